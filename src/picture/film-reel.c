/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-reel-private.h"

#include "board-picture.h"

enum { WHOLE = 10000 };

static FilmReel *
new_reel (const FilmReel *reel)
{
  return g_memdup2 (reel, sizeof *reel);
}

FilmReel *
film_reel_of_search (const Trace *trace, uint64_t last)
{
  g_return_val_if_fail (trace && trace->strategy, NULL);
  return new_reel (&(FilmReel) { .kind = &film_reel_search, .trace = *trace, .wanted = last,
                                 .plan = trace->topology ? board_plan_new (trace->topology) : NULL });
}

FilmReel *
film_reel_of_path (Path *path)
{
  g_return_val_if_fail (path, NULL);
  return new_reel (&(FilmReel) { .kind = &film_reel_path, .path = path });
}

FilmReel *
film_reel_of_replay (Replay *replay)
{
  g_return_val_if_fail (replay, NULL);
  return new_reel (&(FilmReel) { .kind = &film_reel_replay, .replay = replay,
                                 .plan = replay_get_topology (replay) ? board_plan_new (replay_get_topology (replay)) : NULL });
}

void
film_reel_free (FilmReel *reel)
{
  if (!reel)
    return;
  g_clear_pointer (&reel->timeline, timeline_free);
  g_clear_pointer (&reel->plan, board_plan_unref);
  g_clear_pointer (&reel->path, path_free);
  g_clear_pointer (&reel->replay, replay_free);
  g_free (reel);
}

bool
film_reel_prepare (FilmReel *reel, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (reel, false);
  if (!reel->ready)
    reel->ready = reel->kind->prepare (reel, cancellable, error);
  if (reel->ready)
    film_reel_set_progress (reel, 1);
  return reel->ready;
}

double
film_reel_progress (FilmReel *reel)
{
  return (double) g_atomic_int_get (&reel->progress) / WHOLE;
}

void
film_reel_set_progress (FilmReel *reel, double part)
{
  g_atomic_int_set (&reel->progress, (int) (WHOLE * CLAMP (part, 0, 1)));
}

bool
film_reel_is_ready (FilmReel *reel)
{
  return reel->ready;
}

uint64_t
film_reel_length (FilmReel *reel)
{
  g_return_val_if_fail (reel && reel->ready, 0);
  return reel->kind->length (reel);
}

void
film_moment_clear (FilmMoment *moment)
{
  explanation_clear (&moment->words);
  g_clear_pointer (&moment->counters, g_free);
  scene_clear (&moment->scene);
  moment->dead = false;
}

void
film_reel_show (FilmReel *reel, uint64_t position, const FilmLook *look, FilmMoment *moment)
{
  BoardParts parts = BOARD_ALL;

  g_return_if_fail (reel && reel->ready && position <= film_reel_length (reel));
  film_moment_clear (moment);
  reel->kind->show (reel, position, look, moment);
  if (look->candidates == FILM_CANDIDATES_NEVER)
    parts &= ~BOARD_CANDIDATES;
  if (!look->tints)
    parts &= ~BOARD_TINTS;
  board_picture_leave_out (&moment->scene, parts);
}

bool
film_reel_is_dead (FilmReel *reel, uint64_t position)
{
  return reel->kind->is_dead (reel, position);
}

PlaceSet
film_reel_touched (FilmReel *reel, uint64_t first, uint64_t last)
{
  return first <= last ? reel->kind->touched (reel, first, last) : PLACES_NONE;
}

const BoardPlan *
film_reel_plan (FilmReel *reel)
{
  return reel->plan;
}

bool
film_reel_is_timed (FilmReel *reel)
{
  return reel->kind->wait != NULL;
}

int64_t
film_reel_wait (FilmReel *reel, uint64_t position, double times)
{
  return reel->kind->wait (reel, position, times);
}

void
film_reel_profile (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  reel->kind->profile (reel, first, last, n, columns);
}

void
film_reel_columns (FilmReel *reel, uint64_t first, uint64_t last, int n, DepthColumn *columns,
                   DepthColumn (*at) (FilmReel *reel, uint64_t position))
{
  uint64_t span = last - first + 1, length = film_reel_length (reel);

  for (int i = 0; i < n; i++)
    {
      uint64_t from = first + span * (uint64_t) i / (uint64_t) n, to = first + span * (uint64_t) (i + 1) / (uint64_t) n;

      columns[i] = (DepthColumn) { .min_depth = UINT8_MAX };
      for (uint64_t position = from; position < MAX (to, from + 1) && position <= length; position++)
        {
          DepthColumn one = at (reel, position);

          columns[i].min_depth = MIN (columns[i].min_depth, one.min_depth);
          columns[i].max_depth = MAX (columns[i].max_depth, one.max_depth);
          columns[i].kinds |= one.kinds;
          columns[i].failing = MAX (columns[i].failing, one.failing);
        }
    }
}
