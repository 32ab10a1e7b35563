/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-reel-replay.c — somebody's own solve, a move at a time, with the time that each took. */
#include "film-reel-private.h"
#include "model/game/replay-words.h"
#include "replay-scene.h"

static bool
prepare (FilmReel *reel, GCancellable *cancellable, GError **error)
{
  return true;
}

static uint64_t
length (FilmReel *reel)
{
  return (uint64_t) replay_get_length (reel->replay);
}

static bool
is_dead (FilmReel *reel, uint64_t position)
{
  return position > 0 && replay_get_move (reel->replay, (int) position)->comparison.verdict == REPLAY_WRONG;
}

static void
show (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  const ReplayMove *move = position > 0 ? replay_get_move (reel->replay, (int) position) : NULL;
  g_autofree char *where = NULL, *comparison = move ? replay_say_comparison (&move->comparison) : NULL;
  g_autofree char *count = NULL, *time = NULL;

  replay_seek (reel->replay, (int) position);
  scene_of_replay (&moment->scene, reel->replay, reel->plan);
  where = replay_words_where (reel->replay);
  moment->dead = is_dead (reel, position);
  moment->words.glyph = moment->dead ? GLYPH_DEAD_END : move ? GLYPH_GUESS : GLYPH_NEXT;
  moment->words.title = replay_words_title (reel->replay);
  moment->words.sentence = comparison ? g_strdup_printf ("%s\n%s", where, comparison) : g_strdup (where);
  moment->words.cell = -1;
  count = replay_words_count (reel->replay);
  time = replay_words_time (reel->replay);
  moment->counters = explain_join_some (LIST_FACTS, count, time, NULL);
}

static PlaceSet
touched (FilmReel *reel, uint64_t first, uint64_t last)
{
  return PLACES_NONE;
}

static int64_t
wait (FilmReel *reel, uint64_t position, double times)
{
  return replay_get_wait (reel->replay, (int) position, times);
}

/* As high as the board is full. */
static DepthColumn
column_at (FilmReel *reel, uint64_t position)
{
  uint16_t filled = (uint16_t) replay_get_n_filled (reel->replay, (int) position);
  bool dead = is_dead (reel, position);

  return (DepthColumn) { .min_depth = filled, .max_depth = filled, .kinds = 1 << (dead ? EVENT_WIPEOUT : EVENT_SINGLE),
                         .failing = dead };
}

static void
profile (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  film_reel_columns (reel, first, last, n, columns, column_at);
}

const FilmReelKind film_reel_replay = {
  .prepare = prepare, .length = length, .show = show, .is_dead = is_dead, .touched = touched, .wait = wait,
  .profile = profile,
};
