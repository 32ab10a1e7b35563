/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-log-list.c — see setdoku-log-list.h. The adjustment counts lines, not pixels; each label in sight shows one line,
 * and scrolling gives the labels other lines. */
#include "setdoku-log-list.h"

#include <glib/gi18n.h>
#include <math.h>

#include "log-row.h"
#include "view/kit/setdoku-style.h"

enum {
  ROWS_MAX   = 120,            /* on a screen of 2160 lines */
  ROWS_LEAST = 6,
  WORK_US    = 2500,           /* a frame */
  WHEEL      = 3,              /* lines a notch */
  AHEAD      = 2               /* lines that stay in sight beyond the playhead */
};

struct _SetdokuLogList
{
  GtkWidget        parent_instance;

  SetdokuEventLog *log;
  GtkAdjustment   *adjustment;           /* in lines */
  GtkWidget       *scrollbar;
  GtkLabel        *rows[ROWS_MAX];
  int              n_rows;
  int              row_height, char_width;
  int              digits, tab_unit;     /* of the largest number, the width of a digit: the columns follow from them */
  gboolean         large;                /* two digits for a row, a column */
  PangoTabArray   *tabs;

  uint64_t         largest;              /* number of an event */
  uint64_t         step;                 /* the playhead's */
  int64_t          current;              /* its line, −1: none */
  gboolean         seeking;              /* its line is not known yet */
  gboolean         following;            /* scroll to it when it is */
  int64_t          cursor, anchor;       /* of the selection, −1: none */
  guint            tick;                 /* fills in what there was no time for */
  guint            growing;              /* source: rows are added after an allocation */
  double           drag_value;
};

G_DEFINE_FINAL_TYPE (SetdokuLogList, setdoku_log_list, GTK_TYPE_WIDGET)

enum { CHOSEN, COPY, N_SIGNALS };
static guint signals[N_SIGNALS];

static void refresh (SetdokuLogList *self);

static uint64_t
top_line (SetdokuLogList *self)
{
  return (uint64_t) MAX (gtk_adjustment_get_value (self->adjustment), 0);
}

/* Whole lines in sight. */
static int
page_lines (SetdokuLogList *self)
{
  return MAX (gtk_widget_get_height (GTK_WIDGET (self)) / MAX (self->row_height, 1), 1);
}

/* The columns follow from the largest number and the width of a digit. */
static void
set_tabs (SetdokuLogList *self)
{
  const Topology *topology = setdoku_event_log_get_topology (self->log);
  gboolean large = topology && MAX (topology->rows, topology->columns) > 9;
  int digits = log_row_digits (self->largest);

  if (digits == self->digits && self->char_width == self->tab_unit && large == self->large)
    return;
  self->digits = digits;
  self->large = large;
  self->tab_unit = self->char_width;
  g_clear_pointer (&self->tabs, pango_tab_array_free);
  self->tabs = log_row_tabs (GTK_WIDGET (self->rows[0]), digits, large);
  for (int i = 0; i < self->n_rows; i++)
    gtk_label_set_tabs (self->rows[i], self->tabs);
}

static void
show_row (SetdokuLogList *self, int row, uint64_t number, const LogLine *line)
{
  bool selected = self->cursor >= 0 && (int64_t) number >= MIN (self->cursor, self->anchor)
                  && (int64_t) number <= MAX (self->cursor, self->anchor);
  LogRow look = {
    .topology = setdoku_event_log_get_topology (self->log), .line = line, .number = number, .digits = self->digits,
    .current = (int64_t) number == self->current, .selected = selected,
    .waits = number < setdoku_event_log_get_n_lines (self->log),
  };

  log_row_show (self->rows[row], &look);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuLogList *self = SETDOKU_LOG_LIST (widget);

  self->tick = 0;
  refresh (self);
  return G_SOURCE_REMOVE;
}

