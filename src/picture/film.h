/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film.h — a reel as a film: one frame after the other, painted off screen, with the time that each is to be seen.
 *
 * Whoever wants the film pulls: film_next () paints what changed onto the frame before and says where that was, so an encoder
 * need not look at the rest. Slow films tell each event, and what comes or goes moves as it does in the window; from
 * FILM_FLOW events a second on they show where the search is, frame by frame, and what was touched glows. A film holds one
 * moment of the reel and nothing of what it has shown: it takes as much memory at frame 10,000 as at the first.
 *
 * No thread of its own: reel and film belong to whoever calls, on any thread, one at a time. */
#pragma once

#include <cairo.h>

#include "film-reel.h"
#include "palette.h"

typedef enum { FILM_SQUARE, FILM_PORTRAIT, FILM_WIDE, N_FILM_SHAPES } FilmShape;

typedef struct {
  const char *id;                      /* "1:1"; shown as well */
  int         width, height;           /* that it is a multiple of */
} FilmShapeRow;

extern const FilmShapeRow film_shapes[N_FILM_SHAPES];

/* What stands on a frame beside the board. */
typedef enum {
  FILM_CAPTION,                        /* what happened, in words */
  FILM_TABLE,                          /* the sets that led to it */
  FILM_COUNTERS,                       /* the number of the event, guesses, take-backs, depth */
  FILM_STRIP,                          /* how deep it is and was; of a path how hard, of a replay how full */
  FILM_PROGRESS,                       /* a line at the foot */
  FILM_TINTS,                          /* the colours of the sets on the board */
  N_FILM_PARTS
} FilmPart;

typedef struct {
  const char *id;                      /* stable: "caption" */
  const char *name;                    /* marked N_() */
} FilmPartRow;

extern const FilmPartRow film_parts[N_FILM_PARTS];

enum { FILM_SIZE_MIN = 120, FILM_SIZE_MAX = 2160, FILM_SIZE_DEFAULT = 600, FILM_RATE_MAX = 60, FILM_RATE_DEFAULT = 30 };

#define FILM_FLOW 20.0                 /* events/s; faster ones are not told one by one, in the window neither */

typedef struct {
  uint64_t       first, last;          /* positions of the reel that are shown; 0: the start. Clamped to its length */
  double         speed;                /* events/s; clamped to those of the player. Of a replay: times as fast as it was */
  bool           ramp;                 /* begins with one a second, then faster and faster up to speed */
  int            hold_dead_ms;         /* a dead end is seen so much longer; only where events are told one by one */
  int            hold_last_ms;         /* and the last frame */
  int            rate;                 /* frames/s at most, 1 … FILM_RATE_MAX */
  FilmShape      shape;
  int            size;                 /* pixels of the shorter side, clamped to FILM_SIZE_MIN … MAX and made even */
  bool           dark, high_contrast;
  unsigned       parts;                /* bits 1 << FilmPart */
  FilmCandidates candidates;
  const char    *font;                 /* a family, borrowed while there is a film of it; NULL: the default sans */
} FilmWish;

/* All of a reel at four events a second, as the window shows it. */
FilmWish film_wish_default (void);

/* Of a frame, in pixels. */
void     film_wish_get_size (const FilmWish *wish, int *width, int *height);

/* Both before anything is painted: how long the film will be, and about how many frames that are. The reel must be ready. */
typedef struct {
  uint64_t events, ms, frames;
} FilmEstimate;

FilmEstimate film_estimate (FilmReel *reel, const FilmWish *wish);

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

/* Where the board lies in a frame, in pixels: nine times a whole cell, as painter_scene () draws it. */
cairo_rectangle_int_t film_board_area (const Film *film);
const Palette *film_palette (const Film *film);
const Scene   *film_scene   (const Film *film);                /* of the last frame, without what moves; until the next one */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Film, film_free)
