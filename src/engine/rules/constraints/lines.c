/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lines.c — thermometers, whispers and the other lines that are no sums. */
#include "constraints.h"

#include <string.h>

static bool allow_not_more   (int a, int b, int unused)  { (void) unused; return a <= b; }
static bool allow_residues   (int a, int b, int modulus) { return a % modulus != b % modulus; }
static bool allow_near       (int a, int b, int least)   { return a - b < least && b - a < least; }
static bool allow_thirds     (int a, int b, int n)       { return 3 * (a - 1) / n != 3 * (b - 1) / n; }

/* From each cell to the next. A thermometer's cells all differ, which its steps do not tell two cells of it at once. */
FaultKind
build_steps (Build *build, const Constraint *constraint, int step)
{
  const uint16_t *cells, *numbers;
  int least = 0;
  int n;

  if (step == STEP_WHISPER)
    {
      build_part (build, constraint, 0, &numbers);
      least = numbers[0];
    }
  n = build_part (build, constraint, step == STEP_WHISPER, &cells);
  if (step == STEP_UP && n > build->rules->n)
    return FAULT_TOO_LONG;
  for (int i = 0; i + 1 < n; i++)
    {
      if (cells[i] == cells[i + 1])
        return FAULT_TWICE;
      if (step == STEP_UP)
        build_pair (build, cells[i], cells[i + 1], allow_less, 0);
      else if (step == STEP_NOT_DOWN)
        build_pair (build, cells[i], cells[i + 1], allow_not_more, 0);
      else
        build_pair (build, cells[i], cells[i + 1], allow_apart, least);
    }
  if (step == STEP_UP)
    for (int i = 0; i < n; i++)
      {
        build_candidates (build, cells[i], values_between (i + 1, build->rules->n - (n - 1 - i), build->rules->n));
        for (int j = i + 2; j < n; j++)
          build_pair (build, cells[i], cells[j], allow_apart, j - i);
      }
  return FAULT_NONE;
}

static bool
is_run (Values values, int unused)
{
  (void) unused;
  return values_last (values) - values_first (values) + 1 == values_count (values);
}

/* Values in a row, in any order. On boards where sets of values are too many to tell, what two of them leave each other: less
 * than n apart. */
FaultKind
build_renban (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);

  (void) unused;
  if (n > build->rules->n)
    return FAULT_TOO_LONG;
  build_house (build, HOUSE_CAGE, 0, cells, n);
  if (build->rules->n <= BUILD_SET_MAX)
    build_set (build, cells, n, is_run, 0);
  else
    for (int i = 0; i < n; i++)
      for (int j = i + 1; j < n; j++)
        build_pair (build, cells[i], cells[j], allow_near, n);
  return FAULT_NONE;
}

FaultKind
build_palindrome (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);

  (void) unused;
  for (int i = 0; i < n / 2; i++)
    if (cells[i] != cells[n - 1 - i])
      build_pair (build, cells[i], cells[n - 1 - i], allow_equal, 0);
  return FAULT_NONE;
}

/* The two ends come first, then what lies between them. */
FaultKind
build_ends (Build *build, const Constraint *constraint, int scan)
{
  const uint16_t *line, *numbers;
  uint16_t cells[RULES_CELLS_MAX];
  int number = 0, n;

  if (scan == SCAN_LOCKOUT)
    {
      build_part (build, constraint, 0, &numbers);
      number = numbers[0];
    }
  n = build_part (build, constraint, scan == SCAN_LOCKOUT, &line);
  if (n < 2)
    return FAULT_TOO_SHORT;
  cells[0] = line[0];
  cells[1] = line[n - 1];
  memcpy (cells + 2, line + 1, (size_t) (n - 2) * sizeof *line);
  build_scan (build, (ScanKind) scan, cells, n, number);
  return FAULT_NONE;
}

/* Any m in a row have different residues; without a number, any three in a row are a low, a middle and a high one. */
FaultKind
build_classes (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *first, *cells;
  int n_first = build_part (build, constraint, 0, &first), n = build_part (build, constraint, 1, &cells), m = 3;
  bool thirds = n < 0;

  (void) unused;
  if (thirds)
    {
      cells = first;
      n = n_first;
      if (build->rules->n % 3 != 0)
        return FAULT_NUMBER;
    }
  else if ((m = first[0]) < 1)
    return FAULT_NUMBER;
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n && j - i < m; j++)
      {
        if (cells[i] == cells[j])
          return FAULT_TWICE;
        if (thirds)
          build_pair (build, cells[i], cells[j], allow_thirds, build->rules->n);
        else
          build_pair (build, cells[i], cells[j], allow_residues, m);
      }
  return FAULT_NONE;
}

/* Equal places of the parts hold equal values. */
FaultKind
build_clone (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *first, *cells;
  int n_first = build_part (build, constraint, 0, &first), n;

  (void) unused;
  for (int part = 1; (n = build_part (build, constraint, part, &cells)) >= 0; part++)
    {
      if (n != n_first)
        return n < n_first ? FAULT_TOO_SHORT : FAULT_TOO_LONG;
      for (int i = 0; i < n; i++)
        if (cells[i] != first[i])
          build_pair (build, first[i], cells[i], allow_equal, 0);
    }
  return FAULT_NONE;
}
