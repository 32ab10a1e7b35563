/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-strip.h"

#include <glib/gi18n.h>

#include "model/explain.h"
#include "setdoku-style.h"
#include "strip-picture.h"

enum {
  INSET = 8, HEIGHT = 56, HEIGHT_LOW = 44, HEIGHT_LEAST = 40, HEIGHT_FLAT = 30, LANE = 14,
  REDRAW_US = 60 * 1000,               /* while the search runs ahead the picture follows it no faster */
  NAME_US = 250 * 1000                 /* nor the value that is read aloud (UX §14) */
};

/* The lane of the marks is the first to go. */
static const struct { int least, natural, lane; } heights[] = {
  [SETDOKU_STATURE_TALL] = { HEIGHT, HEIGHT, LANE },
  [SETDOKU_STATURE_LOW]  = { HEIGHT_LEAST, HEIGHT_LOW, LANE },
  [SETDOKU_STATURE_FLAT] = { HEIGHT_FLAT, HEIGHT_FLAT, 0 },
};

struct _SetdokuStrip
{
  GtkWidget       parent_instance;

  SetdokuPlayer  *player;
  StripPicture    picture;
  int64_t         drawn_at, named_at;  /* monotonic */
  gboolean        dragged;
  SetdokuStature  stature;
  double          grab;                /* where the drag began */
};

G_DEFINE_FINAL_TYPE (SetdokuStrip, setdoku_strip, GTK_TYPE_WIDGET)

enum { SOUGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
kind_word (const Event *event)
{
  switch (event->kind)
    {
    case EVENT_ASSIGN:      return digits_is_single (event->possible) ? C_("event", "only one digit fits") : C_("event", "guess");
    case EVENT_STRIP:       return C_("event", "candidate ruled out");
    case EVENT_SINGLE:      return C_("event", "deduction");
    case EVENT_WIPEOUT:     return C_("event", "dead end");
    case EVENT_UNDO_STRIP:  return C_("event", "candidate comes back");
    case EVENT_UNDO_SINGLE:
    case EVENT_UNDO_ASSIGN: return C_("event", "take-back");
    case EVENT_SOLUTION:    return C_("event", "solution");
    case EVENT_TECHNIQUE:   return C_("event", "technique");
    case EVENT_RESTART:     return C_("event", "new start");
    case EVENT_REMOVE:      return C_("event", "clue taken away");
    case EVENT_PUT_BACK:    return C_("event", "clue put back");
    case EVENT_DONE:        return C_("event", "end of the search");
    default:                return C_("event", "before the first step");
    }
}

char *
setdoku_strip_value_text (SetdokuStrip *self)
{
  g_autofree char *cursor = NULL, *length = NULL;
  const Event *event;

  g_return_val_if_fail (SETDOKU_IS_STRIP (self), NULL);
  if (!setdoku_player_get_strategy (self->player))
    return g_strdup ("");

  event = setdoku_player_get_event (self->player);
  cursor = explain_count (setdoku_player_get_cursor (self->player));
  length = explain_count (setdoku_player_get_length (self->player));
  /* Translators: number of the event, how many there are, number of open guesses, what the event is ("dead end") */
  return g_strdup_printf (_("Event %s of %s, depth %d, %s"), cursor, length, event->depth, kind_word (event));
}

static char *
tip_text (SetdokuStrip *self)
{
  const Event *event = setdoku_player_get_event (self->player);
  g_autofree char *cursor = explain_count (setdoku_player_get_cursor (self->player));

  /* Translators: number of the event, number of open guesses, what the event is ("dead end") */
  return g_strdup_printf (_("Event %s · depth %d · %s"), cursor, event->depth, kind_word (event));
}

static void
update_value (SetdokuStrip *self)
{
  int64_t now = g_get_monotonic_time ();
  g_autofree char *text = NULL;

  if (setdoku_player_is_playing (self->player) && now - self->named_at < NAME_US)
    return;
  self->named_at = now;
  text = setdoku_strip_value_text (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) setdoku_player_get_length (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) setdoku_player_get_cursor (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/* The picture is kept as long as it is true, and a little longer while the search runs ahead. */
static void
ensure_picture (SetdokuStrip *self, int width, int height, int scale)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  const StripPicture *picture = &self->picture;
  int64_t now = g_get_monotonic_time ();
  gboolean open = !setdoku_player_is_ended (self->player);
  gboolean same = picture->played && picture->width == width && picture->height == height && picture->scale == scale
                  && picture->palette == palette && picture->lane == heights[self->stature].lane;

  if (same && picture->events == setdoku_player_get_length (self->player) && picture->open >= open)
    return;
  if (same && setdoku_player_is_exploring (self->player) && now - self->drawn_at < REDRAW_US && picture->events)
    return;

  strip_picture_draw (&self->picture, self->player, palette, width, height, heights[self->stature].lane, scale);
  self->drawn_at = now;
}

static void
paint_tip (SetdokuStrip *self, GtkSnapshot *snapshot, double x)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  g_autofree char *text = tip_text (self);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height, room = gtk_widget_get_width (GTK_WIDGET (self));
  double left;
  cairo_t *cr;

  pango_layout_get_pixel_size (layout, &width, &height);
  left = CLAMP (x - width / 2.0 - 10, 0, MAX (room - width - 20, 0));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (left, -height - 14, width + 20, height + 10));
  cairo_translate (cr, left, -height - 14);
  cairo_arc (cr, width + 13, 7, 7, -G_PI_2, 0);
  cairo_arc (cr, width + 13, height + 3, 7, 0, G_PI_2);
  cairo_arc (cr, 7, height + 3, 7, G_PI_2, G_PI);
  cairo_arc (cr, 7, 7, 7, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  color_use (cr, palette->text);
  cairo_fill (cr);
  cairo_move_to (cr, 10, 5);
  color_use (cr, palette->card);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
}

static void
setdoku_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuStrip *self = SETDOKU_STRIP (widget);
  int width = gtk_widget_get_width (widget) - 2 * INSET, height = gtk_widget_get_height (widget);
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  cairo_t *cr;

