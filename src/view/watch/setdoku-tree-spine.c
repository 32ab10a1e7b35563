/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tree-spine.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "engine/core/notation.h"
#include "view/kit/compat.h"
#include "model/explain/explain.h"
#include "picture/tree-glyph.h"
#include "view/kit/setdoku-style.h"
#include "tree-words.h"

enum { ITEM_OWN = -1, ITEM_NONE = -2 };

/* In heights of a line of text. */
#define ROW_HEIGHT  2.2
#define RADIUS      0.58
#define STEP        1.75               /* from sibling to sibling */
#define SPINE_PART  0.46               /* of the width: where the spine is */

struct _SetdokuTreeSpine
{
  GtkWidget      parent_instance;

  Spine          spine;
  GtkAdjustment *scrolled;
  double         line;                 /* pixels of a line of text */
  int            row, item;            /* in focus; row −1: none */
  int            hovered;              /* cell, −1 */
};

G_DEFINE_FINAL_TYPE (SetdokuTreeSpine, setdoku_tree_spine, GTK_TYPE_WIDGET)

enum { SEEK, HOVERED, N_SIGNALS };
static guint signals[N_SIGNALS];

static double
spine_x (SetdokuTreeSpine *self)
{
  return round (gtk_widget_get_width (GTK_WIDGET (self)) * SPINE_PART);
}

static double
row_y (SetdokuTreeSpine *self, int row)
{
  return (row + 0.5) * ROW_HEIGHT * self->line;
}

/* Those that were tried stand left of the spine, the last one nearest; what does not fit is left out. */
static double
tried_x (SetdokuTreeSpine *self, const SpineRow *row, int i)
{
  return spine_x (self) - (row->n_tried - i) * STEP * self->line;
}

static double
tried_room (SetdokuTreeSpine *self)
{
  return 6.0 * self->line;             /* of number and cell at the start of the row */
}

/* From ring to ring: those that are to come share the room at the right. */
static double
untried_step (SetdokuTreeSpine *self, int n)
{
  double room = gtk_widget_get_width (GTK_WIDGET (self)) - spine_x (self) - RADIUS * self->line;

  return MIN (STEP * self->line, MAX (room / MAX (n, 1), 1));
}

static bool
has_own (const SpineRow *row)
{
  return row->kind != SPINE_NEXT;
}

gboolean
setdoku_tree_spine_point (SetdokuTreeSpine *self, int index, int item, double *x, double *y)
{
  const SpineRow *row = &self->spine.rows[index];

  if (index < 0 || index >= self->spine.n_rows || item >= row->n_tried || (item == ITEM_OWN && !has_own (row)))
    return FALSE;
  *x = item == ITEM_OWN ? spine_x (self) : tried_x (self, row, item);
  *y = row_y (self, index);
  return item == ITEM_OWN || *x >= tried_room (self);
}

/* Drawing. */

static TreeGlyph
own_glyph (const SpineRow *row)
{
  return row->kind == SPINE_DEAD_END ? TREE_GLYPH_DEAD_END : row->kind == SPINE_SOLUTION ? TREE_GLYPH_SOLUTION
                                                                                         : TREE_GLYPH_GUESS;
}

static TreeGlyph
tried_glyph (const SpineBranch *tried)
{
  return tried->solution ? TREE_GLYPH_SOLUTION : tried->guesses == 1 ? TREE_GLYPH_FAILED : TREE_GLYPH_FAILED_MANY;
}

static void
paint_link (SetdokuTreeSpine *self, const TreePen *pen, double x, double y, TreeGlyph glyph, double width)
{
  double x0 = spine_x (self), y0 = y - ROW_HEIGHT * self->line * 0.72;

  cairo_new_path (pen->cr);
  cairo_move_to (pen->cr, x0, y0);
  if (x == x0)
    cairo_line_to (pen->cr, x, y);
  else
    cairo_curve_to (pen->cr, x0, y - RADIUS * self->line * 0.6, x, y0 + RADIUS * self->line * 0.6, x, y);
  color_use_alpha (pen->cr, tree_glyph_color (pen, glyph), x == x0 ? 1 : 0.6);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
}

