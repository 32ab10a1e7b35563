/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-film-view.c — see setdoku-film-view.h. */
#include "setdoku-film-view.h"

#include <glib/gi18n.h>

#include "model/explain/explain-words.h"

enum { SIDE = 420, LEAST = 160, MARGIN = 24 };         /* pixels of the shorter side that are painted */

struct _SetdokuFilmView
{
  GtkWidget        parent_instance;

  GtkWidget       *box, *button;
  GtkDrawingArea  *area;
  SetdokuFilmBlocks *blocks;
  GtkLabel        *time;
  FilmReel        *reel;               /* owned, as is what is filmed of it */
  Film            *film;
  FilmWish         wish;
  char            *font;               /* of the wish, owned */
  FilmEstimate     estimate;
  FilmFrame        frame;              /* the one that is shown */
  uint64_t         skipped;            /* ms of the film before the frames at hand */
  cairo_surface_t *surface;
  gboolean         playing;
  guint            source;
};

G_DEFINE_FINAL_TYPE (SetdokuFilmView, setdoku_film_view, GTK_TYPE_WIDGET)

enum { SIGNAL_RANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean on_time (gpointer data);

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  SetdokuFilmView *self = data;
  double wide, high, fit;

  if (!self->surface)
    return;
  wide = cairo_image_surface_get_width (self->surface);
  high = cairo_image_surface_get_height (self->surface);
  fit = MIN ((width - 2 * MARGIN) / wide, (height - MARGIN) / high);
  if (fit <= 0)
    return;
  cairo_translate (cr, (int) ((width - wide * fit) / 2), (int) ((height - high * fit) / 2));
  cairo_scale (cr, fit, fit);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_rectangle (cr, 0, 0, wide, high);
  cairo_fill (cr);
}

static void
say_time (SetdokuFilmView *self)
{
  int now = (int) ((self->skipped + self->frame.at_ms) / 1000), all = (int) (self->estimate.ms / 1000);
  g_autofree char *event = explain_count (self->frame.event);
  /* Translators: minutes and seconds since the beginning and of all, then the number of the event */
  g_autofree char *text = g_strdup_printf (_("%d:%02d of %d:%02d · event %s"), now / 60, now % 60, all / 60, all % 60, event);

  gtk_label_set_label (self->time, text);
}

/* The next frame, or the first. */
static void
advance (SetdokuFilmView *self)
{
  if (!film_next (self->film, self->surface, &self->frame))
    {
      film_seek (self->film, 0);
      self->skipped = 0;
      if (!film_next (self->film, self->surface, &self->frame))
        return;
    }
  say_time (self);
  setdoku_film_blocks_set_event (self->blocks, self->frame.event);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

static void
schedule (SetdokuFilmView *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->film && self->playing && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->source = g_timeout_add ((guint) self->frame.ms, on_time, self);
}

static gboolean
on_time (gpointer data)
{
  SetdokuFilmView *self = data;

  self->source = 0;
  advance (self);
  schedule (self);
  return G_SOURCE_REMOVE;
}

static void
on_clicked (SetdokuFilmView *self)
{
  setdoku_film_view_play (self, !self->playing);
}

static void
on_seek (SetdokuFilmView *self,
         uint64_t         event)
{
  FilmWish before = self->wish;

  if (!self->film)
    return;
  before.last = event;
  before.hold_last_ms = 0;
  self->skipped = event > before.first ? film_estimate (self->reel, &before).ms : 0;
  film_seek (self->film, event);
  advance (self);
  schedule (self);
}

static void
on_ranged (SetdokuFilmView *self,
           uint64_t         first,
           uint64_t         last)
{
  g_signal_emit (self, signals[SIGNAL_RANGED], 0, first, last);
}

static void
setdoku_film_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (setdoku_film_view_parent_class)->map (widget);
  schedule (SETDOKU_FILM_VIEW (widget));
}

static void
setdoku_film_view_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&SETDOKU_FILM_VIEW (widget)->source, g_source_remove);
  GTK_WIDGET_CLASS (setdoku_film_view_parent_class)->unmap (widget);
}

