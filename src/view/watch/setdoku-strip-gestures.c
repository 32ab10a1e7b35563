/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strip-gestures.c — pointer, fingers and keys on the strip.
 *
 * Drag scrubs, and holds at marks that stand alone, at guesses and at dead ends unless Alt is down. With Shift it selects a
 * range of events, whose ends are handles then. The wheel
 * steps; with Ctrl it comes nearer, with Shift it moves along. On the lane a click goes to a mark, the other button sets or
 * removes a bookmark. */
#include <math.h>

#include "model/search/player-range.h"
#include "setdoku-strip-private.h"
#include "view/kit/picture-source.h"
#include "view/kit/second-click.h"

enum { STICKY = 6, HOLD = 3, LANE_HIT = 8, HANDLE_HIT = 8 };

#define ZOOM_STEP 1.5
#define PAN_STEP  0.1

/* Where the pointer is. */

static const Bookmark *
bookmark_near (SetdokuStrip *self, double x, double within)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  const Bookmark *nearest = NULL;

  for (guint i = 0; i < bookmarks->len; i++)
    {
      const Bookmark *bookmark = &g_array_index (bookmarks, Bookmark, i);
      double distance = fabs (setdoku_strip_x_of (self, bookmark->step) - x);

      if (bookmark->step < self->picture.from || bookmark->step > self->picture.to || distance > within)
        continue;
      if (!nearest || distance < fabs (setdoku_strip_x_of (self, nearest->step) - x))
        nearest = bookmark;
    }
  return nearest;
}

/* The event that the mark is for: the first of its kind there. */
static uint64_t
event_of_mark (SetdokuStrip *self, const StripMark *mark)
{
  Condition condition = CONDITION_KIND (mark->kind);
  uint64_t event;

  if (self->found.first == mark->first && self->found.kind == mark->kind && self->found.last == mark->last)
    return self->found_event;
  event = setdoku_player_locate (self->player, &condition, mark->first - 1, 1);
  self->found = *mark;
  self->found_event = event && event <= mark->last ? event : mark->last;
  return self->found_event;
}

/* The bookmark or mark within so many pixels; FALSE: none. */
static gboolean
find_mark (SetdokuStrip *self, double x, double within, bool alone, uint64_t *event)
{
  const Bookmark *bookmark = bookmark_near (self, x, within);
  const StripMark *mark;

  if (!setdoku_player_get_strategy (self->player))
    return FALSE;
  if (bookmark)
    {
      *event = bookmark->step;
      return TRUE;
    }
  mark = strip_picture_mark (&self->picture, x - STRIP_INSET, within, alone);
  if (!mark)
    return FALSE;
  *event = event_of_mark (self, mark);
  return TRUE;
}

/* The guess or dead end that is nearest to the event, if it is near enough; where each event has room for the pointer none
 * is. */
static uint64_t
hold_at (SetdokuStrip *self, uint64_t event)
{
  static const Condition condition = { .kinds = 1u << EVENT_ASSIGN | 1u << EVENT_WIPEOUT, .cell = -1 };
  double each = (double) (self->picture.to - self->picture.from) / MAX (self->picture.axis, 1);
  uint64_t reach = (uint64_t) (HOLD * each), before, after, length = setdoku_player_get_length (self->player);

  if (!reach || !event || event >= length)
    return event;
  before = setdoku_player_locate (self->player, &condition, event + 1, -1);
  after = setdoku_player_locate (self->player, &condition, event - 1, 1);
  if (before && event - before <= reach && !(after && after - event < event - before))
    return before;
  return after && after - event <= reach ? after : event;
}

static void
scrub (SetdokuStrip *self, double x, gboolean free)
{
  uint64_t event;

  if (!setdoku_player_get_strategy (self->player))
    return;
  if (free)
    event = setdoku_strip_event_at (self, x);
  else if (!strip_get_lane (self) || !find_mark (self, x, STICKY, true, &event))
    event = hold_at (self, setdoku_strip_event_at (self, x));
  strip_seek (self, event);
}

/* A range. */

