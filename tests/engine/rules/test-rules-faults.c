/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rules-faults.c — everything that rules can be refused for, and what tells them apart from the classic board. */
#include <string.h>

#include "engine/rules/constraint.h"
#include "small-grids.h"

static void
check_fault (const Rules *rules, FaultKind kind)
{
  RulesFault fault;
  Topology  *topology = topology_new (rules, &fault);

  g_assert_cmpint (fault.kind, ==, kind);
  g_assert_true (!topology == (kind != FAULT_NONE));
  topology_unref (topology);
}

static void
test_sizes (void)
{
  static const struct {
    int rows, columns, n, n_grids, box_rows, box_columns; bool has_regions; FaultKind fault;
  } sizes[] = {
    { 4, 4, 4, 0, 2, 2, false, FAULT_NONE },
    { 0, 4, 4, 0, 0, 0, false, FAULT_SIZE },
    { 4, 0, 4, 0, 0, 0, false, FAULT_SIZE },
    { 26, 4, 4, 1, 0, 0, false, FAULT_SIZE },
    { 4, 26, 4, 1, 0, 0, false, FAULT_SIZE },
    { 4, 4, 0, 0, 0, 0, false, FAULT_SIZE },
    { 25, 25, 26, 0, 0, 0, false, FAULT_SIZE },
    { 25, 25, 4, RULES_GRIDS_MAX + 1, 0, 0, false, FAULT_SIZE },
    { 5, 4, 4, 0, 0, 0, false, FAULT_SIZE },
    { 4, 5, 4, 0, 0, 0, false, FAULT_SIZE },
    { 4, 4, 4, 0, 2, 2, true, FAULT_BOXES },
    { 6, 6, 6, 0, 3, 3, false, FAULT_BOXES },
    { 5, 4, 5, 0, 2, 2, false, FAULT_BOXES },
    { 4, 4, 4, 0, 2, 0, false, FAULT_BOXES },
    { 4, 5, 5, 0, 2, 2, false, FAULT_BOXES },
  };
  g_autofree Rules *rules = g_new (Rules, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      rules_init_square (rules, sizes[i].n, sizes[i].box_rows, sizes[i].box_columns);
      rules->rows = (uint8_t) sizes[i].rows;
      rules->columns = (uint8_t) sizes[i].columns;
      rules->n_grids = (uint8_t) sizes[i].n_grids;
      rules->has_regions = sizes[i].has_regions;
      check_fault (rules, sizes[i].fault);
    }

  /* A grid that goes beyond the lower edge, or the right one. */
  for (int side = 0; side < 2; side++)
    {
      rules_init_square (rules, 4, 0, 0);
      rules->rows = rules->columns = 6;
      rules->n_grids = 1;
      rules->grid[0] = side ? 18 : 3;
      check_fault (rules, FAULT_GRID);
    }

  /* A place of all boxes is a house, so there may not be more boxes than values. */
  rules_init_square (rules, 4, 1, 2);
  rules->extras = 1u << EXTRA_DISJOINT;
  check_fault (rules, FAULT_EXTRA);
}

