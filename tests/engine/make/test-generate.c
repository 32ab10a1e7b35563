/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-generate.c — what is wished comes out. SETDOKU_MAKE_TESTS=100 makes a hundred times as many of each kind. */
#include <glib.h>
#include <stdlib.h>

#include "engine/logic/score.h"
#include "engine/make/symmetry.h"
#include "engine/rate/rate.h"
#include "kinds.h"

static CellSet
clues_of (const Board *puzzle)
{
  CellSet clues = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle->digit[cell])
      cells_add (&clues, cell);
  return clues;
}

static void
check_solution (const Made *made)
{
  uint8_t solutions[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, &made->puzzle);
  g_assert_cmpuint (count_solutions (&puzzle, 2, solutions, NULL), ==, 1);
  g_assert_cmpmem (solutions[0], N_CELLS, made->solution, N_CELLS);
}

static void
check_minimal (const Board *puzzle)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle->digit[cell])
      {
        Board less = *puzzle;
        CountPuzzle sets;

        board_clear (&less, cell);
        count_puzzle_from_board (&sets, &less);
        g_assert_cmpuint (count_solutions (&sets, 2, NULL, NULL), ==, 2);
      }
}

static void
check_rating (const Wish *wish, const Made *made, RateWork *work)
{
  Rate rate;

  g_assert_cmpint (made->er, >=, wish->er_min);
  g_assert_cmpint (made->er, <=, wish->er_max);
  rate_start (&rate, &made->puzzle);
  g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
  g_assert_cmpint (rate_tenths (rate.er), ==, made->er);
  g_assert_cmpint (rate_tenths (rate.ep), ==, made->ep);
  g_assert_cmpint (rate_tenths (rate.ed), ==, made->ed);
  g_assert_cmpint (rate.hardest, ==, made->rate_technique);
}

static void
check_score (const Wish *wish, const Made *made)
{
  Score score;

  score_start (&score, &made->puzzle);
  score_run (&score);
  g_assert_cmpint (score.ladder.score, ==, made->score);
  g_assert_cmpint (made->score, >=, wish->score_min);
  g_assert_cmpint (made->score, <=, wish->score_max);
}

/* By the ladder itself, from all that is on it. */
static bool
solves (const TechniqueSet *set, const Board *puzzle)
{
  const char *ids[TECHNIQUES_MAX + 1] = { NULL };
  const LadderProfile profile = { .techniques = ids };
  Position position;
  Ladder ladder;
  int n = 0;

  for (const Technique *row = techniques; row->id; row++)
    if (technique_set_has (set, row))
      ids[n++] = row->id;
  position_from_board (&position, puzzle);
  position.unique = true;
  ladder_start (&ladder, &position, &profile, NULL);
  ladder_climb (&ladder);
  return ladder.outcome == LADDER_SOLVED;
}

static void
check_techniques (const Wish *wish, const Board *puzzle)
{
  if (wish->only_allowed)
    g_assert_true (solves (&wish->allowed, puzzle));
  if (wish->needs >= 0)
    {
      TechniqueSet below = wish_below (wish), with = below;

      technique_set_add (&with, &techniques[wish->needs]);
      g_assert_false (solves (&below, puzzle));
      g_assert_true (solves (&with, puzzle));
    }
}

static void
check_made (const Wish *wish, const Made *made, RateWork *work)
{
  CellSet clues = clues_of (&made->puzzle);

  check_solution (made);
  g_assert_cmpint (cells_count (clues), >=, wish->clues_min);
  g_assert_cmpint (cells_count (clues), <=, wish->clues_max);
  g_assert_true (symmetry_holds (&symmetries[wish->symmetry], clues));
  if (wish->has_pattern)
    g_assert_true (cells_equal (clues, wish->pattern));
  if (wish->minimal)
    check_minimal (&made->puzzle);
  if (wish->er_max > 0)
    check_rating (wish, made, work);
  else
    g_assert_cmpint (made->er, ==, 0);
  if (wish->score_max > 0)
    check_score (wish, made);
  else
    g_assert_cmpint (made->score, ==, -1);
  check_techniques (wish, &made->puzzle);
}

static void
test_kind (gconstpointer data)
{
  const Kind *kind = data;
  const char *times = g_getenv ("SETDOKU_MAKE_TESTS");
  int n = kind->n * (times ? MAX (atoi (times), 1) : 1);
  GenerateWork *work = generate_work_new ();
  RateWork *rate_work = rate_work_new ();
  Wish wish = wish_of (kind);

  g_assert_cmpint (wish_check (&wish), ==, WISH_OK);
  for (int i = 0; i < n; i++)
    {
      Made made;

      make_one (&wish, 20, (uint64_t) i, work, &made);
      check_made (&wish, &made, rate_work);
    }
  rate_work_free (rate_work);
  generate_work_free (work);
}

/* The seed's digger leaves what its methods solve, and no clue that it could have left out. */
static void
test_potential (void)
{
  Wish wish = wish_of (kind_named ("potential by singles"));
  GenerateWork *work = generate_work_new ();

  for (uint64_t index = 0; index < 5; index++)
    {
      Made made;

      make_one (&wish, 21, index, work, &made);
      for (int cell = 0; cell < N_CELLS; cell++)
        if (made.puzzle.digit[cell])
          {
            Board less = made.puzzle;

            board_clear (&less, cell);
            g_assert_false (solves (&wish.allowed, &less));
          }
    }
  generate_work_free (work);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (int i = 0; i < n_kinds; i++)
    {
      g_autofree char *path = g_strdup_printf ("/make/generate/as-wished/%s", kinds[i].name);

      g_test_add_data_func (path, &kinds[i], test_kind);
    }
  g_test_add_func ("/make/generate/potential-leaves-no-clue-too-many", test_potential);

  return g_test_run ();
}
