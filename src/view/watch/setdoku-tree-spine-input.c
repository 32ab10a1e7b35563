/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-spine-input.c — pointer and keys on the spine. */
#include <math.h>
#include <stdlib.h>

#include "setdoku-tree-spine-private.h"
#include "tree-words.h"

#define WHEEL_ZOOM 1.15                /* a notch of the wheel, a press of + */

enum { CLICK_SLACK = 6, PAGE = 4 };    /* pixels; columns of Shift with an arrow key */

/* Pointer. */

static ColumnsPart
pick (SetdokuTreeSpine *self, double x, double y, int *place)
{
  spine_prepare (self);
  return columns_view_pick (&self->view, self->columns, x, y, place);
}

static void
scroll_overview (SetdokuTreeSpine *self, double x)
{
  spine_scroll_to (self, columns_view_overview_column (&self->view, self->spine, x) - self->view.slots / 2);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuTreeSpine *self)
{
  self->dragged = FALSE;
  self->grab_x = self->grab_y = 0;
}

/* Columns follow in whole steps. */
static void
on_drag_update (GtkGestureDrag *gesture, double x, double y, SetdokuTreeSpine *self)
{
  double start_x = 0, start_y = 0;
  int columns, place;

  if (!self->dragged && hypot (x, y) < CLICK_SLACK)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->dragged = TRUE;
  gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y);
  if (pick (self, start_x, start_y, &place) == COLUMNS_OVERVIEW)
    {
      scroll_overview (self, start_x + x);
      return;
    }
  columns = (int) trunc ((x - self->grab_x) / self->view.pitch_x);
  spine_scroll (self, -columns, y - self->grab_y);
  self->grab_x += columns * self->view.pitch_x;
  self->grab_y = y;
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuTreeSpine *self)
{
  int place;

  if (self->dragged)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  switch (pick (self, x, y, &place))
    {
    case COLUMNS_PLACE:
      spine_focus (self, place);
      if (self->columns->places[place].kind == PLACE_MORE)
        spine_toggle (self, place);
      else
        spine_seek (self, &self->columns->places[place]);
      break;
    case COLUMNS_BEFORE:
      spine_scroll (self, 1 - self->view.slots, 0);
      break;
    case COLUMNS_OVERVIEW:
      scroll_overview (self, x);
      break;
    default:
      break;
    }
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, SetdokuTreeSpine *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  int columns;

  if (state & GDK_CONTROL_MASK)
    {
      setdoku_tree_spine_zoom (self, pow (WHEEL_ZOOM, -dy));
      return TRUE;
    }
  if (state & GDK_SHIFT_MASK)
    {
      spine_scroll (self, 0, -dy * self->view.pitch_y);
      return TRUE;
    }
  self->wheel += dx + dy;
  columns = (int) trunc (self->wheel);
  self->wheel -= columns;
  spine_scroll (self, columns, 0);
  return TRUE;
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuTreeSpine *self)
{
  g_autofree char *text = NULL;
  ColumnsPart part;
  int place, cell = -1;

  part = pick (self, x, y, &place);
  if (part == COLUMNS_BEFORE)
    text = tree_words_before (self->view.first);
  else if (part == COLUMNS_PLACE)
    {
      text = spine_describe (self, &self->columns->places[place]);
      cell = spine_cell_of (self, &self->columns->places[place]);
    }
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), part == COLUMNS_NOTHING ? NULL : "pointer");
  spine_hover (self, cell);
}

static void
on_pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, SetdokuTreeSpine *self)
{
  self->pinched = 1;
  self->dragged = TRUE;                /* the release is no click */
}

static void
on_pinch (GtkGestureZoom *gesture, double scale, SetdokuTreeSpine *self)
{
  if (scale <= 0)
    return;
  setdoku_tree_spine_zoom (self, scale / self->pinched);
  self->pinched = scale;
}

static void
on_leave (GtkEventControllerMotion *controller, SetdokuTreeSpine *self)
{
  spine_hover (self, -1);
}