static void
go_on_later (SetdokuLogList *self)
{
  if (!self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

/* The lines as the adjustment says, now. */
static void
show_lines (SetdokuLogList *self)
{
  LogLine lines[ROWS_MAX];
  uint64_t first = top_line (self);
  unsigned n = (unsigned) MIN (self->n_rows, page_lines (self) + 2);
  gboolean all = setdoku_event_log_read (self->log, first, n, lines, WORK_US);

  for (unsigned i = 0; i < n; i++)
    self->largest = MAX (self->largest, lines[i].step);
  set_tabs (self);
  for (unsigned i = 0; i < n; i++)
    show_row (self, (int) i, first + i, &lines[i]);
  if (!all)
    go_on_later (self);
}

static void
configure (SetdokuLogList *self)
{
  double n = (double) setdoku_event_log_get_n_lines (self->log), page = page_lines (self);

  gtk_adjustment_configure (self->adjustment, MIN (gtk_adjustment_get_value (self->adjustment), MAX (n - page, 0)), 0,
                            MAX (n, page), 1, MAX (page - 1, 1), page);
  gtk_widget_set_visible (self->scrollbar, n > page);
}

/* The playhead's line into sight, moving as little as may be. */
static void
scroll_to (SetdokuLogList *self, int64_t line)
{
  double top = gtk_adjustment_get_value (self->adjustment), page = page_lines (self);

  if (line < 0)
    line = 0;
  if ((double) line < top)
    gtk_adjustment_set_value (self->adjustment, MAX ((double) line - AHEAD, 0));
  else if ((double) line > top + page - 1)
    gtk_adjustment_set_value (self->adjustment, MIN ((double) line - page + 1 + AHEAD, (double) line));
}

static void
refresh (SetdokuLogList *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  configure (self);
  if (self->seeking)
    {
      int64_t line;

      if (setdoku_event_log_find (self->log, self->step, WORK_US, &line))
        {
          self->current = line;
          self->seeking = FALSE;
          if (self->following)
            scroll_to (self, line);
          self->following = FALSE;
        }
      else
        go_on_later (self);
    }
  show_lines (self);
}

/* Moving and selecting. */

static void
select_line (SetdokuLogList *self, int64_t line, gboolean extend)
{
  LogLine read;

  line = CLAMP (line, 0, (int64_t) setdoku_event_log_get_n_lines (self->log) - 1);
  if (line < 0)
    return;
  self->cursor = line;
  if (!extend || self->anchor < 0)
    self->anchor = line;
  scroll_to (self, line);
  refresh (self);
  if (!extend && setdoku_event_log_read (self->log, (uint64_t) line, 1, &read, G_USEC_PER_SEC / 30) && read.step)
    g_signal_emit (self, signals[CHOSEN], 0, read.step);
}

static gboolean
on_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuLogList *self)
{
  int64_t from = self->cursor >= 0 ? self->cursor : self->current, page = page_lines (self);
  gboolean extend = (modifiers & GDK_SHIFT_MASK) != 0;
  const struct { guint keyval, keypad; int64_t to; } moves[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, from - 1 }, { GDK_KEY_Down, GDK_KEY_KP_Down, from + 1 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, from - page }, { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, from + page },
    { GDK_KEY_Home, GDK_KEY_KP_Home, 0 }, { GDK_KEY_End, GDK_KEY_KP_End, INT64_MAX },
  };

  if (modifiers & GDK_CONTROL_MASK && gdk_keyval_to_lower (keyval) == GDK_KEY_c)
    {
      g_signal_emit (self, signals[COPY], 0);
      return TRUE;
    }
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (moves); i++)
    if (keyval == moves[i].keyval || keyval == moves[i].keypad)
      {
        select_line (self, moves[i].to, extend);
        return TRUE;
      }
  return FALSE;
}