static void
setdoku_film_view_dispose (GObject *object)
{
  SetdokuFilmView *self = SETDOKU_FILM_VIEW (object);

  film_reel_free (setdoku_film_view_steal (self));
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_pointer (&self->font, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_film_view_parent_class)->dispose (object);
}

static void
setdoku_film_view_class_init (SetdokuFilmViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_film_view_dispose;
  widget_class->map = setdoku_film_view_map;
  widget_class->unmap = setdoku_film_view_unmap;
  signals[SIGNAL_RANGED] = g_signal_new ("ranged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_UINT64);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-film-view");
}

static void
setdoku_film_view_init (SetdokuFilmView *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *area = gtk_drawing_area_new (), *time = gtk_label_new (NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->area = GTK_DRAWING_AREA (area);
  self->blocks = SETDOKU_FILM_BLOCKS (setdoku_film_blocks_new ());
  self->time = GTK_LABEL (time);
  self->button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
  gtk_widget_set_size_request (area, LEAST, LEAST);
  gtk_widget_set_vexpand (area, TRUE);
  gtk_widget_add_css_class (time, "num");
  gtk_widget_set_sensitive (self->button, FALSE);
  gtk_widget_set_margin_start (foot, MARGIN);
  gtk_widget_set_margin_bottom (foot, MARGIN / 2);
  gtk_box_append (GTK_BOX (foot), self->button);
  gtk_box_append (GTK_BOX (foot), time);
  gtk_box_append (GTK_BOX (self->box), area);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->blocks));
  gtk_box_append (GTK_BOX (self->box), foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->blocks, "seek", G_CALLBACK (on_seek), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->blocks, "ranged", G_CALLBACK (on_ranged), self, G_CONNECT_SWAPPED);
  setdoku_film_view_play (self, FALSE);
}

GtkWidget *
setdoku_film_view_new (void)
{
  return g_object_new (SETDOKU_TYPE_FILM_VIEW, NULL);
}

void
setdoku_film_view_show (SetdokuFilmView *self,
                        FilmReel        *reel,
                        const FilmWish  *wish,
                        uint64_t         most)
{
  int width, height;

  g_return_if_fail (SETDOKU_IS_FILM_VIEW (self) && reel && film_reel_is_ready (reel) && wish);
  film_reel_free (setdoku_film_view_steal (self));
  self->reel = reel;
  self->wish = *wish;
  g_free (self->font);
  self->wish.font = self->font = g_strdup (wish->font);
  self->wish.size = MIN (wish->size, SIDE);
  self->estimate = film_estimate (reel, &self->wish);
  self->film = film_new (reel, &self->wish);
  film_wish_get_size (&self->wish, &width, &height);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  gtk_widget_set_sensitive (self->button, TRUE);
  self->skipped = 0;
  setdoku_film_blocks_show (self->blocks, reel, wish->first, wish->last, most);
  advance (self);
  schedule (self);
}

FilmReel *
setdoku_film_view_steal (SetdokuFilmView *self)
{
  g_return_val_if_fail (SETDOKU_IS_FILM_VIEW (self), NULL);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->film, film_free);
  return g_steal_pointer (&self->reel);
}

void
setdoku_film_view_play (SetdokuFilmView *self,
                        gboolean         playing)
{
  const char *name;

  g_return_if_fail (SETDOKU_IS_FILM_VIEW (self));
  self->playing = playing;
  name = playing ? _("Pause the film") : _("Play the film");
  gtk_button_set_icon_name (GTK_BUTTON (self->button),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  schedule (self);
}

uint64_t
setdoku_film_view_get_event (SetdokuFilmView *self)
{
  g_return_val_if_fail (SETDOKU_IS_FILM_VIEW (self), 0);
  return self->frame.event;
}

SetdokuFilmBlocks *
setdoku_film_view_get_blocks (SetdokuFilmView *self)
{
  g_return_val_if_fail (SETDOKU_IS_FILM_VIEW (self), NULL);
  return self->blocks;
}
