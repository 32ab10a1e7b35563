/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-plan.c — what a board shows before any digit: the shapes of its plan, each in the colour of its role.
 *
 * It knows no rule. What lies under digits is drawn whole, or once more for each cell that it touches, cut to the cell, so that
 * a cell can be drawn anew alone. Where colours may not be enough, lines of a kind have a pattern of their own. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "painter-private.h"

/* Of a line's core, in parts of a side: drawn, left out, drawn, left out. */
static const double patterns[N_PLAN_ROLES][4] = {
  [PLAN_WHISPER] = { 1, 0 }, [PLAN_DUTCH] = { 0.3, 0.1 }, [PLAN_RENBAN] = { 0.001, 0.1 }, [PLAN_REGION_SUM] = { 0.14, 0.1 },
  [PLAN_ZIPPER] = { 0.2, 0.08, 0.001, 0.08 }, [PLAN_MODULAR] = { 0.1, 0.08, 0.001, 0.08 }, [PLAN_ENTROPIC] = { 0.05, 0.05 },
  [PLAN_SUM_LINE] = { 0.4, 0.06, 0.06, 0.06 },
};

#define EDGE 1.25                      /* px, around what is pale, in high contrast */
#define REGION_EDGE 3                  /* px, within a region: what divides boxes covers a part of it */
#define VEIL 0.4                       /* of the accent, over what stands out */

static bool
is_tint (const PlanMark *mark)
{
  return mark->layer == PLAN_TINTS;
}

static void
path_points (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, int n)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, plan->point[mark->first + i].x * side, plan->point[mark->first + i].y * side);
}

static double
hairline (int side, const PlanMark *mark, const Palette *palette)
{
  double part = mark->role == PLAN_DIAGONAL ? 0.026 : mark->layer == PLAN_SIGNS ? 0.04 : 0.034;

  return MAX (palette->high_contrast ? 1.6 : 1, part * side);
}

/* The pattern of its kind, along the middle of a line. */
static void
draw_core (cairo_t *cr, int side, const PlanMark *mark, const Palette *palette)
{
  const double *pattern = patterns[mark->role];
  double dashes[4];

  if (!palette->patterns || pattern[0] <= 0)
    {
      cairo_new_path (cr);
      return;
    }
  for (int i = 0; i < 4; i++)
    dashes[i] = pattern[i] * side;
  cairo_set_dash (cr, dashes, pattern[1] <= 0 ? 0 : pattern[2] > 0 ? 4 : 2, 0);
  cairo_set_line_width (cr, MAX (1, 0.03 * side));
  color_use (cr, palette->plan[PLAN_CAGE]);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_line (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  path_points (cr, side, plan, mark, mark->n);
  if (mark->n == 1)                    /* a point of a line that is only as long as it is thick */
    cairo_line_to (cr, plan->point[mark->first].x * side, plan->point[mark->first].y * side);
  cairo_set_line_width (cr, mark->size > 0 ? mark->size * side : hairline (side, mark, palette));
  if (mark->size > 0)
    {
      cairo_stroke_preserve (cr);
      draw_core (cr, side, mark, palette);
    }
  else
    cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
}

static const GlyphSet *
glyphs_of (Painter *painter, int side, const PlanMark *mark)
{
  /* Within a disc, a bold figure being some two thirds of its em wide. */
  double size = mark->shape == PLAN_DISC ? MIN (1.35, 2.4 / (double) MAX (strlen (mark->text), 1)) * mark->size : mark->size;

  return painter_glyphs (painter, FACE_BOLD, MAX (mark->shape == PLAN_OUTLINE ? 7 : 5, size * side));
}

static double
text_width (const GlyphSet *set, const char *text)
{
  double width = 0;

  for (; *text; text++)
    width += set->glyphs[glyph_of_character (*text)].advance;
  return width;
}

/* Centred, or from its left end. */
static void
show_text (Painter *painter, cairo_t *cr, int side, const PlanMark *mark, double x, double y, bool centred)
{
  const GlyphSet *set = glyphs_of (painter, side, mark);
  int glyphs[sizeof mark->text], n = 0;

  for (const char *at = mark->text; *at; at++)
    glyphs[n++] = glyph_of_character (*at);
  glyph_set_show_row (set, cr, centred ? x : x + text_width (set, mark->text), y, centred ? STAND_CENTRED : STAND_AT_END, glyphs,
                      n);
}

/* Dashed; its line stops for the text. */
static void
draw_outline (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first + mark->n - 1];
  bool dotted = mark->role == PLAN_SUM;
  const double dashes[] = { dotted ? 0.001 : MAX (2, 0.055 * side), dotted ? MAX (2.4, 0.05 * side) : MAX (1.5, 0.042 * side) };
  double left = at.x * side - 1, top = at.y * side - 1;

  cairo_save (cr);
  if (*mark->text)
    {
      const GlyphSet *set = glyphs_of (painter, side, mark);

      cairo_new_path (cr);
      cairo_rectangle (cr, mark->from.x * side - 2, mark->from.y * side - 2, (mark->to.x - mark->from.x) * side + 4,
                       (mark->to.y - mark->from.y) * side + 4);
      cairo_rectangle (cr, left - 1, top - 1, text_width (set, mark->text) + 3.5, set->height + 4);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_clip (cr);
    }
  path_points (cr, side, plan, mark, mark->n - 1);
  cairo_close_path (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_cap (cr, dotted ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, palette->high_contrast ? 2 : MAX (1, (dotted ? 0.024 : 0.0167) * side));
  cairo_stroke (cr);
  cairo_restore (cr);
  if (*mark->text)
    {
      color_use (cr, palette->plan[PLAN_SIGN]);
      show_text (painter, cr, side, mark, left + 1, top + 1 + glyphs_of (painter, side, mark)->height / 2, false);
    }
}

static void
draw_disc (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first];

  cairo_new_path (cr);
  cairo_arc (cr, at.x * side, at.y * side, mark->size * side, 0, 2 * G_PI);
  if (mark->role == PLAN_DOT_WHITE)
    {
      color_use (cr, palette->cell);
      cairo_fill_preserve (cr);
      color_use (cr, palette->plan[mark->role]);
      cairo_set_line_width (cr, MAX (1, 0.026 * side));
      cairo_stroke (cr);
    }
  else
    cairo_fill (cr);
  if (*mark->text)
    {
      color_use (cr, mark->role == PLAN_DOT_BLACK ? palette->cell : palette->plan[PLAN_SIGN]);
      show_text (painter, cr, side, mark, at.x * side, at.y * side, true);
    }
}

