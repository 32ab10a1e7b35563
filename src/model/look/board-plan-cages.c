/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-cages.c — what goes around cells or fills them: cages, sums, regions, clones.
 *
 * An outline is walked with the cells at its right hand. At a corner where cells touch by their corners only it stays with
 * the cell it comes from, so that parts that do not share a side have outlines of their own. */
#include "board-plan-private.h"

#include <math.h>
#include <string.h>

#define INSET 0.075                    /* of a cage's line from the border of its cells */
#define SUM_SIZE 0.2                   /* of the em of a sum */

/* East, south, west, north. */
static const int step_x[4] = { 1, 0, -1, 0 }, step_y[4] = { 0, 1, 0, -1 };

typedef struct {
  int      rows, columns;
  PlaceSet cells;
  uint8_t  walked[RULES_CELLS_MAX];    /* a bit for each side: its top is walked eastwards, its right southwards … */
} Walk;

static bool
is_in (const Walk *walk, int row, int column)
{
  return row >= 0 && row < walk->rows && column >= 0 && column < walk->columns
         && places_has (&walk->cells, row * walk->columns + column);
}

/* What lies at the left hand of who walks along the cell's side. */
static bool
is_border (const Walk *walk, int row, int column, int side)
{
  static const int out_x[4] = { 0, 1, 0, -1 }, out_y[4] = { -1, 0, 1, 0 };

  return is_in (walk, row, column) && !is_in (walk, row + out_y[side], column + out_x[side]);
}

/* From the beginning of a side, around, until it is met again. The points are those of the corners, inset. */
static void
walk_around (Walk *walk, int row, int column, int side, GArray *points)
{
  static const int end_x[4] = { 1, 1, 0, 0 }, end_y[4] = { 0, 1, 1, 0 };

  while (!(walk->walked[row * walk->columns + column] >> side & 1))
    {
      int x = column + end_x[side], y = row + end_y[side], next = (side + 1) % 4;
      int ahead_row = row + step_y[side], ahead_column = column + step_x[side];

      walk->walked[row * walk->columns + column] |= (uint8_t) (1 << side);
      if (is_border (walk, row, column, next))
        side = next;                                         /* to the right, around the same cell */
      else if (is_border (walk, ahead_row, ahead_column, side))
        {
          row = ahead_row;                                   /* straight on */
          column = ahead_column;
          continue;
        }
      else
        {
          side = (side + 3) % 4;                             /* to the left: a corner that goes inwards */
          row = ahead_row + step_y[side];
          column = ahead_column + step_x[side];
        }
      g_array_append_val (points, ((PlanPoint[]) { { x, y } })[0]);
    }
}

static PlanPoint
inset (PlanPoint before, PlanPoint at, PlanPoint after, double by)
{
  double in_x = (at.x > before.x) - (at.x < before.x), in_y = (at.y > before.y) - (at.y < before.y);
  double out_x = (after.x > at.x) - (after.x < at.x), out_y = (after.y > at.y) - (after.y < at.y);

  /* The right hand of a direction (x, y) is (−y, x). */
  return (PlanPoint) { at.x + by * (-in_y - out_y), at.y + by * (in_x + out_x) };
}

/* The corners of an outline, inset, and behind them where its text would stand. */
static void
add_corners (PlanBuild *build, PlanRole role, const GArray *corners, PlanPoint text_at, const char *text)
{
  g_autofree PlanPoint *points = g_new (PlanPoint, corners->len + 1);
  const PlanPoint *corner = (const PlanPoint *) (const void *) corners->data;
  int n = (int) corners->len;
  PlanMark *mark;

  for (int i = 0; i < n; i++)
    points[i] = inset (corner[i ? i - 1 : n - 1], corner[i], corner[i < n - 1 ? i + 1 : 0], INSET);
  points[n] = text_at;
  mark = plan_add (build, PLAN_OUTLINE, role, PLAN_CAGES, points, n + 1, SUM_SIZE);
  if (text)
    g_strlcpy (mark->text, text, sizeof mark->text);
}

/* Where a sum stands: in the first cell without another one that has the upper and the left side of the outline, or the first. */
static int
text_cell (const PlanBuild *build, const Walk *walk)
{
  for_each_place (cell, walk->cells)
    if (!places_has (&build->plan->with_sum, cell) && is_border (walk, cell / walk->columns, cell % walk->columns, 0)
        && is_border (walk, cell / walk->columns, cell % walk->columns, 3))
      return cell;
  return places_first (&walk->cells);
}

