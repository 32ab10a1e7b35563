/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film.h — a reel as a film: one frame after the other, painted off screen, with the time that each is to be seen.
 *
 * Whoever wants the film pulls: film_next () paints what changed onto the frame before and says where that was, so an encoder
 * need not look at the rest. Slow films tell each event, and what comes or goes moves as it does in the window; faster than
 * SETDOKU_PLAYER_SPEED_FLOW they show where the search is, frame by frame, and what was touched glows. A film holds one
 * moment of the reel and nothing of what it has shown: it takes as much memory at frame 10,000 as at the first.
 *
 * No thread of its own: reel and film belong to whoever calls, on any thread, one at a time. */
#pragma once

#include <cairo.h>

#include "film-pace.h"
#include "palette.h"

typedef struct {
  uint64_t              number;        /* from 0 */
  uint64_t              at_ms;         /* since the beginning: the sum of all ms before */
  int                   ms;            /* that it is to be seen; ≥ 1 */
  uint64_t              event;         /* position of the reel that it shows */
  const cairo_region_t *changed;       /* pixels of the frame that are not as in the one before; never empty but where nothing
                                          is to be seen of an event. Borrowed, until the next frame */
} FilmFrame;

typedef struct Film Film;

/* The reel must be ready; it is borrowed, and filmed by nobody else meanwhile. wish is copied. */
Film    *film_new      (FilmReel *reel, const FilmWish *wish);
void     film_free     (Film *film);                           /* NULL is fine */

/* The next frame. surface: an image of the film's size (CAIRO_FORMAT_RGB24 or ARGB32) that holds the frame before; at first
 * it may hold anything. False: that was all, and nothing is painted. */
bool     film_next     (Film *film, cairo_surface_t *surface, FilmFrame *frame);

/* The next frame is painted whole, and is the first of that position; clamped to those of the wish. Frames are counted from 0
 * again, and so is the time. */
void     film_seek     (Film *film, uint64_t event);

/* From 0 to 1. */
double   film_progress (const Film *film);

/* Where the board lies in a frame, in pixels: whole cells, as painter_scene () draws it, with its margins. */
cairo_rectangle_int_t film_board_area (const Film *film);
const Palette *film_palette (const Film *film);
const Scene   *film_scene   (const Film *film);                /* of the last frame, without what moves; until the next one */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Film, film_free)
