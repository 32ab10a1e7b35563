/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-count.c — boards as wholes: known numbers of grids, extras, true candidates, stopping, and rules that contradict
 * themselves. */
#include <stdlib.h>
#include <time.h>

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
  topology_unref (topology);
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
  topology_unref (topology);
}

/* Stopped at every question and at every limit, it comes to the same as at once. */
static void
test_parts (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  g_autofree AnyCountResult *result = g_new0 (AnyCountResult, 1), *at_once = g_new0 (AnyCountResult, 1);
  RulesFault fault;
  Topology *topology;
  AnyCount *count;
  int asked = 0;
  uint64_t limit = 1;

  rules_init_square (rules, 5, 0, 0);
  topology = topology_new (rules, &fault);
  count = any_count_new (topology);
  any_count_run (count, NULL, UINT64_MAX, NULL, NULL, at_once);
  any_count_start (count, NULL, result);
  while (any_count_go_on (count, limit, stop_at_once, &asked, result))
    {
      g_assert_true (result->stopped || result->n_solutions == limit);
      limit += result->n_solutions == limit ? 1000 : 0;
    }
  g_assert_cmpint (asked, >, 100);
  g_assert_false (any_count_go_on (count, UINT64_MAX, NULL, NULL, result));
  g_assert_cmpuint (result->n_solutions, ==, 161280);
  g_assert_cmpmem (result->solution, sizeof result->solution, at_once->solution, sizeof at_once->solution);
  any_count_free (count);
  topology_unref (topology);
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
    { "add", { 1, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "add", { 5, NO_PLACE, 0, NO_PLACE }, 4, FAULT_NUMBER },
    { "subtract", { 3, NO_PLACE, 0, 1, 4, NO_PLACE }, 6, FAULT_NUMBER },
    { "multiply", { 0, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "multiply", { 10, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "multiply", { 32, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "divide", { 5, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "divide", { 0, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
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
  rules_init_square (rules, 9, 1, 3);                 /* three rows of a window would begin in the last two */
  rules->extras = 1u << EXTRA_WINDOKU;
  check_fault (rules, FAULT_EXTRA, -1);
  rules_init_square (rules, 4, 2, 2);
  rules->rows = rules->columns = 6;
  rules->n_grids = 1;
  rules->grid[0] = 3;
  check_fault (rules, FAULT_GRID, -1);
}

/* A topology keeps its rules, outlives whoever lets go of it first, and equals one from equal rules. */
static void
test_topology_is_held (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology *a, *b, *held;

  rules_init_square (rules, 6, 2, 3);
  a = topology_new (rules, &fault);
  b = topology_new (rules, &fault);
  held = topology_ref (a);
  topology_unref (a);
  rules->extras = 1u << EXTRA_DIAGONAL_UP;
  a = topology_new (rules, &fault);

  g_assert_cmpint (held->rules->box_columns, ==, 3);
  g_assert_true (topology_equal (held, b));
  g_assert_false (topology_equal (held, a));
  g_assert_false (topology_equal (held, NULL));
  g_assert_true (topology_equal (NULL, NULL));
  topology_unref (a);
  topology_unref (b);
  topology_unref (held);
}

/* Sets of cells: what begins or ends at the edge of a word, and the classic board's cells. */
static void
test_places (void)
{
  for (int n = 0; n <= RULES_CELLS_MAX; n++)
    {
      PlaceSet all = places_all (n);
      int last = -1;

      g_assert_cmpint (places_count (all), ==, n);
      for_each_place (cell, all)
        g_assert_cmpint (cell, ==, ++last);
      g_assert_cmpint (last, ==, n - 1);
      g_assert_true (places_is_empty (&all) == (n == 0));
      g_assert_cmpint (places_first (&all), ==, n ? 0 : -1);
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      PlaceSet set = places_from_cells (cells_of (cell));

      g_assert_true (places_equal (set, places_of (cell)));
      g_assert_true (cells_equal (places_to_cells (&set), cells_of (cell)));
      g_assert_cmpint (places_count (places_difference (places_all (N_CELLS), set)), ==, N_CELLS - 1);
      g_assert_true (places_equal (places_intersection (places_union (set, places_of (500)), places_all (400)), set));
    }
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

/* As many constraints of a kind as there is room for, each with parts of so many cells from word on: of whatever size a file is,
 * what follows from it has a limit, and takes a second or so. */
static void
test_hostile (void)
{
  static const struct { const char *id; int word, n_parts, n_cells; FaultKind fault; } hostile[] = {
    { "zipper", NO_PLACE, 1, 128, FAULT_TOO_MUCH },              /* each pair of pairs is a sum: 2,016 of a line */
    { "regionsum", NO_PLACE, 1, 128, FAULT_TOO_MUCH },
    { "equalsum", NO_PLACE, 600, 1, FAULT_TOO_MUCH },            /* 180,000 sums of a constraint */
    { "equalsum", NO_PLACE, 9, 64, FAULT_TOO_MUCH },
    { "modular", 9999, 1, 126, FAULT_NONE },                     /* 8,000 pairs of a line, that only differ */
    { "colindex", NO_PLACE, 1, 128, FAULT_TOO_MUCH },            /* a pair for each value and cell, all of them different */
    { "entropic", NO_PLACE, 1, 126, FAULT_NONE },
    { "clone", NO_PLACE, 9, 128, FAULT_NONE },
    { "min", NO_PLACE, 1, 128, FAULT_NONE },
    { "negative", WORD_KROPKI, 0, 0, FAULT_NONE },
  };
  g_autofree Rules *rules = g_new (Rules, 1);
  clock_t began = clock ();

  for (gsize i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      uint16_t numbers[2 * RULES_CELLS_MAX];
      int n = 0;
      RulesFault fault;
      Topology *topology;

      rules_init_square (rules, i % 2 ? 24 : 12, i % 2 ? 4 : 3, i % 2 ? 6 : 4);
      if (hostile[i].word != NO_PLACE)
        {
          numbers[n++] = (uint16_t) hostile[i].word;
          numbers[n++] = NO_PLACE;
        }
      for (int part = 0; part < hostile[i].n_parts; part++)
        {
          for (int cell = 0; cell < hostile[i].n_cells; cell++)
            numbers[n++] = (uint16_t) ((part * hostile[i].n_cells + cell) * 5 % rules_n_cells (rules));
          numbers[n++] = NO_PLACE;
        }
      while (rules_add (rules, constraint_kind_from_id (hostile[i].id), numbers, n))
        continue;
      topology = topology_new (rules, &fault);
      g_test_message ("%s: %d constraints, %d", hostile[i].id, rules->n_constraints, fault.kind);
      g_assert_cmpint (fault.kind, ==, hostile[i].fault);
      g_assert_true ((topology != NULL) == (hostile[i].fault == FAULT_NONE));
      topology_unref (topology);
    }
  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, 20);
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
  g_test_add_func ("/rules/parts", test_parts);
  g_test_add_func ("/rules/faults", test_faults);
  g_test_add_func ("/rules/topology-is-held", test_topology_is_held);
  g_test_add_func ("/rules/places", test_places);
  g_test_add_func ("/rules/room", test_room);
  g_test_add_func ("/rules/hostile", test_hostile);
  return g_test_run ();
}
