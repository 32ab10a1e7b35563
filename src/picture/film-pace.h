/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-pace.h — when each position of a reel is due in a film, and how long all of it will be. Times are in µs of the film. */
#pragma once

#include "film-wish.h"

typedef struct {
  FilmReel *reel;                      /* borrowed */
  uint64_t  first, last;
  double    speed;                     /* events/s; or times as fast as it was */
  double    rate;                      /* frames/s */
  bool      ramp, timed;
  double    hold;                      /* µs, of a dead end */
} FilmPace;

/* Everything within bounds. */
void     film_pace_init     (FilmPace *pace, FilmReel *reel, const FilmWish *wish);

/* So fast there that it is not told. The last one always is. */
bool     film_pace_is_brief (const FilmPace *pace, uint64_t position);

/* From the position to the one after it. */
double   film_pace_gap      (const FilmPace *pace, uint64_t position);

/* The position to be seen at the time; *due: when the one after at is due, and after that the one after it. */
uint64_t film_pace_walk     (const FilmPace *pace, uint64_t at, double *due, double time);

/* Both before anything is painted: how long the film will be, and about how many frames that are. The reel must be ready. */
typedef struct {
  uint64_t events, ms, frames;
} FilmEstimate;

FilmEstimate film_estimate (FilmReel *reel, const FilmWish *wish);
