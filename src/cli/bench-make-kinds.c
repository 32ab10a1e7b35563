/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-make-kinds.c — how long a puzzle of each kind takes, and whether it is one: of one solution by the fast engine, in
 * the band by a rater that has no wish, symmetric, minimal, and needing what it shall need. */
#include "bench-make.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "engine/logic/score.h"
#include "engine/make/climb.h"
#include "engine/make/generate.h"
#include "engine/make/symmetry.h"
#include "engine/rate/rate.h"

typedef struct {
  const char *name;
  int         n;
  double      budget_ms;             /* of the median; 0: none */
  int         er_min, er_max, score_min, score_max, clues_min, clues_max;
  const char *needs, *symmetry, *pattern;
  bool        minimal;
  MakeMethod  method;
} Kind;

#define RING "..1.1.1..1..1.1..1..1...1..1.......1.1.1.1.1.1.......1..1...1..1..1.1..1..1.1.1.."

static const Kind kinds[] = {
  { "plain", 10000, 0 },
  { "se-1.0-1.5", 1000, 0, .er_min = 10, .er_max = 15 },
  { "se-1.6-2.8", 1000, 0, .er_min = 16, .er_max = 28 },
  { "se-3.0-4.4", 1000, 5, .er_min = 30, .er_max = 44 },
  { "se-3.0-4.4-minimal", 500, 5, .er_min = 30, .er_max = 44, .minimal = true },
  { "se-4.5-7.1", 300, 0, .er_min = 45, .er_max = 71 },
  { "se-7.0-7.5", 300, 100, .er_min = 70, .er_max = 75 },
  { "se-7.0-7.5-minimal", 300, 100, .er_min = 70, .er_max = 75, .minimal = true },
  { "se-8.0-8.9", 30, 0, .er_min = 80, .er_max = 89 },
  { "rotate-180", 1000, 10, .symmetry = "rotate-180" },
  { "rotate-180-minimal", 300, 10, .symmetry = "rotate-180", .minimal = true },
  { "rotate-180-se-3.0-4.4", 300, 10, .symmetry = "rotate-180", .er_min = 30, .er_max = 44 },
  { "full", 1000, 0, .symmetry = "full" },
  { "clues-22", 100, 0, .clues_min = 22, .clues_max = 22 },
  { "clues-32-se-1.0-1.5", 300, 0, .clues_min = 32, .clues_max = 34, .er_min = 10, .er_max = 15 },
  { "needs-x-wing", 30, 0, .needs = "x-wing" },
  { "hodoku-700-800", 100, 0, .score_min = 700, .score_max = 800 },
  { "pattern-of-26", 100, 0, .pattern = RING },
  { "potential", 300, 0, .method = MAKE_POTENTIAL },
};

typedef struct { uint64_t solution, range, symmetry, minimal, technique; } Wrong;

static Wish
wish_of (const Kind *kind)
{
  Wish wish;

  wish_init (&wish);
  wish.er_min = kind->er_min;
  wish.er_max = kind->er_max;
  wish.score_min = kind->score_min;
  wish.score_max = kind->score_max;
  wish.clues_min = kind->clues_min;
  wish.clues_max = kind->clues_max ? kind->clues_max : N_CELLS;
  wish.needs = kind->needs ? (int) (technique_find (kind->needs) - techniques) : -1;
  wish.symmetry = kind->symmetry ? (int) (symmetry_find (kind->symmetry) - symmetries) : 0;
  wish.minimal = kind->minimal;
  wish.method = kind->method;
  wish.has_pattern = kind->pattern != NULL;
  for (int cell = 0; kind->pattern && cell < N_CELLS; cell++)
    if (kind->pattern[cell] != '.')
      cells_add (&wish.pattern, cell);
  return wish;
}

static uint64_t
solutions_of (const Board *puzzle)
{
  CountPuzzle sets;

  count_puzzle_from_board (&sets, puzzle);
  return count_solutions (&sets, 2, NULL, NULL);
}

static bool
is_minimal (const Board *puzzle)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle->digit[cell])
      {
        Board less = *puzzle;

        board_clear (&less, cell);
        if (solutions_of (&less) == 1)
          return false;
      }
  return true;
}

