/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-clock.c — one clock for all entrants: where each stands when it shows this or that, and playing. */
#include "race-private.h"

#include <math.h>

#include "model/search/player.h"

enum { FRAME_MAX_US = 200 * 1000 };          /* a longer pause between frames was no frame: the machine slept */

/* Picoseconds that an event takes, on the average; 0: not known yet. */
static uint64_t
pace (const Runner *runner)
{
  const RaceFigures *figures = &runner->figures;

  if (figures->state != RACE_FINISHED || figures->events == 0)
    return 0;
  return MAX (figures->cpu_ns * 1000 / figures->events, 1);
}

static uint64_t
length_of (const Runner *runner)
{
  return runner->timeline ? timeline_length (runner->timeline) : 0;
}

/* What the clock shows when the runner gets to its end, as far as that is known. */
static uint64_t
end_of (SetdokuRace *self, const Runner *runner)
{
  switch (self->clock)
    {
    case RACE_BY_EVENT: return length_of (runner);
    case RACE_BY_GUESS: return runner->guesses;
    case RACE_BY_TIME:  return length_of (runner) * pace (runner);
    }

  g_assert_not_reached ();
}

static void
place (SetdokuRace *self, Runner *runner)
{
  uint64_t ps = pace (runner);

  if (runner->placed || !runner->timeline)
    return;

  if (runner->pinned)
    timeline_seek (runner->timeline, runner->pin);
  else
    switch (self->clock)
      {
      case RACE_BY_EVENT: timeline_seek (runner->timeline, self->position); break;
      case RACE_BY_GUESS: timeline_seek_nth (runner->timeline, EVENT_ASSIGN, self->position); break;
      case RACE_BY_TIME:  timeline_seek (runner->timeline, ps ? self->position / ps : 0); break;
      }
  if (runner->entrant.topology)
    timeline_show_any (runner->timeline, &runner->any);
  else
    timeline_show (runner->timeline, &runner->view);
  runner->placed = true;
  runner->at_last = timeline_cursor (runner->timeline) == timeline_length (runner->timeline);
}

static const Counters *
counters_of (const Runner *runner)
{
  return runner->entrant.topology ? &runner->any.counters : &runner->view.counters;
}

void
race_displace (SetdokuRace *self)
{
  for (unsigned i = 0; i < self->runners->len; i++)
    race_runner (self, i)->placed = race_runner (self, i)->pinned = false;
}

static Runner *
placed_runner (SetdokuRace *self, unsigned i)
{
  Runner *runner = race_runner (self, i);

  place (self, runner);
  return runner;
}

uint64_t
setdoku_race_get_step (SetdokuRace *self, unsigned i)
{
  Runner *runner;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, 0);
  runner = placed_runner (self, i);
  return runner->timeline ? timeline_cursor (runner->timeline) : 0;
}

const Event *
setdoku_race_get_event (SetdokuRace *self, unsigned i)
{
  static const Event start = EVENT_NONE;
  Runner *runner;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, NULL);
  runner = placed_runner (self, i);
  return runner->timeline ? timeline_event (runner->timeline) : &start;
}

const SearchView *
setdoku_race_get_view (SetdokuRace *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, NULL);
  return self->puzzle.topology ? NULL : &placed_runner (self, i)->view;
}

const AnyView *
setdoku_race_get_any (SetdokuRace *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, NULL);
  return self->puzzle.topology ? &placed_runner (self, i)->any : NULL;
}

bool
setdoku_race_is_at_end (SetdokuRace *self, unsigned i)
{
  Runner *runner;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, false);
  runner = placed_runner (self, i);
  return runner->arrived && (!runner->timeline || timeline_cursor (runner->timeline) == timeline_length (runner->timeline));
}

RaceClock
setdoku_race_get_clock (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), RACE_BY_EVENT);
  return self->clock;
}

/* The one with the most events before it. */
static Runner *
last_to_arrive (SetdokuRace *self)
{
  Runner *last = NULL;
  uint64_t most = 0;

  for (unsigned i = 0; i < self->runners->len; i++)
    {
      Runner *runner = placed_runner (self, i);
      uint64_t left = runner->timeline ? timeline_length (runner->timeline) - timeline_cursor (runner->timeline) : 0;

      if (!last || left > most)
        {
          last = runner;
          most = left;
        }
    }

  return last && last->timeline ? last : NULL;
}

void
setdoku_race_set_clock (SetdokuRace *self, RaceClock clock)
{
  Runner *runner;

  g_return_if_fail (SETDOKU_IS_RACE (self));

  if (self->clock == clock)
    return;
  runner = last_to_arrive (self);
  self->clock = clock;
  self->due = 0;
  if (!runner)
    self->position = 0;
  else
    switch (clock)
      {
      case RACE_BY_EVENT: self->position = timeline_cursor (runner->timeline); break;
      case RACE_BY_GUESS: self->position = counters_of (runner)->nodes; break;
      case RACE_BY_TIME:  self->position = timeline_cursor (runner->timeline) * pace (runner); break;
      }

  race_displace (self);
  race_emit (self, RACE_CHANGED);
  race_emit (self, RACE_MOVED);
}

uint64_t
setdoku_race_get_position (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), 0);
  return self->position;
}

