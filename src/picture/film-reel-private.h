/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel-private.h — what can be asked of a reel, as a row for each kind: film-reel-search.c, film-reel-path.c and
 * film-reel-replay.c. */
#pragma once

#include "film-reel.h"

typedef struct {
  bool     (*prepare) (FilmReel *reel, GCancellable *cancellable, GError **error);
  uint64_t (*length)  (FilmReel *reel);
  void     (*show)    (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment);  /* moment: zeroed */
  bool     (*is_dead) (FilmReel *reel, uint64_t position);
  PlaceSet (*touched) (FilmReel *reel, uint64_t first, uint64_t last);
  int64_t  (*wait)    (FilmReel *reel, uint64_t position, double times);         /* NULL: not timed */
  void     (*profile) (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns);
} FilmReelKind;

extern const FilmReelKind film_reel_search, film_reel_path, film_reel_replay;

struct FilmReel
{
  const FilmReelKind *kind;
  bool                ready;
  int                 progress;        /* atomic: of ten thousand */

  BoardPlan          *plan;            /* of a board of any shape, which it holds; NULL: the classic board */
  Trace               trace;           /* of a search; it is run as far as wanted */
  uint64_t            wanted;
  Timeline           *timeline;
  Path               *path;            /* of a path */
  Replay             *replay;          /* of a replay */
};

void film_reel_set_progress (FilmReel *reel, double part);

/* What a value is at a place of n columns, for reels whose heights are known one by one. */
void film_reel_columns      (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns,
                             DepthColumn (*at) (FilmReel *reel, uint64_t position));
