/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-topology-edges.c — what houses are called, and constraints at the bounds of what they can say. */
#include "../any/small-board.h"
#include "engine/any/any-count.h"
#include "engine/rules/topology-names.h"

/* --- Names ---------------------------------------------------------------------------------------------------------- */

/* Of the first house whose first and last cells these are. */
static void
check_name (const Topology *topology, HouseKind kind, int first, int last, const char *name, int grid)
{
  for (int house = 0; house < topology->n_houses; house++)
    {
      const TopologyHouse *one = &topology->house[house];

      if (one->kind != kind || topology->cell[one->first] != first || topology->cell[one->first + one->n - 1] != last)
        continue;
      g_assert_cmpstr (place_house_text (topology, house).text, ==, name);
      g_assert_cmpint (topology_house_grid (topology, house), ==, grid);
      return;
    }
  g_error ("there is no %s", name);
}

static void
houses_of_one_grid_have_names (void)
{
  Rules *rules = rules_of_square (6, 2, 3);
  Topology *topology;

  rules->extras = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN | 1u << EXTRA_DISJOINT;
  rules_put (rules, "extra", "0 7 14");
  rules_put (rules, "cage", "3|0 1");
  rules_put (rules, "extra", "35 29");
  rules_put (rules, "cage", "|34 35");
  topology = topology_of (rules);
  check_name (topology, HOUSE_ROW, 6, 11, "R2", 0);
  check_name (topology, HOUSE_COLUMN, 5, 35, "C6", 0);
  check_name (topology, HOUSE_BOX, 3, 11, "B2", 0);
  check_name (topology, HOUSE_DIAGONAL, 5, 30, "D1", 0);
  check_name (topology, HOUSE_DIAGONAL, 0, 35, "D2", 0);
  check_name (topology, HOUSE_DISJOINT, 0, 27, "P1", 0);
  check_name (topology, HOUSE_EXTRA, 0, 14, "E1", 0);
  check_name (topology, HOUSE_EXTRA, 29, 35, "E2", 0);
  check_name (topology, HOUSE_CAGE, 0, 1, "K1", 0);
  check_name (topology, HOUSE_CAGE, 34, 35, "K2", 0);
  g_assert_cmpstr (place_text (topology, 35).text, ==, "r6c6");
  topology_unref (topology);
}

/* Two grids of 4 × 4, the one two down and two to the right of the other; regions belong to none. */
static void
houses_of_several_grids_have_names (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  Topology *topology;

  rules->rows = rules->columns = 6;
  rules->n_grids = 2;
  rules->grid[0] = 0;
  rules->grid[1] = 14;
  topology = topology_of (rules);
  check_name (topology, HOUSE_ROW, 0, 3, "R1@1", 1);
  check_name (topology, HOUSE_ROW, 12, 15, "R3@1", 1);
  check_name (topology, HOUSE_ROW, 14, 17, "R1@2", 2);
  check_name (topology, HOUSE_COLUMN, 2, 20, "C3@1", 1);
  check_name (topology, HOUSE_COLUMN, 17, 35, "C4@2", 2);
  check_name (topology, HOUSE_BOX, 2, 9, "B2@1", 1);
  check_name (topology, HOUSE_BOX, 28, 35, "B4@2", 2);
  topology_unref (topology);
}

/* A Samurai: where two grids share a box, the one whose middle is nearer. */
static void
a_cell_is_in_one_grid_of_several (void)
{
  static const struct { int row, column, grid; } cells[] = {
    { 0, 0, 0 }, { 10, 10, 2 }, { 4, 16, 1 }, { 6, 6, 0 }, { 8, 8, 2 }, { 20, 20, 4 }, { 16, 0, 3 }, { 0, 10, -1 }, { 10, 0, -1 },
  };
  static const uint16_t corners[] = { 0, 12, 6 * 21 + 6, 12 * 21, 12 * 21 + 12 };
  g_autofree Rules *rules = rules_of_square (9, 3, 3);

  g_assert_cmpint (rules_grid_at (rules, 40), ==, -1);
  rules->rows = rules->columns = 21;
  rules->n_grids = G_N_ELEMENTS (corners);
  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    rules->grid[i] = corners[i];
  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    g_assert_cmpint (rules_grid_at (rules, cells[i].row * 21 + cells[i].column), ==, cells[i].grid);
}

/* --- Bounds --------------------------------------------------------------------------------------------------------- */

static FaultKind
fault_of (Rules *rules)
{
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);

  topology_unref (topology);
  g_free (rules);
  return fault.kind;
}

