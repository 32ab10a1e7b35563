/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-set-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "set-line.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"

enum { OPERANDS_MAX = 6, OPERANDS_FIRST = 3, LINE_US = 140 * 1000 };

typedef struct {
  SetRow row;
  int    index;                        /* in the explanation; −1: "n more" */
} Line;

/* What makes up the height. */
typedef struct { int lines, rules, headers; } Shape;

static const Shape usual_shape = { .lines = 5, .rules = 1 };

struct _SetdokuSetTable
{
  GtkWidget parent_instance;

  int       n_lines;
  Line      lines[SET_ROWS_MAX];
  Shape     kept;                      /* that the height is for: the lines, or those there were */
  int       label_width;               /* of the widest label beside a glyph, in pixels */
  int       hovered_row, hovered_digit;
  gboolean  steady, tight;

  guint     appearing;                 /* tick callback; 0: all lines are there */
  int64_t   appears_at, line_us;       /* when the first line did, µs of the frame clock, and how far apart they are */
};

G_DEFINE_FINAL_TYPE (SetdokuSetTable, setdoku_set_table, GTK_TYPE_WIDGET)

enum { ROW_HOVERED, DIGIT_HOVERED, DIGIT_CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Everything hangs on the height of a line of text. */
static SetLineMetrics
get_metrics (SetdokuSetTable *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *font = pango_context_get_metrics (context, NULL, NULL);
  double text = (double) (pango_font_metrics_get_ascent (font) + pango_font_metrics_get_descent (font)) / PANGO_SCALE;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  SetLineMetrics metrics = { .text = text, .row = text * (self->tight ? 1.36 : 1.7), .operator = text * 1.2, .rule = text * 0.5,
                             .header = text * 1.2 };

  pango_font_metrics_unref (font);
  metrics.glyph = metrics.operator + text * 0.8;
  metrics.slots = MAX (text * 5.6, metrics.glyph + self->label_width + text * 0.5);
  metrics.slot = MAX ((width - metrics.slots) / SET_LINE_SLOTS, 1);
  return metrics;
}

/* The places of a box stand under its rows, named once as long as the box is the same. */
static gboolean
has_header (SetdokuSetTable *self, int line)
{
  const SetRow *row = &self->lines[line].row, *before = line ? &self->lines[line - 1].row : NULL;

  return row->places && house_kind (row->house) == HOUSE_BOXES && !(before && before->places && before->house == row->house);
}

/* Of the first n lines, and what stands above the one after them. */
static Shape
shape_above (SetdokuSetTable *self, int n)
{
  Shape shape = { .lines = n };

  for (int i = 0; i <= n && i < self->n_lines; i++)
    {
      shape.rules += self->lines[i].row.line_above;
      shape.headers += has_header (self, i);
    }
  return shape;
}

static double
height_of (Shape shape, const SetLineMetrics *metrics)
{
  return shape.lines * metrics->row + shape.rules * metrics->rule + shape.headers * metrics->header;
}

static double
line_top (SetdokuSetTable *self, int line, const SetLineMetrics *metrics)
{
  return height_of (shape_above (self, line), metrics);
}

/* One line after the other. */

static int
n_shown (SetdokuSetTable *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (!self->appearing || !clock)
    return self->n_lines;
  return (int) MIN ((gdk_frame_clock_get_frame_time (clock) - self->appears_at) / self->line_us + 1, self->n_lines);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);

  gtk_widget_queue_draw (widget);
  if (n_shown (self) < self->n_lines)
    return G_SOURCE_CONTINUE;
  self->appearing = 0;
  return G_SOURCE_REMOVE;
}

static void
setdoku_set_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  SetLineMetrics metrics = get_metrics (self);
  cairo_t *cr;

  if (self->n_lines == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  for (int i = 0; i < n_shown (self); i++)
    {
      double top = line_top (self, i, &metrics);

      if (has_header (self, i))
        set_line_draw_header (widget, cr, self->lines[i].row.house, top - metrics.header, &metrics, palette);
      set_line_draw (widget, cr, &self->lines[i].row, top, &metrics, palette);
    }
  cairo_destroy (cr);
}

static void
setdoku_set_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);
  SetLineMetrics metrics = get_metrics (self);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (metrics.slots + SET_LINE_SLOTS * metrics.text);
      *natural = (int) (metrics.slots + SET_LINE_SLOTS * metrics.text * 1.2);
    }
  else
    *minimum = *natural = self->kept.lines ? (int) ceil (height_of (self->kept, &metrics)) : 0;
}

/* Pointer. */

void
setdoku_set_table_pick (SetdokuSetTable *self, double x, double y, int *row, int *digit)
{
  SetLineMetrics metrics;

  g_return_if_fail (SETDOKU_IS_SET_TABLE (self) && row && digit);
  metrics = get_metrics (self);
  *row = -1;
  *digit = 0;
  for (int i = 0; i < self->n_lines; i++)
    {
      double top = line_top (self, i, &metrics);
      int slot = (int) ((x - metrics.slots) / metrics.slot) + 1;

      if (y < top || y >= top + metrics.row)
        continue;
      *row = self->lines[i].index;
      if (x >= metrics.slots && slot <= SET_LINE_SLOTS && digits_has (self->lines[i].row.digits, slot)
          && !self->lines[i].row.places)
        *digit = slot;
    }
}