static void
test_constraints (void)
{
  static const struct { const char *id; uint16_t numbers[16]; int n; FaultKind fault; } wrong[] = {
    { "extra", { 0, 1, 2, 3, 4, NO_PLACE }, 6, FAULT_TOO_LONG },
    { "cage", { NO_PLACE, 0, 1, 2, 3, 4, NO_PLACE }, 7, FAULT_TOO_LONG },
    { "cage", { 8, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "sum", { 1, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "sum", { 9, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "arrow", { 0, 1, 2, 3, NO_PLACE, 4, NO_PLACE }, 7, FAULT_TOO_LONG },
    { "doublearrow", { 0, 1, NO_PLACE }, 3, FAULT_TOO_SHORT },
    { "zipper", { 0, 1, NO_PLACE }, 3, FAULT_TOO_SHORT },
    { "sumline", { 0, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "sumline", { 9, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "slowthermo", { 0, 1, 1, NO_PLACE }, 4, FAULT_TWICE },
    { "renban", { 0, 1, 2, 3, 4, NO_PLACE }, 6, FAULT_TOO_LONG },
    { "between", { 0, NO_PLACE }, 2, FAULT_TOO_SHORT },
    { "modular", { 0, NO_PLACE, 0, 1, NO_PLACE }, 5, FAULT_NUMBER },
    { "modular", { 3, NO_PLACE, 0, 1, 0, NO_PLACE }, 6, FAULT_TWICE },
    { "clone", { 0, NO_PLACE, 1, 2, NO_PLACE }, 5, FAULT_TOO_LONG },
    { "skyscraper", { 0, NO_PLACE, 0, NO_PLACE }, 4, FAULT_NUMBER },
    { "numberedroom", { 0, NO_PLACE, 5, NO_PLACE }, 4, FAULT_NUMBER },
    { "quad", { 1, 2, 3, 4, 1, NO_PLACE, 0, 1, 4, 5, NO_PLACE }, 11, FAULT_TOO_LONG },
    { "quad", { 1, NO_PLACE, 0, 1, 4, NO_PLACE }, 6, FAULT_TOO_SHORT },
    { "quad", { 1, NO_PLACE, 0, 1, 4, 5, 6, NO_PLACE }, 8, FAULT_TOO_LONG },
    { "candidates", { 0, NO_PLACE, 0, NO_PLACE }, 4, FAULT_VALUE },
    { "diff", { 1, 2, NO_PLACE, 0, 1, NO_PLACE }, 6, FAULT_TOO_LONG },
    { "candidates", { 0, 1, NO_PLACE, 1, NO_PLACE }, 5, FAULT_NONE },
  };
  g_autofree Rules *rules = g_new (Rules, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      rules_init_square (rules, SIDE, 2, 2);
      g_assert_true (rules_add (rules, constraint_kind_from_id (wrong[i].id), wrong[i].numbers, wrong[i].n));
      check_fault (rules, wrong[i].fault);
    }

  /* What is read along a line wants it to be whole. */
  rules_init_square (rules, 4, 0, 0);
  rules->rows = 3;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("xsum"), (uint16_t[]) { LINE_COLUMN, NO_PLACE, 3, NO_PLACE }, 4));
  check_fault (rules, FAULT_TOO_SHORT);
  rules_init_square (rules, 4, 0, 0);
  rules->columns = 3;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("xsum"), (uint16_t[]) { LINE_COLUMN, NO_PLACE, 3, NO_PLACE }, 4));
  check_fault (rules, FAULT_NONE);

  /* A cell of the canvas that is in no grid. */
  rules_init_square (rules, 4, 0, 0);
  rules->columns = 5;
  rules->n_grids = 1;
  rules->grid[0] = 0;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("odd"), (uint16_t[]) { 4, NO_PLACE }, 2));
  check_fault (rules, FAULT_ABSENT);
}

/* More cells than a scan is read of, in one part or in both together. */
static void
test_long_ones (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  uint16_t numbers[200];

  rules_init_square (rules, 12, 0, 0);
  for (uint16_t i = 0; i < SCAN_CELLS_MAX + 1; i++)
    numbers[i] = i;
  numbers[SCAN_CELLS_MAX + 1] = NO_PLACE;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("odd"), numbers, SCAN_CELLS_MAX + 2));
  check_fault (rules, FAULT_TOO_LONG);

  rules_init_square (rules, 12, 0, 0);
  for (uint16_t i = 0; i < 140; i++)
    numbers[i + i / 70] = i;
  numbers[70] = numbers[141] = NO_PLACE;
  g_assert_true (rules_add (rules, constraint_kind_from_id ("equalsum"), numbers, 142));
  check_fault (rules, FAULT_TOO_LONG);
}

