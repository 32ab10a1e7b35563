/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-fill.c — grids are grids, no digit has a favourite place, and the potential array takes as many tries as the
 * one that is watched. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "engine/core/board.h"
#include "engine/core/random.h"
#include "engine/make/fill.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

static bool
is_grid (const uint8_t grid[N_CELLS])
{
  Board board;

  board_from_digits (&board, grid);
  return board_is_solution (&board);
}

static void
test_grids (void)
{
  uint8_t grid[N_CELLS];
  Random random;

  random_start (&random, 1);
  for (int i = 0; i < 300; i++)
    {
      fill_quick (grid, &random);
      g_assert_true (is_grid (grid));
      for (int variant = 0; variant < 4; variant++)
        {
          g_assert_cmpuint (fill_potential (grid, (Variant) variant, &random), >=, 1);
          g_assert_true (is_grid (grid));
        }
    }
}

static void
test_same_seed (void)
{
  uint8_t one[N_CELLS], other[N_CELLS];
  Random random, again;

  random_start (&random, 7);
  again = random;
  fill_quick (one, &random);
  fill_quick (other, &again);
  g_assert_cmpmem (one, N_CELLS, other, N_CELLS);
  fill_quick (other, &random);
  g_assert_cmpint (memcmp (one, other, N_CELLS), !=, 0);
}

typedef struct { double mean, first; } Tries;

static Tries
tries_here (Variant variant, int n)
{
  Tries tries = { 0, 0 };
  uint8_t grid[N_CELLS];
  Random random;

  random_start (&random, 3);
  for (int i = 0; i < n; i++)
    {
      double taken = (double) fill_potential (grid, variant, &random);

      tries.mean += taken / n;
      tries.first += (taken == 1) / (double) n;
    }
  return tries;
}

static Tries
tries_watched (Variant variant, int n)
{
  SearchOptions options = strategy_potential.defaults;
  Tries tries = { 0, 0 };
  Board empty = { 0 };

  options.variant = (uint8_t) variant;
  options.dig = DIG_OFF;
  for (int i = 0; i < n; i++)
    {
      SolveResult result;

      solve (&(Trace) { .strategy = &strategy_potential, .board = empty, .options = options,
                        .seed = random_seed_of (4, (uint64_t) i) }, NULL, &result);
      tries.mean += (double) result.counters.tries / n;
      tries.first += (result.counters.tries == 1) / (double) n;
    }
  return tries;
}

/* Until the end at the first solution the number of tries is nearly geometric: the mean of n has a deviation of
 * mean / √n. Four of them, of the difference. */
static void
test_tries (void)
{
  static const struct { Variant variant; int n, n_watched; } variants[] = {
    { VARIANT_RANDOM_NAKED, 4000, 300 }, { VARIANT_MRV_NAKED, 4000, 1000 },
    { VARIANT_RANDOM_HIDDEN, 4000, 500 }, { VARIANT_MRV_HIDDEN, 4000, 500 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      Tries here = tries_here (variants[i].variant, variants[i].n);
      Tries watched = tries_watched (variants[i].variant, variants[i].n_watched);
      double allowed = 4 * here.mean / sqrt (variants[i].n_watched) + 4 * here.mean / sqrt (variants[i].n);
      double allowed_first = 4 * sqrt (here.first * (1 - here.first) / variants[i].n_watched) + 0.01;

      g_assert_cmpfloat (fabs (here.mean - watched.mean), <, allowed);
      g_assert_cmpfloat (fabs (here.first - watched.first), <, allowed_first);
    }
}

/* SEEDS B: 25.2 ± 1.0 over 10,000 fills. */
static void
test_tries_of_seed (void)
{
  Tries tries = tries_here (VARIANT_RANDOM_NAKED, 10000);

  g_assert_cmpfloat (tries.mean, >, 24.2);
  g_assert_cmpfloat (tries.mean, <, 26.2);
}

/* χ² of each cell has eight degrees of freedom: one in ten thousand exceeds 31.83. Of 81 cells, one cell in a hundred and
 * twenty such tests would. */
static void
test_no_favourites (void)
{
  enum { N = 100000 };
  static int count[N_CELLS][10];
  uint8_t grid[N_CELLS];
  Random random;

  random_start (&random, 5);
  memset (count, 0, sizeof count);
  for (int i = 0; i < N; i++)
    {
      fill_quick (grid, &random);
      for (int cell = 0; cell < N_CELLS; cell++)
        count[cell][grid[cell]]++;
    }

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const double expected = N / 9.0;
      double chi2 = 0;

      for (int digit = 1; digit <= 9; digit++)
        chi2 += (count[cell][digit] - expected) * (count[cell][digit] - expected) / expected;
      g_assert_cmpfloat (chi2, <, 31.83);
      g_assert_cmpfloat (chi2, >, 0.5);                /* too even would not be chance either */
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/make/fill/every-grid-is-a-solution", test_grids);
  g_test_add_func ("/make/fill/same-chance-same-grid", test_same_seed);
  g_test_add_func ("/make/fill/as-many-tries-as-when-it-is-watched", test_tries);
  g_test_add_func ("/make/fill/the-seeds-mean-of-tries", test_tries_of_seed);
  g_test_add_func ("/make/fill/no-digit-has-a-favourite-cell", test_no_favourites);

  return g_test_run ();
}
