/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-columns-paint.h"

#include <glib.h>
#include <math.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain-words.h"

enum { SIGN = 9, RINGS_MAX = 3, BEFORE_SIZE = 11 };

static void
trace_pill (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double left = x - width / 2, right = x + width / 2, top = y - height / 2, bottom = y + height / 2;

  cairo_new_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
paint_pill (const TreePen *pen, const ColumnsView *view, double x, double y, Color ground, Color edge, double line)
{
  trace_pill (pen->cr, x, y, view->node_width - line, view->node_height - line, 7);
  color_use (pen->cr, ground);
  cairo_fill_preserve (pen->cr);
  color_use (pen->cr, edge);
  cairo_set_line_width (pen->cr, line);
  cairo_stroke (pen->cr);
}

static Color
soft (const Palette *palette, Color color)
{
  return color_mix (palette->card, color, palette->high_contrast ? 0.05 : palette->dark ? 0.24 : 0.14);
}

static Color
ink_of (const Palette *palette, Color ground)
{
  double light = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue;

  return light > 0.55 ? (palette->dark ? palette->card : palette->text) : (Color) { 1, 1, 1 };
}

/* Links: within the gap before the column, so that they never meet a node. */

static void
paint_link (const ColumnsPicture *self, const TreePen *pen, int column, int from, int to, Color color, double alpha, double line)
{
  const ColumnsView *view = self->view;
  double right = columns_view_x (view, column) - view->node_width / 2, gap = view->pitch_x - view->node_width;
  double left = right - gap, y0 = columns_view_y (view, from), y1 = columns_view_y (view, to), bend = gap * 0.6;

  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, left, y0);
  cairo_curve_to (pen->cr, left + bend, y0, right - bend, y1, right, y1);
  color_use_alpha (pen->cr, color, alpha);
  cairo_set_line_width (pen->cr, line);
  cairo_stroke (pen->cr);
}

static Color
limb_color (const TreePen *pen, const Limb *limb)
{
  return limb->guess.solution ? pen->palette->solution : pen->palette->dead.stroke;
}

static void
paint_link_to (const ColumnsPicture *self, const TreePen *pen, const TreePlace *at)
{
  const SpineRow *row = &self->spine->rows[at->row];
  Color color = pen->palette->path;

  switch (at->kind)
    {
    case PLACE_OWN:
      if (row->kind == SPINE_DEAD_END)
        color = pen->palette->dead.stroke;
      else if (row->kind == SPINE_SOLUTION)
        color = pen->palette->solution;
      if (at->column > 0)
        paint_link (self, pen, at->column, 0, 0, color, row->kind == SPINE_NEXT ? 0.4 : 1, row->kind == SPINE_NEXT ? 2 : 4);
      return;
    case PLACE_UNTRIED:
      paint_link (self, pen, at->column, 0, -1, pen->palette->dim, 0.7, 1);
      return;
    default:
      color = limb_color (pen, &self->limbs->limbs[at->limb]);
      paint_link (self, pen, at->column, at->above < 0 ? 0 : self->columns->places[at->above].lane, at->lane, color, 0.75, 1.3);
      return;
    }
}

/* Nodes. */

static char digit_of (int value) { return value ? value_character (value) : '0'; }

static void
paint_name (const ColumnsPicture *self, const TreePen *pen, uint16_t cell, double x, double y, PangoWeight weight, Color ink)
{
  tree_glyph_text (pen, place_text_on (cell, self->spine->columns).text, x, y, 0, self->view->text, weight, ink);
}

static void
paint_ring (const TreePen *pen, const ColumnsView *view, double x, double y, Color color, double outside)
{
  trace_pill (pen->cr, x, y, view->node_width + outside, view->node_height + outside, 7 + outside / 2);
  color_use (pen->cr, color);
  cairo_set_line_width (pen->cr, 2);
  cairo_stroke (pen->cr);
}

static bool
is_playhead (const ColumnsPicture *self, int row)
{
  return self->spine->rows[row].kind == SPINE_GUESS
         && (row + 1 == self->spine->n_rows || self->spine->rows[row + 1].kind != SPINE_GUESS);
}

