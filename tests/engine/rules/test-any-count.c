/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-count.c — boards as wholes: known numbers of grids, extras, true candidates, stopping, and rules that contradict
 * themselves. */
#include <stdlib.h>

#include "engine/rules/constraint.h"
#include "small-grids.h"

/* Known numbers of grids. */
static void
test_numbers_of_grids (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  static const struct { int n, box_rows, box_columns; unsigned extras; uint64_t grids; } known[] = {
    { 1, 1, 1, 0, 1 }, { 2, 1, 2, 0, 2 }, { 3, 0, 0, 0, 12 }, { 4, 0, 0, 0, 576 }, { 4, 2, 2, 0, 288 }, { 5, 0, 0, 0, 161280 },
    { 4, 2, 2, 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN, 48 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      rules_init_square (rules, known[i].n, known[i].box_rows, known[i].box_columns);
      rules->extras = known[i].extras;
      g_assert_cmpuint (count_all (rules, NULL), ==, known[i].grids);
    }
}

static bool
extra_holds (Extra extra, const uint8_t *grid)
{
  for (int a = 0; a < N; a++)
    for (int b = 0; b < a; b++)
      {
        int down = a / 4 - b / 4, across = abs (a % 4 - b % 4);
        bool equal = grid[a] == grid[b];
        bool knight = (down == 1 && across == 2) || (down == 2 && across == 1), king = down == 1 && across == 1;

        if ((extra == EXTRA_DIAGONAL_UP && equal && a / 4 + a % 4 == 3 && b / 4 + b % 4 == 3)
            || (extra == EXTRA_DIAGONAL_DOWN && equal && a / 4 == a % 4 && b / 4 == b % 4)
            || (extra == EXTRA_DISJOINT && equal && a / 4 % 2 == b / 4 % 2 && a % 2 == b % 2)
            || (extra == EXTRA_ANTIKNIGHT && equal && knight) || (extra == EXTRA_ANTIKING && equal && king)
            || (extra == EXTRA_NONCONSECUTIVE && down + across == 1 && abs (grid[a] - grid[b]) == 1)
            || (extra == EXTRA_ANTITAXICAB && equal && down + across == grid[a]))
          return false;
      }
  return extra != EXTRA_WINDOKU || (grid[5] != grid[6] && grid[5] != grid[9] && grid[5] != grid[10] && grid[6] != grid[9]
                                    && grid[6] != grid[10] && grid[9] != grid[10]);
}

static void
test_extras (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  for (int extra = 0; extra < EXTRA_ENTROPY; extra++)
    {
      uint64_t wanted = 0;

      for (int i = 0; i < N_GRIDS; i++)
        wanted += extra_holds ((Extra) extra, grids[i]);
      rules_init_square (rules, SIDE, 2, 2);
      rules->extras = 1u << extra;
      g_assert_cmpuint (count_all (rules, NULL), ==, wanted);
    }
}

/* Every candidate that some solution has, by a board with random sets. */
static void
test_true_candidates (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology *topology;
  AnyCount *count;

  rules_init_square (rules, SIDE, 2, 2);
  topology = topology_new (rules, &fault);
  count = any_count_new (topology);
  for (int board = 0; board < 1000; board++)
    {
      Values domain[N], wanted[N] = { 0 };

      for (int cell = 0; cell < N; cell++)
        domain[cell] = (Values) g_test_rand_int_range (1, 16) << 1 | (Values) g_test_rand_int_range (0, 16) << 1;
      for (int i = 0; i < N_GRIDS; i++)
        {
          bool fits = true;

          for (int cell = 0; cell < N; cell++)
            fits &= values_has (domain[cell], grids[i][cell]);
          for (int cell = 0; fits && cell < N; cell++)
            wanted[cell] |= values_of (grids[i][cell]);
        }
      g_assert_true (any_count_true_candidates (count, domain, NULL, NULL));
      g_assert_cmpmem (domain, sizeof domain, wanted, sizeof wanted);
    }
  any_count_free (count);
  topology_free (topology);
}

static bool
stop_at_once (void *data)
{
  ++*(int *) data;
  return true;
}

static void
test_stop (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  RulesFault fault;
  Topology *topology;
  AnyCount *count;
  int asked = 0;

  rules_init_square (rules, 9, 3, 3);
  topology = topology_new (rules, &fault);
  count = any_count_new (topology);
  any_count_run (count, NULL, UINT64_MAX, stop_at_once, &asked, result);
  g_assert_true (result->stopped);
  g_assert_cmpint (asked, ==, 1);
  any_count_run (count, NULL, 5, NULL, NULL, result);      /* and it can be used again */
  g_assert_false (result->stopped);
  g_assert_cmpuint (result->n_solutions, ==, 5);
  any_count_free (count);
  topology_free (topology);
}

/* --- Rules that contradict themselves ------------------------------------------------------------------------------ */

static void
check_fault (const Rules *rules, FaultKind kind, int constraint)
{
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);

  g_assert_null (topology);
  g_assert_cmpint (fault.kind, ==, kind);
  g_assert_cmpint (fault.constraint, ==, constraint);
}

