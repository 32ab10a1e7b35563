/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-replay-strip.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain-words.h"
#include "model/game/clock.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { INSET = 8, HEIGHT = 44, LANE = 12, SIGN = 4 };

struct _SetdokuReplayStrip
{
  GtkWidget  parent_instance;

  Replay    *replay;                     /* borrowed */
  double     grab;                       /* where the drag began */
};

G_DEFINE_FINAL_TYPE (SetdokuReplayStrip, setdoku_replay_strip, GTK_TYPE_WIDGET)

enum { SOUGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

static int
room (SetdokuReplayStrip *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * INSET, 1);
}

/* By time; by number where no time passed at all. */
static double
x_of (SetdokuReplayStrip *self,
      int                 position)
{
  int64_t duration = replay_get_duration (self->replay);
  int length = replay_get_length (self->replay);

  if (duration > 0)
    return (double) room (self) * (double) replay_get_time (self->replay, position) / (double) duration;
  return length > 0 ? (double) room (self) * position / length : 0;
}

int
setdoku_replay_strip_position_at (SetdokuReplayStrip *self,
                                  double              x)
{
  double share;

  g_return_val_if_fail (SETDOKU_IS_REPLAY_STRIP (self), 0);
  if (!self->replay)
    return 0;
  share = CLAMP ((x - INSET) / room (self), 0, 1);
  if (share <= 0)
    return 0;
  if (replay_get_duration (self->replay) > 0)
    return replay_find_time (self->replay, (int64_t) (share * (double) replay_get_duration (self->replay)));
  return (int) lround (share * replay_get_length (self->replay));
}

/* Drawing: an area that steps up with each digit, above it a lane of signs, and the playhead. */

/* Of the cells that were empty at the start; 0 and less where more were emptied than filled. */
static double
filled_share (SetdokuReplayStrip *self,
              int                 position)
{
  const Topology *topology = replay_get_topology (self->replay);
  int n = replay_get_n_filled (self->replay, 0), n_empty = (topology ? topology->n_existing : N_CELLS) - n;

  return n_empty > 0 ? MAX (replay_get_n_filled (self->replay, position) - n, 0) / (double) n_empty : 0;
}

/* As far as that position. Of many moves on one pixel only the last is drawn. */
static void
trace_area (SetdokuReplayStrip *self,
            cairo_t            *cr,
            int                 to,
            double              base,
            double              height)
{
  double drawn = 0, y = base;

  cairo_move_to (cr, 0, base);
  for (int i = 1; i <= to; i++)
    {
      double x = x_of (self, i);

      if (x - drawn < 0.5 && i > 1 && i < to)
        continue;
      cairo_line_to (cr, x, y);
      y = base - height * filled_share (self, i);
      cairo_line_to (cr, x, y);
      drawn = x;
    }
  cairo_line_to (cr, x_of (self, to), base);
  cairo_close_path (cr);
}

/* Ahead of the ladder: a triangle; wrong: a cross; a break: a dashed line. */
static void
draw_sign (cairo_t          *cr,
           const Palette    *palette,
           const ReplayMove *move,
           double            x,
           double            base)
{
  double middle = LANE / 2.0, dashes[] = { 2, 3 };

  cairo_new_path (cr);
  cairo_set_line_width (cr, 1.6);
  if (move->comparison.verdict == REPLAY_AHEAD || move->comparison.verdict == REPLAY_BEYOND)
    {
      cairo_move_to (cr, x - SIGN, middle + SIGN - 1);
      cairo_line_to (cr, x + SIGN, middle + SIGN - 1);
      cairo_line_to (cr, x, middle - SIGN);
      cairo_close_path (cr);
      color_use (cr, palette->accent_text);
      cairo_fill (cr);
    }
  else if (move->comparison.verdict == REPLAY_WRONG)
    {
      cairo_move_to (cr, x - SIGN + 1, middle - SIGN + 1);
      cairo_line_to (cr, x + SIGN - 1, middle + SIGN - 1);
      cairo_move_to (cr, x - SIGN + 1, middle + SIGN - 1);
      cairo_line_to (cr, x + SIGN - 1, middle - SIGN + 1);
      color_use (cr, palette->error);
      cairo_stroke (cr);
    }
  if (!move->broke)
    return;
  cairo_save (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, floor (x) + 0.5, LANE);
  cairo_line_to (cr, floor (x) + 0.5, base);
  color_use (cr, palette->text);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_area (SetdokuReplayStrip *self,
           cairo_t            *cr,
           const Palette      *palette,
           double              base,
           double              height)
{
  trace_area (self, cr, replay_get_length (self->replay), base, height);
  color_use_alpha (cr, palette->path, 0.3);
  cairo_fill_preserve (cr);
  color_use (cr, palette->high_contrast ? palette->text : palette->path);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  trace_area (self, cr, replay_get_position (self->replay), base, height);
  color_use (cr, palette->path);
  cairo_fill (cr);
}

static void
setdoku_replay_strip_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  SetdokuReplayStrip *self = SETDOKU_REPLAY_STRIP (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  int height = gtk_widget_get_height (widget);
  double base = height - 1, x;
  cairo_t *cr;

  if (!self->replay || height < 2 * LANE)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), height));
  cairo_translate (cr, INSET, 0);
  cairo_rectangle (cr, 0, LANE, room (self), base - LANE);
  color_use (cr, palette->trough);
  cairo_fill (cr);
  draw_area (self, cr, palette, base, base - LANE);
  for (int i = 1; i <= replay_get_length (self->replay); i++)
    draw_sign (cr, palette, replay_get_move (self->replay, i), x_of (self, i), base);
  x = x_of (self, replay_get_position (self->replay));
  cairo_rectangle (cr, round (x) - 1, 0, 2, height);
  color_use (cr, palette->text);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
