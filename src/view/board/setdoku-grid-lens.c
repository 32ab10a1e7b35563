/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-lens.c — the board larger than its place: two fingers, or Ctrl and the wheel, bring cells so near that a finger meets
 * them. Two fingers move it then, or the wheel; and one that passes over the board quickly is told as a swipe.
 *
 * What lies under the fingers stays under them. Cells are whole pixels, however near; the cursor is never left out of sight. */
#include <math.h>

#include "picture/painter.h"
#include "setdoku-grid-private.h"

#define NOTCH     1.2                  /* of the wheel: how much nearer */
#define NEARLY    1.06                 /* as large as its place is meant */
#define SWIPE     300.0                /* px/s, at least */
#define SIDEWAYS  2.0                  /* so many times faster than up or down */
enum { LARGEST = 88, FINGER = 44 };    /* px, of a cell: twice what a finger needs, and what it does */

/* What the whole board in its place would have. */
static int
fitting_side (SetdokuGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return MAX (painter_cell_side (self->scene->plan, gtk_widget_get_width (widget), gtk_widget_get_height (widget)), 1);
}

/* Where the board begins, so that a part of it lies in the middle of its place: it leaves no room empty that it could fill. */
static int
begin_at (int     room,
          int     length,
          double *middle)
{
  int begin;

  if (length <= room)
    {
      *middle = 0.5;
      return (room - length) / 2;
    }
  begin = CLAMP ((int) round (room / 2.0 - *middle * length), room - length, 0);
  *middle = (room / 2.0 - begin) / length;
  return begin;
}

/* What follows from the lens in that room: the area of board and margins, and the side of a cell. */
static GtkAllocation
place (SetdokuGrid *self,
       int          width,
       int          height,
       int         *side,
       double      *x,
       double      *y)
{
  const BoardPlan *plan = self->scene->plan;
  GtkAllocation board;

  *side = painter_cell_side (plan, width, height);
  if (self->lens.times > 1)
    *side = MAX ((int) round (*side * self->lens.times), *side);
  *x = self->lens.x;
  *y = self->lens.y;
  board.width = board_plan_width (plan) * *side;
  board.height = board_plan_height (plan) * *side;
  board.x = begin_at (width, board.width, x);
  board.y = begin_at (height, board.height, y);
  return board;
}

GtkAllocation
setdoku_grid_place_board (SetdokuGrid *self,
                          int          width,
                          int          height)
{
  const BoardPlan *plan = self->scene->plan;
  GtkAllocation board = place (self, width, height, &self->side, &self->lens.x, &self->lens.y);

  self->left = board.x + board_plan_left (plan) * self->side;
  self->top = board.y + board_plan_top (plan) * self->side;
  return board;
}

/* Of a board that begins there, what lies in the room. */
static void
part_in (int     room,
         int     begin,
         int     length,
         double *from,
         double *to)
{
  *from = length > 0 ? CLAMP ((double) -begin / length, 0, 1) : 0;
  *to = length > 0 ? CLAMP ((double) (room - begin) / length, 0, 1) : 1;
}

GridPart
setdoku_grid_get_part (SetdokuGrid *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self)), side;
  GtkAllocation board;
  GridPart part;
  double x, y;

  g_return_val_if_fail (SETDOKU_IS_GRID (self), ((GridPart) { 0, 0, 1, 1 }));
  board = place (self, width, height, &side, &x, &y);
  part_in (width, board.x, board.width, &part.left, &part.right);
  part_in (height, board.y, board.height, &part.top, &part.bottom);
  return part;
}

void
setdoku_grid_tell_part (SetdokuGrid *self)
{
  GridPart part = setdoku_grid_get_part (self), *told = &self->lens.told;
  gboolean near = self->lens.times > 1;

  if (part.left != told->left || part.top != told->top || part.right != told->right || part.bottom != told->bottom)
    {
      *told = part;
      g_object_notify_by_pspec (G_OBJECT (self), setdoku_grid_properties[GRID_PROP_PART]);
    }
  if (near == self->lens.near)
    return;
  self->lens.near = near;
  g_object_notify_by_pspec (G_OBJECT (self), setdoku_grid_properties[GRID_PROP_NEAR]);
}

double
setdoku_grid_get_zoom (SetdokuGrid *self)
{
  g_return_val_if_fail (SETDOKU_IS_GRID (self), 1);
  return self->lens.times;
}

/* Whatever of it changed. */
static void
changed (SetdokuGrid *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), self->lens.times > 1 ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  setdoku_grid_tell_part (self);
}

/* A part of the board comes to lie at x, y. */
static void
put (SetdokuGrid *self,
     double       across,
     double       down,
     double       x,
     double       y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int side = (int) round (fitting_side (self) * self->lens.times);

  self->lens.x = across + (gtk_widget_get_width (widget) / 2.0 - x) / (board_plan_width (self->scene->plan) * side);
  self->lens.y = down + (gtk_widget_get_height (widget) / 2.0 - y) / (board_plan_height (self->scene->plan) * side);
  changed (self);
}

/* Which part of the board lies there. */
static void
part_at (SetdokuGrid *self,
         double       x,
         double       y,
         double      *across,
         double      *down)
{
  const BoardPlan *plan = self->scene->plan;
  int side = MAX (self->side, 1);

  *across = (x - self->left + board_plan_left (plan) * side) / (board_plan_width (plan) * side);
  *down = (y - self->top + board_plan_top (plan) * side) / (board_plan_height (plan) * side);
}