/* text: in a gap of the outline, in a corner of it; NULL: none. */
static void
add_outline (PlanBuild *build, PlanRole role, const uint16_t *cells, int n, const char *text)
{
  g_autofree Walk *walk = g_new0 (Walk, 1);
  GArray *corners = g_array_new (FALSE, FALSE, sizeof (PlanPoint));
  int first;

  walk->rows = build->rules->rows;
  walk->columns = build->rules->columns;
  for (int i = 0; i < n; i++)
    places_add (&walk->cells, cells[i]);
  first = text_cell (build, walk);
  if (text)
    places_add (&build->plan->with_sum, first);
  for (int i = 0; i < 4 * walk->rows * walk->columns; i++)
    {
      int cell = i / 4, side = i % 4, row = cell / walk->columns, column = cell % walk->columns;

      if (!is_border (walk, row, column, side) || walk->walked[cell] >> side & 1)
        continue;
      g_array_set_size (corners, 0);
      walk_around (walk, row, column, side, corners);
      if (text && walk->walked[first])           /* the way led past it */
        {
          row = first / walk->columns;
          column = first % walk->columns;
          add_corners (build, role, corners, (PlanPoint) { column + INSET, row + INSET }, text);
          text = NULL;
        }
      else
        add_corners (build, role, corners, (PlanPoint) { column + INSET, row + INSET }, NULL);
    }
  g_array_free (corners, TRUE);
}

static bool
are_neighbours (const PlanBuild *build, const uint16_t *cells)
{
  PlanPoint a = plan_middle (build, cells[0]), b = plan_middle (build, cells[1]);

  return fabs (a.x - b.x) + fabs (a.y - b.y) < 1.5;
}

/* A sum of two neighbours stands between them: such groups often run into each other. */
void
plan_cage (PlanBuild *build, const Constraint *constraint, int role)
{
  const uint16_t *sum, *cells;
  int has_sum = plan_part (build, constraint, 0, &sum), n = plan_part (build, constraint, 1, &cells);
  char text[8];

  if (has_sum > 0)
    plan_number (text, sum[0]);
  if (role == PLAN_SUM && n == 2 && has_sum > 0 && are_neighbours (build, cells))
    {
      PlanPoint a = plan_middle (build, cells[0]), b = plan_middle (build, cells[1]);

      plan_put (build, PLAN_TEXT, PLAN_SIGN, PLAN_SIGNS, (PlanPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 }, 0.28, text);
      return;
    }
  add_outline (build, (PlanRole) role, cells, n, has_sum > 0 ? text : NULL);
}

/* Its result and the sign of its operation, as Mathdoku has them; a single cell is its result. */
void
plan_math (PlanBuild *build, const Constraint *constraint, int sign)
{
  const uint16_t *number, *cells;
  int n = plan_part (build, constraint, 1, &cells);
  char text[8];

  plan_part (build, constraint, 0, &number);
  plan_number (text, number[0]);
  if (n > 1)
    g_strlcat (text, (const char[]) { (char) sign, '\0' }, sizeof text);
  add_outline (build, PLAN_CAGE, cells, n, text);
}

/* Each list an outline; how many they are tells that their sums are one. */
void
plan_equal_sums (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;

  for (int part = 0, n; (n = plan_part (build, constraint, part, &cells)) > 0; part++)
    add_outline (build, PLAN_SUM, cells, n, "=");
}

void
plan_fill (PlanBuild *build, PlanRole role, const uint16_t *cells, int n)
{
  PlaceSet rest = PLACES_NONE;
  int columns = build->rules->columns;

  for (int i = 0; i < n; i++)
    places_add (&rest, cells[i]);
  while (!places_is_empty (&rest))
    {
      int cell = places_first (&rest), length = 0;
      double x = cell % columns, y = cell / columns;

      for (; cell % columns + length < columns && places_has (&rest, cell + length); length++)
        places_remove (&rest, cell + length);
      plan_add (build, PLAN_FILL, role, PLAN_TINTS,
                (PlanPoint[]) { { x, y }, { x + length, y }, { x + length, y + 1 }, { x, y + 1 } }, 4, 0);
    }
}

PlanRole
plan_tint (PlanBuild *build, const uint16_t *cells, int n)
{
  bool taken[4] = { false };

  for (guint i = 0; i < build->marks->len; i++)
    {
      const PlanMark *mark = &g_array_index (build->marks, PlanMark, i);

      for (int j = 0; j < n && mark->shape == PLAN_FILL && mark->role <= PLAN_TINT_4; j++)
        {
          double x = cells[j] % build->rules->columns, y = cells[j] / build->rules->columns;

          if (mark->from.x <= x + 1 && mark->to.x >= x && mark->from.y <= y + 1 && mark->to.y >= y)
            taken[mark->role - PLAN_TINT_1] = true;
        }
    }
  for (int i = 0; i < 4; i++)
    if (!taken[i])
      return (PlanRole) (PLAN_TINT_1 + i);
  return PLAN_TINT_1;
}

void
plan_region (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);

  plan_fill (build, plan_tint (build, cells, n), cells, n);
}

/* Its places have one tint, and are outlined, for colour is not needed to tell. */
void
plan_clone (PlanBuild *build, const Constraint *constraint, int unused)
{
  const uint16_t *cells;
  int n = plan_part (build, constraint, 0, &cells);
  PlanRole tint = plan_tint (build, cells, MAX (n, 0));

  for (int part = 0; (n = plan_part (build, constraint, part, &cells)) > 0; part++)
    {
      plan_fill (build, tint, cells, n);
      add_outline (build, PLAN_DIM, cells, n, NULL);
    }
}
