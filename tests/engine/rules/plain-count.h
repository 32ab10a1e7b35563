/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plain-count.h — a search that knows nothing of houses, arcs and scans: it tries every value in every cell, and asks of each
 * full grid whether it is right. */
#pragma once

#include "engine/rules/constraint.h"
#include "small-grids.h"

typedef bool (*Holds) (const Rules *rules, const uint8_t *grid);

/* Whether both lie in one row or one column of one grid. */
static inline bool
in_line (const Rules *rules, int a, int b)
{
  int columns = rules->columns;

  if (a / columns != b / columns && a % columns != b % columns)
    return false;
  if (rules->n_grids == 0)
    return true;
  for (int i = 0; i < rules->n_grids; i++)
    {
      Rules one = { .rows = rules->rows, .columns = rules->columns, .n = rules->n, .n_grids = 1, .grid = { rules->grid[i] } };

      if (rules_has_cell (&one, a) && rules_has_cell (&one, b))
        return true;
    }
  return false;
}

static inline uint64_t
plain_count (const Rules *rules, const Values *domain, Holds holds, uint8_t *grid, int cell)
{
  uint64_t n = 0;

  if (cell == rules_n_cells (rules))
    return !holds || holds (rules, grid);
  grid[cell] = 0;
  if (!rules_has_cell (rules, cell))
    return plain_count (rules, domain, holds, grid, cell + 1);
  for (int v = 1; v <= rules->n; v++)
    {
      bool right = !domain || values_has (domain[cell], v);

      for (int other = 0; other < cell && right; other++)
        right = grid[other] != v || !in_line (rules, other, cell);
      if (!right)
        continue;
      grid[cell] = (uint8_t) v;
      n += plain_count (rules, domain, holds, grid, cell + 1);
    }
  return n;
}

static inline void
check_count (const Rules *rules, const Values *domain, Holds holds)
{
  uint8_t grid[RULES_CELLS_MAX];

  g_assert_cmpuint (count_all (rules, domain), ==, plain_count (rules, domain, holds, grid, 0));
}

static inline void
add (Rules *rules, const char *id, const uint16_t *numbers, int n)
{
  g_assert_true (rules_add (rules, constraint_kind_from_id (id), numbers, n));
}