static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuLogList *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  uint64_t line = top_line (self) + (uint64_t) MAX (y / MAX (self->row_height, 1), 0);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (line < setdoku_event_log_get_n_lines (self->log))
    select_line (self, (int64_t) line, (modifiers & GDK_SHIFT_MASK) != 0);
}

static gboolean
on_scroll (GtkEventControllerScroll *scroll, double dx, double dy, SetdokuLogList *self)
{
  bool wheel = gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_WHEEL;
  double lines = wheel ? dy * WHEEL : dy / MAX (self->row_height, 1);

  if (!gtk_widget_get_visible (self->scrollbar))
    return FALSE;
  gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_value (self->adjustment) + lines);
  return TRUE;
}

static void
on_drag_begin (GtkGestureDrag *drag, double x, double y, SetdokuLogList *self)
{
  self->drag_value = gtk_adjustment_get_value (self->adjustment);
}

static void
on_drag_update (GtkGestureDrag *drag, double x, double y, SetdokuLogList *self)
{
  gtk_adjustment_set_value (self->adjustment, self->drag_value - y / MAX (self->row_height, 1));
}

static void
on_value_changed (SetdokuLogList *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  go_on_later (self);
}

/* Widget. */

static void
add_row (SetdokuLogList *self)
{
  GtkWidget *row = log_row_new ();

  if (self->tabs)
    gtk_label_set_tabs (GTK_LABEL (row), self->tabs);
  gtk_widget_insert_before (row, GTK_WIDGET (self), self->scrollbar);
  self->rows[self->n_rows++] = GTK_LABEL (row);
}

/* Rows are as high as the font; a line's own height would need a text. */
static void
measure_row (SetdokuLogList *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->rows[0]));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int least = 0;

  self->row_height = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) / PANGO_SCALE + 6;
  self->char_width = pango_font_metrics_get_approximate_digit_width (metrics) / PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  gtk_widget_measure (GTK_WIDGET (self->rows[0]), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  self->row_height = MAX (self->row_height, least);
}

static gboolean
on_grow (gpointer data)
{
  SetdokuLogList *self = data;

  self->growing = 0;
  while (self->n_rows < MIN (page_lines (self) + 2, ROWS_MAX))
    add_row (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  refresh (self);
  return G_SOURCE_REMOVE;
}

static void
setdoku_log_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  SetdokuLogList *self = SETDOKU_LOG_LIST (widget);

  measure_row (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = self->char_width * 20;
  else
    *minimum = *natural = self->row_height * ROWS_LEAST;
}

static void
setdoku_log_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuLogList *self = SETDOKU_LOG_LIST (widget);
  double value = gtk_adjustment_get_value (self->adjustment);
  int offset = (int) lround ((value - floor (value)) * self->row_height), bar = 0;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (gtk_widget_get_visible (self->scrollbar))
    {
      gtk_widget_measure (self->scrollbar, GTK_ORIENTATION_HORIZONTAL, -1, &bar, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->scrollbar, &(GtkAllocation) { mirrored ? 0 : width - bar, 0, bar, height }, -1);
    }
  for (int i = 0; i < self->n_rows; i++)
    {
      GtkWidget *row = GTK_WIDGET (self->rows[i]);
      int y = i * self->row_height - offset, ignored;

      gtk_widget_set_child_visible (row, y < height);
      gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
      gtk_widget_size_allocate (row, &(GtkAllocation) { mirrored ? bar : 0, y, MAX (width - bar, 1), self->row_height }, -1);
    }
  if (self->n_rows < MIN (height / MAX (self->row_height, 1) + 2, ROWS_MAX) && !self->growing)
    self->growing = g_idle_add_full (G_PRIORITY_HIGH, on_grow, self, NULL);
  go_on_later (self);
}

static void
setdoku_log_list_map (GtkWidget *widget)
{
  SetdokuLogList *self = SETDOKU_LOG_LIST (widget);

  GTK_WIDGET_CLASS (setdoku_log_list_parent_class)->map (widget);
  self->seeking = self->following = TRUE;
  go_on_later (self);
}