static void
paint_own (const ColumnsPicture *self, const TreePen *pen, const TreePlace *at, double x, double y)
{
  const SpineRow *row = &self->spine->rows[at->row];
  const ColumnsView *view = self->view;
  const Palette *palette = pen->palette;
  double left = x - view->node_width / 2 + view->pad, right = x + view->node_width / 2 - view->pad;
  Color ink = ink_of (palette, palette->path);
  char digit[2] = { digit_of (row->digit), '\0' };

  switch (row->kind)
    {
    case SPINE_GUESS:
      paint_pill (pen, view, x, y, palette->path, palette->path, 1);
      paint_name (self, pen, row->cell, left, y, PANGO_WEIGHT_NORMAL, ink);
      tree_glyph_text (pen, digit, right, y, 1, view->text * 1.2, PANGO_WEIGHT_BOLD, ink);
      if (is_playhead (self, at->row))
        paint_ring (pen, view, x, y, palette->accent_text, 1);
      return;
    case SPINE_DEAD_END:
      paint_pill (pen, view, x, y, palette->dead.tint, palette->dead.stroke, 1.5);
      if (row->cell != NO_PLACE)
        paint_name (self, pen, row->cell, left, y, PANGO_WEIGHT_NORMAL, palette->text);
      tree_glyph_text (pen, "∅", row->cell == NO_PLACE ? x : right, y, row->cell == NO_PLACE ? 0.5 : 1, view->text * 1.3,
                       PANGO_WEIGHT_BOLD, palette->text);
      return;
    case SPINE_SOLUTION:
      tree_glyph_paint (pen, TREE_GLYPH_SOLUTION, x, y, view->node_height * 0.36, 0);
      return;
    default:
      paint_pill (pen, view, x, y, palette->card, palette->path, 1);
      if (row->cell != NO_PLACE)
        paint_name (self, pen, row->cell, left, y, PANGO_WEIGHT_NORMAL, palette->text);
      tree_glyph_text (pen, "?", right, y, 1, view->text * 1.2, PANGO_WEIGHT_BOLD, palette->dim);
      return;
    }
}

/* So many guesses in so much room. */
static char *
number_for (const TreePen *pen, uint64_t n, double size, double room)
{
  g_autofree char *full = explain_count (n);

  if (columns_text_width (pen->font, full, size, PANGO_WEIGHT_NORMAL) <= room)
    return g_steal_pointer (&full);
  return n < 999500 ? g_strdup_printf ("%.0fk", (double) n / 1e3) : g_strdup_printf ("%.0fM", (double) n / 1e6);
}

static void
paint_count (const ColumnsPicture *self, const TreePen *pen, TreeGlyph glyph, uint64_t guesses, double left, double right,
             double y)
{
  const ColumnsView *view = self->view;
  double sign = left + view->pad * 0.6 + SIGN / 2.0, start = sign + SIGN / 2.0 + view->pad * 0.5;
  g_autofree char *number = guesses ? number_for (pen, guesses, view->text, right - start) : NULL;

  tree_glyph_paint (pen, glyph, sign, y, SIGN / 2.0, 0);
  if (number)
    tree_glyph_text (pen, number, start, y, 0, view->text, PANGO_WEIGHT_NORMAL, pen->palette->text);
}

static void
paint_limb (const ColumnsPicture *self, const TreePen *pen, const TreePlace *at, double x, double y)
{
  const Limb *limb = &self->limbs->limbs[at->limb];
  const ColumnsView *view = self->view;
  Color color = limb_color (pen, limb);
  double left = x - view->node_width / 2 + view->pad, width, size = view->text * 1.2;
  char digit[2] = { digit_of (limb->guess.digit), '\0' };
  TreeGlyph glyph = limb->guess.solution      ? TREE_GLYPH_SOLUTION
                    : limb->guess.guesses > 1 ? TREE_GLYPH_FAILED_MANY : TREE_GLYPH_FAILED;

  paint_pill (pen, view, x, y, pen->palette->card, color, 1.5);
  if (self->columns->mixed && limb->guess.cell != NO_PLACE)
    {
      paint_name (self, pen, limb->guess.cell, left, y, PANGO_WEIGHT_NORMAL, pen->palette->text);
      left += view->name_width + view->pad * 0.8;
    }
  width = columns_text_width (pen->font, digit, size, PANGO_WEIGHT_BOLD);
  tree_glyph_text (pen, digit, left, y, 0, size, PANGO_WEIGHT_BOLD, pen->palette->text);
  if (!limb->guess.solution)
    {
      cairo_new_path (pen->cr);
      cairo_move_to (pen->cr, left - 1.5, y + size * 0.32);
      cairo_line_to (pen->cr, left + width + 1.5, y - size * 0.32);
      color_use (pen->cr, color);
      cairo_set_line_width (pen->cr, 1.5);
      cairo_stroke (pen->cr);
    }
  paint_count (self, pen, glyph, limb->guess.guesses, left + width, x + view->node_width / 2 - 2, y);
}

