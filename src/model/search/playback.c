/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "playback.h"

#include <math.h>
#include <string.h>

#include "model/job/thread.h"

#define SPEED_JUMP 1e6                   /* events/s; above it the playhead jumps */

#define RAMP_FACTOR 1.5                  /* from one event to the next */

enum {
  RAMP_SLOW     = 10,                    /* events at the first pace */
  WALK_MAX      = 4096,                  /* events a frame that are run one by one */
  WALK_NS       = 2 * 1000 * 1000,       /* unless that takes longer */
  WALK_LOOK     = 16,                    /* events between two looks at the clock */
  AHEAD_NS      = 3 * 1000 * 1000,       /* a frame spends on looking for the next stop */
  FRAME_MAX_US  = 200 * 1000,            /* a longer pause between frames was no frame: the machine slept */
};

double
playback_ramp (uint64_t event, double speed)
{
  double ramp = event <= RAMP_SLOW ? PLAYBACK_RAMP_FIRST : PLAYBACK_RAMP_FIRST * pow (RAMP_FACTOR, (double) (event - RAMP_SLOW));

  return fmin (ramp, speed);
}

void
playback_reset (Playback *self)
{
  self->due = 0;
  self->last = 0;
  self->stopped_by = -1;
  finder_free (self->finder);
  self->finder = NULL;
}

void
playback_set_stops (Playback *self, const Condition *stops, unsigned n)
{
  memcpy (self->stops, stops, n * sizeof *stops);
  self->n_stops = n;
  finder_free (self->finder);
  self->finder = NULL;
}

/* How many events this frame may move; never more than room. */
static uint64_t
take_due (Playback *self, int64_t now, uint64_t room)
{
  int64_t passed = self->last ? now - self->last : 0;
  double n;

  self->last = now;
  if (passed < 0)
    passed = 0;
  if (passed > FRAME_MAX_US)
    passed = FRAME_MAX_US;

  self->due += self->speed * (double) passed / 1e6;
  n = floor (self->due);
  self->due -= n;
  return n < (double) room ? (uint64_t) n : room;
}

static void
touch (Playback *self, const Event *event)
{
  if (event_has_cell (event))
    places_add (&self->touched, event->cell);
}

/* Runs forward event by event up to target, or until it has taken too long. */
static void
walk (Playback *self, Timeline *timeline, uint64_t target)
{
  int64_t start = thread_time ();
  uint64_t cursor = timeline_cursor (timeline);

  for (unsigned n = 1; cursor < target; n++)
    {
      touch (self, timeline_seek (timeline, ++cursor));
      if (n % WALK_LOOK == 0 && thread_time () - start > WALK_NS)
        break;
    }
}

/* How many of n events are known to be free of stops, or to come to one with the last. */
static uint64_t
look_ahead (Playback *self, Timeline *timeline, uint64_t n)
{
  uint64_t cursor = timeline_cursor (timeline), goal = self->direction > 0 ? cursor + n : cursor - n, free;
  FinderStatus status = FINDER_RUNNING;

  if (!self->n_stops)
    return n;
  if (!self->finder)
    self->finder = finder_new (timeline, self->stops, self->n_stops, self->direction);
  if (!self->finder)
    return 0;

  free = finder_position (self->finder);
  if (self->direction > 0 ? free < goal : free > goal)
    status = lookout_run (self->finder, self->direction, goal, AHEAD_NS);
  free = finder_position (self->finder);
  if (status == FINDER_NONE && self->direction < 0)
    return n;
  free = self->direction > 0 ? free - cursor : cursor - free;
  return n < free ? n : free;
}

static bool
is_at_stop (Playback *self, Timeline *timeline)
{
  if (!self->finder || finder_run (self->finder, 0) != FINDER_FOUND
      || finder_position (self->finder) != timeline_cursor (timeline))
    return false;

  self->stopped_by = (int) finder_which (self->finder);
  return true;
}

/* Touches the cells of events first … last. They are run for it if they are few and fast, else summaries tell: those
 * round out to whole blocks. The cursor may be left on the way. */
static void
touch_all (Playback *self, Timeline *timeline, uint64_t first, uint64_t last)
{
  int64_t start = thread_time ();

  if (last - first < WALK_MAX)
    for (uint64_t step = first; thread_time () - start < WALK_NS; step++)
      {
        touch (self, timeline_seek (timeline, step));
        if (step == last)
          return;
      }

  self->touched = places_union (self->touched, timeline_touched (timeline, first, last));
}

static void
jump (Playback *self, Timeline *timeline, uint64_t target)
{
  uint64_t cursor = timeline_cursor (timeline);
  Event passed = *timeline_event (timeline);

  if (target > cursor)
    touch_all (self, timeline, cursor + 1, target);
  else if (cursor - target == 1)
    touch (self, &passed);
  else
    touch_all (self, timeline, target + 1, cursor);

  timeline_seek (timeline, target);
}

static void
move (Playback *self, Timeline *timeline, uint64_t n)
{
  uint64_t target = timeline_cursor (timeline) + (self->direction > 0 ? n : -n);

  if (self->direction > 0 && n <= WALK_MAX && self->speed <= SPEED_JUMP)
    {
      walk (self, timeline, target);
      /* Where events are slow, a keyframe may be nearer to the target than the way there. Else the pace must wait. */
      if (target - timeline_cursor (timeline) <= timeline_spacing (timeline))
        return;
    }

  jump (self, timeline, target);
}

PlaybackState
playback_advance (Playback *self, Timeline *timeline, int64_t now, bool grows)
{
  uint64_t cursor = timeline_cursor (timeline);
  uint64_t room = self->direction > 0 ? timeline_length (timeline) - cursor : cursor;
  uint64_t n = take_due (self, now, room);

  self->touched = PLACES_NONE;
  if (room == 0)
    {
      /* What is waited for is not made up for. */
      self->due = 0;
      return self->direction > 0 && grows ? PLAYBACK_WAITS : PLAYBACK_STOPPED;
    }
  if (n > 0)
    n = look_ahead (self, timeline, n);
  if (n == 0)
    return PLAYBACK_ON;
  move (self, timeline, n);
  if (is_at_stop (self, timeline))
    return PLAYBACK_STOPPED;

  cursor = timeline_cursor (timeline);
  if (self->direction > 0 ? cursor < timeline_length (timeline) : cursor > 0)
    return PLAYBACK_ON;
  return self->direction > 0 && grows ? PLAYBACK_WAITS : PLAYBACK_STOPPED;
}
