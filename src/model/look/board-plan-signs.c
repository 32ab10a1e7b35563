/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-signs.c — what stands on the border of two cells, on a corner, and in a cell. */
#include "board-plan-private.h"

#include <string.h>

#define DOT      0.095
#define NUMBERED 0.15                  /* a dot with a number in it */

static PlanPoint
middle_of_pair (const PlanBuild *build, const uint16_t *pair)
{
  PlanPoint a = plan_middle (build, pair[0]), b = plan_middle (build, pair[1]);

  return (PlanPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

void
plan_pair (PlanBuild *build, const Constraint *constraint, int sign)
{
  static const bool numbered[] = { [PLAN_PAIR_DIFFERENCE] = true, [PLAN_PAIR_RATIO] = true, [PLAN_PAIR_SUM] = true };
  const uint16_t *number, *pair;
  PlanPoint at;
  char text[8] = "";

  if (numbered[sign] && plan_part (build, constraint, 0, &number) > 0)
    plan_number (text, number[0]);
  plan_part (build, constraint, numbered[sign], &pair);
  at = middle_of_pair (build, pair);
  switch (sign)
    {
    case PLAN_PAIR_WHITE:
    case PLAN_PAIR_DIFFERENCE:
      plan_put (build, PLAN_DISC, PLAN_DOT_WHITE, PLAN_SIGNS, at, *text ? NUMBERED : DOT, text);
      break;
    case PLAN_PAIR_BLACK:
    case PLAN_PAIR_RATIO:
      plan_put (build, PLAN_DISC, PLAN_DOT_BLACK, PLAN_SIGNS, at, *text ? NUMBERED : DOT, text);
      break;
    case PLAN_PAIR_SUM:
      plan_put (build, PLAN_TEXT, PLAN_SIGN, PLAN_SIGNS, at, 0.28, text);
      break;
    default:
      plan_put (build, PLAN_TEXT, PLAN_SIGN, PLAN_SIGNS, at, 0.3, sign == PLAN_PAIR_X ? "X" : "V");
      break;
    }
}

/* < between them, its tip towards the smaller. */
void
plan_less (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *pair;
  PlanPoint small, large, at;
  double x, y;

  plan_part (build, constraint, 0, &pair);
  small = plan_middle (build, pair[0]);
  large = plan_middle (build, pair[1]);
  at = middle_of_pair (build, pair);
  x = ((small.x > large.x) - (small.x < large.x)) * 0.07;
  y = ((small.y > large.y) - (small.y < large.y)) * 0.07;
  plan_add (build, PLAN_LINE, PLAN_SIGN, PLAN_SIGNS,
            (PlanPoint[]) { { at.x - x + 1.6 * y, at.y - y - 1.6 * x }, { at.x + x, at.y + y },
                            { at.x - x - 1.6 * y, at.y - y + 1.6 * x } }, 3, 0);
}

/* A circle where the four meet, with the values. */
void
plan_quad (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *values, *cells;
  int n = plan_part (build, constraint, 0, &values), n_cells = plan_part (build, constraint, 1, &cells);
  PlanPoint at = { 0, 0 };
  char text[8] = "";

  for (int i = 0; i < n && i < 7; i++)
    {
      text[i] = value_character (values[i]);
      text[i + 1] = '\0';
    }
  for (int i = 0; i < n_cells; i++)
    {
      at.x += plan_middle (build, cells[i]).x / n_cells;
      at.y += plan_middle (build, cells[i]).y / n_cells;
    }
  plan_put (build, PLAN_DISC, PLAN_DOT_WHITE, PLAN_SIGNS, at, n > 4 ? 0.34 : 0.15 + 0.04 * n, text);
}

void
plan_parity (PlanBuild *build, const Constraint *constraint, int odd)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);

  for (int i = 0; i < n; i++)
    plan_put (build, odd ? PLAN_DISC : PLAN_SQUARE, PLAN_PARITY, PLAN_TINTS, plan_middle (build, cells[i]), odd ? 0.4 : 0.37,
              NULL);
}

/* Four tips towards each side: outwards from a largest, inwards to a smallest. */
void
plan_extreme (PlanBuild *build, const Constraint *constraint, int direction)
{
  static const int8_t across[4] = { 1, 0, -1, 0 }, down[4] = { 0, 1, 0, -1 };
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);

  plan_fill (build, PLAN_EXTREME, cells, n);
  for (int i = 0; i < n; i++)
    for (int side = 0; side < 4; side++)
      {
        PlanPoint at = plan_middle (build, cells[i]);
        double x = across[side], y = down[side], tip = 0.4 + 0.045 * direction, tail = 0.4 - 0.045 * direction;

        plan_add (build, PLAN_LINE, PLAN_DIM, PLAN_LINES,
                  (PlanPoint[]) { { at.x + tail * x + 0.09 * y, at.y + tail * y + 0.09 * x }, { at.x + tip * x, at.y + tip * y },
                                  { at.x + tail * x - 0.09 * y, at.y + tail * y - 0.09 * x } }, 3, 0);
      }
}

/* The value of a cell is the place of another in its row, or its column: a bar along it. */
void
plan_index (PlanBuild *build, const Constraint *constraint, int across)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);

  plan_fill (build, PLAN_INDEX, cells, n);
  for (int i = 0; i < n; i++)
    {
      PlanPoint at = plan_middle (build, cells[i]);

      plan_add (build, PLAN_LINE, PLAN_DIM, PLAN_LINES,
                across ? (PlanPoint[]) { { at.x - 0.3, at.y + 0.4 }, { at.x + 0.3, at.y + 0.4 } }
                       : (PlanPoint[]) { { at.x + 0.4, at.y - 0.3 }, { at.x + 0.4, at.y + 0.3 } }, 2, 0);
    }
}

/* In small at the foot of the cell, as far as there is room. */
void
plan_candidates (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *cell, *values;
  int n;
  char text[8] = "";
  PlanPoint at;

  plan_part (build, constraint, 0, &cell);
  n = plan_part (build, constraint, 1, &values);
  for (int i = 0; i < n && i < 7; i++)
    {
      text[i] = value_character (values[i]);
      text[i + 1] = '\0';
    }
  at = plan_middle (build, cell[0]);
  plan_put (build, PLAN_TEXT, PLAN_DIM, PLAN_CAGES, (PlanPoint) { at.x, at.y + 0.36 }, 0.17, text);
}

/* What holds where no sign stands. */
void
plan_nothing (PlanBuild *build, const Constraint *constraint, int unused)
{
}