/* Those of its tried that have no lane of their own. */
static void
paint_more (const ColumnsPicture *self, const TreePen *pen, const TreePlace *at, double x, double y)
{
  const Limb *first = &self->limbs->limbs[at->limb];
  const SpineRow *row = &self->spine->rows[at->row];
  const ColumnsView *view = self->view;
  double left = x - view->node_width / 2 + view->pad;
  char text[8];
  uint64_t guesses = 0;
  int n = row->n_tried - first->item;

  for (int i = first->item; i < row->n_tried; i++)
    guesses += row->tried[i].guesses;
  g_snprintf (text, sizeof text, "+%d", n);
  paint_pill (pen, view, x, y, soft (pen->palette, pen->palette->dead.stroke), pen->palette->dead.stroke, 1.5);
  tree_glyph_text (pen, text, left, y, 0, view->text, PANGO_WEIGHT_BOLD, pen->palette->text);
  left += columns_text_width (pen->font, text, view->text, PANGO_WEIGHT_BOLD);
  paint_count (self, pen, TREE_GLYPH_FAILED_MANY, guesses, left, x + view->node_width / 2 - 2, y);
}

/* A ring for each digit, or one for all when they are many. */
static void
paint_untried (const ColumnsPicture *self, const TreePen *pen, const TreePlace *at, double x, double y)
{
  const ColumnsView *view = self->view;
  Values untried = self->spine->rows[at->row].untried;
  int n = values_count (untried), k = 0;
  double size = view->node_height - 4, width = view->node_width;
  char text[VALUES_MAX + 1];

  for_each_value (digit, untried)
    text[k++] = value_character (digit);
  text[k] = '\0';
  if (n <= RINGS_MAX && n * (size + 2) <= width + 4)
    {
      x += (size - width) / 2;
      for (int i = 0; i < n; i++, x += size + 3)
        {
          char digit[2] = { text[i], '\0' };

          tree_glyph_paint (pen, TREE_GLYPH_UNTRIED, x, y, size / 2, 0);
          tree_glyph_text (pen, digit, x, y, 0.5, view->text, PANGO_WEIGHT_NORMAL, pen->palette->text);
        }
      return;
    }
  trace_pill (pen->cr, x, y, width, size, size / 2);
  color_use (pen->cr, pen->palette->card);
  cairo_fill_preserve (pen->cr);
  color_use (pen->cr, pen->palette->dim);
  cairo_set_line_width (pen->cr, 1.2);
  cairo_stroke (pen->cr);
  tree_glyph_text (pen, text, x, y, 0.5, MIN (view->text, (width - 8) / (n * 0.62)), PANGO_WEIGHT_NORMAL, pen->palette->text);
}

static void
paint_place (const ColumnsPicture *self, const TreePen *pen, int index)
{
  const TreePlace *at = &self->columns->places[index];
  double x = columns_view_x (self->view, at->column), y = columns_view_y (self->view, at->lane);

  switch (at->kind)
    {
    case PLACE_OWN:     paint_own (self, pen, at, x, y); break;
    case PLACE_LIMB:    paint_limb (self, pen, at, x, y); break;
    case PLACE_MORE:    paint_more (self, pen, at, x, y); break;
    case PLACE_UNTRIED: paint_untried (self, pen, at, x, y); break;
    default:            g_assert_not_reached ();
    }
  if (index == self->focus)
    paint_ring (pen, self->view, x, y, pen->palette->accent_text, 6);
}

/* Beside them. */

static void
paint_before (const ColumnsPicture *self, const TreePen *pen)
{
  const ColumnsView *view = self->view;
  double width = view->sign_width - view->pad, x = width / 2 + 1, y = columns_view_y (view, 0);
  Color ground = soft (pen->palette, pen->palette->accent);
  bool long_enough = view->node_height >= 2.3 * BEFORE_SIZE;

  for (int i = 0; i < 2; i++)
    long_enough &= columns_text_width (pen->font, self->words->before[i], BEFORE_SIZE,
                                       i ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD) <= width - 4;
  trace_pill (pen->cr, x, y, width, view->node_height - 1, 7);
  color_use (pen->cr, ground);
  cairo_fill (pen->cr);
  if (!long_enough)
    {
      tree_glyph_text (pen, self->words->short_before, x, y, 0.5, view->text, PANGO_WEIGHT_BOLD, pen->palette->accent_text);
      return;
    }
  tree_glyph_text (pen, self->words->before[0], x, y - 6.5, 0.5, BEFORE_SIZE, PANGO_WEIGHT_BOLD, pen->palette->accent_text);
  tree_glyph_text (pen, self->words->before[1], x, y + 6.5, 0.5, BEFORE_SIZE, PANGO_WEIGHT_NORMAL, pen->palette->text);
}

