/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-strip.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/search/player-range.h"
#include "view/kit/popovers.h"
#include "setdoku-strip-private.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "view/kit/voice.h"

enum {
  INSET = STRIP_INSET, HEIGHT = 56, HEIGHT_LOW = 44, HEIGHT_LEAST = 40, HEIGHT_FLAT = 30, LANE = 14,
  REDRAW_US = 60 * 1000,               /* while the search runs ahead the picture follows it no faster */
  NAME_US = 250 * 1000                 /* nor the value that is read aloud (UX §14) */
};

/* The lane of the marks is the first to go. */
static const struct { int least, natural, lane; } heights[] = {
  [SETDOKU_STATURE_TALL] = { HEIGHT, HEIGHT, LANE },
  [SETDOKU_STATURE_LOW]  = { HEIGHT_LEAST, HEIGHT_LOW, LANE },
  [SETDOKU_STATURE_FLAT] = { HEIGHT_FLAT, HEIGHT_FLAT, 0 },
};

G_DEFINE_FINAL_TYPE (SetdokuStrip, setdoku_strip, GTK_TYPE_WIDGET)

enum {
  SLICE = 1 << 16,                     /* events run again between two looks at the cancellable */
  STOPS_MAX = 64                       /* shown: the latest */
};

guint strip_signals[STRIP_N_SIGNALS];

int
strip_get_lane (SetdokuStrip *self)
{
  return heights[self->stature].lane;
}

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
  voice_describe (GTK_WIDGET (self), text);
}

/* From near the summaries tell of too many events at once: those that are shown are run again. */

static void
run_close_up (void *data, GCancellable *cancellable)
{
  while (!g_cancellable_is_cancelled (cancellable) && close_up_run (data, SLICE))
    ;
}

static void
close_up_free (void *data)
{
  topology_unref (((CloseUp *) data)->stretch.trace.topology);
  g_free (data);
}

static void
take_close_up (void *data, void *user)
{
  SetdokuStrip *self = user;

  g_free (self->close_up);
  self->close_up = g_memdup2 (data, sizeof (CloseUp));
  self->picture.events = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
has_close_up (SetdokuStrip *self, int n)
{
  return self->close_up && self->close_up->first == strip_axis_from (&self->axis) + 1
         && self->close_up->last == strip_axis_to (&self->axis) && self->close_up->n == n;
}

static void
want_close_up (SetdokuStrip *self, int width)
{
  uint64_t from = strip_axis_from (&self->axis), to = strip_axis_to (&self->axis), grain;
  int n = strip_picture_columns (self->player, &self->axis, width);
  CloseUp *work;

  if (!setdoku_player_get_strategy (self->player) || strip_axis_is_whole (&self->axis))
    return;
  grain = setdoku_player_get_grain (self->player);
  if (grain == 1 || n < 1 || n > CLOSE_UP_COLUMNS_MAX || (to - from) / (uint64_t) n >= grain || has_close_up (self, n))
    return;
  if (setdoku_job_active (&self->job) && self->wanted_from == from && self->wanted_to == to && self->wanted_n == n)
    return;
  self->wanted_from = from;
  self->wanted_to = to;
  self->wanted_n = n;
  work = g_new (CloseUp, 1);
  setdoku_player_take_close_up (self->player, from + 1, to, n, work);
  topology_ref (work->stretch.trace.topology);                 /* the player may have another search by then */
  setdoku_job_start (&self->job, run_close_up, take_close_up, work, close_up_free, self);
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
                  && picture->palette == palette && picture->lane == strip_get_lane (self);

  strip_axis_set_events (&self->axis, setdoku_player_get_length (self->player));
  if (same && !strip_axis_is_whole (&self->axis))
    same = picture->from == strip_axis_from (&self->axis) && picture->to == strip_axis_to (&self->axis);
  if (same && picture->events && !strip_axis_is_whole (&self->axis) && picture->to < self->axis.events)
    return;                            /* what comes later is not shown */
  if (same && picture->events == setdoku_player_get_length (self->player) && picture->open >= open)
    return;
  if (same && setdoku_player_is_exploring (self->player) && now - self->drawn_at < REDRAW_US && picture->events)
    return;

  want_close_up (self, width);
  strip_picture_draw (&self->picture, self->player, &self->axis,
                      has_close_up (self, strip_picture_columns (self->player, &self->axis, width)) ? self->close_up : NULL,
                      palette, width, height, strip_get_lane (self), scale);
  self->drawn_at = now;
}

/* What is laid over the picture: the range; bookmarks, and where runs stopped. To be freed: its flags. */
static StripSigns
get_signs (SetdokuStrip *self)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);
  StripSigns signs = { .veiled = self->veiled };
  uint64_t *flags;

  if (!setdoku_player_get_strategy (self->player))
    return signs;
  signs.first = self->first;
  signs.last = self->last;
  signs.stops = (const uint64_t *) (void *) self->stops->data;
  signs.n_stops = self->stops->len;
  signs.n_flags = bookmarks->len;
  signs.flags = flags = g_new (uint64_t, bookmarks->len);
  for (guint i = 0; i < bookmarks->len; i++)
    flags[i] = g_array_index (bookmarks, Bookmark, i).step;
  return signs;
}

