/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-history.c — a history of 10^5 changes: what a save costs the main thread and the worker, and a restart.
 *
 * The player is made up: on the clues of a real puzzle he places digits with their marks tidied, writes and removes
 * marks, colours, takes back and goes another way, as often as people do. */
#include <stdio.h>
#include <string.h>

#include "bench-engine.h"
#include "engine/core/random.h"
#include "formats/format.h"
#include "model/game/game.h"

enum { CHANGES = 100000, ROUNDS = 9, SHORT = 16 };

static const char *const clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
make_change (SetdokuGame *game, Random *random)
{
  PlaceSet cell = places_of ((int) random_below (random, N_CELLS));
  int digit = 1 + (int) random_below (random, 9);

  switch (random_below (random, 20))
    {
    case 0: case 1: case 2: case 3: case 4:
      setdoku_game_enter_and_tidy (game, cell, digit);
      break;
    case 5: case 6: case 7: case 8:
      setdoku_game_toggle_mark (game, cell, SETDOKU_MARK_CORNER, digit);
      break;
    case 9: case 10: case 11: case 12: case 13:
      setdoku_game_toggle_mark (game, cell, SETDOKU_MARK_CENTRE, digit);
      break;
    case 14: case 15:
      setdoku_game_erase (game, cell);
      break;
    case 16:
      setdoku_game_toggle_colour (game, cell, digit - 1);
      break;
    case 17:
      setdoku_game_toggle_candidate_colour (game, cell, digit, (int) random_below (random, N_COLOURS));
      break;
    default:
      for (uint32_t n = random_below (random, 4); n > 0; n--)
        setdoku_game_undo (game, NULL);
    }
}

/* The steps that were made, with times as a person needs them instead of the microseconds here. */
static Document *
played (SetdokuGame *game, Random *random)
{
  Document *document = setdoku_game_to_document (game);
  int64_t time = INT64_C (1700000000000000);

  for (int i = 0; i < document_n_steps (document); i++)
    g_array_index (document->steps, DocumentStep, i).time = time += 300000 + (int64_t) random_below (random, 12000000);
  return document;
}

static unsigned
count_changes (SetdokuGame *game)
{
  g_autoptr (Document) document = setdoku_game_to_document (game);

  return document->changes ? document->changes->len : 0;
}

static void
print_time (const char *name, double *seconds, int n, double budget)
{
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (double));
  double median;

  g_array_append_vals (sorted, seconds, (unsigned) n);
  median = bench_median (sorted);
  printf ("%s: median %.2f ms, max %.2f ms", name, 1e3 * median, 1e3 * g_array_index (sorted, double, sorted->len - 1));
  printf (budget > 0 ? " (budget %.0f)\n" : "\n", 1e3 * budget);
}

/* One save and one restart; false: what came back is something else. */
static bool
save_and_restart (SetdokuGame *game, double copy[1], double write[1], double read[1], double load[1], gsize *length)
{
  SetdokuGame *again = setdoku_game_new ();
  double start = bench_clock ();
  g_autoptr (Document) document = setdoku_game_to_document (game);
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  const Document *found;
  bool same;

  *copy = bench_clock () - start;
  start = bench_clock ();
  text = format_write (format_find ("setdoku"), document);
  *write = bench_clock () - start;
  *length = strlen (text);
  start = bench_clock ();
  records = format_read (NULL, text, *length, NULL);
  *read = bench_clock () - start;
  found = g_array_index (records, Record, 0).document;
  same = found && document_equal (found, document);
  start = bench_clock ();
  if (found)
    setdoku_game_load (again, found);
  *load = bench_clock () - start;
  same &= setdoku_game_get_n_steps (again) == setdoku_game_get_n_steps (game);
  g_object_unref (again);
  return same;
}

static void
measure_undo (SetdokuGame *game)
{
  double start = bench_clock ();
  int n = 0;

  for (; setdoku_game_undo (game, NULL); n++)
    continue;
  while (setdoku_game_redo (game, NULL))
    n++;
  if (n > 0)
    printf ("  undo and redo, all the way (%d): %.2f µs each\n", n, 1e6 * (bench_clock () - start) / n);
  start = bench_clock ();
  g_array_unref (setdoku_game_list_branches (game, SHORT));
  printf ("  the newest %d branches listed: %.2f ms\n", SHORT, 1e3 * (bench_clock () - start));
}

void
bench_history (void)
{
  SetdokuGame *game = setdoku_game_new ();
  g_autoptr (Document) start = document_new ();
  g_autoptr (Document) document = NULL;
  double copy[ROUNDS], write[ROUNDS], read[ROUNDS], load[ROUNDS];
  Random random;
  Board board;
  gsize length = 0;
  bool same = true;

  random_start (&random, 1);
  board_parse (&board, clues);
  document_set_board (start, &board);
  setdoku_game_load (game, start);
  for (int i = 0; i % 1000 || count_changes (game) < CHANGES; i++)
    make_change (game, &random);
  document = played (game, &random);
  setdoku_game_load (game, document);

  for (int i = 0; i < ROUNDS; i++)
    same &= save_and_restart (game, &copy[i], &write[i], &read[i], &load[i], &length);
  printf ("  %u changes in %d steps: %.3f MB, %.1f bytes a change, %.1f a step (budget 2 MB)\n", document->changes->len,
          document_n_steps (document), 1e-6 * (double) length, (double) length / document->changes->len,
          (double) length / document_n_steps (document));
  print_time ("  main thread: the document copied", copy, ROUNDS, 0.016);
  print_time ("  worker: written as text", write, ROUNDS, 0.050);
  print_time ("  restart: read from text", read, ROUNDS, 0);
  print_time ("  restart: checked and loaded", load, ROUNDS, 0);
  for (int i = 0; i < ROUNDS; i++)
    read[i] += load[i];
  print_time ("  restart, together", read, ROUNDS, 0.200);
  measure_undo (game);
  printf ("  %s\n", same ? "what came back is the same" : "WRONG: what came back is something else");
  g_object_unref (game);
}