static void
hover (SetdokuSetTable *self, int row, int digit)
{
  gboolean row_changed = row != self->hovered_row, digit_changed = digit != self->hovered_digit;

  self->hovered_row = row;
  self->hovered_digit = digit;
  if (row_changed)
    g_signal_emit (self, signals[ROW_HOVERED], 0, row);
  if (digit_changed)
    g_signal_emit (self, signals[DIGIT_HOVERED], 0, digit);
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuSetTable *self)
{
  int row, digit;

  setdoku_set_table_pick (self, x, y, &row, &digit);
  hover (self, row, digit);
}

static void
on_leave (GtkEventControllerMotion *controller, SetdokuSetTable *self)
{
  hover (self, -1, 0);
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuSetTable *self)
{
  int row, digit;

  setdoku_set_table_pick (self, x, y, &row, &digit);
  if (digit)
    g_signal_emit (self, signals[DIGIT_CLICKED], 0, digit);
}

/* Object. */

static void
setdoku_set_table_class_init (SetdokuSetTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[N_SIGNALS] = { "row-hovered", "digit-hovered", "digit-clicked" };

  widget_class->snapshot = setdoku_set_table_snapshot;
  widget_class->measure = setdoku_set_table_measure;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-set-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_set_table_init (SetdokuSetTable *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->hovered_row = -1;
  self->kept = usual_shape;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  picture_source_add (GTK_WIDGET (self), N_("Set table"));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_resize), self,
                           G_CONNECT_SWAPPED);
}

/* The slots begin behind the widest label, whatever the language. */
static void
measure_labels (SetdokuSetTable *self)
{
  for (int i = 0; i < self->n_lines; i++)
    {
      int width = set_line_label_width (GTK_WIDGET (self), &self->lines[i].row);

      self->label_width = MAX (self->label_width, width);
    }
}

static gboolean
is_operand (const SetRow *row)
{
  return row->role != ROLE_NONE && row->role != ROLE_TARGET && !row->struck;
}

static void
add_more (SetdokuSetTable *self, const SetRow *first, int n)
{
  SetRow *row = &self->lines[self->n_lines].row;
  g_autofree char *label = NULL;

  *row = *first;
  row->role = ROLE_NONE;
  row->cells = CELLS_NONE;
  row->accent = DIGITS_NONE;
  for (int i = 1; i < n; i++)
    row->digits = digits_union (row->digits, first[i].digits);
  /* Translators: how many further sets of digits stand in this line; at most 14 characters */
  label = g_strdup_printf (ngettext ("%d more", "%d more", n), n);
  g_strlcpy (row->label, label, sizeof row->label);
  self->lines[self->n_lines++].index = -1;
}

void
setdoku_set_table_set_explanation (SetdokuSetTable *self, const Explanation *explanation)
{
  int n_operands = 0, seen = 0;
  Shape before = self->kept;

  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  if (self->appearing)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->appearing);
  self->appearing = 0;
  self->n_lines = 0;
  for (int i = 0; explanation && i < explanation->n_rows; i++)
    n_operands += is_operand (&explanation->rows[i]);

  for (int i = 0; explanation && i < explanation->n_rows; i++)
    {
      const SetRow *row = &explanation->rows[i];
      int hidden = n_operands - OPERANDS_FIRST - 1;

      if (is_operand (row) && ++seen == OPERANDS_FIRST + 1 && n_operands > OPERANDS_MAX)
        {
          add_more (self, row, hidden);
          seen += hidden - 1;
          i += hidden - 1;
          continue;
        }
      self->lines[self->n_lines++] = (Line) { *row, i };
    }

  measure_labels (self);
  /* While nothing is said the height stays; what is said without sets needs none. */
  if (explanation)
    self->kept = shape_above (self, self->n_lines);
  if (self->kept.lines == 0 && !explanation)
    self->kept = usual_shape;
  if (self->steady && self->kept.lines < usual_shape.lines)
    self->kept = usual_shape;
  gtk_widget_set_visible (GTK_WIDGET (self), self->kept.lines > 0);
  if (memcmp (&self->kept, &before, sizeof before) != 0)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  explanation && explanation->spoken ? explanation->spoken : "", -1);
}

void
setdoku_set_table_set_tight (SetdokuSetTable *self, gboolean tight)
{
  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  self->tight = tight;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
setdoku_set_table_set_steady (SetdokuSetTable *self, gboolean steady)
{
  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  self->steady = steady;
}

void
setdoku_set_table_appear (SetdokuSetTable *self, int ms)
{
  GdkFrameClock *clock;

  g_return_if_fail (SETDOKU_IS_SET_TABLE (self) && ms > 0);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  if (!clock || self->n_lines < 2)
    return;
  self->appears_at = gdk_frame_clock_get_frame_time (clock);
  self->line_us = MIN (LINE_US, ms * INT64_C (1000) / self->n_lines);
  if (!self->appearing)
    self->appearing = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

int
setdoku_set_table_get_n_shown (SetdokuSetTable *self)
{
  g_return_val_if_fail (SETDOKU_IS_SET_TABLE (self), 0);
  return n_shown (self);
}

int
setdoku_set_table_get_n_lines (SetdokuSetTable *self)
{
  g_return_val_if_fail (SETDOKU_IS_SET_TABLE (self), 0);
  return self->n_lines;
}

int
setdoku_set_table_get_line_row (SetdokuSetTable *self, int line)
{
  g_return_val_if_fail (SETDOKU_IS_SET_TABLE (self) && line >= 0 && line < self->n_lines, -1);
  return self->lines[line].index;
}