static gboolean
take_picture (GtkWidget *widget, PictureModel *model)
{
  SetdokuStrip *self = SETDOKU_STRIP (widget);
  StripSigns signs;

  if (!self->picture.columns)
    return FALSE;
  signs = get_signs (self);
  strip_picture_model (&self->picture, setdoku_player_get_cursor (self->player), &signs, model);
  g_free ((uint64_t *) signs.flags);
  return TRUE;
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
  StripSigns signs;
  cairo_t *cr;

  if (width < 2 * LANE || height <= strip_get_lane (self) + INSET)
    return;

  ensure_picture (self, width, height, gtk_widget_get_scale_factor (widget));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width + 2 * INSET, height));
  cairo_translate (cr, INSET, 0);
  strip_picture_paint (&self->picture, cr, cursor);
  signs = get_signs (self);
  strip_picture_paint_signs (&self->picture, cr, cursor, &signs);
  g_free ((uint64_t *) signs.flags);
  cairo_destroy (cr);

  if (self->drag == STRIP_SCRUBS && setdoku_player_get_strategy (self->player))
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

void
strip_seek (SetdokuStrip *self, uint64_t event)
{
  if (setdoku_player_get_strategy (self->player))
    setdoku_player_seek (self->player, event);
}

void
strip_moved_axis (SetdokuStrip *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Object. */

static void
setdoku_strip_dispose (GObject *object)
{
  SetdokuStrip *self = SETDOKU_STRIP (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);           /* a popover may be open at a flag */
  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->close_up, g_free);
  strip_picture_clear (&self->picture);
  g_clear_pointer (&self->stops, g_array_unref);
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
  widget_class->size_allocate = popovers_size_allocate;
  strip_signals[STRIP_RANGE_CHANGED] = g_signal_new ("range-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                                     NULL, NULL, G_TYPE_NONE, 0);
  strip_signals[STRIP_BOOKMARK] = g_signal_new ("bookmark", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_UINT64);
  gtk_widget_class_set_css_name (widget_class, "setdoku-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
setdoku_strip_init (SetdokuStrip *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Events of the search"), -1);
  self->stops = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  strip_add_gestures (self);
  picture_source_name (GTK_WIDGET (self), N_("Strip of events"));
  picture_source_set_take (GTK_WIDGET (self), take_picture);
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
  uint64_t cursor;

  g_return_if_fail (SETDOKU_IS_STRIP (self));
  cursor = setdoku_player_get_cursor (self->player);
  if (cursor != self->shown_cursor && self->drag == STRIP_IDLE)
    strip_axis_follow (&self->axis, cursor);
  self->shown_cursor = cursor;
  update_value (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_strip_reset (SetdokuStrip *self)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));
  setdoku_job_cancel (&self->job);
  g_clear_pointer (&self->close_up, g_free);
  strip_picture_clear (&self->picture);
  strip_axis_show_all (&self->axis);
  g_array_set_size (self->stops, 0);
  self->found = (StripMark) { .first = 0 };
  self->named_at = 0;
  setdoku_strip_select (self, 0, 0);
  setdoku_strip_update (self);
}

void
setdoku_strip_set_stature (SetdokuStrip *self, SetdokuStature stature)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self) && stature <= SETDOKU_STATURE_FLAT);
  self->stature = stature;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
setdoku_strip_set_veiled (SetdokuStrip *self, gboolean veiled)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));
  self->veiled = veiled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
setdoku_strip_is_veiled (SetdokuStrip *self)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), FALSE);
  return self->veiled;
}

gboolean
setdoku_strip_is_dragged (SetdokuStrip *self)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), FALSE);
  return self->drag != STRIP_IDLE;
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

/* The range. */

void
setdoku_strip_select (SetdokuStrip *self, uint64_t first, uint64_t last)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self) && first <= last);

  if (first == self->first && last == self->last)
    return;
  self->first = first;
  self->last = last;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, strip_signals[STRIP_RANGE_CHANGED], 0);
}

gboolean
setdoku_strip_get_range (SetdokuStrip *self, uint64_t *first, uint64_t *last)
{
  g_return_val_if_fail (SETDOKU_IS_STRIP (self), FALSE);

  *first = self->first;
  *last = self->last;
  return self->first > 0;
}

void
setdoku_strip_add_stop (SetdokuStrip *self, uint64_t step)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));

  for (guint i = 0; i < self->stops->len; i++)
    if (g_array_index (self->stops, uint64_t, i) == step)
      return;
  if (self->stops->len == STOPS_MAX)
    g_array_remove_index (self->stops, 0);
  g_array_append_val (self->stops, step);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_strip_get_shown (SetdokuStrip *self, uint64_t *from, uint64_t *to)
{
  g_return_if_fail (SETDOKU_IS_STRIP (self));
  strip_axis_set_events (&self->axis, setdoku_player_get_length (self->player));
  *from = strip_axis_from (&self->axis);
  *to = strip_axis_to (&self->axis);
}
