/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-set-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "picture/set-table-picture.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "view/kit/voice.h"

enum { LINE_US = 140 * 1000 };

struct _SetdokuSetTable
{
  GtkWidget parent_instance;

  SetTable  table;
  SetTableShape kept;                      /* that the height is for: the lines, or those there were */
  int       label_width;               /* of the widest label beside a glyph, in pixels */
  int       hovered_row, hovered_digit;
  gboolean  steady, tight, breaking;
  int       line, digit;               /* that the keys are at; −1, 0: none */

  guint     appearing;                 /* tick callback; 0: all lines are there */
  int64_t   appears_at, line_us;       /* when the first line did, µs of the frame clock, and how far apart they are */
};

G_DEFINE_FINAL_TYPE (SetdokuSetTable, setdoku_set_table, GTK_TYPE_WIDGET)

enum { ROW_HOVERED, DIGIT_HOVERED, DIGIT_CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static SetLineMetrics
metrics_for (SetdokuSetTable *self, int width)
{
  SetLineMetrics metrics = set_table_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), width,
                                              self->table.n, self->label_width, self->tight);

  if (self->breaking && width > 0)
    set_table_break (&metrics);
  return metrics;
}

static SetLineMetrics
get_metrics (SetdokuSetTable *self)
{
  return metrics_for (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

/* One line after the other. */

static int
n_shown (SetdokuSetTable *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (!self->appearing || !clock)
    return self->table.n_lines;
  return (int) MIN ((gdk_frame_clock_get_frame_time (clock) - self->appears_at) / self->line_us + 1, self->table.n_lines);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);

  gtk_widget_queue_draw (widget);
  if (n_shown (self) < self->table.n_lines)
    return G_SOURCE_CONTINUE;
  self->appearing = 0;
  return G_SOURCE_REMOVE;
}

/* Around what the keys are at: a line, or a digit of it. */
static void
paint_focus (SetdokuSetTable *self, cairo_t *cr, const Color *color, const SetLineMetrics *metrics)
{
  enum { RING = 2 };
  double top = set_table_line_top (&self->table, self->line, metrics) + (self->digit ? metrics->above : 0);
  double x = self->digit ? metrics->slots + (self->digit - 1) * metrics->slot : 0;

  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
  cairo_set_line_width (cr, RING);
  cairo_rectangle (cr, x + RING / 2., top + RING / 2., (self->digit ? metrics->slot : metrics->width) - RING,
                   metrics->row - (self->digit ? metrics->above : 0) - RING);
  cairo_stroke (cr);
}

static void
setdoku_set_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  SetLineMetrics metrics = get_metrics (self);
  cairo_t *cr;

  if (self->table.n_lines == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  set_table_paint (&self->table, n_shown (self),
                   &(SetLinePen) { cr, gtk_widget_get_pango_context (widget), palette }, &metrics);
  if (self->line >= 0 && gtk_widget_has_visible_focus (widget))
    paint_focus (self, cr, &palette->accent_text, &metrics);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
setdoku_set_table_get_request_mode (GtkWidget *widget)
{
  return SETDOKU_SET_TABLE (widget)->breaking ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
setdoku_set_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuSetTable *self = SETDOKU_SET_TABLE (widget);
  SetLineMetrics metrics = metrics_for (self, orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : for_size);
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) set_table_least_width (&metrics, self->breaking);
      *natural = (int) (metrics.slots + SET_TABLE_SLOTS * metrics.text * 1.2);
    }
  else
    *minimum = *natural = self->kept.lines ? (int) ceil (set_table_height (self->kept, &metrics)) : 0;
}

/* With room around it, so that it is as wide as it is seen, and its letters as large as the window's. */
static gboolean
take_picture (GtkWidget *widget, PictureModel *model)
{
  enum { MARGIN = 12 };

  return set_table_picture_model (&SETDOKU_SET_TABLE (widget)->table, gtk_widget_get_width (widget) + 2 * MARGIN,
                                  desktop_font_get_letters (widget), MARGIN, model);
}

/* What is in the table; members of a set of places are cells, not digits. */

static Values
digits_of_line (SetdokuSetTable *self, int line)
{
  const SetRow *row = &self->table.lines[line].row;

  return row->places ? 0 : row->digits;
}

/* (transfer full) */
static char *
dup_words (SetdokuSetTable *self)
{
  GPtrArray *rows = explain_list_new ();

  for (int i = 0; i < self->table.n_lines; i++)
    g_ptr_array_add (rows, set_row_spoken (&self->table.lines[i].row));
  return explain_join (rows, LIST_SENTENCES);
}

