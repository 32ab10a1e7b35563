/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-digits.c — sets of digits and of cells do what arrays of booleans do, for every pair of digit sets and many cell sets. */

#include <glib.h>

#include "engine/core/cells.h"
#include "engine/core/digits.h"

typedef struct { bool has[10]; } NaiveDigits;

static NaiveDigits
naive_of (int number)
{
  NaiveDigits naive = { { false } };

  for (int digit = 1; digit <= 9; digit++)
    naive.has[digit] = number >> (digit - 1) & 1;
  return naive;
}

static Digits
digits_of_naive (const NaiveDigits *naive)
{
  Digits set = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (naive->has[digit])
      set = digits_union (set, digits_of (digit));
  return set;
}

static void
check_one (const NaiveDigits *naive)
{
  Digits set = digits_of_naive (naive);
  int    count = 0, first = 0, next = 0;

  for (int digit = 1; digit <= 9; digit++)
    {
      g_assert_cmpint (digits_has (set, digit), ==, naive->has[digit]);
      g_assert_cmpint (digits_has (digits_complement (set), digit), ==, !naive->has[digit]);
      count += naive->has[digit];
      if (!first && naive->has[digit])
        first = digit;
    }

  g_assert_cmpint (digits_count (set), ==, count);
  g_assert_cmpint (digits_is_single (set), ==, count == 1);
  g_assert_cmphex (digits_union (set, digits_complement (set)), ==, DIGITS_ALL);
  if (count)
    {
      g_assert_cmpint (digits_first (set), ==, first);
      g_assert_cmphex (digits_without_first (set), ==, digits_difference (set, digits_of (first)));
    }

  for_each_digit (digit, set)
    {
      for (next++; !naive->has[next]; next++)
        ;
      g_assert_cmpint (digit, ==, next);
      count--;
    }
  g_assert_cmpint (count, ==, 0);
}

static void
every_digit_set_agrees_with_booleans (void)
{
  for (int number = 0; number < 512; number++)
    {
      NaiveDigits naive = naive_of (number);

      check_one (&naive);
    }
}

static void
every_pair_of_digit_sets_agrees_with_booleans (void)
{
  for (int i = 0; i < 512; i++)
    for (int j = 0; j < 512; j++)
      {
        NaiveDigits a = naive_of (i), b = naive_of (j), either = a, both = a, only_a = a;

        for (int digit = 1; digit <= 9; digit++)
          {
            either.has[digit] = a.has[digit] || b.has[digit];
            both.has[digit] = a.has[digit] && b.has[digit];
            only_a.has[digit] = a.has[digit] && !b.has[digit];
          }

        Digits x = digits_of_naive (&a), y = digits_of_naive (&b);

        if (digits_union (x, y) != digits_of_naive (&either)
            || digits_intersection (x, y) != digits_of_naive (&both)
            || digits_difference (x, y) != digits_of_naive (&only_a))
          g_error ("sets %#x and %#x disagree with booleans", x, y);
      }
}

static CellSet
random_cells (bool has[N_CELLS])
{
  CellSet set = CELLS_NONE;
  int     one_in = g_test_rand_int_range (1, 40);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      has[cell] = g_test_rand_int_range (0, one_in) == 0;
      if (has[cell])
        cells_add (&set, cell);
    }
  return set;
}

static void
check_cells (CellSet set, const bool has[N_CELLS])
{
  int count = 0, next = -1;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmpint (cells_has (set, cell), ==, has[cell]);
      count += has[cell];
    }
  g_assert_cmpint (cells_count (set), ==, count);
  g_assert_cmpint (cells_is_empty (set), ==, count == 0);
  g_assert_true (cells_equal (set, cells_intersection (set, CELLS_ALL)));

  for_each_cell (cell, set)
    {
      for (next++; !has[next]; next++)
        ;
      g_assert_cmpint (cell, ==, next);
      count--;
    }
  g_assert_cmpint (count, ==, 0);
}

static void
random_cell_sets_agree_with_booleans (void)
{
  for (int round = 0; round < 2000; round++)
    {
      bool    a[N_CELLS], b[N_CELLS], either[N_CELLS], both[N_CELLS], only_a[N_CELLS], not_a[N_CELLS];
      CellSet x = random_cells (a), y = random_cells (b);

      for (int cell = 0; cell < N_CELLS; cell++)
        {
          either[cell] = a[cell] || b[cell];
          both[cell] = a[cell] && b[cell];
          only_a[cell] = a[cell] && !b[cell];
          not_a[cell] = !a[cell];
        }
      check_cells (x, a);
      check_cells (cells_union (x, y), either);
      check_cells (cells_intersection (x, y), both);
      check_cells (cells_difference (x, y), only_a);
      check_cells (cells_complement (x), not_a);
    }
}

static void
adding_and_removing_touches_one_cell (void)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      CellSet set = CELLS_ALL, none = CELLS_NONE;

      cells_remove (&set, cell);
      g_assert_true (cells_equal (cells_complement (set), cells_of (cell)));
      cells_remove (&set, cell);
      g_assert_cmpint (cells_count (set), ==, N_CELLS - 1);
      cells_add (&set, cell);
      g_assert_true (cells_equal (set, CELLS_ALL));
      cells_add (&none, cell);
      g_assert_true (cells_equal (none, cells_of (cell)));
      g_assert_cmpint (cells_first (none), ==, cell);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/digits/one-set", every_digit_set_agrees_with_booleans);
  g_test_add_func ("/digits/pairs", every_pair_of_digit_sets_agrees_with_booleans);
  g_test_add_func ("/cells/random-sets", random_cell_sets_agree_with_booleans);
  g_test_add_func ("/cells/one-cell", adding_and_removing_touches_one_cell);
  return g_test_run ();
}
