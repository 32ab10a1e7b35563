/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-film-view.h — a film, played as it will be: the same frames, painted one by one while they are shown, and again from
 * the beginning when it ends. Below it its events as blocks, a button that plays and stops, and where it is. It plays only
 * while it can be seen. Signal “ranged” (uint64_t first, uint64_t last): a mark was dragged among the blocks. */
#pragma once

#include <gtk/gtk.h>

#include "picture/film.h"
#include "setdoku-film-blocks.h"

#define SETDOKU_TYPE_FILM_VIEW (setdoku_film_view_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuFilmView, setdoku_film_view, SETDOKU, FILM_VIEW, GtkWidget)

GtkWidget *setdoku_film_view_new   (void);

/* reel: ready, (transfer full). wish: copied, with its font; larger frames than the view needs are painted
 * smaller. most: how far the film could go. */
void       setdoku_film_view_show  (SetdokuFilmView *self, FilmReel *reel, const FilmWish *wish, uint64_t most);

/* Takes the reel back, NULL if there is none; what was shown stays, and stands still. (transfer full) */
FilmReel  *setdoku_film_view_steal (SetdokuFilmView *self);

void       setdoku_film_view_play  (SetdokuFilmView *self, gboolean playing);
uint64_t   setdoku_film_view_get_event (SetdokuFilmView *self);            /* position of the reel that is shown */
SetdokuFilmBlocks *setdoku_film_view_get_blocks (SetdokuFilmView *self);   /* borrowed */
