/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-check.c — what is broken on a board, held against a look at each rule by itself. */
#include "engine/any/any-check.h"
#include "small-board.h"

enum { N = 16, ROUNDS = 20000 };

static bool
see_each_other (int a, int b)
{
  return a / 4 == b / 4 || a % 4 == b % 4 || (a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2);
}

/* Cell 0 is less than cell 5; cells 10 and 15, of one box, sum up to 3; cell 3 is odd. */
static Topology *
make_board (void)
{
  Rules *rules = rules_of_square (4, 2, 2);

  rules_put (rules, "less", "0 5");
  rules_put (rules, "cage", "3|10 15");
  rules_put (rules, "odd", "3");
  return topology_of (rules);
}

static PlaceSet
look_at_each_rule (const uint8_t *digits, bool sums)
{
  PlaceSet broken = PLACES_NONE;
  bool cage_fits = false;

  for (int a = 0; a < N; a++)
    for (int b = 0; b < N; b++)
      if (a != b && digits[a] && digits[a] == digits[b] && see_each_other (a, b))
        places_add (&broken, a);
  for (int i = 0; i < 2 && digits[5] && digits[0] >= digits[5]; i++)
    places_add (&broken, i ? 5 : 0);
  if (digits[3] % 2 == 0 && digits[3])
    places_add (&broken, 3);
  for (int a = 1; a <= 2; a++)
    cage_fits |= (!digits[10] || digits[10] == a) && (!digits[15] || digits[15] == 3 - a);
  for (int i = 0; i < 2 && sums && !cage_fits; i++)
    if (digits[i ? 15 : 10])
      places_add (&broken, i ? 15 : 10);
  return broken;
}

static void
what_is_broken_is_what_each_rule_says (void)
{
  g_autofree ScanWork *work = g_new (ScanWork, 1);
  Topology *topology = make_board ();
  int n_clean = 0, n_broken = 0;

  for (int round = 0; round < ROUNDS; round++)
    {
      uint8_t digits[N] = { 0 };
      bool sums = g_test_rand_int_range (0, 4) > 0;
      PlaceSet broken, wanted;

      for (int i = g_test_rand_int_range (0, 6); i >= 0; i--)
        digits[g_test_rand_int_range (0, N)] = (uint8_t) g_test_rand_int_range (1, 5);
      broken = any_broken (topology, digits, sums ? work : NULL);
      wanted = look_at_each_rule (digits, sums);
      for (int cell = 0; cell < N; cell++)
        if (places_has (&broken, cell) != places_has (&wanted, cell))
          g_error ("cell %d of %d%d%d%d %d%d%d%d %d%d%d%d %d%d%d%d%s: %d", cell, digits[0], digits[1], digits[2], digits[3],
                   digits[4], digits[5], digits[6], digits[7], digits[8], digits[9], digits[10], digits[11], digits[12],
                   digits[13], digits[14], digits[15], sums ? "" : " without sums", places_has (&broken, cell));
      *(places_is_empty (&broken) ? &n_clean : &n_broken) += 1;
    }
  g_assert_cmpint (n_clean, >, 100);
  g_assert_cmpint (n_broken, >, 100);
  topology_unref (topology);
}

static void
a_solution_is_full_and_whole (void)
{
  static const uint8_t solution[N] = { 2, 1, 4, 3, 4, 3, 2, 1, 3, 4, 1, 2, 1, 2, 3, 4 };
  g_autofree ScanWork *work = g_new (ScanWork, 1);
  Rules *rules = rules_of_square (4, 2, 2);
  Topology *topology;
  uint8_t digits[N];

  rules_put (rules, "less", "0 5");
  rules_put (rules, "cage", "5|10 15");
  topology = topology_of (rules);
  memcpy (digits, solution, sizeof digits);
  g_assert_true (any_is_solution (topology, digits, work));
  digits[7] = 0;
  g_assert_false (any_is_solution (topology, digits, work));
  digits[7] = 2;
  g_assert_false (any_is_solution (topology, digits, work));
  topology_unref (topology);
}

/* Two grids of 2 × 2 that share a cell of a canvas of 3 × 3. */
static void
where_there_is_no_cell_there_is_no_digit (void)
{
  g_autofree ScanWork *work = g_new (ScanWork, 1);
  Rules *rules = rules_of_square (2, 0, 0);
  uint8_t digits[9] = { 1, 2, 0, 2, 1, 2, 0, 2, 1 };
  Topology *topology;

  rules->rows = rules->columns = 3;
  rules->n_grids = 2;
  rules->grid[0] = 0;
  rules->grid[1] = 4;
  topology = topology_of (rules);
  g_assert_true (any_is_solution (topology, digits, work));
  digits[2] = 1;
  g_assert_false (any_is_solution (topology, digits, work));
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-check/what-is-broken-is-what-each-rule-says", what_is_broken_is_what_each_rule_says);
  g_test_add_func ("/any-check/a-solution-is-full-and-whole", a_solution_is_full_and_whole);
  g_test_add_func ("/any-check/where-there-is-no-cell-there-is-no-digit", where_there_is_no_cell_there_is_no_digit);
  return g_test_run ();
}
