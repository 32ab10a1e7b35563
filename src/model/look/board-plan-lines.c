/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-lines.c — what runs through cells: thermometers, arrows and lines, each kind in its colour. */
#include "board-plan-private.h"

#include <math.h>
#include <stdlib.h>

#define THERMO 0.26                    /* widths and radii */
#define BULB   0.37
#define LINE   0.14
#define RING   0.37
#define HEAD   0.16                    /* of an arrow, each side of it */

void
plan_thermo (PlanBuild *build, const Constraint *constraint, int slow)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);
  g_autofree PlanPoint *points = plan_middles (build, cells, n);

  plan_add (build, PLAN_LINE, PLAN_THERMO, PLAN_LINES, points, n, THERMO);
  plan_put (build, PLAN_DISC, PLAN_THERMO, PLAN_LINES, points[0], BULB, NULL);
  if (slow)                            /* a ring in the bulb: its values need not rise */
    plan_put (build, PLAN_RING, PLAN_DIM, PLAN_LINES, points[0], BULB - 0.08, NULL);
}

static PlanPoint
between (PlanPoint a, PlanPoint b, double distance)
{
  double length = hypot (b.x - a.x, b.y - a.y);

  return length > 0 ? (PlanPoint) { a.x + (b.x - a.x) / length * distance, a.y + (b.y - a.y) / length * distance } : a;
}

/* Its tip at the end of a line. */
static void
add_head (PlanBuild *build, PlanLayer layer, PlanPoint from, PlanPoint tip)
{
  double length = hypot (tip.x - from.x, tip.y - from.y), x, y;

  if (length <= 0)
    return;
  x = (tip.x - from.x) / length;
  y = (tip.y - from.y) / length;
  plan_add (build, PLAN_LINE, PLAN_ARROW, layer,
            (PlanPoint[]) { { tip.x - HEAD * (x + y), tip.y - HEAD * (y - x) }, tip,
                            { tip.x - HEAD * (x - y), tip.y - HEAD * (y + x) } }, 3, 0);
}

/* The circle's cell that the shaft begins beside, or its first. */
static int
nearest (const PlanBuild *build, const uint16_t *cells, int n, int to)
{
  int best = 0, least = INT_MAX, columns = build->rules->columns;

  for (int i = 0; i < n; i++)
    {
      int distance = MAX (abs (cells[i] / columns - to / columns), abs (cells[i] % columns - to % columns));

      if (distance < least)
        {
          least = distance;
          best = i;
        }
    }
  return cells[best];
}

/* The shaft's first cell may be the circle itself. */
void
plan_arrow (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *circle, *shaft;
  int n_circle = plan_part (build, constraint, 0, &circle), n = plan_part (build, constraint, 1, &shaft);
  g_autofree PlanPoint *pill = plan_middles (build, circle, n_circle), *points = g_new (PlanPoint, n + 1);
  int from;

  plan_add (build, PLAN_RING, PLAN_ARROW, PLAN_LINES, pill, n_circle, RING);
  while (n > 0 && shaft[0] == circle[0])
    {
      shaft++;
      n--;
    }
  if (n < 1)
    return;
  from = nearest (build, circle, n_circle, shaft[0]);
  for (int i = 0; i < n; i++)
    points[i + 1] = plan_middle (build, shaft[i]);
  points[0] = between (plan_middle (build, from), points[1], RING);
  points[n] = between (points[n], points[n - 1], -0.1);
  plan_add (build, PLAN_LINE, PLAN_ARROW, PLAN_LINES, points, n + 1, 0);
  add_head (build, PLAN_LINES, points[n - 1], points[n]);
}

static PlanMark *
add_cells (PlanBuild *build, const Constraint *constraint, int part, PlanRole role, double width)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, part, &cells);
  g_autofree PlanPoint *points = plan_middles (build, cells, n);

  return plan_add (build, PLAN_LINE, role, PLAN_LINES, points, n, width);
}

void
plan_line (PlanBuild *build, const Constraint *constraint, int role)
{
  add_cells (build, constraint, 0, (PlanRole) role, LINE);
}

/* What a number of that kind usually is; 0: it is always said. */
static int
usual (const PlanBuild *build, int role)
{
  return role == PLAN_WHISPER ? (build->rules->n + 1) / 2 : role == PLAN_SUM_LINE ? 10 : role == PLAN_MODULAR ? 3 : 0;
}

/* A whisper whose number is the Dutch one has a colour of its own; any other unusual number stands beside the start. */
void
plan_line_with_number (PlanBuild *build, const Constraint *constraint, int role)
{
  const uint16_t *number, *cells;
  int is = plan_part (build, constraint, 0, &number) > 0 ? number[0] : 0;
  bool dutch = role == PLAN_WHISPER && is == usual (build, role) - 1;

  plan_part (build, constraint, 1, &cells);
  add_cells (build, constraint, 1, dutch ? PLAN_DUTCH : (PlanRole) role, LINE);
  if (is != usual (build, role) && !dutch)
    {
      PlanPoint at = plan_middle (build, cells[0]);
      char text[8];

      plan_number (text, is);
      plan_put (build, PLAN_TEXT, PLAN_DIM, PLAN_SIGNS, (PlanPoint) { at.x - 0.34, at.y + 0.36 }, 0.2, text);
    }
}

static void
add_diamond (PlanBuild *build, PlanPoint at)
{
  plan_add (build, PLAN_LINE, PLAN_DIM, PLAN_LINES,
            (PlanPoint[]) { { at.x, at.y - RING }, { at.x + RING, at.y }, { at.x, at.y + RING }, { at.x - RING, at.y },
                            { at.x, at.y - RING } }, 5, 0);
}

/* Its ends are circles; those of a lockout diamonds. A double arrow's line is thin, and has two heads. */
void
plan_ends (PlanBuild *build, const Constraint *constraint, int role)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, role == PLAN_DIM, &cells);
  g_autofree PlanPoint *points = plan_middles (build, cells, n);
  PlanPoint ends[2] = { points[0], points[n - 1] };

  if (n > 1)
    {
      points[0] = between (ends[0], points[1], RING);
      points[n - 1] = between (ends[1], points[n - 2], RING);
    }
  plan_add (build, PLAN_LINE, role == PLAN_ARROW ? PLAN_ARROW : PLAN_BETWEEN, PLAN_LINES, points, n,
            role == PLAN_ARROW ? 0 : 0.1);
  for (int i = 0; i < 2; i++)
    if (role == PLAN_DIM)
      add_diamond (build, ends[i]);
    else
      plan_put (build, PLAN_RING, role == PLAN_ARROW ? PLAN_ARROW : PLAN_DIM, PLAN_LINES, ends[i], RING, NULL);
  if (role == PLAN_ARROW && n > 2)
    {
      add_head (build, PLAN_LINES, points[1], points[0]);
      add_head (build, PLAN_LINES, points[n - 2], points[n - 1]);
    }
}
