/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-gestures.c — keys, pointer and fingers on the board, told as signals.
 *
 * A drag is told cell by cell, none left out: a quick hand jumps over cells from one event to the next. */
#include <math.h>

#include "setdoku-grid-private.h"

/* Candidates stand 3 × 3, each digit at its own place. */
static int
place_at (SetdokuGrid *self, int cell, double x, double y)
{
  GdkRectangle area;

  if (cell < 0 || self->side <= 0)
    return 0;
  setdoku_grid_get_cell_area (self, cell, &area);
  return 1 + CLAMP ((int) (3 * (x - area.x) / area.width), 0, 2) + 3 * CLAMP ((int) (3 * (y - area.y) / area.height), 0, 2);
}

static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuGrid *self)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->pointed = setdoku_grid_get_cell_at (self, x, y);
  self->place = place_at (self, self->pointed, x, y);
  self->pressing = TRUE;
  g_signal_emit (self, setdoku_grid_signals[GRID_PRESSED], 0, self->pointed, n_press, (guint) modifiers);
  setdoku_grid_focus_cursor (self);
}

/* From the last point to this one in steps smaller than a cell. */
static void
drag_to (SetdokuGrid *self, double x, double y, guint modifiers)
{
  double across = x - self->drag_x, down = y - self->drag_y;
  int n = 1 + (int) (4 * hypot (across, down) / MAX (self->side, 1));

  for (int i = 1; i <= n; i++)
    {
      int cell = setdoku_grid_get_cell_at (self, self->drag_x + across * i / n, self->drag_y + down * i / n);

      if (cell == self->pointed)
        continue;
      self->pointed = cell;
      if (cell >= 0)
        g_signal_emit (self, setdoku_grid_signals[GRID_DRAGGED], 0, cell, modifiers);
    }
  self->drag_x = x;
  self->drag_y = y;
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuGrid *self)
{
  self->drag_x = x;
  self->drag_y = y;
}

static void
on_drag_update (GtkGestureDrag *gesture, double offset_x, double offset_y, SetdokuGrid *self)
{
  guint modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  if (self->pressing && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    drag_to (self, x + offset_x, y + offset_y, modifiers);
}

static void
on_drag_end (GtkGestureDrag *gesture, double offset_x, double offset_y, SetdokuGrid *self)
{
  guint modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  if (!self->pressing)
    return;
  self->pressing = FALSE;
  g_signal_emit (self, setdoku_grid_signals[GRID_RELEASED], 0, modifiers);
}

static void
ask_for_menu (SetdokuGrid *self, double x, double y)
{
  int cell = setdoku_grid_get_cell_at (self, x, y);

  self->place = place_at (self, cell, x, y);
  if (cell >= 0)
    g_signal_emit (self, setdoku_grid_signals[GRID_MENU], 0, cell, x, y);
}

/* By key: as if in the middle of the cell. */
static void
ask_at_cursor (SetdokuGrid *self)
{
  GdkRectangle area;

  setdoku_grid_get_cell_area (self, self->scene.cursor >= 0 ? self->scene.cursor : MAX (self->scene.active, 0), &area);
  ask_for_menu (self, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

static void
on_secondary_pressed (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuGrid *self)
{
  ask_for_menu (self, x, y);
}

/* The finger that rests is not drawing a selection. */
static void
on_long_pressed (GtkGestureLongPress *gesture, double x, double y, SetdokuGrid *self)
{
  self->pressing = FALSE;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  ask_for_menu (self, x, y);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
                SetdokuGrid *self)
{
  gboolean handled = FALSE;

  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && modifiers & GDK_SHIFT_MASK))
    {
      ask_at_cursor (self);
      return TRUE;
    }
  g_signal_emit (self, setdoku_grid_signals[GRID_KEY], 0, keyval, keycode, (guint) modifiers, &handled);

  return handled;
}

void
setdoku_grid_add_controllers (SetdokuGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);

  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (secondary, "pressed", G_CALLBACK (on_secondary_pressed), self);
  g_signal_connect (long_press, "pressed", G_CALLBACK (on_long_pressed), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);

  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (long_press));
  gtk_widget_add_controller (widget, key);
}