static void
paint_labels (SetdokuTreeSpine *self, const TreePen *pen, int index)
{
  const SpineRow *row = &self->spine.rows[index];
  bool last = index == self->spine.n_rows - 1;
  double y = row_y (self, index);
  char text[24];

  if (row->kind == SPINE_GUESS)
    {
      g_snprintf (text, sizeof text, "%d", index + 1);
      tree_glyph_text (pen, text, 1.4 * self->line, y, 1, self->line * 0.66, PANGO_WEIGHT_NORMAL, pen->palette->dim);
    }
  if (row->cell == NO_CELL)
    return;
  tree_glyph_text (pen, notation_cell (row->cell).text, 1.9 * self->line, y, 0, self->line * 0.72,
                   last ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, pen->palette->text);
}

/* The guesses of all of them together, once, left of the first that is shown. */
static void
paint_tried (SetdokuTreeSpine *self, const TreePen *pen, int index)
{
  const SpineRow *row = &self->spine.rows[index];
  double y = row_y (self, index), radius = RADIUS * self->line, leftmost = 0;
  uint64_t guesses = 0;
  bool known = true;

  for (int i = 0; i < row->n_tried; i++)
    {
      double x = tried_x (self, row, i);

      guesses += row->tried[i].guesses;
      known = known && row->tried[i].guesses;
      if (x < tried_room (self))
        continue;
      leftmost = leftmost > 0 ? leftmost : x;
      paint_link (self, pen, x, y, tried_glyph (&row->tried[i]), 1.2);
      tree_glyph_paint (pen, tried_glyph (&row->tried[i]), x, y, radius, row->tried[i].digit);
    }
  if (known && guesses > (uint64_t) row->n_tried && leftmost > 0)
    {
      g_autofree char *number = explain_count (guesses);

      tree_glyph_text (pen, number, leftmost - 1.5 * radius, y, 1, self->line * 0.66, PANGO_WEIGHT_NORMAL, pen->palette->dim);
    }
}

static void
paint_untried (SetdokuTreeSpine *self, const TreePen *pen, int index)
{
  const SpineRow *row = &self->spine.rows[index];
  double step = untried_step (self, digits_count (row->untried)), x = spine_x (self), y = row_y (self, index);
  double radius = MIN (RADIUS * self->line * 0.92, step * 0.45);

  for_each_digit (digit, row->untried)
    {
      x += step;
      paint_link (self, pen, x, y, TREE_GLYPH_UNTRIED, 0.7);
      tree_glyph_paint (pen, TREE_GLYPH_UNTRIED, x, y, radius, digit);
    }
}

static void
paint_own (SetdokuTreeSpine *self, const TreePen *pen, int index)
{
  const SpineRow *row = &self->spine.rows[index];
  const char *word = row->kind == SPINE_DEAD_END ? C_("tree", "dead end")
                   : row->kind == SPINE_SOLUTION ? C_("tree", "solved") : NULL;
  double x = spine_x (self), y = row_y (self, index);

  if (!has_own (row))
    return;
  paint_link (self, pen, x, y, own_glyph (row), 3);
  tree_glyph_paint (pen, own_glyph (row), x, y, RADIUS * self->line, row->kind == SPINE_GUESS ? row->digit : 0);
  if (word)
    tree_glyph_text (pen, word, x + 1.2 * self->line, y, 0, self->line * 0.66, PANGO_WEIGHT_NORMAL, pen->palette->text);
}

static void
paint_focus (SetdokuTreeSpine *self, const TreePen *pen)
{
  double x, y;

  if (!gtk_widget_has_visible_focus (GTK_WIDGET (self)) || !setdoku_tree_spine_point (self, self->row, self->item, &x, &y))
    return;
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, x, y, RADIUS * self->line * 1.45, 0, 2 * G_PI);
  color_use (pen->cr, pen->palette->accent_text);
  cairo_set_line_width (pen->cr, 2);
  cairo_stroke (pen->cr);
}