static void
setdoku_log_list_dispose (GObject *object)
{
  SetdokuLogList *self = SETDOKU_LOG_LIST (object);
  GtkWidget *child;

  g_clear_handle_id (&self->growing, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  self->n_rows = 0;
  g_clear_pointer (&self->tabs, pango_tab_array_free);
  g_clear_object (&self->adjustment);
  g_clear_object (&self->log);
  G_OBJECT_CLASS (setdoku_log_list_parent_class)->dispose (object);
}

static void
setdoku_log_list_class_init (SetdokuLogListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_log_list_dispose;
  widget_class->measure = setdoku_log_list_measure;
  widget_class->size_allocate = setdoku_log_list_size_allocate;
  widget_class->map = setdoku_log_list_map;
  gtk_widget_class_set_css_name (widget_class, "setdoku-log-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[COPY] = g_signal_new ("copy", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_controllers (SetdokuLogList *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                                | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
setdoku_log_list_init (SetdokuLogList *self)
{
  self->current = self->cursor = self->anchor = -1;
  self->adjustment = g_object_ref_sink (gtk_adjustment_new (0, 0, 1, 1, 1, 1));
  self->scrollbar = gtk_scrollbar_new (GTK_ORIENTATION_VERTICAL, self->adjustment);
  gtk_widget_set_parent (self->scrollbar, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  add_row (self);
  add_controllers (self);
  g_signal_connect_swapped (self->adjustment, "value-changed", G_CALLBACK (on_value_changed), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Events of the search"), -1);
}

GtkWidget *
setdoku_log_list_new (SetdokuEventLog *log)
{
  SetdokuLogList *self = g_object_new (SETDOKU_TYPE_LOG_LIST, NULL);

  self->log = g_object_ref (log);
  return GTK_WIDGET (self);
}

void
setdoku_log_list_set_step (SetdokuLogList *self, uint64_t step)
{
  g_return_if_fail (SETDOKU_IS_LOG_LIST (self));
  if (step == self->step)
    return;
  self->step = step;
  self->seeking = self->following = TRUE;
  refresh (self);
}

void
setdoku_log_list_reset (SetdokuLogList *self)
{
  g_return_if_fail (SETDOKU_IS_LOG_LIST (self));
  self->current = self->cursor = self->anchor = -1;
  self->largest = 0;
  self->seeking = self->following = TRUE;
  refresh (self);
}

void
setdoku_log_list_update (SetdokuLogList *self)
{
  g_return_if_fail (SETDOKU_IS_LOG_LIST (self));
  self->seeking = TRUE;
  refresh (self);
}

gboolean
setdoku_log_list_get_selection (SetdokuLogList *self, uint64_t *first, uint64_t *last)
{
  int64_t cursor, anchor;

  g_return_val_if_fail (SETDOKU_IS_LOG_LIST (self), FALSE);
  cursor = self->cursor >= 0 ? self->cursor : self->current;
  anchor = self->cursor >= 0 ? self->anchor : self->current;
  if (cursor < 0)
    return FALSE;
  *first = (uint64_t) MIN (cursor, anchor);
  *last = (uint64_t) MAX (cursor, anchor);
  return TRUE;
}

const char *
setdoku_log_list_get_text (SetdokuLogList *self, int row)
{
  g_return_val_if_fail (SETDOKU_IS_LOG_LIST (self), "");
  return row >= 0 && row < self->n_rows ? gtk_label_get_label (self->rows[row]) : "";
}

int
setdoku_log_list_get_current_row (SetdokuLogList *self)
{
  int64_t row;

  g_return_val_if_fail (SETDOKU_IS_LOG_LIST (self), -1);
  row = self->current - (int64_t) top_line (self);
  return self->current >= 0 && row >= 0 && row < self->n_rows ? (int) row : -1;
}