uint64_t
setdoku_race_get_end (SetdokuRace *self)
{
  uint64_t end = 0;

  g_return_val_if_fail (SETDOKU_IS_RACE (self), 0);

  for (unsigned i = 0; i < self->runners->len; i++)
    end = MAX (end, end_of (self, race_runner (self, i)));
  return end;
}

static bool
move_to (SetdokuRace *self, uint64_t position)
{
  if (position == self->position)
    return false;
  self->position = position;
  race_displace (self);
  return true;
}

void
setdoku_race_pause (SetdokuRace *self)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));

  if (!self->playing)
    return;
  self->playing = false;
  race_emit (self, RACE_CHANGED);
}

void
setdoku_race_seek (SetdokuRace *self, uint64_t position)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));

  setdoku_race_pause (self);
  if (move_to (self, MIN (position, setdoku_race_get_end (self))))
    race_emit (self, RACE_MOVED);
}

void
setdoku_race_stand (SetdokuRace *self, const unsigned *entrants, const uint64_t *steps, unsigned n)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));

  setdoku_race_pause (self);
  race_displace (self);
  for (unsigned i = 0; i < n; i++)
    {
      Runner *runner = race_runner (self, entrants[i]);

      runner->pinned = true;
      runner->pin = steps[i];
    }
  race_emit (self, RACE_MOVED);
}

/* The moment of the next event of any entrant, or of the one before. */
static uint64_t
next_moment (SetdokuRace *self, uint64_t position, int direction)
{
  uint64_t next = direction > 0 ? UINT64_MAX : 0;

  for (unsigned i = 0; i < self->runners->len; i++)
    {
      const Runner *runner = race_runner (self, i);
      uint64_t ps = pace (runner), end = length_of (runner) * ps;

      if (ps && direction > 0 && position < end)
        next = MIN (next, (position / ps + 1) * ps);
      if (ps && direction < 0 && position > 0)
        next = MAX (next, MIN ((position - 1) / ps * ps, end));
    }

  return next == UINT64_MAX ? position : next;
}

void
setdoku_race_step (SetdokuRace *self, int by)
{
  uint64_t position, end;

  g_return_if_fail (SETDOKU_IS_RACE (self));

  setdoku_race_pause (self);
  position = self->position;
  end = setdoku_race_get_end (self);
  if (self->clock == RACE_BY_TIME)
    for (int i = 0; i < ABS (by); i++)
      position = next_moment (self, position, by);
  else if (by < 0)
    position -= MIN (position, 0 - (uint64_t) by);
  else
    position = MIN (position + (uint64_t) by, end);

  if (move_to (self, position))
    race_emit (self, RACE_MOVED);
}

/* Playing */

void
setdoku_race_play (SetdokuRace *self, int direction)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));
  g_return_if_fail (direction == 1 || direction == -1);

  if (self->runners->len == 0 || !self->has_puzzle)
    return;
  self->playing = true;
  self->direction = direction;
  self->due = 0;
  self->last = 0;
  race_emit (self, RACE_CHANGED);
}

bool
setdoku_race_is_playing (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), false);
  return self->playing;
}

double
setdoku_race_get_speed (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), 0);
  return self->speed;
}

void
setdoku_race_set_speed (SetdokuRace *self, double speed)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));

  speed = CLAMP (speed, SETDOKU_PLAYER_SPEED_MIN, SETDOKU_PLAYER_SPEED_MAX);
  if (speed == self->speed)
    return;
  self->speed = speed;
  race_emit (self, RACE_CHANGED);
}

/* How far the clock may go now: all who are under way must have got there. */
static uint64_t
limit (SetdokuRace *self, bool *grows)
{
  uint64_t end = setdoku_race_get_end (self);

  *grows = false;
  for (unsigned i = 0; i < self->runners->len; i++)
    {
      const Runner *runner = race_runner (self, i);

      *grows |= !runner->arrived || (self->clock == RACE_BY_TIME && runner->figures.state < RACE_FINISHED);
      if (runner->sent && !runner->arrived && (self->clock != RACE_BY_TIME || pace (runner)))
        end = MIN (end, end_of (self, runner));
    }

  return end;
}

bool
race_settle (SetdokuRace *self)
{
  bool grows;
  uint64_t end = limit (self, &grows);

  return !grows && self->position > end && move_to (self, end);
}

/* What the time since the last frame has earned, in whole units of the clock. */
static uint64_t
take_due (SetdokuRace *self, int64_t now)
{
  int64_t passed = self->last ? CLAMP (now - self->last, 0, FRAME_MAX_US) : 0;
  double unit = self->clock == RACE_BY_TIME ? 1e6 : 1, n;

  self->last = now;
  self->due += self->speed * unit * (double) passed / 1e6;
  n = floor (self->due);
  self->due -= n;
  return (uint64_t) n;
}

bool
race_advance (SetdokuRace *self, int64_t now)
{
  uint64_t n = take_due (self, now), end, position = self->position;
  bool grows, over;

  end = limit (self, &grows);
  if (self->direction > 0)
    {
      position = MAX (position, MIN (position + n, end));
      over = position >= end && !grows;
    }
  else
    {
      position -= MIN (position, n);
      over = position == 0;
    }

  self->playing = !over;
  return move_to (self, position);
}
