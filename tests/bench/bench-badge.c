/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-badge.c — from a key to what the window says about the solutions, while thousands of clues are typed into it.
 *
 * Each puzzle is typed in an order of its own, so that most boards on the way have many solutions, and ends with a clue
 * that makes it have none. The clock starts as the key reaches the board and stops when the answer (none, one, many) is
 * in the label, which the next frame draws; that is measured too, to the end of the frame. Beside it, for each overlay:
 * from its command to its answer.
 *
 * Usage: bench-badge FILE…, of lines that begin with 81 characters each. Prints one "key: value" line a figure. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/bench-clock.h"
#include "engine/core/random.h"
#include "view/play/census-words.h"
#include "view/window/setdoku-application.h"
#include "view/window/setdoku-window.h"

enum { PUZZLES_MAX = 120, CLUES_MAX = PUZZLES_MAX * N_CELLS, FRAME_EVERY = 16 };

typedef struct {
  double   values[CLUES_MAX];          /* ms */
  unsigned n;
} Times;

static Times wall, cpu, frame, truth, spare;
static unsigned verdicts[CENSUS_UNSETTLED + 1], late;
static SetdokuWindow *window;

static void
add (Times *times, double value)
{
  if (times->n < CLUES_MAX)
    times->values[times->n++] = value;
}

static void
print_times (const char *name, Times *times)
{
  if (times->n == 0)
    return;
  qsort (times->values, times->n, sizeof *times->values, bench_by_value);
  g_print ("badge-%s-n: %u\n", name, times->n);
  g_print ("badge-%s-p50-ms: %.3f\n", name, times->values[times->n / 2]);
  g_print ("badge-%s-p95-ms: %.3f\n", name, times->values[times->n * 95 / 100]);
  g_print ("badge-%s-max-ms: %.3f\n", name, times->values[times->n - 1]);
}

static const CensusReport *
report (void)
{
  return setdoku_census_get_report (setdoku_play_get_census (setdoku_window_get_play (window)));
}

static void
on_after_paint (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* The clue goes to the cell as from the keyboard; the answer may come with it, or later from the worker. */
static void
type_clue (int cell, int digit)
{
  SetdokuGrid *grid = setdoku_window_get_grid (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean handled, painted = FALSE;
  double wall_start, cpu_start;
  gulong handler;

  setdoku_play_select (setdoku_window_get_play (window), places_of (cell));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);
  wall_start = bench_ms (CLOCK_MONOTONIC);
  cpu_start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  g_signal_emit_by_name (grid, "key", GDK_KEY_0 + digit, 200u, 0u, &handled);
  late += census_verdict (report ()) == CENSUS_UNSETTLED;
  while (census_verdict (report ()) == CENSUS_UNSETTLED)
    g_main_context_iteration (NULL, TRUE);
  add (&wall, bench_ms (CLOCK_MONOTONIC) - wall_start);
  add (&cpu, bench_ms (CLOCK_THREAD_CPUTIME_ID) - cpu_start);
  verdicts[census_verdict (report ())]++;

  /* Not each: a frame waits for its turn. */
  if (wall.n % FRAME_EVERY == 0)
    {
      while (!painted)
        g_main_context_iteration (NULL, TRUE);
      add (&frame, bench_ms (CLOCK_MONOTONIC) - wall_start);
    }
  g_signal_handler_disconnect (clock, handler);
}

static void
ask (SetdokuOverlay overlay, Times *times)
{
  double start = bench_ms (CLOCK_MONOTONIC);

  setdoku_solutions_set_overlay (setdoku_play_get_solutions (setdoku_window_get_play (window)), overlay);
  while (!report ()->findings.answered)
    g_main_context_iteration (NULL, TRUE);
  add (times, bench_ms (CLOCK_MONOTONIC) - start);
  setdoku_solutions_set_overlay (setdoku_play_get_solutions (setdoku_window_get_play (window)), SETDOKU_OVERLAY_NONE);
}

/* Another digit where one is certain: the clue that cannot be. */
static void
type_wrong_clue (const Board *board)
{
  const uint8_t *solution = report ()->solution[0];

  if (census_verdict (report ()) != CENSUS_ONE)
    return;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      for_each_digit (digit, digits_difference (board_possible (board, cell), digits_of (solution[cell])))
        {
          type_clue (cell, digit);
          return;
        }
}

static void
type_puzzle (const Board *board, Random *random)
{
  int order[N_CELLS];

  for (int i = 0; i < N_CELLS; i++)
    {
      int other = (int) random_below (random, (uint32_t) i + 1);

      order[i] = order[other];
      order[other] = i;
    }
  setdoku_play_type_clues (setdoku_window_get_play (window));
  setdoku_play_clear_all (setdoku_window_get_play (window));
  for (int i = 0; i < N_CELLS; i++)
    if (board->digit[order[i]])
      {
        type_clue (order[i], board->digit[order[i]]);
        if (i % 8 == 0)
          ask (SETDOKU_OVERLAY_TRUE_CANDIDATES, &truth);
      }
  if (census_verdict (report ()) == CENSUS_ONE)
    ask (SETDOKU_OVERLAY_SPARE_CLUES, &spare);
  type_wrong_clue (board);
}

static void
type_file (const char *name)
{
  FILE *file = fopen (name, "r");
  char line[1024];
  Random random;
  Board board;

  random_start (&random, 1);
  if (!file)
    {
      g_printerr ("%s: cannot be read\n", name);
      return;
    }
  for (int n = 0; n < PUZZLES_MAX && fgets (line, sizeof line, file);)
    if (strlen (line) >= N_CELLS && board_parse (&board, line))
      {
        type_puzzle (&board, &random);
        n++;
      }
  fclose (file);
}

static void
print_report (const char *name)
{
  g_autofree char *base = g_path_get_basename (name);

  g_print ("badge-file: %s\n", base);
  g_print ("badge-clues: %u (many %u, one %u, none %u)\n", wall.n, verdicts[CENSUS_MANY], verdicts[CENSUS_ONE],
           verdicts[CENSUS_NONE]);
  g_print ("badge-answered-later: %u\n", late);
  print_times ("wall", &wall);
  print_times ("cpu", &cpu);
  print_times ("drawn", &frame);
  print_times ("true-candidates", &truth);
  print_times ("spare-clues", &spare);
}

int
main (int argc, char **argv)
{
  g_autoptr(SetdokuApplication) application = NULL;

  if (!gtk_init_check ())
    {
      g_printerr ("No display: the badge is not measured\n");
      return 77;                       /* skipped */
    }
  application = setdoku_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = setdoku_window_new (GTK_APPLICATION (application), NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (int i = 1; i < argc; i++)
    {
      wall.n = cpu.n = frame.n = truth.n = spare.n = late = 0;
      memset (verdicts, 0, sizeof verdicts);
      type_file (argv[i]);
      print_report (argv[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
