/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rules.h"

#include <stdlib.h>
#include <string.h>

#include "engine/core/words.h"

const char *const extra_ids[N_EXTRAS] = {
  [EXTRA_DIAGONAL_UP] = "diagonal+",
  [EXTRA_DIAGONAL_DOWN] = "diagonal-",
  [EXTRA_WINDOKU] = "windoku",
  [EXTRA_DISJOINT] = "disjoint",
  [EXTRA_ANTIKNIGHT] = "antiknight",
  [EXTRA_ANTIKING] = "antiking",
  [EXTRA_NONCONSECUTIVE] = "nonconsecutive",
  [EXTRA_ANTITAXICAB] = "antitaxicab",
  [EXTRA_ENTROPY] = "entropy",
};

const char *const extra_names[N_EXTRAS] = {
  [EXTRA_DIAGONAL_UP] = N_("Diagonal ╱"),
  [EXTRA_DIAGONAL_DOWN] = N_("Diagonal ╲"),
  [EXTRA_WINDOKU] = N_("Windoku"),
  [EXTRA_DISJOINT] = N_("Disjoint groups"),
  [EXTRA_ANTIKNIGHT] = N_("Anti-knight"),
  [EXTRA_ANTIKING] = N_("Anti-king"),
  [EXTRA_NONCONSECUTIVE] = N_("Non-consecutive"),
  [EXTRA_ANTITAXICAB] = N_("Anti-taxicab"),
  [EXTRA_ENTROPY] = N_("Entropy"),
};

void
rules_take_boxes (Rules *rules,
                  int    box_rows,
                  int    box_columns)
{
  bool lines = rules->rows == rules->columns
               && ((box_rows == 1 && box_columns == rules->columns) || (box_columns == 1 && box_rows == rules->rows));

  rules->box_rows = lines ? 0 : (uint8_t) box_rows;
  rules->box_columns = lines ? 0 : (uint8_t) box_columns;
}

void
rules_init_square (Rules *rules, int n, int box_rows, int box_columns)
{
  memset (rules, 0, sizeof *rules);
  rules->rows = rules->columns = rules->n = (uint8_t) n;
  rules_take_boxes (rules, box_rows, box_columns);
}

void
rules_blame_cells (RulesFault *fault, const uint16_t *cells, int n)
{
  int room = (int) (sizeof fault->cells / sizeof *fault->cells);

  fault->more = n > room;
  fault->n_cells = n < room ? n : room;
  for (int i = 0; i < fault->n_cells; i++)
    fault->cells[i] = cells[i];
}

/* Below and right of the whole boxes of the canvas, or of its first grid. */
static bool
is_outside_boxes (const Rules *rules, int row, int column)
{
  int top = rules->n_grids ? rules->grid[0] / rules->columns : 0, left = rules->n_grids ? rules->grid[0] % rules->columns : 0;
  int rows = rules->n_grids ? rules->n : rules->rows, columns = rules->n_grids ? rules->n : rules->columns;

  row -= top;
  column -= left;
  return row >= 0 && row < rows && column >= 0 && column < columns
         && (row >= rows / rules->box_rows * rules->box_rows || column >= columns / rules->box_columns * rules->box_columns);
}

static bool
is_too_much (const Rules *rules, FaultKind kind, int row, int column)
{
  if (kind == FAULT_SIZE)
    return (row == 0 && column >= rules->n) || (column == 0 && row >= rules->n);
  if (rules->box_rows == 0 || rules->box_columns == 0) /* unreached: not seen: boxes with rows and no columns */
    return false;
  if (rules->box_rows * rules->box_columns > rules->n)
    return row < rules->box_rows && column < rules->box_columns;
  return is_outside_boxes (rules, row, column);
}

void
rules_blame_size (const Rules *rules, RulesFault *fault)
{
  uint16_t cells[RULES_CELLS_MAX];
  int n = 0;

  if (rules->rows > RULES_LINE_MAX || rules->columns > RULES_LINE_MAX)
    return;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    if (is_too_much (rules, fault->kind, cell / rules->columns, cell % rules->columns))
      cells[n++] = (uint16_t) cell;
  rules_blame_cells (fault, cells, n);
}