static void
select_to (SetdokuStrip *self, uint64_t event)
{
  uint64_t low = MIN (self->anchor, event), high = MAX (self->anchor, event);

  setdoku_strip_select (self, low == high ? 0 : low + 1, low == high ? 0 : high);
}

/* By keys: the playhead goes along, as a text cursor does. */
static void
select_by (SetdokuStrip *self, int64_t by)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player), length = setdoku_player_get_length (self->player), to;

  if (!setdoku_player_get_strategy (self->player))
    return;
  if (!self->first || (cursor != self->first - 1 && cursor != self->last))
    self->anchor = cursor;
  else
    self->anchor = cursor == self->last ? self->first - 1 : self->last;
  to = by < 0 ? cursor - MIN (cursor, (uint64_t) -by) : cursor + MIN (length - cursor, (uint64_t) by);
  strip_seek (self, to);
  select_to (self, to);
}

/* Dragging. */

/* A handle of the range, unless the playhead stands there. */
static gboolean
take_handle (SetdokuStrip *self, double x)
{
  double left, right, playhead = setdoku_strip_x_of (self, setdoku_player_get_cursor (self->player));

  if (!self->first)
    return FALSE;
  left = fabs (setdoku_strip_x_of (self, self->first - 1) - x);
  right = fabs (setdoku_strip_x_of (self, self->last) - x);
  if (MIN (left, right) > HANDLE_HIT || fabs (playhead - x) < HANDLE_HIT / 2.0)
    return FALSE;
  self->anchor = left < right ? self->last : self->first - 1;
  return TRUE;
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuStrip *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  gboolean lane = y < strip_get_lane (self);
  uint64_t event;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->grab = x;
  self->panned = 0;
  if (state & GDK_SHIFT_MASK)
    {
      self->drag = STRIP_SELECTS;
      self->anchor = setdoku_strip_event_at (self, x);
    }
  else if (!lane && take_handle (self, x))
    self->drag = STRIP_SELECTS;
  else if (lane && find_mark (self, x, LANE_HIT, false, &event))
    {
      self->drag = STRIP_WENT;
      strip_seek (self, event);
    }
  else if (lane && !strip_axis_is_whole (&self->axis))
    self->drag = STRIP_PANS;
  else
    {
      self->drag = STRIP_SCRUBS;
      scrub (self, x, (state & GDK_ALT_MASK) != 0);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_update (GtkGestureDrag *gesture, double x, double y, SetdokuStrip *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  switch (self->drag)
    {
    case STRIP_SELECTS:
      select_to (self, setdoku_strip_event_at (self, self->grab + x));
      break;
    case STRIP_PANS:
      if (strip_axis_pan (&self->axis, (self->panned - x) / MAX (self->picture.axis, 1)))
        {
          self->panned = x;
          strip_moved_axis (self);
        }
      break;
    case STRIP_SCRUBS:
      scrub (self, self->grab + x, (state & GDK_ALT_MASK) != 0);
      break;
    default:
      break;
    }
}

static void
on_drag_end (GtkGesture *gesture, GdkEventSequence *sequence, SetdokuStrip *self)
{
  gboolean selected = self->drag == STRIP_SELECTS;

  self->drag = STRIP_IDLE;
  if (selected)
    g_signal_emit (self, strip_signals[STRIP_RANGE_CHANGED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* On the lane: at a flag its bookmark, elsewhere the event there. */
static void
ask_bookmark (SetdokuStrip *self, double x, double y)
{
  const Bookmark *bookmark = bookmark_near (self, x, LANE_HIT);
  uint64_t event;

  if (y >= strip_get_lane (self) || !setdoku_player_get_strategy (self->player))
    return;
  if (bookmark)
    event = bookmark->step;
  else if (!find_mark (self, x, STICKY, false, &event))
    event = setdoku_strip_event_at (self, x);
  g_signal_emit (self, strip_signals[STRIP_BOOKMARK], 0, event);
}

/* The flags' lane, and below it the picture. */
static void
on_second_click (GtkWidget *widget, double x, double y, gboolean held, gpointer user)
{
  SetdokuStrip *self = SETDOKU_STRIP (widget);

  if (y < strip_get_lane (self))
    ask_bookmark (self, x, y);
  else
    picture_source_open (widget, x, y);
}

/* Nearer and farther. */

/* The part of the axis that lies under x. */
static double
part_at (SetdokuStrip *self, double x)
{
  return self->picture.axis > 0 ? CLAMP ((x - STRIP_INSET) / self->picture.axis, 0, 1) : 0.5;
}

static void
zoom (SetdokuStrip *self, double factor, double part)
{
  if (strip_axis_zoom (&self->axis, factor, part))
    strip_moved_axis (self);
}

static void
on_pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, SetdokuStrip *self)
{
  self->pinched = self->axis;
  self->drag = STRIP_IDLE;
}

static void
on_pinch (GtkGestureZoom *gesture, double scale, SetdokuStrip *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  self->axis = self->pinched;
  strip_axis_set_events (&self->axis, setdoku_player_get_length (self->player));
  strip_axis_zoom (&self->axis, scale, part_at (self, x));
  strip_moved_axis (self);
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuStrip *self)
{
  self->hover = x;
}

static void
step (SetdokuStrip *self, int64_t by)
{
  if (setdoku_player_get_strategy (self->player))
    setdoku_player_step (self->player, by);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, SetdokuStrip *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double by = dx + dy;

  if (by == 0)
    return FALSE;
  if (state & GDK_CONTROL_MASK)
    zoom (self, by > 0 ? 1 / ZOOM_STEP : ZOOM_STEP, part_at (self, self->hover));
  else if (state & GDK_SHIFT_MASK)
    {
      if (strip_axis_pan (&self->axis, by > 0 ? PAN_STEP : -PAN_STEP))
        strip_moved_axis (self);
    }
  else
    step (self, by > 0 ? 1 : -1);
  return TRUE;
}

/* Keys. */

/* About the playhead, or the middle where that is not shown. */
static gboolean
zoom_key (SetdokuStrip *self, guint keyval)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  gboolean shown = cursor >= self->picture.from && cursor <= self->picture.to;
  double part = shown ? part_at (self, setdoku_strip_x_of (self, cursor)) : 0.5;

  switch (keyval)
    {
    case GDK_KEY_plus: case GDK_KEY_equal: case GDK_KEY_KP_Add:   zoom (self, ZOOM_STEP, part); return TRUE;
    case GDK_KEY_minus: case GDK_KEY_KP_Subtract:                 zoom (self, 1 / ZOOM_STEP, part); return TRUE;
    case GDK_KEY_0: case GDK_KEY_KP_0:
      if (strip_axis_show_all (&self->axis))
        strip_moved_axis (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuStrip *self)
{
  int64_t page = (int64_t) MAX ((strip_axis_to (&self->axis) - strip_axis_from (&self->axis)) / 20, 1);
  GdkModifierType relevant = modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
  void (*move) (SetdokuStrip *, int64_t) = relevant == GDK_SHIFT_MASK ? select_by : step;

  if ((relevant & ~GDK_SHIFT_MASK) == GDK_CONTROL_MASK)
    return zoom_key (self, keyval);
  if (relevant & ~GDK_SHIFT_MASK)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_Down: case GDK_KEY_KP_Left: case GDK_KEY_KP_Down:  move (self, -1); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_Up: case GDK_KEY_KP_Right: case GDK_KEY_KP_Up:    move (self, 1); return TRUE;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down:                                 move (self, -page); return TRUE;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up:                                     move (self, page); return TRUE;
    default:                                                                           return FALSE;
    }
}

void
strip_add_gestures (SetdokuStrip *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *key = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();
  GtkEventController *all[] = { GTK_EVENT_CONTROLLER (drag), GTK_EVENT_CONTROLLER (pinch), scroll, key, motion };

  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  for (size_t i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_widget_add_controller (GTK_WIDGET (self), all[i]);
  second_click_add (GTK_WIDGET (self), on_second_click, NULL);
}
