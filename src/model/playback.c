/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "playback.h"

#include <math.h>
#include <time.h>

#include "player.h"

enum {
  WALK_MAX      = 4096,                  /* events a frame that are run one by one */
  WALK_NS       = 2 * 1000 * 1000,       /* unless that takes longer */
  WALK_LOOK     = 16,                    /* events between two looks at the clock */
  FRAME_MAX_US  = 200 * 1000,            /* a longer pause between frames was no frame: the machine slept */
};

void
playback_reset (Playback *self)
{
  self->due = 0;
  self->last = 0;
  self->stop_known = false;
}

static int64_t
thread_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * INT64_C (1000000000) + time.tv_nsec;
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

static bool
is_stop (const Playback *self, const Timeline *timeline)
{
  return self->stops >> timeline_event (timeline)->kind & 1;
}

static void
touch (Playback *self, const Event *event)
{
  if (event->cell != NO_CELL)
    cells_add (&self->touched, event->cell);
}

/* Runs forward event by event up to target, or a stop, or until it has taken too long. True: at a stop. */
static bool
walk (Playback *self, Timeline *timeline, uint64_t target)
{
  int64_t start = thread_time ();
  uint64_t cursor = timeline_cursor (timeline);

  for (unsigned n = 1; cursor < target; n++)
    {
      touch (self, timeline_seek (timeline, ++cursor));
      if (is_stop (self, timeline))
        return true;
      if (n % WALK_LOOK == 0 && thread_time () - start > WALK_NS)
        break;
    }

  return false;
}

static bool
stop_is_known (const Playback *self, uint64_t cursor, uint64_t target)
{
  if (!self->stop_known)
    return false;
  return self->direction > 0 ? self->stop_from <= cursor && cursor < self->stop_at
                               && (self->stop_there || target < self->stop_at)
                             : self->stop_from >= cursor && cursor > self->stop_at;
}

/* The first stop on the way to target, or target. The cursor may stand anywhere on that way after it. */
static uint64_t
way_to (Playback *self, Timeline *timeline, uint64_t target, bool *stops)
{
  uint64_t cursor = timeline_cursor (timeline);
  Condition condition = { .kinds = self->stops, .cell = -1 };

  *stops = false;
  if (!self->stops)
    return target;

  if (!stop_is_known (self, cursor, target))
    {
      self->stop_known = true;
      self->stop_from = cursor;
      self->stop_there = timeline_find (timeline, &condition, self->direction) != NULL;
      if (self->stop_there)
        self->stop_at = timeline_cursor (timeline);
      else
        self->stop_at = self->direction > 0 ? timeline_length (timeline) + 1 : 0;
    }

  *stops = self->stop_there && (self->direction > 0 ? self->stop_at <= target : self->stop_at >= target);
  return *stops ? self->stop_at : target;
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

  self->touched = cells_union (self->touched, timeline_touched (timeline, first, last));
}

static bool
jump (Playback *self, Timeline *timeline, uint64_t target)
{
  uint64_t cursor = timeline_cursor (timeline);
  Event passed = *timeline_event (timeline);
  bool stops;

  target = way_to (self, timeline, target, &stops);
  if (target > cursor)
    touch_all (self, timeline, cursor + 1, target);
  else if (cursor - target == 1)
    touch (self, &passed);
  else
    touch_all (self, timeline, target + 1, cursor);

  timeline_seek (timeline, target);
  return stops;
}

static bool
move (Playback *self, Timeline *timeline, uint64_t n)
{
  uint64_t target = timeline_cursor (timeline) + (self->direction > 0 ? n : -n);

  if (self->direction > 0 && n <= WALK_MAX && self->speed <= SETDOKU_PLAYER_SPEED_JUMP)
    {
      if (walk (self, timeline, target))
        return true;
      /* Where events are slow, a keyframe may be nearer to the target than the way there. Else the pace must wait. */
      if (target - timeline_cursor (timeline) <= timeline_spacing (timeline))
        return false;
    }

  return jump (self, timeline, target);
}

PlaybackState
playback_advance (Playback *self, Timeline *timeline, int64_t now, bool grows)
{
  uint64_t cursor = timeline_cursor (timeline);
  uint64_t room = self->direction > 0 ? timeline_length (timeline) - cursor : cursor;
  uint64_t n = take_due (self, now, room);

  self->touched = CELLS_NONE;
  if (room == 0)
    {
      /* What is waited for is not made up for. */
      self->due = 0;
      return self->direction > 0 && grows ? PLAYBACK_WAITS : PLAYBACK_STOPPED;
    }
  if (n == 0)
    return PLAYBACK_ON;
  if (move (self, timeline, n))
    return PLAYBACK_STOPPED;

  cursor = timeline_cursor (timeline);
  if (self->direction > 0 ? cursor < timeline_length (timeline) : cursor > 0)
    return PLAYBACK_ON;
  return self->direction > 0 && grows ? PLAYBACK_WAITS : PLAYBACK_STOPPED;
}