/* Keys. */

/* Where the guesses stand that were made last. */
static int
start_place (SetdokuTreeSpine *self)
{
  return tree_columns_find (self->columns, &self->limbs, self->spine->n_rows - 1, -1);
}

/* In the same column, the next lane that way. */
static int
beside (SetdokuTreeSpine *self, int from, int way)
{
  const TreePlace *places = self->columns->places;
  int best = from;

  for (int i = 0; i < self->columns->n; i++)
    {
      int distance = (places[i].lane - places[from].lane) * way;

      if (places[i].column == places[from].column && distance > 0
          && (best == from || distance < (places[best].lane - places[from].lane) * way))
        best = i;
    }
  return best;
}

static int
leftwards (SetdokuTreeSpine *self, int from)
{
  const TreePlace *at = &self->columns->places[from];

  if (at->above >= 0)
    return at->above;
  return at->row > 0 ? tree_columns_find (self->columns, &self->limbs, at->row - 1, -1) : from;
}

/* What is folded opens first, as in every list of trees. */
static int
rightwards (SetdokuTreeSpine *self, int from)
{
  const TreePlace *at = &self->columns->places[from];

  if (at->kind == PLACE_OWN)
    return at->row + 1 < self->spine->n_rows ? tree_columns_find (self->columns, &self->limbs, at->row + 1, -1) : from;
  if (at->kind == PLACE_LIMB && !at->open)
    spine_toggle (self, from);
  else
    for (int i = 0; i < self->columns->n; i++)
      if (self->columns->places[i].above == from)
        return i;
  return from;
}

static gboolean
go (SetdokuTreeSpine *self, int to)
{
  if (to >= 0)
    spine_focus (self, to);
  return TRUE;
}

static gboolean
on_shift_pressed (SetdokuTreeSpine *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   spine_scroll (self, -PAGE, 0); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: spine_scroll (self, PAGE, 0); return TRUE;
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       spine_scroll (self, 0, self->view.pitch_y); return TRUE;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   spine_scroll (self, 0, -self->view.pitch_y); return TRUE;
    case GDK_KEY_plus:                         setdoku_tree_spine_zoom (self, WHEEL_ZOOM); return TRUE;
    default:                                   return FALSE;
    }
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuTreeSpine *self)
{
  int from;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK) || self->spine->n_rows == 0)
    return FALSE;
  spine_prepare (self);
  if (modifiers & GDK_SHIFT_MASK)
    return on_shift_pressed (self, keyval);
  from = self->focus >= 0 ? self->focus : start_place (self);
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       return go (self, beside (self, from, 1));
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   return go (self, beside (self, from, -1));
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   return go (self, leftwards (self, from));
    case GDK_KEY_Right: case GDK_KEY_KP_Right: return go (self, rightwards (self, from));
    case GDK_KEY_Home: case GDK_KEY_KP_Home:   return go (self, tree_columns_find (self->columns, &self->limbs, 0, -1));
    case GDK_KEY_End: case GDK_KEY_KP_End:     return go (self, start_place (self));
    case GDK_KEY_plus: case GDK_KEY_equal: case GDK_KEY_KP_Add:
      setdoku_tree_spine_zoom (self, WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_minus: case GDK_KEY_KP_Subtract:
      setdoku_tree_spine_zoom (self, 1 / WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_space: case GDK_KEY_KP_Space:
      return self->focus >= 0 && spine_toggle (self, self->focus);
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:
      spine_focus (self, from);
      spine_seek (self, &self->columns->places[from]);
      return TRUE;
    default:
      return FALSE;
    }
}

void
spine_add_input (SetdokuTreeSpine *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new (), *key = gtk_event_controller_key_new ();
  GtkEventController *all[] = { GTK_EVENT_CONTROLLER (pinch), GTK_EVENT_CONTROLLER (drag), GTK_EVENT_CONTROLLER (click), scroll,
                                motion, key };

  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  for (size_t i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_widget_add_controller (GTK_WIDGET (self), all[i]);
}