static void
set_times (SetdokuGrid *self,
           double       times)
{
  double most = MAX ((double) LARGEST / fitting_side (self), 1);

  self->lens.times = times < NEARLY ? 1 : MIN (times, most);
}

void
setdoku_grid_zoom (SetdokuGrid *self,
                   double       times,
                   double       x,
                   double       y)
{
  double across, down;

  g_return_if_fail (SETDOKU_IS_GRID (self));
  part_at (self, x, y, &across, &down);
  set_times (self, times);
  put (self, across, down, x, y);
}

void
setdoku_grid_show_whole (SetdokuGrid *self)
{
  self->lens.times = 1;
  changed (self);
}

void
setdoku_grid_look_at (SetdokuGrid *self,
                      double       across,
                      double       down)
{
  g_return_if_fail (SETDOKU_IS_GRID (self));
  self->lens.x = across;
  self->lens.y = down;
  changed (self);
}

/* Of several grids the cell's with half a cell around it; of one what lies around the cell, twice as large, and so that a finger
 * meets its cells. */
void
setdoku_grid_look_near (SetdokuGrid *self,
                        int          cell)
{
  const BoardPlan *plan = self->scene->plan;
  int fit = fitting_side (self);
  int grid = plan ? rules_grid_at (plan->topology->rules, cell) : -1;
  int first = grid >= 0 ? plan->topology->rules->grid[grid] : cell, n = grid >= 0 ? board_plan_n (plan) : 1;
  int room = MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));

  set_times (self, grid >= 0 ? (double) (room / (n + 1)) / fit : MAX (2, (double) FINGER / fit));
  setdoku_grid_look_at (self, (board_plan_left (plan) + board_plan_column (plan, first) + n / 2.0) / board_plan_width (plan),
                        (board_plan_top (plan) + board_plan_row (plan, first) + n / 2.0) / board_plan_height (plan));
}

/* As little as needs be. */
static double
move_into (int    room,
           double begin,
           double length)
{
  return begin < 0 ? begin : begin + length > room ? begin + length - room : 0;
}

void
setdoku_grid_reveal (SetdokuGrid *self,
                     int          cell)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRectangle area;
  double x, y;

  if (self->lens.times <= 1 || self->side <= 0)
    return;
  setdoku_grid_get_cell_area (self, cell, &area);
  x = move_into (gtk_widget_get_width (widget), area.x, area.width);
  y = move_into (gtk_widget_get_height (widget), area.y, area.height);
  if (x == 0 && y == 0)
    return;
  self->lens.x += x / (board_plan_width (self->scene->plan) * self->side);
  self->lens.y += y / (board_plan_height (self->scene->plan) * self->side);
  changed (self);
}

/* Two fingers. */

static void
middle_of_fingers (SetdokuGrid *self,
                   GtkGesture  *gesture,
                   double      *x,
                   double      *y)
{
  if (gtk_gesture_is_active (gesture) && gtk_gesture_get_bounding_box_center (gesture, x, y))
    return;
  *x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  *y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
}

/* What the first of them has begun to select ends where it is, and is not played. */
static void
on_pinch_begin (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                SetdokuGrid      *self)
{
  double x, y;

  self->pressing = FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  middle_of_fingers (self, gesture, &x, &y);
  self->lens.begun = self->lens.times;
  part_at (self, x, y, &self->lens.held_x, &self->lens.held_y);
}

static void
on_pinch (GtkGestureZoom *gesture,
          double          scale,
          SetdokuGrid    *self)
{
  double x, y;

  middle_of_fingers (self, GTK_GESTURE (gesture), &x, &y);
  set_times (self, self->lens.begun * scale);
  put (self, self->lens.held_x, self->lens.held_y, x, y);
}

/* One. Time runs to the right in every language, so what comes next is pulled in from there. */
static void
on_swipe (GtkGestureSwipe *gesture,
          double           across,
          double           down,
          SetdokuGrid     *self)
{
  if (fabs (across) >= SWIPE && fabs (across) >= SIDEWAYS * fabs (down))
    g_signal_emit (self, setdoku_grid_signals[GRID_SWIPED], 0, across < 0 ? 1 : -1);
}

/* The wheel. */

static void
on_motion (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           SetdokuGrid              *self)
{
  self->lens.pointer_x = x;
  self->lens.pointer_y = y;
}

static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           SetdokuGrid              *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if (state & GDK_CONTROL_MASK)
    {
      setdoku_grid_zoom (self, self->lens.times * pow (NOTCH, -dy), self->lens.pointer_x, self->lens.pointer_y);
      return TRUE;
    }
  if (self->lens.times <= 1)
    return FALSE;
  if (state & GDK_SHIFT_MASK)
    {
      dx += dy;
      dy = 0;
    }
  self->lens.x += dx / board_plan_width (self->scene->plan);
  self->lens.y += dy / board_plan_height (self->scene->plan);
  changed (self);
  return TRUE;
}

void
setdoku_grid_add_lens (SetdokuGrid *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new (), *swipe = gtk_gesture_swipe_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->lens.times = self->lens.begun = 1;
  self->lens.x = self->lens.y = self->lens.held_x = self->lens.held_y = 0.5;
  self->lens.told = (GridPart) { 0, 0, 1, 1 };
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect (swipe, "swipe", G_CALLBACK (on_swipe), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (swipe));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));        /* the youngest is asked first */
}
