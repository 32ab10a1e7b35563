/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* arithmetic.c — the cages of Mathdoku: a result, and what led to it. Digits may repeat where no house forbids it.
 *
 * What is taken away or divided by is all but the largest: a − b − c, or a ÷ b ÷ c, in whatever order they stand. A cage of one
 * cell is its result. Two cells are a pair; cells that all see each other are read as a set, which is stricter; else as a line
 * whose state is what the result has room for. */
#include "constraints.h"

static bool
allow_sub (int a, int b, int number)
{
  return (a > b ? a - b : b - a) == number;
}

static bool
allow_mul (int a, int b, int number)
{
  return a * b == number;
}

static bool
allow_div (int a, int b, int number)
{
  return a == b * number || b == a * number;
}

static bool
set_sub (Values values, int number)
{
  int sum = 0, largest = 0;

  for_each_value (v, values)
    {
      sum += v;
      largest = v;
    }
  return 2 * largest - sum == number;
}

static bool
set_mul (Values values, int number)
{
  for_each_value (v, values)
    {
      if (number % v != 0)
        return false;
      number /= v;
    }
  return number == 1;
}

static bool
set_div (Values values, int number)
{
  int64_t product = number;
  int largest = 0;

  for_each_value (v, values)
    {
      product *= largest ? largest : 1;       /* all but the last one */
      largest = v;
      if (product > VALUES_MAX)
        return false;
    }
  return product == largest;
}

/* A row for each operation but +, which is a sum. */
static const struct {
  BuildAllowed pair;
  bool       (*set) (Values values, int number);
  ScanKind     scan;
} operations[] = {
  [MATH_SUB] = { allow_sub, set_sub, SCAN_LARGEST_LESS },
  [MATH_MUL] = { allow_mul, set_mul, SCAN_PRODUCT },
  [MATH_DIV] = { allow_div, set_div, SCAN_LARGEST_BY },
};

/* Whether the result can be one of n values up to most, whatever stands where. */
static bool
can_be (int operation, int number, int n, int most)
{
  int64_t highest = 1;

  if (n == 1)
    return number >= 1 && number <= most;
  switch (operation)
    {
    case MATH_ADD:
      return number >= n && number <= n * most;
    case MATH_SUB:
      return number <= most - (n - 1);
    case MATH_DIV:
      return number >= 1 && number <= most;
    default:
      for (int i = 0; i < n && highest < number; i++)
        highest *= most;
      if (highest < number)
        return false;
      for (int v = 2; v <= most && number > 1; v++)
        while (number % v == 0)
          number /= v;
      return number == 1;
    }
}

static bool
all_see (const Build *build, const uint16_t *cells, int n)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      if (!topology_sees (build->topology, cells[i], cells[j]))
        return false;
  return true;
}

FaultKind
build_math (Build *build, const Constraint *constraint, int operation)
{
  const uint16_t *number, *cells;
  int n = build_part (build, constraint, 1, &cells), n_values = build->rules->n;

  build_part (build, constraint, 0, &number);
  if (!can_be (operation, *number, n, n_values))
    return FAULT_NUMBER;
  if (n > SCAN_CELLS_MAX) /* unreached: not seen: so long a cage */
    return FAULT_TOO_LONG;
  if (n == 1 || operation == MATH_ADD)
    build_sum (build, cells, NULL, n, *number);
  else if (n == 2)
    build_pair (build, cells[0], cells[1], operations[operation].pair, *number);
  else if (n <= n_values && n_values <= BUILD_SET_MAX && all_see (build, cells, n))
    build_set (build, cells, n, operations[operation].set, *number);
  else
    build_scan (build, operations[operation].scan, cells, n, *number);
  return FAULT_NONE;
}
