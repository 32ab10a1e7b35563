/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-logic.c — the ladder of techniques: does it agree with HoDoKu's library, is it ever wrong, what does it solve,
 * and how fast.
 *
 *   agreement  lines of the library, and codes counting variants, whose effects come out exactly
 *   soundness  steps over whole climbs against the solution
 *   power      puzzles solved without brute force and templates; and also without forcing nets
 *   speed      whole paths a CPU second; and each step by itself, which is what a hint costs */
#include <stdio.h>
#include <string.h>

#include "bench-engine.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"
#include "engine/logic/library.h"

enum { INSTANCES_MAX = 16384 };

static const struct { const char *file; int stride; } lists[] = {
  { "exchange_medium.txt",      1 },
  { "exchange_diabolical.txt",  5 },
  { "cb000_ser.txt",            10 },
  { "forum_hardest_11plus.txt", 10 },
};

/* Agreement */

/* "drc drc …": digit, row, column. */
static CandidateSet
parse_candidates (const char *text)
{
  CandidateSet set = { 0 };

  for (; *text; text += *text == ' ' ? 1 : 3)
    if (*text != ' ')
      candidate_set_add (&set, cell_at (text[1] - '1', text[2] - '1'), text[0] - '0');

  return set;
}

static Position
parse_position (const char *givens, const char *deleted)
{
  uint8_t digit[N_CELLS] = { 0 };
  CellSet placed = CELLS_NONE;
  CandidateSet gone = parse_candidates (deleted);
  Position position;
  Board board;
  bool plus = false;

  for (int cell = 0; *givens && cell < N_CELLS; givens++)
    if (*givens == '+')
      plus = true;
    else
      {
        digit[cell] = (uint8_t) (*givens == '.' ? 0 : *givens - '0');
        if (plus)
          cells_add (&placed, cell);
        plus = false;
        cell++;
      }

  board_from_digits (&board, digit);
  position_from_board (&position, &board);
  position.given = cells_difference (position.given, placed);
  position.unique = true;
  for (int d = 1; d <= 9; d++)
    for_each_cell (cell, gone.cells[d])
      position_strike (&position, cell, d);
  return position;
}

static void
gather (CandidateSet *strikes, CandidateSet *places, const Deduction *found)
{
  for (int digit = 1; digit <= 9; digit++)
    strikes->cells[digit] = cells_union (strikes->cells[digit], found->struck.cells[digit]);
  for (int i = 0; i < found->n_placed; i++)
    candidate_set_add (places, candidate_cell (found->placed[i]), candidate_digit (found->placed[i]));
}

static bool
is_equal (const CandidateSet *a, const CandidateSet *b)
{
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_equal (a->cells[digit], b->cells[digit]))
      return false;

  return true;
}

/* The fields of a line: 1 code, 2 candidates, 3 givens, 4 deleted, 5 eliminations, 6 placements. */
static bool
is_line_exact (char **fields, Deduction *room)
{
  Position position = parse_position (fields[3], fields[4]);
  CandidateSet strikes = { 0 }, places = { 0 }, wanted = parse_candidates (fields[6][0] ? fields[6] : fields[5]);
  Finds finds = { .found = room, .capacity = INSTANCES_MAX };
  const Technique *technique = library_technique (fields[1], &finds.variant);
  Digits candidates = DIGITS_NONE;
  bool nothing = finds.variant == LIBRARY_NOTHING;

  if (!technique)
    return false;
  for (const char *c = fields[2]; *c; c++)
    candidates = digits_union (candidates, digits_of (*c - '0'));
  finds.variant = MAX (finds.variant, 0);
  technique_search (technique, &position, &finds);
  for (int i = 0; i < finds.n; i++)
    if (!candidates || technique_filed_digits (&room[i]) == candidates)
      gather (&strikes, &places, &room[i]);

  return nothing ? candidate_set_is_empty (&strikes) && candidate_set_is_empty (&places)
                 : is_equal (fields[6][0] ? &places : &strikes, &wanted);
}