/* Around one point, or around each part of a line. */
static void
draw_ring (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  const PlanPoint *point = plan->point + mark->first;
  double radius = mark->size * side;

  cairo_new_path (cr);
  for (int i = 0; i < MAX (mark->n - 1, 1); i++)
    {
      PlanPoint a = point[i], b = point[MIN (i + 1, mark->n - 1)];
      double angle = atan2 (b.y - a.y, b.x - a.x);

      cairo_new_sub_path (cr);
      cairo_arc (cr, b.x * side, b.y * side, radius, angle - G_PI / 2, angle + G_PI / 2);
      cairo_arc (cr, a.x * side, a.y * side, radius, angle + G_PI / 2, angle + 3 * G_PI / 2);
      cairo_close_path (cr);
    }
  cairo_set_line_width (cr, hairline (side, mark, palette));
  cairo_stroke (cr);
}

/* What stands on a border has the ground under it. */
static void
draw_text (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first];

  if (mark->layer == PLAN_SIGNS)
    {
      cairo_new_path (cr);
      cairo_arc (cr, at.x * side, at.y * side, 0.55 * mark->size * side, 0, 2 * G_PI);
      color_use (cr, palette->cell);
      cairo_fill (cr);
    }
  color_use (cr, mark->layer == PLAN_OUTSIDE ? palette->text : palette->plan[mark->role]);
  show_text (painter, cr, side, mark, at.x * side, at.y * side, true);
}

static void
draw_mark (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first];

  color_use_alpha (cr, mark->layer == PLAN_OUTSIDE && mark->role == PLAN_SIGN ? palette->text : palette->plan[mark->role],
                   is_tint (mark) ? PLAN_TINT_STRENGTH : 1);
  switch ((PlanShape) mark->shape)
    {
    case PLAN_FILL:
      path_points (cr, side, plan, mark, mark->n);
      cairo_close_path (cr);
      cairo_fill (cr);
      break;
    case PLAN_LINE:
      draw_line (cr, side, plan, mark, palette);
      break;
    case PLAN_OUTLINE:
      draw_outline (painter, cr, side, plan, mark, palette);
      break;
    case PLAN_DISC:
      draw_disc (painter, cr, side, plan, mark, palette);
      break;
    case PLAN_RING:
      draw_ring (cr, side, plan, mark, palette);
      break;
    case PLAN_SQUARE:
      cairo_new_path (cr);
      cairo_rectangle (cr, (at.x - mark->size) * side, (at.y - mark->size) * side, 2 * mark->size * side, 2 * mark->size * side);
      cairo_fill (cr);
      break;
    case PLAN_TEXT:
      draw_text (painter, cr, side, plan, mark, palette);
      break;
    default:
      break;
    }
}