/* Any one thing more, or another size, and it is not the classic board. */
static void
test_classic (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  for (int change = 0; change < 10; change++)
    {
      rules_init_classic (rules);
      g_assert_true (rules_are_classic (rules));
      switch (change)
        {
        case 0: rules->rows = 8; break;
        case 1: rules->columns = 8; break;
        case 2: rules->n = 10; break;
        case 3: rules->n_grids = 1; break;
        case 4: rules->has_regions = true; break;
        case 5: rules->box_rows = 1; break;
        case 6: rules->box_columns = 9; break;
        case 7: rules->extras = 1u << EXTRA_ANTIKING; break;
        default: g_assert_true (rules_add (rules, change, (uint16_t[]) { 0, NO_PLACE }, 2)); break;
        }
      g_assert_false (rules_are_classic (rules));
    }
}

/* The same, written in the same order; what is beyond what is used does not matter. */
static void
test_equal (void)
{
  g_autofree Rules *one = g_new (Rules, 1), *other = g_new (Rules, 1);

  for (int change = 0; change <= 14; change++)
    {
      Rules *each[] = { one, other };

      for (int i = 0; i < 2; i++)
        {
          memset (each[i], i ? 0xff : 0, sizeof *each[i]);
          rules_init_square (each[i], 6, 0, 0);
          each[i]->n_grids = 1;
          each[i]->grid[0] = 0;
          each[i]->has_regions = true;
          memset (each[i]->region, 1, 36);
          g_assert_true (rules_add (each[i], 1, (uint16_t[]) { 7, NO_PLACE, 0, 1, 2, NO_PLACE }, 6));
        }
      switch (change)
        {
        case 0:  break;
        case 1:  other->rows = 5; break;
        case 2:  other->columns = 5; break;
        case 3:  other->n = 5; break;
        case 4:  other->n_grids = 0; break;
        case 5:  other->grid[0] = 1; break;
        case 6:  other->box_rows = 1; break;
        case 7:  other->box_columns = 1; break;
        case 8:  other->has_regions = false; break;
        case 9:  other->extras = 1; break;
        case 10: other->region[35] = 2; break;
        case 11: g_assert_true (rules_add (other, 1, (uint16_t[]) { NO_PLACE }, 0)); break;
        case 12: other->constraint[0].kind = 2; break;
        case 13: other->constraint[0].n = 5; break;
        default: other->number[0] = 8; break;
        }
      g_assert_true (rules_equal (one, other) == (change == 0));
    }

  one->n_numbers = 0;
  g_assert_false (rules_equal (one, other));
  one->n_numbers = other->n_numbers = 0;
  one->constraint[0].first = 1;
  g_assert_false (rules_equal (one, other));
  one->has_regions = other->has_regions = false;
  one->constraint[0].first = 0;
  g_assert_true (rules_equal (one, other));
  g_assert_null (topology_ref (NULL));
}

static void
test_sets_of_values (void)
{
  g_assert_cmphex (values_between (-3, 3, 9), ==, values_all (3));
  g_assert_cmphex (values_between (8, 12, 9), ==, values_of (8) | values_of (9));
  g_assert_cmphex (values_between (5, 4, 9), ==, 0);
  g_assert_true (values_is_single (values_of (25)));
  g_assert_false (values_is_single (0) || values_is_single (values_all (2)));
}

/* A last part without its end goes as far as there are numbers. */
static void
test_parts (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  const uint16_t *part;

  rules_init_square (rules, 4, 2, 2);
  g_assert_true (rules_add (rules, 0, (uint16_t[]) { 7, NO_PLACE, 1, 2, 3 }, 5));
  g_assert_cmpint (rules_part (rules, &rules->constraint[0], 0, &part), ==, 1);
  g_assert_cmpint (rules_part (rules, &rules->constraint[0], 1, &part), ==, 3);
  g_assert_cmpint (part[2], ==, 3);
  g_assert_cmpint (rules_part (rules, &rules->constraint[0], 2, &part), ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-faults/sizes", test_sizes);
  g_test_add_func ("/rules-faults/constraints", test_constraints);
  g_test_add_func ("/rules-faults/long-ones", test_long_ones);
  g_test_add_func ("/rules-faults/classic", test_classic);
  g_test_add_func ("/rules-faults/equal", test_equal);
  g_test_add_func ("/rules-faults/sets-of-values", test_sets_of_values);
  g_test_add_func ("/rules-faults/parts", test_parts);
  return g_test_run ();
}
