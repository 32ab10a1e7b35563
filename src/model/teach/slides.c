/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "slides.h"

#include <glib/gi18n.h>

struct _SetdokuSlides
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  unsigned       place;                /* from 1; 0: none is shown */
};

G_DEFINE_FINAL_TYPE (SetdokuSlides, setdoku_slides, G_TYPE_OBJECT)

enum { CHANGED, WANTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const Bookmark *
slide_of (SetdokuSlides *self)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (self->player);

  return self->place && self->place <= bookmarks->len ? &g_array_index (bookmarks, Bookmark, self->place - 1) : NULL;
}

static void
show (SetdokuSlides *self, unsigned place)
{
  const Bookmark *slide;

  self->place = place;
  slide = slide_of (self);
  if (slide)
    g_signal_emit (self, signals[WANTED], 0, slide->step);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* One may have been removed, or the search is another one. */
static void
on_marks_changed (SetdokuSlides *self)
{
  if (!self->place)
    return;
  self->place = MIN (self->place, setdoku_slides_get_n (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Object. */

static void
setdoku_slides_finalize (GObject *object)
{
  g_object_unref (SETDOKU_SLIDES (object)->player);
  G_OBJECT_CLASS (setdoku_slides_parent_class)->finalize (object);
}

static void
setdoku_slides_class_init (SetdokuSlidesClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_slides_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WANTED] = g_signal_new ("wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
setdoku_slides_init (SetdokuSlides *self)
{
}

SetdokuSlides *
setdoku_slides_new (SetdokuPlayer *player)
{
  SetdokuSlides *self = g_object_new (SETDOKU_TYPE_SLIDES, NULL);

  self->player = g_object_ref (player);
  g_signal_connect_object (player, "marks-changed", G_CALLBACK (on_marks_changed), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_slides_begin (SetdokuSlides *self)
{
  g_return_if_fail (SETDOKU_IS_SLIDES (self));
  if (setdoku_slides_get_n (self) > 0)
    show (self, 1);
}

void
setdoku_slides_end (SetdokuSlides *self)
{
  g_return_if_fail (SETDOKU_IS_SLIDES (self));
  if (!self->place)
    return;
  self->place = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_slides_go (SetdokuSlides *self, int by)
{
  g_return_if_fail (SETDOKU_IS_SLIDES (self));
  if (self->place)
    show (self, (unsigned) CLAMP ((int) self->place + by, 1, (int) setdoku_slides_get_n (self)));
}

unsigned
setdoku_slides_get_n (SetdokuSlides *self)
{
  g_return_val_if_fail (SETDOKU_IS_SLIDES (self), 0);
  return setdoku_player_get_bookmarks (self->player)->len;
}

unsigned
setdoku_slides_get_place (SetdokuSlides *self)
{
  g_return_val_if_fail (SETDOKU_IS_SLIDES (self), 0);
  return self->place;
}

const char *
setdoku_slides_get_note (SetdokuSlides *self)
{
  const Bookmark *slide;

  g_return_val_if_fail (SETDOKU_IS_SLIDES (self), NULL);
  slide = slide_of (self);
  return slide && setdoku_player_get_trace (self->player) && setdoku_player_get_cursor (self->player) == slide->step
         ? slide->note : NULL;
}

char *
setdoku_slides_dup_title (SetdokuSlides *self)
{
  g_return_val_if_fail (SETDOKU_IS_SLIDES (self), NULL);
  /* Translators: the number of a slide, and how many there are */
  return self->place ? g_strdup_printf (_("Slide %u of %u"), self->place, setdoku_slides_get_n (self)) : NULL;
}