static bool
are_of_one_region (const PlanMark *mark, const PlanMark *other)
{
  return mark->role == other->role && mark->constraint == other->constraint;
}

/* Along the upper or lower border of a row of cells, where no row of its region goes on. A part that begins or ends at such a row
 * reaches below it, for that has an edge down to there. */
static void
path_region_border (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, bool below)
{
  double y = below ? mark->to.y : mark->from.y, top = y * side - (below ? REGION_EDGE : 0), left = mark->from.x;

  while (left < mark->to.x)
    {
      double right = mark->to.x, past = left, reach = left > mark->from.x ? REGION_EDGE : 0;

      for (int i = 0; i < plan->n_marks && is_tint (&plan->mark[i]); i++)
        {
          const PlanMark *other = &plan->mark[i];

          if (!are_of_one_region (mark, other) || (below ? other->from.y : other->to.y) != y || other->to.x <= left)
            continue;
          if (other->from.x <= left)
            past = other->to.x;
          else
            right = MIN (right, other->from.x);
        }
      if (past > left)
        {
          left = past;
          continue;
        }
      cairo_rectangle (cr, left * side - reach, top, (right - left) * side + reach + (right < mark->to.x ? REGION_EDGE : 0),
                       REGION_EDGE);
      left = right;
    }
}

/* A region is rows of cells that are as long as it goes: only their ends are all edge. */
static void
draw_region_edge (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark)
{
  double high = (mark->to.y - mark->from.y) * side;

  cairo_rectangle (cr, mark->from.x * side, mark->from.y * side, REGION_EDGE, high);
  cairo_rectangle (cr, mark->to.x * side - REGION_EDGE, mark->from.y * side, REGION_EDGE, high);
  path_region_border (cr, side, plan, mark, false);
  path_region_border (cr, side, plan, mark, true);
  cairo_fill (cr);
}

/* Pale lines, discs and squares have digits on them; in high contrast their edge is what is seen. */
static void
draw_edge (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first];
  double size = mark->size * side + EDGE;

  color_use (cr, palette->plan[PLAN_CAGE]);
  cairo_new_path (cr);
  if (mark->shape == PLAN_FILL)
    {
      draw_region_edge (cr, side, plan, mark);
      return;
    }
  if (mark->shape == PLAN_LINE && mark->size > 0)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      path_points (cr, side, plan, mark, mark->n);
      if (mark->n == 1)
        cairo_line_to (cr, at.x * side, at.y * side);
      cairo_set_line_width (cr, size + EDGE);
      cairo_stroke (cr);
    }
  else if (mark->shape == PLAN_DISC && mark->role != PLAN_DOT_WHITE && mark->role != PLAN_DOT_BLACK)
    cairo_arc (cr, at.x * side, at.y * side, size, 0, 2 * G_PI);
  else if (mark->shape == PLAN_SQUARE)
    cairo_rectangle (cr, at.x * side - size, at.y * side - size, 2 * size, 2 * size);
  cairo_set_line_width (cr, EDGE);
  if (is_tint (mark))                  /* it lies below already */
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

/* Those up to the cages, which come first; number: of one cell, NULL: all. Edges lie below every line, so that what crosses or
 * goes on has none within. */
static void
draw_marks (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const uint16_t *number, int n, const Palette *palette)
{
  enum { TINTS, EDGES, REST, N_TURNS };

  for (int turn = TINTS; turn < N_TURNS; turn++)
    for (int i = 0; i < n; i++)
      {
        const PlanMark *mark = &plan->mark[number ? number[i] : i];

        if (mark->layer > PLAN_CAGES)
          break;
        if (turn == EDGES && palette->high_contrast)
          draw_edge (cr, side, plan, mark, palette);
        else if (turn == (is_tint (mark) ? TINTS : REST))
          draw_mark (painter, cr, side, plan, mark, palette);
      }
}

void
painter_under (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, int cell, const Palette *palette)
{
  if (!plan)
    return;
  if (cell < 0)
    {
      draw_marks (painter, cr, side, plan, NULL, plan->n_marks, palette);
      return;
    }
  if (plan->marks_of[cell] == plan->marks_of[cell + 1])
    return;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  cairo_translate (cr, -board_plan_column (plan, cell) * side, -board_plan_row (plan, cell) * side);
  draw_marks (painter, cr, side, plan, plan->cell_mark + plan->marks_of[cell],
              (int) (plan->marks_of[cell + 1] - plan->marks_of[cell]), palette);
  cairo_restore (cr);
}

