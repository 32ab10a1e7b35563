/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slides.h — the bookmarks of a search, one after the other, each with its note: a lesson, or one's own file played as one.
 *
 * Which one is shown is all that is kept; the bookmarks are the player's. It ends by itself when there is none any more. One may
 * play and step in between: the note belongs to its event alone, and next and back go on from the slide.
 *
 * Signals: "changed" (no arguments); "wanted" (uint64 step): that event is to be shown, as soon as it was explored. */
#pragma once

#include "model/search/player.h"

#define SETDOKU_TYPE_SLIDES (setdoku_slides_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSlides, setdoku_slides, SETDOKU, SLIDES, GObject)

SetdokuSlides *setdoku_slides_new       (SetdokuPlayer *player);             /* none is shown */
void           setdoku_slides_begin     (SetdokuSlides *self);               /* at the first; nothing without a bookmark */
void           setdoku_slides_end       (SetdokuSlides *self);
void           setdoku_slides_go        (SetdokuSlides *self, int by);       /* clamped; 0: to this one again */
unsigned       setdoku_slides_get_n     (SetdokuSlides *self);               /* that there are */
unsigned       setdoku_slides_get_place (SetdokuSlides *self);               /* 1 … n; 0: none is shown */
const char    *setdoku_slides_get_note  (SetdokuSlides *self);               /* NULL: none is shown, or another event; may be "" */
char          *setdoku_slides_dup_title (SetdokuSlides *self);               /* "Slide 2 of 6"; NULL: none is shown */
