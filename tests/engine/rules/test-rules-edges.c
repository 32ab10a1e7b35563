/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rules-edges.c — boards with holes, boards that are longer than wide or have more values than a set is read of, lines that
 * cross themselves: counted beside a plain search. */
#include <stdlib.h>
#include <string.h>

#include "plain-count.h"

/* --- Holes ---------------------------------------------------------------------------------------------------------- */

/* Two grids of 3 × 3 that share a corner; ×: no cell.
 *
 *     . . . × ×
 *     . . . × ×
 *     . . . . .
 *     × × . . .
 *     × × . . .  */
static void
init_corners (Rules *rules)
{
  rules_init_square (rules, 3, 0, 0);
  rules->rows = rules->columns = 5;
  rules->n_grids = 2;
  rules->grid[0] = 0;
  rules->grid[1] = 12;
}

static void
init_other_corners (Rules *rules)
{
  init_corners (rules);
  rules->grid[0] = 2;
  rules->grid[1] = 10;
}

static bool
pairs_hold (const Rules *rules, const uint8_t *grid)
{
  for (int a = 0; a < 25; a++)
    for (int b = 0; b < a; b++)
      {
        int down = a / 5 - b / 5, across = abs (a % 5 - b % 5), extras = (int) rules->extras;

        if (!grid[a] || !grid[b])
          continue;
        if ((extras >> EXTRA_ANTIKNIGHT & 1 && grid[a] == grid[b] && down * across == 2)
            || (extras >> EXTRA_ANTIKING & 1 && grid[a] == grid[b] && down == 1 && across == 1)
            || (extras >> EXTRA_NONCONSECUTIVE & 1 && down + across == 1 && abs (grid[a] - grid[b]) == 1)
            || (extras >> EXTRA_ANTITAXICAB & 1 && grid[a] == grid[b] && down + across == grid[a]))
          return false;
      }
  return true;
}

/* Each 2 × 2 that is whole has a 1, a 2 and a 3. */
static bool
squares_hold (const Rules *rules, const uint8_t *grid)
{
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 4; column++)
      {
        const uint8_t *at = grid + row * rules->columns + column;
        bool whole = at[0] && at[1] && at[5] && at[6];

        if (whole && (values_of (at[0]) | values_of (at[1]) | values_of (at[5]) | values_of (at[6])) != values_all (3))
          return false;
      }
  return true;
}

static void
test_holes (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  for (int other = 0; other < 2; other++)
    {
      if (other)
        init_other_corners (rules);
      else
        init_corners (rules);
      check_count (rules, NULL, NULL);
      for (int extra = EXTRA_ANTIKNIGHT; extra <= EXTRA_ENTROPY; extra++)
        {
          rules->extras = 1u << extra;
          check_count (rules, NULL, extra == EXTRA_ENTROPY ? squares_hold : pairs_hold);
        }
    }
}

/* The cell at which both grids meet, and one at an edge to nothing. */
static bool
minima_hold (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return grid[2] < grid[1] && grid[2] < grid[7] && grid[24] < grid[23] && grid[24] < grid[19];
}

static bool
minimum_at_corner_holds (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return grid[20] == 0 && grid[22] < grid[17] && grid[22] < grid[23];
}

/* What stands beyond n cannot be pointed at, so that such a cell says nothing. */
static void
test_marks_at_holes (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  init_corners (rules);
  add (rules, "min", (uint16_t[]) { 2, 24, NO_PLACE }, 3);
  check_count (rules, NULL, minima_hold);
  init_corners (rules);
  add (rules, "min", (uint16_t[]) { 22, NO_PLACE }, 2);
  check_count (rules, NULL, minimum_at_corner_holds);
  init_corners (rules);
  add (rules, "colindex", (uint16_t[]) { 14, NO_PLACE }, 2);
  add (rules, "rowindex", (uint16_t[]) { 23, NO_PLACE }, 2);
  check_count (rules, NULL, NULL);
}

static void
test_true_candidates_at_holes (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology  *topology;
  AnyCount  *count;
  Values     domain[25];

  init_corners (rules);
  topology = topology_new (rules, &fault);
  count = any_count_new (topology);
  for (int cell = 0; cell < 25; cell++)
    domain[cell] = cell == 12 ? values_of (2) : values_all (3);
  g_assert_true (any_count_true_candidates (count, domain, NULL, NULL));
  for (int cell = 0; cell < 25; cell++)
    {
      Values wanted = cell == 12 ? values_of (2) : in_line (rules, cell, 12) ? values_of (1) | values_of (3) : values_all (3);

      g_assert_cmphex (domain[cell], ==, rules_has_cell (rules, cell) ? wanted : 0);
    }
  any_count_free (count);
  topology_unref (topology);
}

static bool
stop_now (void *data)
{
  (void) data;
  return true;
}

/* Stopped in the middle, nothing is told. */
static void
test_true_candidates_stopped (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology  *topology;
  AnyCount  *count;
  Values     domain[RULES_CELLS_MAX], before[RULES_CELLS_MAX];

  rules_init_square (rules, 25, 5, 5);
  topology = topology_new (rules, &fault);
  count = any_count_new (topology);
  any_count_domains (topology, (uint8_t[RULES_CELLS_MAX]) { 0 }, domain);
  memcpy (before, domain, sizeof domain);
  g_assert_false (any_count_true_candidates (count, domain, stop_now, NULL));
  g_assert_cmpmem (domain, sizeof domain, before, sizeof before);
  any_count_free (count);
  topology_unref (topology);
}

