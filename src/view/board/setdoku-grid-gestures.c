/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-gestures.c — keys, pointer and fingers on the board, told as signals; which cell is where, and has the focus.
 *
 * A drag is told cell by cell, none left out: a quick hand jumps over cells from one event to the next. */
#include <math.h>

#include "picture/painter.h"
#include "setdoku-grid-private.h"
#include "view/kit/second-click.h"

#define NEAR 0.42                      /* of the side: how far from its middle a line is in a cell */

int
setdoku_grid_get_side (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 0);

  return self->side;
}

void
setdoku_grid_get_cell_area (SetdokuGrid *self, int cell, GdkRectangle *area)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));
  g_return_if_fail (cell >= 0 && cell < scene_n_cells (self->scene));

  *area = (GdkRectangle) { self->left + board_plan_column (self->scene->plan, cell) * self->side,
                           self->top + board_plan_row (self->scene->plan, cell) * self->side, self->side, self->side };
}

int
setdoku_grid_get_place (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 0);
  return self->place;
}

int
setdoku_grid_get_cell_at (SetdokuGrid *self, double x, double y)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), -1);

  x -= self->left;
  y -= self->top;
  if (self->side == 0 || x < 0 || y < 0)
    return -1;

  return board_plan_cell_at (self->scene->plan, (int) (y / self->side), (int) (x / self->side));
}

/* Each value has its own place. */
static int
place_at (SetdokuGrid *self, int cell, double x, double y)
{
  GdkRectangle area;

  if (cell < 0 || self->side <= 0)
    return 0;
  setdoku_grid_get_cell_area (self, cell, &area);
  return painter_place_at (board_plan_n (self->scene->plan), (x - area.x) / area.width, (y - area.y) / area.height);
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

void
setdoku_grid_set_along_line (SetdokuGrid *self, gboolean along_line)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));
  self->along_line = along_line;
}

/* The cell that a drag has come to; that of before where it is in none for sure. */
static int
dragged_to (SetdokuGrid *self, double x, double y)
{
  int cell = setdoku_grid_get_cell_at (self, x, y);
  GdkRectangle area;

  if (!self->along_line || cell < 0)
    return cell;
  setdoku_grid_get_cell_area (self, cell, &area);
  return hypot (x - area.x - area.width / 2.0, y - area.y - area.height / 2.0) < NEAR * self->side ? cell : self->pointed;
}

/* From the last point to this one in steps smaller than a cell. */
static void
drag_to (SetdokuGrid *self, double x, double y, guint modifiers)
{
  double across = x - self->drag_x, down = y - self->drag_y;
  int n = 1 + (int) (4 * hypot (across, down) / MAX (self->side, 1));

  for (int i = 1; i <= n; i++)
    {
      int cell = dragged_to (self, self->drag_x + across * i / n, self->drag_y + down * i / n);

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

  setdoku_grid_get_cell_area (self, setdoku_grid_get_focus_cell (self), &area);
  ask_for_menu (self, area.x + area.width / 2.0, area.y + area.height / 2.0);
}

/* The finger that rests is not drawing a selection. */
static void
on_second_click (GtkWidget *widget, double x, double y, gboolean held, gpointer user)
{
  SetdokuGrid *self = SETDOKU_GRID (widget);

  if (held)
    self->pressing = FALSE;
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
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);

  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);

  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  second_click_add (widget, on_second_click, NULL);
  gtk_widget_add_controller (widget, key);
}

void
setdoku_grid_focus_cursor (SetdokuGrid *self)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
setdoku_grid_rest_focus (SetdokuGrid *self, gboolean resting)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));

  self->resting = resting;
}