static bool
is_in_range (const Wish *wish, const Made *made, RateWork *work)
{
  int filled = board_filled (&made->puzzle);
  bool good = filled >= wish->clues_min && filled <= wish->clues_max;

  if (wish->er_max > 0)
    {
      Rate rate;
      int er;

      rate_start (&rate, &made->puzzle);
      good &= rate_run (&rate, work) == RATE_SOLVED;
      er = rate_tenths (rate.er);
      good &= er == made->er && er >= wish->er_min && er <= wish->er_max;
    }
  if (wish->score_max > 0)
    {
      Score score;

      score_start (&score, &made->puzzle);
      score_run (&score);
      good &= score.ladder.score == made->score && made->score >= wish->score_min && made->score <= wish->score_max;
    }
  return good;
}

static bool
needs_technique (const Wish *wish, const Board *puzzle)
{
  TechniqueSet below = wish_below (wish), with = below;
  Climb climb;
  bool others;

  climb_start (&climb, &below);
  others = climb_run (&climb, puzzle, NULL, NULL) == CLIMB_SOLVED;
  technique_set_add (&with, &techniques[wish->needs]);
  climb_start (&climb, &with);
  return !others && climb_run (&climb, puzzle, NULL, NULL) == CLIMB_SOLVED;
}

static void
check (const Wish *wish, const Made *made, RateWork *work, Wrong *wrong)
{
  CellSet clues = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (made->puzzle.digit[cell])
      cells_add (&clues, cell);
  wrong->solution += solutions_of (&made->puzzle) != 1;
  wrong->range += !is_in_range (wish, made, work);
  wrong->symmetry += !symmetry_holds (&symmetries[wish->symmetry], clues)
                     || (wish->has_pattern && !cells_equal (clues, wish->pattern));
  wrong->minimal += wish->minimal && !is_minimal (&made->puzzle);
  wrong->technique += wish->needs >= 0 && !needs_technique (wish, &made->puzzle);
}

static bool
run_kind (const Kind *kind, uint64_t n, GenerateWork *work, RateWork *rate_work)
{
  g_autoptr(GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  Wish wish = wish_of (kind);
  Wrong wrong = { 0 };
  double tries = 0, clues = 0, median;

  for (uint64_t i = 0; i < n; i++)
    {
      double start = bench_clock (), taken;
      Generate generate;
      Made made;

      generate_start (&generate, &wish, 1, i);
      generate_run (&generate, work, UINT64_MAX, &made);
      taken = 1e3 * (bench_clock () - start);
      g_array_append_val (times, taken);
      tries += (double) generate.n_tries;
      clues += board_filled (&made.puzzle);
      check (&wish, &made, rate_work, &wrong);
    }

  median = bench_median (times);
  printf ("make %s: %" G_GUINT64_FORMAT " made, median %.3f ms, p99 %.3f ms, max %.3f ms, %.2f tries, %.2f clues; wrong: "
          "%" G_GUINT64_FORMAT " solutions, %" G_GUINT64_FORMAT " range, %" G_GUINT64_FORMAT " symmetry, %" G_GUINT64_FORMAT
          " minimal, %" G_GUINT64_FORMAT " technique",
          kind->name, n, median, g_array_index (times, double, (guint) (0.99 * (double) (times->len - 1))),
          g_array_index (times, double, times->len - 1), tries / (double) n, clues / (double) n, wrong.solution, wrong.range,
          wrong.symmetry, wrong.minimal, wrong.technique);
  if (kind->budget_ms > 0)
    printf ("; budget %.0f ms: %s", kind->budget_ms, median <= kind->budget_ms ? "met" : "NOT MET");
  printf ("\n");
  fflush (stdout);
  return !(wrong.solution | wrong.range | wrong.symmetry | wrong.minimal | wrong.technique);
}

bool
bench_make_kinds (int n, const char *name)
{
  GenerateWork *work = generate_work_new ();
  RateWork *rate_work = rate_work_new ();
  bool good = work && rate_work, found = false;

  if (!good)
    fputs ("memory is short\n", stderr);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && work && rate_work; i++)
    if (!name || strcmp (name, kinds[i].name) == 0)
      {
        good &= run_kind (&kinds[i], (uint64_t) (n > 0 ? n : kinds[i].n), work, rate_work);
        found = true;
      }
  rate_work_free (rate_work);
  generate_work_free (work);
  return good && found;
}
