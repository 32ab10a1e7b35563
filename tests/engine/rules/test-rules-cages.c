/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rules-cages.c — what cages leave over in houses whose sum is known: it follows from the rest, so that it changes no count,
 * and tells what cannot be. */
#include <string.h>

#include "plain-count.h"

/* A cage is its sum and that its cells differ; only from cages follows what they leave over. */
static void
add_cage (Rules *rules, bool plain, const uint16_t *cells, int n, int sum)
{
  uint16_t numbers[32] = { (uint16_t) sum, NO_PLACE };

  memcpy (numbers + 2, cells, (size_t) n * sizeof *cells);
  numbers[n + 2] = NO_PLACE;
  add (rules, plain ? "sum" : "cage", numbers, n + 3);
  if (plain)
    add (rules, "extra", numbers + 2, n + 1);
}

static void
add_random_cages (Rules *rules, bool plain, guint32 seed)
{
  GRand *rand = g_rand_new_with_seed (seed);
  bool used[RULES_CELLS_MAX] = { false };

  for (int tries = g_rand_int_range (rand, 2, 16); tries > 0; tries--)
    {
      int cell = g_rand_int_range (rand, 0, rules_n_cells (rules)), n = g_rand_int_range (rand, 1, 4);
      int step = g_rand_boolean (rand) ? 1 : rules->columns, last = cell + (n - 1) * step;
      uint16_t cells[4];
      bool free_ones = last < rules_n_cells (rules) && (step > 1 || last / rules->columns == cell / rules->columns);

      for (int i = 0; i < n && free_ones; i++)
        {
          cells[i] = (uint16_t) (cell + i * step);
          free_ones = rules_has_cell (rules, cells[i]) && !used[cells[i]];
        }
      if (!free_ones)
        continue;
      for (int i = 0; i < n; i++)
        used[cells[i]] = true;
      add_cage (rules, plain, cells, n, g_rand_int_range (rand, n * (n + 1) / 2, n * rules->n - n * (n - 1) / 2 + 1));
    }
  g_rand_free (rand);
}

static void
init_cages (Rules *rules, int shape)
{
  rules_init_square (rules, shape == 2 ? 3 : 4, shape == 0 ? 2 : 0, shape == 0 ? 2 : 0);
  if (shape == 1)
    rules->rows = 3;
  if (shape == 2)                      /* the third grid adds rows, but no column that is not there */
    {
      rules->columns = 6;
      rules->n_grids = 4;
      memcpy (rules->grid, (uint16_t[]) { 0, 3, 1, 2 }, 4 * sizeof *rules->grid);
    }
}

/* What cages leave over follows from the rest, so that it changes no count. */
static void
test_cages (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  guint64 met = 0;

  for (int shape = 0; shape < 3; shape++)
    for (int board = 0; board < 200; board++)
      {
        guint32  seed = (guint32) g_test_rand_int ();
        uint64_t n;

        init_cages (rules, shape);
        add_random_cages (rules, true, seed);
        n = count_all (rules, NULL);
        init_cages (rules, shape);
        add_random_cages (rules, false, seed);
        g_assert_cmpuint (count_all (rules, NULL), ==, n);
        met += n;
      }
  g_assert_cmpuint (met, >, 0);
}

/* Cages down both rows at once leave a sum that the rest of the rows cannot have: far too much, or less than nothing. With
 * twelve values the rest is read in groups of cells that differ, with sixteen cell by cell. */
static void
test_sums_that_cannot_be (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  for (int n = 12; n <= 16; n += 4)
    for (int high = 0; high < 2; high++)
      {
        rules_init_square (rules, n, 0, 0);
        for (int column = 1; column + 1 < n; column++)
          add_cage (rules, false, (uint16_t[]) { (uint16_t) column, (uint16_t) (column + n) }, 2, high ? 2 * n - 3 : 5);
        g_assert_cmpuint (count_all (rules, NULL), ==, 0);
      }
}

/* A row of which all but one cell is in cages: what is left for it is a value or, where they are wrong, none. */
static void
test_last_cell (void)
{
  static const struct { int pair, single; uint64_t grids; } rows[] = {
    { 3, 4, 24 }, { 4, 4, 24 }, { 5, 4, 24 }, { 6, 4, 0 }, { 7, 4, 0 }, { 3, 1, 0 },
  };
  g_autofree Rules *rules = g_new (Rules, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rules_init_square (rules, 4, 2, 2);
      add_cage (rules, false, (uint16_t[]) { 0, 1 }, 2, rows[i].pair);
      add_cage (rules, false, (uint16_t[]) { 2 }, 1, rows[i].single);
      g_assert_cmpuint (count_all (rules, NULL), ==, rows[i].grids);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-cages/cages", test_cages);
  g_test_add_func ("/rules-cages/sums-that-cannot-be", test_sums_that_cannot_be);
  g_test_add_func ("/rules-cages/last-cell", test_last_cell);
  return g_test_run ();
}
