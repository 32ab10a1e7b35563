/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel.h — what a film is of: moments one after the other, each a scene, words and figures.
 *
 * A search, the path to a solution, or somebody's own solve: a row each of what can be asked of them. A reel runs a search of
 * its own, apart from any that is shown. It must be made ready first, which may take long: on a worker. */
#pragma once

#include <gio/gio.h>

#include "engine/search/timeline/timeline.h"
#include "model/game/replay.h"
#include "model/look/scene.h"
#include "model/teach/path.h"

/* As in Watch: only those that are spoken of, of all empty cells, or none. */
typedef enum { FILM_CANDIDATES_EXPLAINED, FILM_CANDIDATES_EVERYWHERE, FILM_CANDIDATES_NEVER } FilmCandidates;

typedef struct FilmReel FilmReel;

/* last: events that are wanted, the search is run no further; UINT64_MAX: as many as it has, or can be sought. */
FilmReel *film_reel_of_search  (const Trace *trace, uint64_t last);
FilmReel *film_reel_of_path    (Path *path);                   /* takes it over, found or not */
FilmReel *film_reel_of_replay  (Replay *replay);               /* takes it over */
void      film_reel_free       (FilmReel *reel);               /* NULL is fine */

/* Runs the search, or finds the path; nothing else may be asked before. False: cancelled, memory was short, or there is
 * nothing to film (G_IO_ERROR; the words are translated). cancellable may be NULL. */
bool      film_reel_prepare    (FilmReel *reel, GCancellable *cancellable, GError **error);
double    film_reel_progress   (FilmReel *reel);               /* of that, 0–1; from any thread */
bool      film_reel_is_ready   (FilmReel *reel);

/* The board; NULL: the classic one. Borrowed. */
const BoardPlan *film_reel_plan (FilmReel *reel);

/* Events, steps or moves. Position 0 stands before the first one. */
uint64_t  film_reel_length     (FilmReel *reel);

/* One moment. */
typedef struct {
  Scene        scene;
  Explanation  words;                  /* title, sentence, rows, and which sign; of a brief one how fast it goes */
  char        *counters;               /* markup: "Event <b>16</b> of 612 · 12 guesses · depth 8" */
  bool         dead;                   /* a dead end, or a wrong move: worth a longer look */
} FilmMoment;

void      film_moment_clear    (FilmMoment *moment);           /* frees and zeroes; a zeroed one is fine */

typedef struct {
  FilmCandidates candidates;
  bool           tints;                /* of the sets; what goes, and a dead end, are in their colour always */
  bool           brief;                /* too fast for each to be told: no words of it, nothing marked */
  double         speed;                /* events/s, told of a brief one */
  const uint8_t *touched;              /* of the board's cells, of a brief one: see look_touched (); NULL: none */
} FilmLook;

/* position: 0 … length. The moment is cleared before. */
void      film_reel_show       (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment);

/* Whether it is dead, without showing it; the cells that first … last touched (rounded out where they are very many). */
bool      film_reel_is_dead    (FilmReel *reel, uint64_t position);
PlaceSet  film_reel_touched    (FilmReel *reel, uint64_t first, uint64_t last);

/* Of a replay, which goes by its own clock; else false, and a film's speed is in events a second. */
bool      film_reel_is_timed   (FilmReel *reel);
int64_t   film_reel_wait       (FilmReel *reel, uint64_t position, double times);    /* µs before the position, so many times as fast */

/* As timeline_profile () has it: depth, kinds and failures in n columns. */
void      film_reel_profile    (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FilmReel, film_reel_free)
