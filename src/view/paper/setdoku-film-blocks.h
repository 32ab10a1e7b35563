/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-film-blocks.h — the events of a film as a row of blocks: dead ends and what is taken back in their colour, what is
 * still to come paler, the film's first and last event between two marks, and a pointer at the one that is shown.
 *
 * Some events stand on each side of the marks, so that these can be dragged there; what was not searched yet is hollow. A
 * click, and the arrow keys, go to an event. Signals: “seek” (uint64_t event), “ranged” (uint64_t first, uint64_t last),
 * when a mark was let go. */
#pragma once

#include <gtk/gtk.h>

#include "picture/film-reel.h"

#define SETDOKU_TYPE_FILM_BLOCKS (setdoku_film_blocks_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuFilmBlocks, setdoku_film_blocks, SETDOKU, FILM_BLOCKS, GtkDrawingArea)

GtkWidget *setdoku_film_blocks_new       (void);

/* The film of the reel's positions first … last, of which there may be as many as most. reel: ready; it is only asked now. */
void       setdoku_film_blocks_show      (SetdokuFilmBlocks *self, FilmReel *reel, uint64_t first, uint64_t last, uint64_t most);
void       setdoku_film_blocks_set_event (SetdokuFilmBlocks *self, uint64_t event);

/* Pixels from the widget's left edge: where an event's block ends. */
double     setdoku_film_blocks_get_x     (SetdokuFilmBlocks *self, uint64_t event);