static void
what_is_too_long_is_refused (void)
{
  uint16_t numbers[2 * RULES_CELLS_MAX + 8];
  Rules *rules = rules_of_square (25, 5, 5);
  int n = 0;

  numbers[n++] = 0;
  numbers[n++] = NO_PLACE;
  for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
    numbers[n++] = (uint16_t) cell;
  numbers[n++] = NO_PLACE;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("arrow"), numbers, n));
  g_assert_cmpint (fault_of (rules), ==, FAULT_TOO_LONG);

  rules = rules_of_square (25, 5, 5);
  n = 0;
  for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
    {
      numbers[n++] = (uint16_t) cell;
      numbers[n++] = NO_PLACE;
    }
  g_assert_true (rules_add (rules, constraint_kind_from_id ("equalsum"), numbers, n));
  g_assert_cmpint (fault_of (rules), ==, FAULT_TOO_LONG);
}

static uint64_t
count_with (const char *id, const char *parts)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Rules *rules = rules_of_square (4, 2, 2);
  Topology *topology;
  AnyCount *count;

  rules_put (rules, id, parts);
  topology = topology_of (rules);
  count = any_count_new (topology);
  any_count_run (count, NULL, UINT64_MAX, NULL, NULL, result);
  any_count_free (count);
  topology_unref (topology);
  return result->n_solutions;
}

/* The same cells on both sides say nothing; what is left of a number of two digits may be zero, which no cell is. */
static void
what_cancels_out_is_left_out (void)
{
  g_assert_cmpuint (count_with ("equalsum", "0 1|1 0"), ==, 288);
  g_assert_cmpuint (count_with ("sum", "3|0"), ==, 72);
  g_assert_cmpuint (count_with ("arrow", "0 1|0 0 0 0 0 0 0 0 0 1"), ==, 0);
}

/* A sign that is said twice is one, whichever other signs there are before. */
static void
the_same_is_said_once (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  Topology *once, *twice;
  char parts[8];

  g_snprintf (parts, sizeof parts, "%d", WORD_WHITE);
  rules_put (rules, "negative", parts);
  once = topology_of (g_memdup2 (rules, sizeof *rules));
  rules_put (rules, "negative", parts);
  twice = topology_of (g_memdup2 (rules, sizeof *rules));
  g_assert_cmpuint (twice->arcs_of[16], ==, once->arcs_of[16]);
  topology_unref (twice);
  g_snprintf (parts, sizeof parts, "%d", WORD_BLACK);
  rules_put (rules, "negative", parts);
  twice = topology_of (rules);
  g_assert_cmpuint (twice->arcs_of[16], >, once->arcs_of[16]);
  topology_unref (twice);
  topology_unref (once);
}

static bool
is_long (void *asked)
{
  return ++*(int *) asked > 1000;
}

/* The 32 cells of this shaft are no less than 98, box by box, and the circle of two is no more: that is seen without a search, which
 * would not end. The way goes from box to box and back, so groups in its own order say less. */
static void
a_long_sum_is_read_by_its_houses (void)
{
  Rules *rules = rules_of_square (9, 3, 3);
  AnyCountResult result;
  Topology *topology;
  AnyCount *count;
  int asked = 0;

  rules_put (rules, "arrow", "7 8|6 5 4 12 11 10 9 18 27 28 37 36 45 46 55 54 "
             "63 64 65 56 57 48 47 38 39 40 49 58 59 50 51 52");
  topology = topology_of (rules);
  count = any_count_new (topology);
  any_count_run (count, NULL, 2, is_long, &asked, &result);
  g_assert_false (result.stopped);
  g_assert_cmpuint (result.n_solutions, ==, 1);
  g_assert_cmpint (result.solution[0][7], ==, 9);
  g_assert_cmpint (result.solution[0][8], ==, 8);
  any_count_free (count);
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/topology-edges/houses-of-one-grid-have-names", houses_of_one_grid_have_names);
  g_test_add_func ("/topology-edges/houses-of-several-grids-have-names", houses_of_several_grids_have_names);
  g_test_add_func ("/topology-edges/a-cell-is-in-one-grid-of-several", a_cell_is_in_one_grid_of_several);
  g_test_add_func ("/topology-edges/what-is-too-long-is-refused", what_is_too_long_is_refused);
  g_test_add_func ("/topology-edges/what-cancels-out-is-left-out", what_cancels_out_is_left_out);
  g_test_add_func ("/topology-edges/the-same-is-said-once", the_same_is_said_once);
  g_test_add_func ("/topology-edges/a-long-sum-is-read-by-its-houses", a_long_sum_is_read_by_its_houses);
  return g_test_run ();
}
