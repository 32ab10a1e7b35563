/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-wish.h — what a film is to be like, as a value: of which part of a reel, how fast, how large, and what it shows. */
#pragma once

#include "film-reel.h"
#include "model/search/player.h"

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