void
setdoku_set_table_say (SetdokuSetTable *self)
{
  g_autofree char *words = NULL;

  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    voice_say (GTK_WIDGET (self), words = dup_words (self));
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
  for (int i = 0; i < self->table.n_lines; i++)
    {
      double top = set_table_line_top (&self->table, i, &metrics);
      int slot = (int) ((x - metrics.slots) / metrics.slot) + 1;

      if (y < top || y >= top + metrics.row)
        continue;
      *row = self->table.lines[i].index;
      if (x >= metrics.slots && y >= top + metrics.above && slot <= metrics.n && values_has (digits_of_line (self, i), slot))
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

/* Keys: up and down from line to line, left and right from digit to digit of one. */

static void
go_to (SetdokuSetTable *self, int line, int digit)
{
  g_autofree char *words = NULL;

  self->line = line;
  self->digit = digit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  hover (self, line >= 0 ? self->table.lines[line].index : -1, digit);
  if (line < 0)
    return;
  words = digit ? g_strdup (set_row_member (&self->table.lines[line].row, digit).text)
                : set_row_spoken (&self->table.lines[line].row);
  voice_say_now (GTK_WIDGET (self), words);
}

/* The next digit of the line, to the one side or the other; the same where there is none. */
static int
next_digit (SetdokuSetTable *self, int line, int by)
{
  int digit = self->digit || by > 0 ? self->digit + by : self->table.n;

  while (digit >= 1 && digit <= self->table.n && !values_has (digits_of_line (self, line), digit))
    digit += by;
  return digit >= 1 && digit <= self->table.n ? digit : self->digit;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
                SetdokuSetTable *self)
{
  static const struct { guint key, keypad; int lines, digits; } moves[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, -1, 0 }, { GDK_KEY_Down, GDK_KEY_KP_Down, 1, 0 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, 0, -1 }, { GDK_KEY_Right, GDK_KEY_KP_Right, 0, 1 },
  };
  int last = self->table.n_lines - 1;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK) || last < 0)
    return FALSE;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && self->digit)
    {
      g_signal_emit (self, signals[DIGIT_CLICKED], 0, self->digit);
      return TRUE;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (moves); i++)
    if (keyval == moves[i].key || keyval == moves[i].keypad)
      {
        int line = self->line < 0 && moves[i].lines < 0 ? last : CLAMP (self->line + moves[i].lines, 0, last);

        go_to (self, line, moves[i].digits ? next_digit (self, line, moves[i].digits) : 0);
        return TRUE;
      }
  return FALSE;
}

static void
on_focus_left (GtkEventControllerFocus *controller, SetdokuSetTable *self)
{
  go_to (self, -1, 0);
  gtk_widget_set_focusable (GTK_WIDGET (self), self->table.n_lines > 0);
}

static void
add_keys (SetdokuSetTable *self)
{
  GtkEventController *key = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();

  self->line = -1;
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Set table"), -1);
}

/* Where there is nothing is no stop on the way of Tab; but what has the focus keeps it. */
static void
tell_reader (SetdokuSetTable *self)
{
  g_autofree char *words = dup_words (self);

  voice_describe (GTK_WIDGET (self), words);
  self->line = MIN (self->line, self->table.n_lines - 1);
  if (self->line < 0 || !values_has (digits_of_line (self, self->line), self->digit))
    self->digit = 0;
  gtk_widget_set_focusable (GTK_WIDGET (self), self->table.n_lines > 0 || gtk_widget_has_focus (GTK_WIDGET (self)));
}

/* Object. */

static void
setdoku_set_table_class_init (SetdokuSetTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[N_SIGNALS] = { "row-hovered", "digit-hovered", "digit-clicked" };

  widget_class->snapshot = setdoku_set_table_snapshot;
  widget_class->measure = setdoku_set_table_measure;
  widget_class->get_request_mode = setdoku_set_table_get_request_mode;
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
  self->kept = SET_TABLE_USUAL;
  self->table.n = SET_TABLE_SLOTS;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  picture_source_add (GTK_WIDGET (self), N_("Set table"));
  picture_source_set_take (GTK_WIDGET (self), take_picture);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  add_keys (self);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_resize), self,
                           G_CONNECT_SWAPPED);
}

void
setdoku_set_table_set_explanation (SetdokuSetTable *self, const Explanation *explanation)
{
  SetTableShape before = self->kept;
  int label;

  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  if (self->appearing)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->appearing);
  self->appearing = 0;
  set_table_fill (&self->table, explanation);
  /* The slots begin behind the widest label, whatever the language, and stay there. */
  label = set_table_label_width (&self->table, gtk_widget_get_pango_context (GTK_WIDGET (self)));
  self->label_width = MAX (self->label_width, label);
  /* While nothing is said the height stays; what is said without sets needs none. */
  if (explanation)
    self->kept = set_table_shape_above (&self->table, self->table.n_lines);
  if (self->kept.lines == 0 && !explanation)
    self->kept = SET_TABLE_USUAL;
  if (self->steady && self->kept.lines < SET_TABLE_USUAL.lines)
    self->kept = SET_TABLE_USUAL;
  gtk_widget_set_visible (GTK_WIDGET (self), self->kept.lines > 0);
  if (memcmp (&self->kept, &before, sizeof before) != 0)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  tell_reader (self);
}

void
setdoku_set_table_set_tight (SetdokuSetTable *self, gboolean tight)
{
  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  self->tight = tight;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
setdoku_set_table_set_breaking (SetdokuSetTable *self, gboolean breaking)
{
  g_return_if_fail (SETDOKU_IS_SET_TABLE (self));
  self->breaking = breaking;
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
  if (!clock || self->table.n_lines < 2)
    return;
  self->appears_at = gdk_frame_clock_get_frame_time (clock);
  self->line_us = MIN (LINE_US, ms * INT64_C (1000) / self->table.n_lines);
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
  return self->table.n_lines;
}

int
setdoku_set_table_get_line_row (SetdokuSetTable *self, int line)
{
  g_return_val_if_fail (SETDOKU_IS_SET_TABLE (self) && line >= 0 && line < self->table.n_lines, -1);
  return self->table.lines[line].index;
}