static void
print_agreement (void)
{
  const char *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", "hodoku_reglib.txt", NULL), *text = NULL;
  g_autofree Deduction *room = g_new (Deduction, INSTANCES_MAX);
  g_autoptr(GHashTable) codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto(GStrv) lines = NULL;
  int n = 0, exact = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      printf ("skipped: no hodoku_reglib.txt\n");
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      g_auto(GStrv) fields = g_strsplit (g_strchomp (lines[i]), ":", -1);

      if (lines[i][0] != ':' || g_strv_length (fields) < 7)
        continue;
      n++;
      g_hash_table_add (codes, g_strdup (fields[1]));
      if (is_line_exact (fields, room))
        exact++;
      else if (g_hash_table_add (wrong, g_strdup (fields[1])))
        printf ("agreement: %s is not exact\n", fields[1]);
    }
  printf ("agreement: %d of %d lines, %u of %u codes\n", exact, n,
          g_hash_table_size (codes) - g_hash_table_size (wrong), g_hash_table_size (codes));
}

/* Climbs */

typedef struct {
  int    solved, wrong, n_steps;
  double seconds;                            /* of the whole paths */
  GArray *hints;                             /* milliseconds a step; NULL: not measured */
} Climbs;

static bool
is_wrong (const Deduction *step, const uint8_t solution[N_CELLS])
{
  for (int i = 0; i < step->n_placed; i++)
    if (solution[candidate_cell (step->placed[i])] != candidate_digit (step->placed[i]))
      return true;
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, step->struck.cells[digit])
      if (solution[cell] == digit)
        return true;

  return false;
}

static void
climb_by_steps (Ladder *ladder, const uint8_t solution[N_CELLS], Climbs *climbs)
{
  Deduction step;

  for (bool more = true; more;)
    {
      double start = bench_clock (), milliseconds;

      more = ladder_step (ladder, &step);
      milliseconds = 1e3 * (bench_clock () - start);
      g_array_append_val (climbs->hints, milliseconds);
      climbs->n_steps += more;
      climbs->wrong += more && is_wrong (&step, solution);
    }
}

/* Climbs all boards of one solution, with the rows switched off. */
static void
climb_list (const GArray *boards, const TechniqueSet *off, Climbs *climbs)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);
      uint8_t solution[COUNT_KEPT][N_CELLS];
      CountPuzzle puzzle;
      Position position;
      Ladder ladder;
      double start;

      count_puzzle_from_board (&puzzle, board);
      if (count_solutions (&puzzle, 2, solution, NULL) != 1)
        continue;
      position_from_board (&position, board);
      position.unique = true;
      start = bench_clock ();
      ladder_start (&ladder, &position, &ladder_profiles[0], off);
      if (climbs->hints)
        climb_by_steps (&ladder, solution[0], climbs);
      else
        ladder_climb (&ladder);
      climbs->seconds += bench_clock () - start;
      climbs->solved += ladder.outcome == LADDER_SOLVED;
    }
}

static void
print_list (const char *file, int stride, const TechniqueSet *off_guesses, const TechniqueSet *off_nets)
{
  g_autoptr(GArray) boards = bench_list (file, stride);
  g_autoptr(GArray) hints = g_array_new (FALSE, FALSE, sizeof (double));
  Climbs paths = { 0 }, below = { 0 }, steps = { .hints = hints };
  double median;

  if (!boards)
    return;

  climb_list (boards, off_guesses, &paths);
  climb_list (boards, off_nets, &below);
  climb_list (boards, NULL, &steps);
  median = bench_median (hints);             /* sorts them */
  printf ("%s (%u): power %.2f %%, below forcing nets %.2f %%; soundness %d wrong of %d steps\n", file, boards->len,
          100.0 * paths.solved / boards->len, 100.0 * below.solved / boards->len, steps.wrong, steps.n_steps);
  printf ("%s (%u): %.0f paths/s; a hint %.3f ms median, %.2f ms p99, %.2f ms at worst\n", file, boards->len,
          boards->len / paths.seconds, median, g_array_index (hints, double, hints->len * 99 / 100),
          g_array_index (hints, double, hints->len - 1));
}

/* The rows of these ids; one that is not in the table is nothing to switch off. */
static TechniqueSet
rows_of (const char *const *ids)
{
  TechniqueSet set = { { 0 } };

  for (; *ids; ids++)
    if (technique_find (*ids))
      technique_set_add (&set, technique_find (*ids));

  return set;
}

void
bench_logic (void)
{
  static const char *const guesses[] = { "template-set", "template-delete", "brute-force", NULL };
  static const char *const nets[] = { "forcing-net", "template-set", "template-delete", "brute-force", NULL };
  TechniqueSet off_guesses = rows_of (guesses), off_nets = rows_of (nets);

  print_agreement ();
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    print_list (lists[i].file, lists[i].stride, &off_guesses, &off_nets);
}
