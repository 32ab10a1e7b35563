/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-links.c — the links of a chain, from candidate to candidate across the board.
 *
 * Strong links are solid, weak ones dashed. Equal digits have the same place in every cell, so a straight line along a row
 * would run through all those between; a link leaves its line at once and goes on between the places of candidates, on the
 * side away from the middle of the cells, where large digits stand. Several
 * candidates that stand for one node have an outline of their own, and the link starts at the nearest of them. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

enum { LEAST_SIDE_FOR_LINKS = 27 };    /* as for the candidates that they join */

typedef struct { double x, y; } Point;

/* Where the candidates of a cell stand. */
static Slots
slots_of (int side, const BoardPlan *plan, int cell)
{
  const CellLook look = { .n = (uint8_t) (plan ? plan->n : 0), .sum = plan && places_has (&plan->with_sum, cell) };

  return painter_slots (side, &look);
}

static Point
place_of (int side, const BoardPlan *plan, int cell, int digit)
{
  const Slots slots = slots_of (side, plan, cell);

  return (Point) { board_plan_column (plan, cell) * side + slots_x (&slots, digit),
                   board_plan_row (plan, cell) * side + slots_y (&slots, digit) };
}

/* From the middle of a candidate to its edge. */
static double
half_of (int side, const BoardPlan *plan, const LookNode *node)
{
  const Slots slots = slots_of (side, plan, places_first (&node->cells));

  return 0.5 * slots.step;
}

/* From one point so far towards another. */
static Point
towards (Point from, Point to, double distance)
{
  double length = hypot (to.x - from.x, to.y - from.y);

  if (length <= 0)
    return from;
  return (Point) { from.x + (to.x - from.x) / length * distance, from.y + (to.y - from.y) / length * distance };
}

/* Of all pairs of candidates the nearest. */
static void
nearest (int side, const BoardPlan *plan, const LookLink *link, Point *from, Point *to)
{
  double least = INFINITY;

  for_each_place (a, link->from.cells)
    for_each_place (b, link->to.cells)
      {
        Point p = place_of (side, plan, a, link->from.digit), q = place_of (side, plan, b, link->to.digit);
        double length = hypot (q.x - p.x, q.y - p.y);

        if (length > 0 && length < least)
          {
            least = length;
            *from = p;
            *to = q;
          }
      }
  if (least == INFINITY)
    *from = *to = (Point) { 0, 0 };
}

/* From the middle of its cell. */
static Point
offset_of (int side, Point place)
{
  return (Point) { fmod (place.x, side) - side / 2.0, fmod (place.y, side) - side / 2.0 };
}

/* Along a row or column through the middles of cells, past one at least: large digits stand there all along. */
static bool
goes_through_middles (int side, Point p, Point q)
{
  Point out = offset_of (side, p);
  double across = fabs (q.x - p.x), down = fabs (q.y - p.y);

  return (down < 1e-6 && across > 1.5 * side && fabs (out.y) < 1e-6)
      || (across < 1e-6 && down > 1.5 * side && fabs (out.x) < 1e-6);
}

void
painter_link_path (int side, const BoardPlan *plan, const LookLink *link, double curve[8])
{
  Point  p, q, c, d, out, out_too;
  double length, along, aside, x, y;

  nearest (side, plan, link, &p, &q);
  length = hypot (q.x - p.x, q.y - p.y);
  if (length <= 0)
    {
      for (int i = 0; i < 8; i++)
        curve[i] = 0;
      return;
    }
  along = MIN (0.3 * length, 0.6 * side);
  aside = MIN (0.6 * length, 0.2 * side);
  if (goes_through_middles (side, p, q))
    {
      along = 0.15 * side;
      aside = 0.56 * side;
    }
  x = (q.x - p.x) / length;
  y = (q.y - p.y) / length;
  out = offset_of (side, p);
  out_too = offset_of (side, q);
  if ((out.x + out_too.x) * y - (out.y + out_too.y) * x < -1e-6)
    aside = -aside;
  c = (Point) { p.x + along * x + aside * y, p.y + along * y - aside * x };
  d = (Point) { q.x - along * x + aside * y, q.y - along * y - aside * x };
  p = towards (p, c, half_of (side, plan, &link->from));
  q = towards (q, d, half_of (side, plan, &link->to));

  curve[0] = p.x, curve[1] = p.y, curve[2] = c.x, curve[3] = c.y;
  curve[4] = d.x, curve[5] = d.y, curve[6] = q.x, curve[7] = q.y;
}

static void
outline_node (cairo_t *cr, int side, const BoardPlan *plan, const LookNode *node)
{
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY, half = half_of (side, plan, node);

  if (places_count (node->cells) < 2)
    return;
  for_each_place (cell, node->cells)
    {
      Point place = place_of (side, plan, cell, node->digit);

      left = MIN (left, place.x - half);
      right = MAX (right, place.x + half);
      top = MIN (top, place.y - half);
      bottom = MAX (bottom, place.y + half);
    }
  path_rounded (cr, left, top, right - left, bottom - top, half);
  cairo_stroke (cr);
}

static void
draw_link (cairo_t *cr, int side, const BoardPlan *plan, const LookLink *link, const Palette *palette)
{
  const double dashes[] = { MAX (3, 0.08 * side), MAX (3, 0.06 * side) };
  double curve[8];

  painter_link_path (side, plan, link, curve);
  cairo_move_to (cr, curve[0], curve[1]);
  cairo_curve_to (cr, curve[2], curve[3], curve[4], curve[5], curve[6], curve[7]);
  color_use (cr, link->strong ? palette->accent_text : palette->dead.stroke);
  cairo_set_line_width (cr, palette->high_contrast ? 2.5 : MAX (1.5, 0.026 * side));
  cairo_set_dash (cr, dashes, link->strong ? 0 : 2, 0);
  cairo_set_line_cap (cr, link->strong ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_stroke (cr);
}

void
painter_links (cairo_t *cr, int side, const BoardPlan *plan, const LookLink *links, int n, const Palette *palette)
{
  if (side < LEAST_SIDE_FOR_LINKS)
    return;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    draw_link (cr, side, plan, &links[i], palette);
  cairo_set_dash (cr, NULL, 0, 0);
  color_use (cr, palette->text);
  cairo_set_line_width (cr, palette->high_contrast ? 1.8 : MAX (1, 0.016 * side));
  for (int i = 0; i < n; i++)
    {
      outline_node (cr, side, plan, &links[i].from);
      outline_node (cr, side, plan, &links[i].to);
    }
  cairo_restore (cr);
}