static void
setdoku_tree_spine_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuTreeSpine *self = SETDOKU_TREE_SPINE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double pitch = ROW_HEIGHT * self->line;
  double top = gtk_adjustment_get_value (self->scrolled), page = gtk_adjustment_get_page_size (self->scrolled);
  int first = MAX ((int) (top / pitch) - 2, 0), last = MIN ((int) ((top + page) / pitch) + 2, self->spine.n_rows - 1);
  TreePen pen = {
    .cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height)),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = pango_context_get_font_description (gtk_widget_get_pango_context (widget)),
  };

  for (int i = first; i <= last; i++)
    {
      paint_tried (self, &pen, i);
      paint_untried (self, &pen, i);
      paint_labels (self, &pen, i);
    }
  /* Downwards the next link begins on the glyph before it. */
  for (int i = last; i >= first; i--)
    paint_own (self, &pen, i);
  paint_focus (self, &pen);
  cairo_destroy (pen.cr);
}

static void
measure_line (SetdokuTreeSpine *self)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);

  self->line = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) / (double) PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
setdoku_tree_spine_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  SetdokuTreeSpine *self = SETDOKU_TREE_SPINE (widget);
  double size = orientation == GTK_ORIENTATION_HORIZONTAL ? 14 * self->line
                                                          : MAX (self->spine.n_rows, 1) * ROW_HEIGHT * self->line;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = (int) ceil (size);
}

/* Pointer and keys. */

static bool
item_at (SetdokuTreeSpine *self, double x, double y, int *row, int *item)
{
  double reach = ROW_HEIGHT * self->line / 2;

  *row = (int) (y / (ROW_HEIGHT * self->line));
  if (*row >= self->spine.n_rows)
    return false;
  for (*item = ITEM_OWN; *item < self->spine.rows[*row].n_tried; (*item)++)
    {
      double item_x, item_y;

      if (setdoku_tree_spine_point (self, *row, *item, &item_x, &item_y) && fabs (x - item_x) <= reach)
        return true;
    }
  return false;
}

static uint64_t
step_of (SetdokuTreeSpine *self, int row, int item)
{
  const SpineRow *at = &self->spine.rows[row];

  return item == ITEM_OWN ? at->step : at->tried[item].step;
}

static void
choose (SetdokuTreeSpine *self, int row, int item)
{
  uint64_t step = step_of (self, row, item);

  if (step)
    g_signal_emit (self, signals[SEEK], 0, step);
}

static void
hover (SetdokuTreeSpine *self, int cell)
{
  if (cell == self->hovered)
    return;
  self->hovered = cell;
  g_signal_emit (self, signals[HOVERED], 0, cell);
}

char *
setdoku_tree_spine_describe (SetdokuTreeSpine *self)
{
  const SpineRow *row;

  g_return_val_if_fail (SETDOKU_IS_TREE_SPINE (self), NULL);

  if (self->row < 0 || self->row >= self->spine.n_rows)
    return NULL;
  row = &self->spine.rows[self->row];
  if (self->item >= 0 && self->item < row->n_tried)
    {
      const SpineBranch *tried = &row->tried[self->item];

      return tree_words (tried->cell, tried->digit, tried->solution ? TREE_FATE_SOLVED : TREE_FATE_FAILED,
                         tried->guesses ? tried->guesses - 1 : 0);
    }
  if (row->kind == SPINE_SOLUTION)
    return g_strdup (C_("tree", "solved"));
  return tree_words (row->cell, row->digit, row->kind == SPINE_DEAD_END ? TREE_FATE_DEAD_END : TREE_FATE_STANDS, 0);
}

static void
update_name (SetdokuTreeSpine *self)
{
  g_autofree char *text = setdoku_tree_spine_describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Where the search is"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "", -1);
}