/* The mark itself, opaque. */
static void
fill_mark (cairo_t *cr, int side, const BoardPlan *plan, const PlanMark *mark, const Palette *palette)
{
  PlanPoint at = plan->point[mark->first];

  path_points (cr, side, plan, mark, mark->n);
  switch ((PlanShape) mark->shape)
    {
    case PLAN_LINE:
      cairo_set_line_width (cr, mark->size > 0 ? mark->size * side : 2 * hairline (side, mark, palette));
      cairo_stroke (cr);
      break;
    case PLAN_FILL:
      cairo_close_path (cr);
      cairo_fill (cr);
      break;
    case PLAN_DISC:
    case PLAN_RING:
    case PLAN_SQUARE:
      cairo_new_path (cr);
      cairo_arc (cr, at.x * side, at.y * side, MAX (mark->size, 0.08) * side, 0, 2 * G_PI);
      cairo_fill (cr);
      break;
    default:
      cairo_new_path (cr);
      break;
    }
}

/* Where the marks of the constraint are, a line being as thick as it is. */
static void
clip_to_constraint (cairo_t *cr, int side, const BoardPlan *plan, int constraint)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (int i = 0; i < plan->n_marks; i++)
    if (plan->mark[i].constraint == constraint)
      {
        left = MIN (left, plan->mark[i].from.x - 0.5);
        top = MIN (top, plan->mark[i].from.y - 0.5);
        right = MAX (right, plan->mark[i].to.x + 0.5);
        bottom = MAX (bottom, plan->mark[i].to.y + 0.5);
      }
  cairo_rectangle (cr, left * side, top * side, MAX (right - left, 0) * side, MAX (bottom - top, 0) * side);
  cairo_clip (cr);
}

/* A dashed outline thicker, everything else as one veil, however many marks lie on one another: digits are below. */
void
painter_constraint (cairo_t *cr, int side, const BoardPlan *plan, int constraint, const Palette *palette)
{
  if (!plan || !constraint)
    return;
  cairo_save (cr);
  clip_to_constraint (cr, side, plan, constraint - 1);
  cairo_push_group (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  color_use (cr, palette->accent);
  for (int i = 0; i < plan->n_marks; i++)
    if (plan->mark[i].constraint == constraint - 1)
      fill_mark (cr, side, plan, &plan->mark[i], palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, VEIL);
  color_use (cr, palette->accent);
  cairo_set_line_width (cr, MAX (1.6, 0.028 * side));
  for (int i = 0; i < plan->n_marks; i++)
    if (plan->mark[i].constraint == constraint - 1 && plan->mark[i].shape == PLAN_OUTLINE)
      {
        path_points (cr, side, plan, &plan->mark[i], plan->mark[i].n - 1);
        cairo_close_path (cr);
        cairo_stroke (cr);
      }
  cairo_restore (cr);
}

/* On whole pixels; a thick one covers the ends of those that it meets, and at the canvas's edge it lies within. */
static void
path_border (cairo_t *cr, int side, const BoardPlan *plan, const PlanBorder *border, double width)
{
  int whole = (border->down ? plan->columns : plan->rows) * side, end = (border->down ? plan->rows : plan->columns) * side;
  int at = (border->down ? border->column : border->row) * side, start = (border->down ? border->row : border->column) * side;
  double across = CLAMP (at - ceil (width / 2), 0, whole - width), extra = border->thick ? ceil (width / 2) : 0;
  double first = MAX (start - extra, 0), last = MIN (start + border->length * side - extra + (border->thick ? width : 0), end);

  if (border->down)
    cairo_rectangle (cr, across, first, width, last - first);
  else
    cairo_rectangle (cr, first, across, last - first, width);
}

void
painter_plan_lines (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const Palette *palette)
{
  double width = painter_line_width (side, palette), thin = side >= PAINTER_WALL ? 2 : 1;

  for (int thick = 0; thick < 2; thick++)
    {
      cairo_new_path (cr);
      color_use (cr, thick ? palette->box_line : palette->thin_line);
      for (int i = 0; i < plan->n_borders; i++)
        if (plan->border[i].thick == thick)
          path_border (cr, side, plan, &plan->border[i], thick ? width : thin);
      cairo_fill (cr);
    }
  if (plan->framed)
    painter_frame (cr, plan->columns * side, plan->rows * side, width, painter_radius (side, palette));
  for (int i = 0; i < plan->n_marks; i++)
    if (plan->mark[i].layer > PLAN_CAGES)
      draw_mark (painter, cr, side, plan, &plan->mark[i], palette);
}