void
rules_init_classic (Rules *rules)
{
  rules_init_square (rules, 9, 3, 3);
}

bool
rules_add (Rules *rules, int kind, const uint16_t *numbers, int n)
{
  if (rules->n_constraints == RULES_CONSTRAINTS_MAX || n > RULES_NUMBERS_MAX - rules->n_numbers)
    return false;

  rules->constraint[rules->n_constraints++] = (Constraint) { (uint8_t) kind, rules->n_numbers, (uint16_t) n };
  memcpy (rules->number + rules->n_numbers, numbers, (size_t) n * sizeof *numbers);
  rules->n_numbers = (uint16_t) (rules->n_numbers + n);
  return true;
}

bool
rules_are_classic (const Rules *rules)
{
  return rules->rows == 9 && rules->columns == 9 && rules->n == 9 && rules->n_grids == 0 && !rules->has_regions
         && rules->box_rows == 3 && rules->box_columns == 3 && !rules->extras && !rules->n_constraints;
}

bool
rules_equal (const Rules *a, const Rules *b)
{
  if (a->rows != b->rows || a->columns != b->columns || a->n != b->n || a->n_grids != b->n_grids
      || memcmp (a->grid, b->grid, a->n_grids * sizeof *a->grid) != 0 || a->box_rows != b->box_rows
      || a->box_columns != b->box_columns || a->has_regions != b->has_regions || a->extras != b->extras
      || (a->has_regions && memcmp (a->region, b->region, (size_t) rules_n_cells (a)) != 0)
      || a->n_constraints != b->n_constraints || a->n_numbers != b->n_numbers
      || memcmp (a->number, b->number, a->n_numbers * sizeof *a->number) != 0)
    return false;
  for (int i = 0; i < a->n_constraints; i++)
    if (a->constraint[i].kind != b->constraint[i].kind || a->constraint[i].first != b->constraint[i].first
        || a->constraint[i].n != b->constraint[i].n)
      return false;
  return true;
}

bool
rules_has_cell (const Rules *rules, int cell)
{
  int row = cell / rules->columns, column = cell % rules->columns;

  for (int i = 0; i < rules->n_grids; i++)
    {
      int top = rules->grid[i] / rules->columns, left = rules->grid[i] % rules->columns;

      if (row >= top && row < top + rules->n && column >= left && column < left + rules->n)
        return true;
    }
  return rules->n_grids == 0;
}

int
rules_grid_at (const Rules *rules, int cell)
{
  int found = -1, least = 0;

  for (int i = 0; rules->n_grids > 1 && i < rules->n_grids; i++)
    {
      int row = cell / rules->columns - rules->grid[i] / rules->columns;
      int column = cell % rules->columns - rules->grid[i] % rules->columns;
      int away = abs (2 * row + 1 - rules->n) + abs (2 * column + 1 - rules->n);

      if (row < 0 || row >= rules->n || column < 0 || column >= rules->n || (found >= 0 && away >= least))
        continue;
      found = i;
      least = away;
    }
  return found;
}

int
rules_part (const Rules *rules, const Constraint *constraint, int part, const uint16_t **numbers)
{
  int at = constraint->first, end = constraint->first + constraint->n;

  for (; at < end; part--)
    {
      int from = at;

      while (at < end && rules->number[at] != NO_PLACE)
        at++;
      if (part == 0)
        {
          *numbers = rules->number + from;
          return at - from;
        }
      at++;
    }
  *numbers = NULL;
  return -1;
}

int
value_from_character (char character)
{
  if (character >= '1' && character <= '9')
    return character - '0';
  if (character >= 'A' && character <= 'P')
    return character - 'A' + 10;
  return 0;
}

char
value_character (int value)
{
  return (char) (value < 10 ? '0' + value : 'A' + value - 10);
}