  if (width < 2 * LANE || height <= heights[self->stature].lane + INSET)
    return;

  ensure_picture (self, width, height, gtk_widget_get_scale_factor (widget));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width + 2 * INSET, height));
  cairo_translate (cr, INSET, 0);
  strip_picture_paint (&self->picture, cr, cursor);
  cairo_destroy (cr);

  if (self->dragged && setdoku_player_get_strategy (self->player))
    paint_tip (self, snapshot, INSET + strip_picture_x (&self->picture, cursor));
}

static void
setdoku_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuStrip *self = SETDOKU_STRIP (widget);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 60 : heights[self->stature].least;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 60 : heights[self->stature].natural;
}

/* Gestures and keys. */

static void
seek (SetdokuStrip *self, uint64_t event)
{
  if (!setdoku_player_get_strategy (self->player))
    return;
  g_signal_emit (self, signals[SOUGHT], 0);
  setdoku_player_seek (self->player, event);
}

static void
step (SetdokuStrip *self, int64_t by)
{
  if (!setdoku_player_get_strategy (self->player))
    return;
  g_signal_emit (self, signals[SOUGHT], 0);
  setdoku_player_step (self->player, by);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, SetdokuStrip *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->dragged = TRUE;
  self->grab = x;
  seek (self, setdoku_strip_event_at (self, x));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_update (GtkGestureDrag *gesture, double x, double y, SetdokuStrip *self)
{
  seek (self, setdoku_strip_event_at (self, self->grab + x));
}

static void
on_drag_end (GtkGesture *gesture, GdkEventSequence *sequence, SetdokuStrip *self)
{
  self->dragged = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, SetdokuStrip *self)
{
  if (dx + dy == 0)
    return FALSE;
  step (self, dx + dy > 0 ? 1 : -1);
  return TRUE;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuStrip *self)
{
  int64_t page = (int64_t) MAX (setdoku_player_get_length (self->player) / 20, 1);

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
setdoku_strip_dispose (GObject *object)
{
  SetdokuStrip *self = SETDOKU_STRIP (object);

  strip_picture_clear (&self->picture);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (setdoku_strip_parent_class)->dispose (object);
}

static void
setdoku_strip_class_init (SetdokuStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_strip_dispose;
  widget_class->snapshot = setdoku_strip_snapshot;
  widget_class->measure = setdoku_strip_measure;
  signals[SOUGHT] = g_signal_new ("sought", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "setdoku-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_strip_init (SetdokuStrip *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Events of the search"), -1);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_strip_new (SetdokuPlayer *player)
{
  SetdokuStrip *self = g_object_new (SETDOKU_TYPE_STRIP, NULL);

  self->player = g_object_ref (player);
  return GTK_WIDGET (self);
}

void
setdoku_strip_update (SetdokuStrip *self)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));
  update_value (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_strip_reset (SetdokuStrip *self)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));
  strip_picture_clear (&self->picture);
  self->named_at = 0;
  setdoku_strip_update (self);
}

void
setdoku_strip_set_stature (SetdokuStrip *self, SetdokuStature stature)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self) && stature <= SETDOKU_STATURE_FLAT);
  self->stature = stature;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
setdoku_strip_is_dragged (SetdokuStrip *self)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), FALSE);
  return self->dragged;
}

uint64_t
setdoku_strip_event_at (SetdokuStrip *self, double x)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), 0);
  return strip_picture_event (&self->picture, x - INSET);
}

double
setdoku_strip_x_of (SetdokuStrip *self, uint64_t event)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), 0);
  return INSET + strip_picture_x (&self->picture, event);
}
