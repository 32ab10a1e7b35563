/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sums.c — cages, arrows and the other lines that are sums. */
#include "constraints.h"

#include <string.h>

/* No repeats; without a sum nothing but that. */
FaultKind
build_cage (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *sum, *cells;
  int n = build_part (build, constraint, 1, &cells), n_values = build->rules->n, number = 1;

  (void) unused;
  if (n > n_values)
    return FAULT_TOO_LONG;
  for (const Constraint *before = build->rules->constraint; before < constraint; before++)
    number += before->kind == constraint->kind;
  if (n > 1)
    build_house (build, HOUSE_CAGE, number, cells, n);
  if (build_part (build, constraint, 0, &sum) == 1)
    {
      int least = n * (n + 1) / 2, most = n * n_values - n * (n - 1) / 2;

      if (*sum < least || *sum > most)
        return FAULT_NUMBER;
      build_sum (build, cells, NULL, n, *sum);
    }
  return FAULT_NONE;
}

/* Repeats are allowed where no house forbids them. */
FaultKind
build_sum_group (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *sum, *cells;
  int n = build_part (build, constraint, 1, &cells);

  (void) unused;
  build_part (build, constraint, 0, &sum);
  if (*sum < n || *sum > n * build->rules->n)
    return FAULT_NUMBER;
  build_sum (build, cells, NULL, n, *sum);
  return FAULT_NONE;
}

/* The circle is the sum of the shaft; several circle cells are one decimal number. */
FaultKind
build_arrow (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *circle, *shaft;
  int n_circle = build_part (build, constraint, 0, &circle), n_shaft = build_part (build, constraint, 1, &shaft), power = 1;
  uint16_t cells[RULES_CELLS_MAX];
  int factors[RULES_CELLS_MAX];

  (void) unused;
  if (n_circle > 3)
    return FAULT_TOO_LONG;
  if (n_circle + n_shaft > RULES_CELLS_MAX) /* unreached: not seen: an arrow longer than a board */
    return FAULT_TOO_LONG;
  for (int i = n_circle - 1; i >= 0; i--, power *= 10)
    {
      cells[i] = circle[i];
      factors[i] = power;
    }
  for (int i = 0; i < n_shaft; i++)
    {
      cells[n_circle + i] = shaft[i];
      factors[n_circle + i] = -1;
    }
  build_sum (build, cells, factors, n_circle + n_shaft, 0);
  return FAULT_NONE;
}

/* Both ends together are the sum of what lies between. */
FaultKind
build_double_arrow (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);
  int factors[RULES_CELLS_MAX];

  (void) unused;
  if (n < 3)
    return FAULT_TOO_SHORT;
  for (int i = 0; i < n; i++)
    factors[i] = i == 0 || i == n - 1 ? 1 : -1;
  build_sum (build, cells, factors, n, 0);
  return FAULT_NONE;
}

/* Cells equally far from the middle have one sum, which the middle cell of an odd line is. */
FaultKind
build_zipper (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);

  (void) unused;
  if (n < 3)
    return FAULT_TOO_SHORT;
  for (int i = 0; i < n / 2; i++)
    for (int j = i + 1; j < n / 2 + n % 2; j++)
      build_equal_sums (build, (uint16_t[]) { cells[i], cells[n - 1 - i] }, 2,
                        (uint16_t[]) { cells[j], cells[n - 1 - j] }, j == n - 1 - j ? 1 : 2);
  return FAULT_NONE;
}

/* What of the line lies in one region, without a break, has the same sum as every other such run. */
FaultKind
build_region_sum (Build *build, const Constraint *constraint, int unused)
{
  const uint8_t *box = build->topology->box;
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);
  int runs[RULES_CELLS_MAX + 1], n_runs = 0;

  (void) unused;
  for (int i = 0; i < n; i++)
    if (i == 0 || box[cells[i]] != box[cells[i - 1]])
      runs[n_runs++] = i;
  runs[n_runs] = n;
  for (int i = 0; i < n_runs; i++)
    for (int j = i + 1; j < n_runs; j++)
      build_equal_sums (build, cells + runs[i], runs[i + 1] - runs[i], cells + runs[j], runs[j + 1] - runs[j]);
  return FAULT_NONE;
}

FaultKind
build_sum_line (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *sum, *cells;
  int n = build_part (build, constraint, 1, &cells);

  (void) unused;
  build_part (build, constraint, 0, &sum);
  if (*sum < 1 || *sum > n * build->rules->n)
    return FAULT_NUMBER;
  build_scan (build, SCAN_PIECES, cells, n, *sum);
  return FAULT_NONE;
}

FaultKind
build_equal_sum (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *parts[RULES_CELLS_MAX];
  int lengths[RULES_CELLS_MAX], n = 0;

  (void) unused;
  for (; n < RULES_CELLS_MAX && (lengths[n] = build_part (build, constraint, n, &parts[n])) >= 0; n++)
    continue;
  if (n == RULES_CELLS_MAX)
    return FAULT_TOO_LONG;
  for (int i = 0; i < n && !build->too_much; i++)
    for (int j = i + 1; j < n; j++)
      build_equal_sums (build, parts[i], lengths[i], parts[j], lengths[j]);
  return FAULT_NONE;
}
