/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cells.c — what single cells, their neighbours and their places say. */
#include "constraints.h"

FaultKind
build_extra (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells), number = 1;

  (void) unused;
  if (n > build->rules->n)
    return FAULT_TOO_LONG;
  for (const Constraint *before = build->rules->constraint; before < constraint; before++)
    number += before->kind == constraint->kind;
  build_house (build, HOUSE_EXTRA, number, cells, n);
  return FAULT_NONE;
}

/* The listed values, each as often as it is listed, are among the four cells. */
FaultKind
build_quad (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *values, *cells;
  int n_values = build_part (build, constraint, 0, &values), packed = 0;

  (void) unused;
  if (n_values > 4)
    return FAULT_TOO_LONG;
  build_part (build, constraint, 1, &cells);
  for (int i = 0; i < n_values; i++)
    packed |= values[i] << 5 * i;
  build_scan (build, SCAN_QUAD, cells, 4, packed);
  return FAULT_NONE;
}

FaultKind
build_parity (Build *build, const Constraint *constraint, int parity)
{
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);
  Values odd = UINT32_C (0xaaaaaaaa);

  for (int i = 0; i < n; i++)
    build_candidates (build, cells[i], parity ? odd : ~odd);
  return FAULT_NONE;
}

/* A minimum is lower than its neighbours along edges, but for those that are marked alike. */
FaultKind
build_extreme (Build *build, const Constraint *constraint, int direction)
{
  const Rules *rules = build->rules;
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);
  bool marked[RULES_CELLS_MAX] = { false };

  for (int i = 0; i < rules->n_constraints; i++)
    if (rules->constraint[i].kind == constraint->kind)
      {
        const uint16_t *alike;
        int n_alike = rules_part (rules, &rules->constraint[i], 0, &alike);

        for (int j = 0; j < n_alike; j++)
          marked[alike[j]] = true;
      }
  for (int i = 0; i < n; i++)
    {
      int row = cells[i] / rules->columns, column = cells[i] % rules->columns;

      for (int side = 0; side < 4; side++)
        {
          int r = row + (side == 0) - (side == 1), c = column + (side == 2) - (side == 3);
          int other = r * rules->columns + c;

          if (r < 0 || c < 0 || r >= rules->rows || c >= rules->columns || !topology_exists (build->topology, other)
              || marked[other])
            continue;
          if (direction < 0)
            build_pair (build, cells[i], other, allow_less, 0);
          else
            build_pair (build, other, cells[i], allow_less, 0);
        }
    }
  return FAULT_NONE;
}

FaultKind
build_cell_values (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *cell, *values;
  int n_values = (build_part (build, constraint, 1, &values));
  Values set = 0;

  (void) unused;
  for (int i = 0; i < n_values; i++)
    set |= values_of (values[i]);
  build_part (build, constraint, 0, &cell);
  build_candidates (build, *cell, set);
  return FAULT_NONE;
}

static bool
allow_both_or_none (int a, int b, int data)
{
  return (a == data / 32) == (b == data % 32);
}

/* Value v at rRcC tells that C stands at rRcV; by rows, that R stands at rVcC. */
FaultKind
build_index (Build *build, const Constraint *constraint, int line)
{
  const Rules *rules = build->rules;
  const uint16_t *cells;
  int n = build_part (build, constraint, 0, &cells);

  for (int i = 0; i < n; i++)
    {
      int row = cells[i] / rules->columns, column = cells[i] % rules->columns;
      int own = line == LINE_COLUMN ? column : row, length = line == LINE_COLUMN ? rules->columns : rules->rows;

      build_candidates (build, cells[i], values_all (length < rules->n ? length : rules->n));
      for (int v = 1; v <= rules->n && v <= length; v++)
        {
          int other = line == LINE_COLUMN ? row * rules->columns + v - 1 : (v - 1) * rules->columns + column;

          if (other != cells[i] && own + 1 <= rules->n)
            build_pair (build, cells[i], other, allow_both_or_none, v * 32 + own + 1);
        }
    }
  return FAULT_NONE;
}
