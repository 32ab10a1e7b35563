/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-pace.h"

#include <math.h>

#include "model/search/playback.h"
#include "tween.h"

enum { COUNTED_MAX = 100 * 1000 };       /* events that an estimate looks at; what follows is taken to be like them */

void
film_pace_init (FilmPace *pace, FilmReel *reel, const FilmWish *wish)
{
  uint64_t length = film_reel_length (reel);

  *pace = (FilmPace) {
    .reel = reel, .last = MIN (wish->last, length), .timed = film_reel_is_timed (reel), .ramp = wish->ramp,
    .speed = CLAMP (wish->speed, SETDOKU_PLAYER_SPEED_MIN, SETDOKU_PLAYER_SPEED_MAX),
    .rate = CLAMP (wish->rate, 1, FILM_RATE_MAX), .hold = MAX (wish->hold_dead_ms, 0) * 1e3,
  };
  pace->first = MIN (wish->first, pace->last);
}

static double
speed_at (const FilmPace *pace, uint64_t position)
{
  return pace->ramp ? playback_ramp (position - pace->first, pace->speed) : pace->speed;
}

bool
film_pace_is_brief (const FilmPace *pace, uint64_t position)
{
  return !pace->timed && position < pace->last && speed_at (pace, position) > SETDOKU_PLAYER_SPEED_FLOW;
}

double
film_pace_gap (const FilmPace *pace, uint64_t position)
{
  double gap;

  if (position >= pace->last)
    return 0;
  gap = pace->timed ? (double) film_reel_wait (pace->reel, position + 1, pace->speed) : 1e6 / speed_at (pace, position + 1);
  if (pace->hold > 0 && !film_pace_is_brief (pace, position) && film_reel_is_dead (pace->reel, position))
    gap += pace->hold;
  return gap;
}

/* All gaps from here on are the same. */
static bool
is_even (const FilmPace *pace, uint64_t at)
{
  return film_pace_is_brief (pace, at) && speed_at (pace, at) >= pace->speed;
}

uint64_t
film_pace_walk (const FilmPace *pace, uint64_t at, double *due, double time)
{
  const double slack = 0.5;

  while (at < pace->last && *due <= time + slack)
    if (is_even (pace, at))
      {
        double gap = 1e6 / pace->speed, n = floor ((time + slack - *due) / gap) + 1;
        uint64_t far = n < (double) (pace->last - at) ? (uint64_t) n : pace->last - at;

        at += far;
        *due += gap * (double) far;
      }
    else
      *due += film_pace_gap (pace, ++at);
  return at;
}

/* Each event that is told is a frame, and some more while it moves. */
static double
frames_of (const FilmPace *pace, uint64_t position, double gap)
{
  double moving = gap >= TWEEN_PAUSE_US && pace->rate * TWEEN_US / 1e6 >= 2 ? ceil (pace->rate * TWEEN_US / 1e6) : 1;

  return film_pace_is_brief (pace, position) ? gap * pace->rate / 1e6 : MIN (moving, gap * pace->rate / 1e6);
}

FilmEstimate
film_estimate (FilmReel *reel, const FilmWish *wish)
{
  double time = 0, frames = 0, rest;
  uint64_t position, counted;
  FilmPace pace;

  film_pace_init (&pace, reel, wish);
  for (position = pace.first; position < pace.last && position - pace.first < COUNTED_MAX; position++)
    {
      double gap;

      if (is_even (&pace, position))
        break;
      gap = film_pace_gap (&pace, position);
      time += gap;
      frames += frames_of (&pace, position, gap);
    }
  counted = position - pace.first;
  rest = (double) (pace.last - position);
  if (rest > 0 && is_even (&pace, position))
    {
      time += rest * 1e6 / pace.speed;
      frames += rest * pace.rate / pace.speed;
    }
  else if (rest > 0)
    {
      frames += frames / (double) counted * rest;
      time += time / (double) counted * rest;
    }
  return (FilmEstimate) {
    .events = pace.last - pace.first,
    .ms = (uint64_t) llround (time / 1e3 + MAX (wish->hold_last_ms, 1e3 / pace.rate)),
    .frames = (uint64_t) ceil (frames) + 1,
  };
}