setdoku_replay_strip_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 60 : HEIGHT;
}

/* Gestures and keys. */

static void
seek (SetdokuReplayStrip *self,
      int                 position)
{
  if (self->replay)
    g_signal_emit (self, signals[SOUGHT], 0, CLAMP (position, 0, replay_get_length (self->replay)));
}

static void
step (SetdokuReplayStrip *self,
      int                 by)
{
  if (self->replay)
    seek (self, replay_get_position (self->replay) + by);
}

static void
on_drag_begin (GtkGestureDrag     *gesture,
               double              x,
               double              y,
               SetdokuReplayStrip *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->grab = x;
  seek (self, setdoku_replay_strip_position_at (self, x));
}

static void
on_drag_update (GtkGestureDrag     *gesture,
                double              x,
                double              y,
                SetdokuReplayStrip *self)
{
  seek (self, setdoku_replay_strip_position_at (self, self->grab + x));
}

static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           SetdokuReplayStrip       *self)
{
  if (dx + dy == 0)
    return FALSE;
  step (self, dx + dy > 0 ? 1 : -1);
  return TRUE;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                SetdokuReplayStrip    *self)
{
  int page = self->replay ? MAX (replay_get_length (self->replay) / 20, 1) : 1;

  if (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_Down: case GDK_KEY_KP_Left: case GDK_KEY_KP_Down:  step (self, -1); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_Up: case GDK_KEY_KP_Right: case GDK_KEY_KP_Up:    step (self, 1); return TRUE;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down:                                 step (self, -page); return TRUE;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up:                                     step (self, page); return TRUE;
    default:                                                                           return FALSE;
    }
}

/* Object. */

static void
setdoku_replay_strip_class_init (SetdokuReplayStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = setdoku_replay_strip_snapshot;
  widget_class->measure = setdoku_replay_strip_measure;
  signals[SOUGHT] = g_signal_new ("sought", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_replay_strip_init (SetdokuReplayStrip *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves of your solve"), -1);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_replay_strip_new (void)
{
  return g_object_new (SETDOKU_TYPE_REPLAY_STRIP, NULL);
}

void
setdoku_replay_strip_set_replay (SetdokuReplayStrip *self,
                                 Replay             *replay)
{
  g_return_if_fail (SETDOKU_IS_REPLAY_STRIP (self));
  self->replay = replay;
  setdoku_replay_strip_update (self);
}

void
setdoku_replay_strip_update (SetdokuReplayStrip *self)
{
  g_autofree char *text = NULL, *time = NULL, *number = NULL, *all = NULL;

  g_return_if_fail (SETDOKU_IS_REPLAY_STRIP (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!self->replay)
    return;
  time = clock_describe (replay_get_time (self->replay, replay_get_position (self->replay)));
  number = explain_count ((uint64_t) replay_get_position (self->replay));
  all = explain_count ((uint64_t) replay_get_length (self->replay));
  /* Translators: number of the move, how many there are, the time since the first one ("7:12") */
  text = g_strdup_printf (_("Move %s of %s, %s"), number, all, time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) replay_get_length (self->replay),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) replay_get_position (self->replay),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  voice_describe (GTK_WIDGET (self), text);
}