static void
focus_item (SetdokuTreeSpine *self, int row, int item)
{
  double x, y, half = ROW_HEIGHT * self->line / 2;
  g_autofree char *text = NULL;

  self->row = CLAMP (row, 0, MAX (self->spine.n_rows - 1, 0));
  self->item = CLAMP (item, ITEM_OWN, self->spine.rows[self->row].n_tried - 1);
  if (self->item == ITEM_OWN && !has_own (&self->spine.rows[self->row]) && self->spine.rows[self->row].n_tried)
    self->item = self->spine.rows[self->row].n_tried - 1;
  x = spine_x (self);
  y = row_y (self, self->row);
  setdoku_tree_spine_point (self, self->row, self->item, &x, &y);
  gtk_adjustment_clamp_page (self->scrolled, y - half, y + half);
  update_name (self);
  text = setdoku_tree_spine_describe (self);
  if (text)
    compat_announce (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Left of the spine is what was tried, the last one nearest. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuTreeSpine *self)
{
  int row = self->row < 0 ? self->spine.n_rows - 1 : self->row, item = self->row < 0 ? ITEM_OWN : self->item;
  int last = row >= 0 ? self->spine.rows[row].n_tried - 1 : -1;
  bool own = item == ITEM_OWN;

  if (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK) || self->spine.n_rows == 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       focus_item (self, row - 1, ITEM_OWN); return TRUE;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   focus_item (self, row + 1, ITEM_OWN); return TRUE;
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   focus_item (self, row, own ? last : MAX (item - 1, 0)); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: focus_item (self, row, own || item == last ? ITEM_OWN : item + 1); return TRUE;
    case GDK_KEY_Home: case GDK_KEY_KP_Home:   focus_item (self, 0, ITEM_OWN); return TRUE;
    case GDK_KEY_End: case GDK_KEY_KP_End:     focus_item (self, self->spine.n_rows - 1, ITEM_OWN); return TRUE;
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:
      focus_item (self, row, item);
      choose (self, self->row, self->item);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuTreeSpine *self)
{
  int row, item;

  if (!item_at (self, x, y, &row, &item))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  focus_item (self, row, item);
  choose (self, row, item);
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuTreeSpine *self)
{
  int row, item;
  bool found = item_at (self, x, y, &row, &item);
  int cell = !found ? NO_CELL : item == ITEM_OWN ? self->spine.rows[row].cell : self->spine.rows[row].tried[item].cell;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), found && step_of (self, row, item) ? "pointer" : NULL);
  hover (self, cell == NO_CELL ? -1 : cell);
}

static void
on_leave (GtkEventControllerMotion *controller, SetdokuTreeSpine *self)
{
  hover (self, -1);
}

/* Object. */

static void
setdoku_tree_spine_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_TREE_SPINE (object)->scrolled);
  G_OBJECT_CLASS (setdoku_tree_spine_parent_class)->dispose (object);
}

static void
setdoku_tree_spine_class_init (SetdokuTreeSpineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_tree_spine_dispose;
  widget_class->snapshot = setdoku_tree_spine_snapshot;
  widget_class->measure = setdoku_tree_spine_measure;
  signals[SEEK] = g_signal_new ("seek", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[HOVERED] = g_signal_new ("hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-tree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_tree_spine_init (SetdokuTreeSpine *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (), *key = gtk_event_controller_key_new ();

  self->row = self->hovered = -1;
  self->item = ITEM_OWN;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (measure_line), self, G_CONNECT_SWAPPED);
  measure_line (self);
  update_name (self);
}

GtkWidget *
setdoku_tree_spine_new (GtkAdjustment *scrolled)
{
  SetdokuTreeSpine *self = g_object_new (SETDOKU_TYPE_TREE_SPINE, NULL);

  self->scrolled = g_object_ref (scrolled);
  g_signal_connect_object (scrolled, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scrolled, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
setdoku_tree_spine_set (SetdokuTreeSpine *self, const Spine *spine)
{
  bool resized;

  g_return_if_fail (SETDOKU_IS_TREE_SPINE (self));

  if (memcmp (&self->spine, spine, sizeof *spine) == 0)
    return;
  resized = self->spine.n_rows != spine->n_rows;
  self->spine = *spine;
  if (self->row >= spine->n_rows || (self->row >= 0 && self->item >= spine->rows[self->row].n_tried))
    self->row = -1;
  update_name (self);
  if (resized)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