static void
test_faults (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  static const struct { const char *id; uint16_t numbers[8]; int n; FaultKind fault; } wrong[] = {
    { "cage", { 3, NO_PLACE, 0, 1, 2, NO_PLACE }, 6, FAULT_NUMBER },
    { "cage", { NO_PLACE, 0, 1, 0, NO_PLACE }, 5, FAULT_TWICE },
    { "cage", { 7, 8, NO_PLACE, 0, 1, NO_PLACE }, 6, FAULT_TOO_LONG },
    { "cage", { 7, NO_PLACE }, 2, FAULT_TOO_SHORT },
    { "thermo", { 0, 1, 2, 3, 7, NO_PLACE }, 6, FAULT_TOO_LONG },
    { "white", { 0, NO_PLACE }, 2, FAULT_TOO_SHORT },
    { "white", { 0, 0, NO_PLACE }, 3, FAULT_TWICE },
    { "white", { 0, 1, 2, NO_PLACE }, 4, FAULT_TOO_LONG },
    { "less", { 15, 16, NO_PLACE }, 3, FAULT_ABSENT },
    { "candidates", { 0, NO_PLACE, 5, NO_PLACE }, 4, FAULT_VALUE },
    { "skyscraper", { 0, NO_PLACE, 5, NO_PLACE }, 4, FAULT_NUMBER },
    { "skyscraper", { 4, NO_PLACE, 2, NO_PLACE }, 4, FAULT_NUMBER },
    { "sandwich", { 0, NO_PLACE, 11, NO_PLACE }, 4, FAULT_NUMBER },
    { "entropic", { 0, 1, 2, NO_PLACE }, 4, FAULT_NUMBER },
    { "clone", { 0, 1, NO_PLACE, 2, NO_PLACE }, 5, FAULT_TOO_SHORT },
    { "thermo", { 0, 1, NO_PLACE, 2, 3, NO_PLACE }, 6, FAULT_TOO_LONG },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      rules_init_square (rules, SIDE, 2, 2);
      g_assert_true (rules_add (rules, constraint_kind_from_id ("odd"), (uint16_t[]) { 0, NO_PLACE }, 2));
      g_assert_true (rules_add (rules, constraint_kind_from_id (wrong[i].id), wrong[i].numbers, wrong[i].n));
      check_fault (rules, wrong[i].fault, 1);
    }

  rules_init_square (rules, 26, 0, 0);
  check_fault (rules, FAULT_SIZE, -1);
  rules_init_square (rules, 6, 2, 2);
  rules->columns = 5;
  check_fault (rules, FAULT_BOXES, -1);
  rules_init_square (rules, 6, 4, 2);
  check_fault (rules, FAULT_BOXES, -1);
  rules_init_square (rules, 4, 0, 0);
  rules->has_regions = true;
  for (int cell = 0; cell < 5; cell++)
    rules->region[cell] = 1;
  check_fault (rules, FAULT_REGION, -1);
  rules_init_square (rules, 4, 2, 2);
  rules->extras = 1u << EXTRA_ENTROPY;
  check_fault (rules, FAULT_EXTRA, -1);
  rules_init_square (rules, 4, 2, 2);
  rules->rows = rules->columns = 6;
  rules->n_grids = 1;
  rules->grid[0] = 3;
  check_fault (rules, FAULT_GRID, -1);
}

/* More of them than there is room for is refused, and nothing is written beyond. */
static void
test_room (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  uint16_t cells[RULES_NUMBERS_MAX] = { 0 };
  int n = 0;

  rules_init_square (rules, 9, 3, 3);
  while (rules_add (rules, 0, cells, 2))
    n++;
  g_assert_cmpint (n, ==, RULES_CONSTRAINTS_MAX);
  rules_init_square (rules, 9, 3, 3);
  g_assert_true (rules_add (rules, 0, cells, RULES_NUMBERS_MAX));
  g_assert_false (rules_add (rules, 0, cells, 1));
}

int
main (int argc, char *argv[])
{
  uint8_t grid[N];

  g_test_init (&argc, &argv, NULL);
  fill (grid, 0);
  g_assert_cmpint (n_grids, ==, N_GRIDS);
  g_test_add_func ("/rules/numbers-of-grids", test_numbers_of_grids);
  g_test_add_func ("/rules/extras", test_extras);
  g_test_add_func ("/rules/true-candidates", test_true_candidates);
  g_test_add_func ("/rules/stop", test_stop);
  g_test_add_func ("/rules/faults", test_faults);
  g_test_add_func ("/rules/room", test_room);
  return g_test_run ();
}
