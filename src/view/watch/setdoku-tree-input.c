/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-input.c — pointer, fingers and keys on the whole tree. */
#include <math.h>

#include "view/kit/voice.h"
#include "view/kit/picture-source.h"
#include "view/kit/second-click.h"
#include "setdoku-tree-private.h"
#include "tree-words.h"

#define WHEEL_ZOOM 1.25                /* a notch of the wheel, a press of + */

enum { CLICK_SLACK = 6, PAN_STEP = 60 };         /* pixels */

/* Dragging moves the picture; what did not move was a click. */

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuTree *self)
{
  GdkRectangle frame;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->dragged = FALSE;
  self->grab_x = self->grab_y = 0;
  self->frame_held = canvas_frame (self, &frame) && frame.x <= x && x < frame.x + frame.width
                     && frame.y <= y && y < frame.y + frame.height;
}

/* Up is deeper. */
static void
drag_frame (SetdokuTree *self, double y)
{
  double level = (double) gtk_widget_get_height (GTK_WIDGET (self)) / MAX (self->icicle.rows, 1);
  int levels = (int) trunc ((self->grab_y - y) / level);

  self->grab_y -= levels * level;
  if (levels)
    canvas_move_frame (self, levels);
}

static void
on_drag_update (GtkGestureDrag *gesture, double x, double y, SetdokuTree *self)
{
  if (!self->dragged && hypot (x, y) < CLICK_SLACK)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->dragged = TRUE;
  if (self->frame_held)
    {
      drag_frame (self, y);
      return;
    }
  canvas_pan (self, x - self->grab_x, y - self->grab_y);
  self->grab_x = x;
  self->grab_y = y;
}

/* Beside all guesses the icicle still is a time line. */
static void
click (SetdokuTree *self, double x, double y)
{
  double width = MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1);
  TreeNode node;

  if (canvas_pick (self, x, y, &node))
    {
      canvas_set_focus (self, node.first);
      canvas_choose (self, node.first);
    }
  else if (!canvas_is_branches (self))
    canvas_choose (self, (uint64_t) (canvas_first (self) + CLAMP (x / width, 0, 1) * (canvas_last (self) - canvas_first (self))));
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuTree *self)
{
  if (!self->dragged)
    click (self, x, y);
}

static void
ask_menu (SetdokuTree *self, double x, double y)
{
  TreeNode node;

  if (!canvas_pick (self, x, y, &node))
    {
      picture_source_open (GTK_WIDGET (self), x, y);
      return;
    }
  canvas_set_focus (self, node.first);
  canvas_ask_menu (self, node.first, x, y);
}

static void
on_second_click (GtkWidget *widget, double x, double y, gboolean held, gpointer user)
{
  SetdokuTree *self = SETDOKU_TREE (widget);

  self->dragged |= held;               /* its release is no click */
  gtk_widget_grab_focus (widget);
  ask_menu (self, x, y);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, SetdokuTree *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (state & GDK_SHIFT_MASK || fabs (dx) > fabs (dy))
    canvas_pan (self, -(dx + dy) * PAN_STEP, 0);
  else
    canvas_zoom_at (self, pow (WHEEL_ZOOM, -dy), self->pointer_x, self->pointer_y);
  return TRUE;
}

static void
on_pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, SetdokuTree *self)
{
  self->grab_scale = 1;
  self->dragged = TRUE;
}

static void
on_pinch (GtkGestureZoom *gesture, double scale, SetdokuTree *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y) && scale > 0)
    canvas_zoom_at (self, scale / self->grab_scale, x, y);
  self->grab_scale = scale;
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuTree *self)
{
  TreeNode node;
  bool found = canvas_pick (self, x, y, &node);
  g_autofree char *text = found ? tree_words_node (setdoku_player_get_columns (self->player), &node,
                                                   setdoku_player_get_cursor (self->player)) : NULL;

  self->pointer_x = x;
  self->pointer_y = y;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), found ? "pointer" : NULL);
  canvas_hover (self, found && node.digit ? node.cell : -1);
}

static void
on_leave (GtkEventControllerMotion *controller, SetdokuTree *self)
{
  canvas_hover (self, -1);
}

/* From node to node. */