/* A white dot is right where neighbours may not be consecutive otherwise. */
static bool
dot_holds (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  for (int cell = 0; cell < N; cell++)
    for (int down = 0; down < 2; down++)
      if (down ? cell < 12 : cell % 4 < 3)
        {
          int apart = abs (grid[cell] - grid[cell + (down ? 4 : 1)]);

          if ((apart == 1) != (cell == 0 && !down))
            return false;
        }
  return true;
}

static void
test_dot_among_others (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  rules_init_square (rules, 4, 0, 0);
  rules->extras = 1u << EXTRA_NONCONSECUTIVE;
  add (rules, "white", (uint16_t[]) { 1, 0, NO_PLACE }, 3);
  check_count (rules, NULL, dot_holds);
}

/* --- Long boards, many values --------------------------------------------------------------------------------------- */

/* A column of three cells in a board of 3 × 4, whose rows are full. */
static bool
column_holds (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return (grid[0] == 2) == (grid[4] == 1) && (grid[0] == 3) == (grid[8] == 1) && grid[0] <= 3;
}

static bool
skyline_holds (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return grid[4] < grid[0] && grid[8] < grid[0];
}

static void
test_short_columns (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  rules_init_square (rules, 4, 0, 0);
  rules->rows = 3;
  add (rules, "rowindex", (uint16_t[]) { 0, NO_PLACE }, 2);
  check_count (rules, NULL, column_holds);
  rules_init_square (rules, 4, 0, 0);
  rules->rows = 3;
  add (rules, "skyscraper", (uint16_t[]) { LINE_COLUMN, NO_PLACE, 1, NO_PLACE }, 4);
  check_count (rules, NULL, skyline_holds);
}

static bool
run_holds (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return MAX (MAX (grid[0], grid[1]), grid[2]) - MIN (MIN (grid[0], grid[1]), grid[2]) == 2;
}

static bool
sum_is_twenty (const Rules *rules, const uint8_t *grid)
{
  (void) rules;
  return grid[0] + grid[1] + grid[2] == 20;
}

/* With thirteen values sets of them are too many to be told one by one. */
static void
test_many_values (void)
{
  static const struct { const char *id; uint16_t numbers[6]; int n; Holds holds; } rows[] = {
    { "renban", { 0, 1, 2, NO_PLACE }, 4, run_holds },
    { "cage", { 20, NO_PLACE, 0, 1, 2, NO_PLACE }, 6, sum_is_twenty },
    { "sum", { 20, NO_PLACE, 0, 1, 2, NO_PLACE }, 6, sum_is_twenty },
  };
  g_autofree Rules *rules = g_new (Rules, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rules_init_square (rules, 13, 0, 0);
      rules->rows = 1;
      rules->columns = 3;
      add (rules, rows[i].id, rows[i].numbers, rows[i].n);
      check_count (rules, NULL, rows[i].holds);
    }
}

static bool
long_sum_holds (const Rules *rules, const uint8_t *grid)
{
  int sum = grid[rules->columns + 11];

  for (int i = 0; i < 10; i++)
    sum += grid[i];
  return sum == 68;
}

/* Ten cells of a row and one elsewhere: a part of 64 moves the sums by a word. */
static void
test_sum_by_words (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  Values domain[24];

  rules_init_square (rules, 12, 0, 0);
  rules->rows = 2;
  add (rules, "sum", (uint16_t[]) { 68, NO_PLACE, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 23, NO_PLACE }, 14);
  for (int i = 0; i < 12; i++)
    {
      domain[i] = i < 7 ? values_of (i + 3) : values_between (10, 12, 12) | values_between (1, 2, 12);
      domain[12 + i] = i > 0 && i < 8 ? values_of (i + 5) : values_between (1, 5, 12);
    }
  check_count (rules, domain, long_sum_holds);
}

/* --- Lines ------------------------------------------------------------------------------------------------------------ */

/* A line that goes back over itself says nothing of its own cells. */
static void
test_line_back (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  rules_init_square (rules, 3, 0, 0);
  add (rules, "palindrome", (uint16_t[]) { 0, 1, 0, NO_PLACE }, 4);
  check_count (rules, NULL, NULL);
  rules_init_square (rules, 3, 0, 0);
  add (rules, "palindrome", (uint16_t[]) { 0, 4, 4, 0, NO_PLACE }, 5);
  check_count (rules, NULL, NULL);
}

/* A cell that comes twice must hold one value: as the first it could only be 5, as the second only 2. */
static void
test_cell_twice (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);

  rules_init_square (rules, 5, 0, 0);
  add (rules, "sumline", (uint16_t[]) { 5, NO_PLACE, 0, 0, 1, NO_PLACE }, 6);
  add (rules, "candidates", (uint16_t[]) { 0, NO_PLACE, 2, 5, NO_PLACE }, 5);
  add (rules, "candidates", (uint16_t[]) { 1, NO_PLACE, 3, NO_PLACE }, 4);
  g_assert_cmpuint (count_all (rules, NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-edges/holes", test_holes);
  g_test_add_func ("/rules-edges/marks-at-holes", test_marks_at_holes);
  g_test_add_func ("/rules-edges/true-candidates-at-holes", test_true_candidates_at_holes);
  g_test_add_func ("/rules-edges/true-candidates-stopped", test_true_candidates_stopped);
  g_test_add_func ("/rules-edges/dot-among-others", test_dot_among_others);
  g_test_add_func ("/rules-edges/short-columns", test_short_columns);
  g_test_add_func ("/rules-edges/many-values", test_many_values);
  g_test_add_func ("/rules-edges/sum-by-words", test_sum_by_words);
  g_test_add_func ("/rules-edges/line-back", test_line_back);
  g_test_add_func ("/rules-edges/cell-twice", test_cell_twice);
  return g_test_run ();
}
