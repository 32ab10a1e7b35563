/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-outside.c — what stands beside the board: numbers of rows and columns, and the sums of diagonals with an arrow.
 *
 * A margin is there on the sides only where something stands, as many cells wide as clues stand one behind the other. Of one
 * kind of clues on a board the numbers stand alone; of several each has a sign around it. */
#include "board-plan-private.h"

#include <string.h>

#define SIZE 0.44                      /* of the em */

enum { SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_BOTTOM };

static bool
is_outside (const char *id)
{
  return strcmp (id, "sandwich") == 0 || strcmp (id, "xsum") == 0 || strcmp (id, "skyscraper") == 0
         || strcmp (id, "numberedroom") == 0;
}

static bool
has_several_kinds (PlanBuild *build)
{
  if (!build->outside_kinds)
    for (int i = 0; i < build->rules->n_constraints; i++)
      if (is_outside (constraint_kinds[build->rules->constraint[i].kind].id))
        build->outside_kinds |= UINT32_C (1) << (build->rules->constraint[i].kind & 31);
  return (build->outside_kinds & (build->outside_kinds - 1)) != 0;
}

/* The next free place beside a line; the margin grows with it. at: row or column, −1 and n for the corners. */
static PlanPoint
take_place (PlanBuild *build, int side, int at)
{
  uint8_t depth = ++build->outside[side][at + 1];
  uint8_t *margins[4] = { &build->plan->left, &build->plan->top, &build->plan->right, &build->plan->bottom };
  double beyond = depth - 0.5;

  *margins[side] = MAX (*margins[side], depth);
  switch (side)
    {
    case SIDE_LEFT:
      return (PlanPoint) { -beyond, at + 0.5 };
    case SIDE_TOP:
      return (PlanPoint) { at + 0.5, -beyond };
    case SIDE_RIGHT:
      return (PlanPoint) { build->rules->columns + beyond, at + 0.5 };
    default:
      return (PlanPoint) { at + 0.5, build->rules->rows + beyond };
    }
}

/* A house with a roof, for skyscrapers. */
static void
add_house (PlanBuild *build, PlanPoint at)
{
  plan_add (build, PLAN_LINE, PLAN_DIM, PLAN_OUTSIDE,
            (PlanPoint[]) { { at.x - 0.28, at.y + 0.34 }, { at.x - 0.28, at.y - 0.24 }, { at.x, at.y - 0.42 },
                            { at.x + 0.28, at.y - 0.24 }, { at.x + 0.28, at.y + 0.34 }, { at.x - 0.28, at.y + 0.34 } }, 6, 0);
}

static void
add_sign (PlanBuild *build, int kind, PlanPoint at)
{
  if (kind == PLAN_OUT_X_SUM)
    plan_put (build, PLAN_RING, PLAN_DIM, PLAN_OUTSIDE, at, 0.36, NULL);
  else if (kind == PLAN_OUT_SKYSCRAPER)
    add_house (build, at);
  else if (kind == PLAN_OUT_ROOM)
    plan_add (build, PLAN_LINE, PLAN_DIM, PLAN_OUTSIDE,
              (PlanPoint[]) { { at.x - 0.34, at.y - 0.34 }, { at.x + 0.34, at.y - 0.34 }, { at.x + 0.34, at.y + 0.34 },
                              { at.x - 0.34, at.y + 0.34 }, { at.x - 0.34, at.y - 0.34 } }, 5, 0);
}

void
plan_outside (PlanBuild *build, const Constraint *constraint, int kind)
{
  const uint16_t *line, *number;
  bool column, far;
  PlanPoint at;
  char text[8];

  plan_part (build, constraint, 0, &line);
  plan_part (build, constraint, 1, &number);
  column = line[0] & LINE_COLUMN;
  far = line[0] & LINE_FAR;
  at = take_place (build, column ? (far ? SIDE_BOTTOM : SIDE_TOP) : far ? SIDE_RIGHT : SIDE_LEFT, line[0] % LINE_COLUMN);
  plan_number (text, number[0]);
  plan_put (build, PLAN_TEXT, PLAN_SIGN, PLAN_OUTSIDE, at, SIZE, text);
  if (has_several_kinds (build))
    add_sign (build, kind, at);
}

/* Beside the first cell, in the line of the others, if that is outside; −1 is left or above, 0 within, 1 beyond. */
static bool
is_beside (const PlanBuild *build, int row, int column)
{
  return row < 0 || column < 0 || row >= build->rules->rows || column >= build->rules->columns;
}

/* The cells stand in one diagonal, from the end that is at the border. */
static bool
find_diagonal (const PlanBuild *build, const uint16_t *cells, int n, int *row, int *column, int *down, int *across)
{
  int columns = build->rules->columns;

  *row = cells[0] / columns;
  *column = cells[0] % columns;
  if (n < 2)
    {
      *down = *row == 0 ? 1 : -1;
      *across = *column == 0 ? 1 : -1;
      return is_beside (build, *row - *down, *column - *across);
    }
  *down = cells[1] / columns - *row;
  *across = cells[1] % columns - *column;
  if (*down * *down != 1 || *across * *across != 1)
    return false;
  if (is_beside (build, *row - *down, *column - *across))
    return true;
  *row = cells[n - 1] / columns;
  *column = cells[n - 1] % columns;
  *down = -*down;
  *across = -*across;
  return is_beside (build, *row - *down, *column - *across);
}

void
plan_little_killer (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *sum, *cells;
  int n, row, column, down, across, side;
  PlanPoint at;
  char text[8];

  plan_part (build, constraint, 0, &sum);
  n = plan_part (build, constraint, 1, &cells);
  if (!find_diagonal (build, cells, n, &row, &column, &down, &across))
    {
      plan_cage (build, constraint, PLAN_SUM);
      return;
    }
  row -= down;
  column -= across;
  side = row < 0 ? SIDE_TOP : row >= build->rules->rows ? SIDE_BOTTOM : column < 0 ? SIDE_LEFT : SIDE_RIGHT;
  at = take_place (build, side, side == SIDE_LEFT || side == SIDE_RIGHT ? row : column);
  if (column < 0)                      /* in a corner both margins are needed */
    build->plan->left = MAX (build->plan->left, 1);
  if (column >= build->rules->columns)
    build->plan->right = MAX (build->plan->right, 1);
  plan_number (text, sum[0]);
  plan_put (build, PLAN_TEXT, PLAN_SIGN, PLAN_OUTSIDE, (PlanPoint) { at.x - 0.1 * across, at.y - 0.1 * down }, 0.36, text);
  plan_add (build, PLAN_LINE, PLAN_SIGN, PLAN_OUTSIDE,
            (PlanPoint[]) { { at.x + 0.22 * across, at.y + 0.22 * down }, { at.x + 0.42 * across, at.y + 0.42 * down } }, 2, 0);
  plan_add (build, PLAN_LINE, PLAN_SIGN, PLAN_OUTSIDE,
            (PlanPoint[]) { { at.x + 0.26 * across, at.y + 0.42 * down }, { at.x + 0.42 * across, at.y + 0.42 * down },
                            { at.x + 0.42 * across, at.y + 0.26 * down } }, 3, 0);
}