typedef enum { TO_PARENT, TO_CHILD, TO_PREVIOUS, TO_NEXT } Way;

/* A node of the detail whose guess was made before it begins is one of the whole tree. */
static uint64_t
parent_of (SetdokuTree *self, const Tree *tree, uint32_t node)
{
  const Tree *whole = setdoku_tree_builder_get_tree (self->builder);
  uint32_t parent = tree_parent (tree, node);

  if (parent == TREE_NONE)
    return 0;
  if (tree == whole || tree_first (tree, parent) > tree_first (tree, 0))
    return parent ? tree_first (tree, parent) : 0;
  return whole ? tree_first (whole, tree_at (whole, tree_first (tree, 0))) : 0;
}

static uint64_t
child_of (SetdokuTree *self, const Tree *tree, uint32_t node)
{
  uint32_t child = tree_child (tree, node);
  uint64_t begin, first = tree_first (tree, node);

  /* Folded: the detail may know what is below. */
  if (child == TREE_NONE && (tree = setdoku_tree_builder_get_detail (self->builder, &begin)) && first > begin
      && (node = tree_find (tree, first)) != TREE_NONE)
    child = tree_child (tree, node);
  return child == TREE_NONE ? 0 : tree_first (tree, child);
}

static uint64_t
neighbour (SetdokuTree *self, const Tree *tree, uint32_t node, Way way)
{
  uint32_t beside;

  switch (way)
    {
    case TO_PARENT: return parent_of (self, tree, node);
    case TO_CHILD:  return child_of (self, tree, node);
    default:
      beside = way == TO_NEXT ? tree_next (tree, node) : tree_previous (tree, node);
      return beside == TREE_NONE ? 0 : tree_first (tree, beside);
    }
}

/* The first key shows where one is. */
static void
go (SetdokuTree *self, Way way)
{
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);
  g_autofree char *text = NULL;
  uint64_t to = 0;
  uint32_t node;

  if (!tree)
    return;
  if (!self->focus)
    {
      node = tree_at (tree, setdoku_player_get_cursor (self->player));
      to = node ? tree_first (tree, node) : child_of (self, tree, 0);
    }
  else if ((tree = canvas_locate (self, self->focus, &node)))
    to = neighbour (self, tree, node, way);
  if (!to)
    return;
  canvas_set_focus (self, to);
  canvas_show (self, to);
  text = setdoku_tree_describe (self);
  if (text)
    voice_say (GTK_WIDGET (self), text);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuTree *self)
{
  bool pans = modifiers & GDK_SHIFT_MASK;
  double x, y;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       pans ? canvas_pan (self, 0, PAN_STEP) : go (self, TO_PARENT); return TRUE;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   pans ? canvas_pan (self, 0, -PAN_STEP) : go (self, TO_CHILD); return TRUE;
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   pans ? canvas_pan (self, PAN_STEP, 0) : go (self, TO_PREVIOUS); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: pans ? canvas_pan (self, -PAN_STEP, 0) : go (self, TO_NEXT); return TRUE;
    case GDK_KEY_plus: case GDK_KEY_equal: case GDK_KEY_KP_Add:
      setdoku_tree_zoom (self, WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_minus: case GDK_KEY_KP_Subtract:
      setdoku_tree_zoom (self, 1 / WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_Home: case GDK_KEY_KP_Home:
      setdoku_tree_fit (self);
      return TRUE;
    case GDK_KEY_Menu: case GDK_KEY_F10:
      if ((keyval == GDK_KEY_F10 && !pans) || !setdoku_tree_point (self, self->focus, &x, &y))
        return FALSE;
      canvas_ask_menu (self, self->focus, x, y);
      return TRUE;
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:
      if (self->focus)
        canvas_choose (self, self->focus);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
add_controller (SetdokuTree *self, void *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (controller));
}

void
canvas_add_input (SetdokuTree *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new (), *press = gtk_gesture_click_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new (), *key = gtk_event_controller_key_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (press, "released", G_CALLBACK (on_released), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  add_controller (self, pinch);
  add_controller (self, drag);
  add_controller (self, press);
  second_click_add (GTK_WIDGET (self), on_second_click, NULL);
  add_controller (self, scroll);
  add_controller (self, motion);
  add_controller (self, key);
}