/* "26 · r5c5", or what has room of it. */
static void
paint_foot (const ColumnsPicture *self, const TreePen *pen, int column)
{
  const ColumnsView *view = self->view;
  const SpineRow *row = column < self->spine->n_rows ? &self->spine->rows[column] : NULL;
  bool dead = row && row->kind == SPINE_DEAD_END, current = row && is_playhead (self, column);
  double y = view->height - view->overview - view->footer / 2;
  PangoWeight weight = dead || current ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;
  Color ink = dead || current ? pen->palette->text : pen->palette->dim;
  g_autofree char *text = NULL;

  if (dead || (row && row->kind == SPINE_SOLUTION))
    text = g_strdup (dead ? self->words->dead_end : self->words->solved);
  else if (self->columns->cell[column] != NO_PLACE)
    text = g_strdup_printf ("%d · %s", column + 1, place_text_on (self->columns->cell[column], self->spine->columns).text);
  if (!text || columns_text_width (pen->font, text, view->text, weight) > view->pitch_x - 4)
    {
      g_free (text);
      text = g_strdup_printf ("%d", column + 1);
    }
  tree_glyph_text (pen, text, columns_view_x (view, column), y, 0.5, view->text, weight, ink);
}

static uint64_t
failed_guesses (const SpineRow *row)
{
  uint64_t guesses = 0;

  for (int i = 0; i < row->n_tried; i++)
    guesses += MAX (row->tried[i].guesses, 1);
  return guesses;
}

/* A bar for each depth, as high as many guesses failed there; what is seen of them is framed. */
static void
paint_overview (const ColumnsPicture *self, const TreePen *pen)
{
  const ColumnsView *view = self->view;
  const Palette *palette = pen->palette;
  double top = view->height - view->overview + 2, height = view->overview - 3;
  double left = columns_view_overview_x (view, self->spine, view->first);
  double right = MIN (columns_view_overview_x (view, self->spine, columns_view_last (view) + 1), view->width);

  for (int row = 0; row < self->spine->n_rows; row++)
    {
      double x = columns_view_overview_x (view, self->spine, row), wide = columns_view_overview_x (view, self->spine, 1);
      double bar = (height - 3) * MIN (log10 ((double) failed_guesses (&self->spine->rows[row]) + 1) / 6, 1);

      cairo_rectangle (pen->cr, x, top + height - 3, MAX (wide - 1, 1), 3);
      color_use (pen->cr, palette->path);
      cairo_fill (pen->cr);
      cairo_rectangle (pen->cr, x, top + height - 3 - bar, MAX (wide - 1, 1), bar);
      color_use (pen->cr, palette->dead.stroke);
      cairo_fill (pen->cr);
    }
  cairo_rectangle (pen->cr, left + 0.75, top - 1.25, right - left - 1.5, height + 1.5);
  color_use (pen->cr, palette->accent_text);
  cairo_set_line_width (pen->cr, 1.5);
  cairo_stroke (pen->cr);
}

static bool
is_seen (const ColumnsPicture *self, const TreePlace *at)
{
  double y = columns_view_y (self->view, at->lane);

  return at->column >= self->view->first && at->column <= columns_view_last (self->view) + 1 && y > -self->view->pitch_y;
}

void
columns_paint (const ColumnsPicture *self, const TreePen *pen)
{
  const ColumnsView *view = self->view;
  const TreeColumns *columns = self->columns;
  int last = -1;

  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, 0, 0, view->width, view->height - view->footer - view->overview);
  cairo_clip (pen->cr);
  for (int i = 0; i < columns->n; i++)
    if (is_seen (self, &columns->places[i]))
      paint_link_to (self, pen, &columns->places[i]);
  for (int i = 0; i < columns->n; i++)
    if (is_seen (self, &columns->places[i]))
      {
        paint_place (self, pen, i);
        last = MAX (last, columns->places[i].column);
      }
  if (view->first > 0)
    paint_before (self, pen);
  cairo_restore (pen->cr);

  if (view->first > 0 && columns_text_width (pen->font, self->words->depth, view->text, PANGO_WEIGHT_NORMAL) < view->sign_width)
    tree_glyph_text (pen, self->words->depth, view->sign_width / 2, view->height - view->overview - view->footer / 2, 0.5,
                     view->text, PANGO_WEIGHT_NORMAL, pen->palette->dim);
  for (int column = view->first; column <= MIN (last, columns_view_last (view)); column++)
    paint_foot (self, pen, column);
  if (view->overview > 0 && self->spine->n_rows > view->slots)
    paint_overview (self, pen);
}
