/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "race-private.h"

#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "model/search/player.h"
#include "race-lap.h"

enum {
  DRAIN_US = 1500,                           /* a tick, for all together */
  QUOTA_FIRST = 1 << 20,                     /* events before an entrant lets the others have their turn */
};

static unsigned signals[N_RACE_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuRace, setdoku_race, G_TYPE_OBJECT)

void
race_emit (SetdokuRace *self, int signal)
{
  g_signal_emit (self, signals[signal], 0);
}

Runner *
race_runner (SetdokuRace *self, unsigned i)
{
  return g_ptr_array_index (self->runners, i);
}

/* Runners */

static void
runner_rest (Runner *runner)
{
  scout_clear (&runner->scout);
  g_clear_pointer (&runner->timeline, timeline_free);
  g_clear_pointer (&runner->trial, trial_free);
  runner->figures = (RaceFigures) { 0 };
  runner->sent = runner->running = runner->resting = runner->arrived = runner->placed = runner->pinned = false;
  runner->guesses = runner->slice = 0;
}

static void
runner_free (void *memory)
{
  runner_rest (memory);
  g_free (memory);
}

/* At the start of the puzzle at hand, nothing known. */
static void
runner_start (SetdokuRace *self, Runner *runner)
{
  Trace entrant = self->puzzle;

  entrant.strategy = runner->entrant.strategy;
  entrant.options = runner->entrant.options;
  entrant.seed = runner->entrant.seed;
  entrant.steering = runner->entrant.steering;
  runner->entrant = entrant;
  runner_rest (runner);
  if (!self->has_puzzle)
    return;
  runner->timeline = timeline_new (&entrant, RACE_BUDGET);
  if (runner->timeline)
    return;
  g_warning ("There is no memory for a search.");
  runner->arrived = true;
  runner->figures.state = RACE_FAILED;
}

/* Counting and timing */

static void go_on_measuring (SetdokuRace *self);

static void
on_lap_done (void *data, void *user)
{
  SetdokuRace *self = user;
  RaceLap *lap = data;
  Runner *runner = g_steal_pointer (&self->on_lap);

  runner->figures = lap->figures;
  runner->slice = lap->slice;
  if (runner->figures.state == RACE_COUNTING)
    runner->trial = g_steal_pointer (&lap->trial);
  if (self->clock == RACE_BY_TIME && runner->figures.state == RACE_FINISHED)
    runner->placed = false;

  go_on_measuring (self);
  g_object_ref (self);
  if (race_settle (self))
    race_emit (self, RACE_MOVED);
  race_emit (self, RACE_KNOWN);
  g_object_unref (self);
}

/* In turn, until all are finished. */
static void
go_on_measuring (SetdokuRace *self)
{
  unsigned n = self->runners->len;

  if (!self->has_puzzle || self->on_lap || self->resting)
    return;

  for (unsigned i = 0; i < n; i++)
    {
      Runner *runner = race_runner (self, (self->turn + i) % n);
      RaceLap *lap;

      if (runner->figures.state >= RACE_FINISHED)
        continue;
      self->turn = (self->turn + i + 1) % n;
      self->on_lap = runner;
      lap = race_lap_new (&runner->entrant, &runner->figures, runner->slice);
      lap->trial = g_steal_pointer (&runner->trial);
      setdoku_job_start (&self->lap, race_lap_work, on_lap_done, lap, race_lap_free, self);
      return;
    }
}

/* Whose lap it is starts anew or goes; what the worker has is lost. */
static void
end_lap (SetdokuRace *self, const Runner *runner)
{
  if (!self->on_lap || (runner && self->on_lap != runner))
    return;
  setdoku_job_cancel (&self->lap);
  self->on_lap = NULL;
}

/* A run that is timed may be long and is begun anew; of what was counted nothing is lost. */
void
setdoku_race_set_resting (SetdokuRace *self, bool resting)
{
  g_return_if_fail (SETDOKU_IS_RACE (self));

  self->resting = resting;
  if (resting && self->on_lap && self->on_lap->figures.state == RACE_TIMING)
    end_lap (self, NULL);
  go_on_measuring (self);
}

/* Exploring: a few at a time, and who has explored a lot makes room for those that have not. */

static bool
is_explored (const Runner *runner)
{
  return timeline_ended (runner->timeline) || timeline_length (runner->timeline) >= runner->entrant.strategy->horizon;
}

static void
send_ahead (SetdokuRace *self, Runner *runner)
{
  Explorer *explorer;

  runner->running = true;
  runner->resting = false;
  if (runner->sent)
    {
      scout_go_on (&runner->scout);
      return;
    }

  runner->sent = true;
  runner->quota = QUOTA_FIRST;
  explorer = explorer_new (&runner->entrant, RACE_BUDGET);
  if (explorer)
    scout_start (&runner->scout, explorer);
}

/* Takes a batch of what was found. True: there was one. */
static bool
drain (Runner *runner, bool others_wait)
{
  Batch *batch = scout_take (&runner->scout);

  if (batch && !timeline_accept (runner->timeline, batch))
    scout_clear (&runner->scout);
  /* Nothing can be looked back on beyond the horizon. */
  if (is_explored (runner))
    scout_stop (&runner->scout);
  else if (others_wait && timeline_length (runner->timeline) >= runner->quota && !runner->resting)
    {
      scout_stop (&runner->scout);
      runner->resting = true;
      runner->quota *= 4;
    }

  runner->running = scout_has_more (&runner->scout);
  runner->arrived = !runner->running && (!runner->resting || is_explored (runner));
  return batch != NULL;
}

/* The place in the timeline may now be another; how many guesses there are now. */
static void
look_again (Runner *runner)
{
  runner->placed &= !runner->at_last;
  runner->guesses = timeline_explored (runner->timeline) == timeline_length (runner->timeline)
                    ? timeline_totals (runner->timeline)->nodes : timeline_count (runner->timeline, EVENT_ASSIGN);
}

/* Takes what was found, of all in turn, so that none comes short. True: more is known. */
static bool
take_batches (SetdokuRace *self, bool others_wait)
{
  int64_t start = g_get_monotonic_time ();
  unsigned n = self->runners->len;
  bool any = false, some = true, found[ENTRANTS_MAX] = { false };

  while (some && g_get_monotonic_time () - start < DRAIN_US)
    {
      some = false;
      for (unsigned i = 0; i < n; i++)
        if (race_runner (self, i)->running && drain (race_runner (self, i), others_wait))
          some = found[i] = true;
    }
  for (unsigned i = 0; i < n; i++)
    if (found[i])
      {
        look_again (race_runner (self, i));
        any = true;
      }

  return any;
}

/* Of those that wait, the one that has explored least; NULL: none waits. */
static Runner *
next_to_run (SetdokuRace *self)
{
  Runner *next = NULL;

  for (unsigned i = 0; i < self->runners->len; i++)
    {
      Runner *runner = race_runner (self, i);

      if (!runner->running && !runner->arrived
          && (!next || timeline_length (runner->timeline) < timeline_length (next->timeline)))
        next = runner;
    }

  return next;
}

/* True: more is known. waiting: and there will be yet more. */
static bool
explore (SetdokuRace *self, bool *waiting)
{
  bool any = take_batches (self, next_to_run (self) != NULL);
  unsigned running = 0;
  Runner *next;

  for (unsigned i = 0; i < self->runners->len; i++)
    running += race_runner (self, i)->running;
  for (; running < RACE_RUNNERS && (next = next_to_run (self)); running++)
    send_ahead (self, next);
  *waiting = running > 0;

  return any;
}

/* The object */

static void
setdoku_race_dispose (GObject *object)
{
  SetdokuRace *self = SETDOKU_RACE (object);

  race_forget (self, NULL);
  end_lap (self, NULL);
  g_clear_pointer (&self->runners, g_ptr_array_unref);
  topology_unref (self->puzzle.topology);
  self->puzzle.topology = NULL;
  G_OBJECT_CLASS (setdoku_race_parent_class)->dispose (object);
}

static void
setdoku_race_class_init (SetdokuRaceClass *klass)
{
  static const char *const names[N_RACE_SIGNALS] = {
    [RACE_MOVED] = "moved", [RACE_KNOWN] = "known", [RACE_CHANGED] = "changed",
  };

  G_OBJECT_CLASS (klass)->dispose = setdoku_race_dispose;
  for (int i = 0; i < N_RACE_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_race_init (SetdokuRace *self)
{
  self->runners = g_ptr_array_new_with_free_func (runner_free);
  self->direction = 1;
  self->speed = SETDOKU_PLAYER_SPEED_DEFAULT;
}

SetdokuRace *
setdoku_race_new (void)
{
  return g_object_new (SETDOKU_TYPE_RACE, NULL);
}

static void
start_all (SetdokuRace *self)
{
  race_forget (self, NULL);
  end_lap (self, NULL);
  self->playing = false;
  self->position = 0;
  self->due = 0;
  for (unsigned i = 0; i < self->runners->len; i++)
    runner_start (self, race_runner (self, i));
  go_on_measuring (self);
  race_emit (self, RACE_CHANGED);
}

static bool
takes (const Trace *entrant, const Topology *topology)
{
  return !entrant->strategy->any == !topology
      && (!topology || any_strategy_takes (entrant->strategy, topology, &entrant->options, NULL));
}

void
setdoku_race_set_puzzle (SetdokuRace *self, const Trace *puzzle)
{
  const Topology *before;

  g_return_if_fail (SETDOKU_IS_RACE (self));

  if (puzzle ? self->has_puzzle && trace_same_puzzle (puzzle, &self->puzzle) : !self->has_puzzle)
    return;
  for (unsigned i = 0; puzzle && i < self->runners->len; i++)
    g_return_if_fail (takes (&race_runner (self, i)->entrant, puzzle->topology));

  before = self->puzzle.topology;
  self->has_puzzle = puzzle != NULL;
  self->puzzle = (Trace) { 0 };
  if (puzzle && puzzle->topology)
    {
      self->puzzle.topology = topology_ref (puzzle->topology);
      memcpy (self->puzzle.givens, puzzle->givens, sizeof puzzle->givens);
    }
  else if (puzzle)
    board_from_digits (&self->puzzle.board, puzzle->board.digit);
  start_all (self);
  topology_unref (before);
}

const Trace *
setdoku_race_get_puzzle (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), NULL);
  return self->has_puzzle ? &self->puzzle : NULL;
}

int
setdoku_race_find (SetdokuRace *self, const Trace *entrant)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), -1);

  for (unsigned i = 0; i < self->runners->len; i++)
    if (trace_searches_alike (&race_runner (self, i)->entrant, entrant)
        && steering_equal (&race_runner (self, i)->entrant.steering, &entrant->steering))
      return (int) i;

  return -1;
}

bool
setdoku_race_add (SetdokuRace *self, const Trace *entrant)
{
  Runner *runner;

  g_return_val_if_fail (SETDOKU_IS_RACE (self), false);
  g_return_val_if_fail (!self->has_puzzle || takes (entrant, self->puzzle.topology), false);

  if (self->runners->len == ENTRANTS_MAX || setdoku_race_find (self, entrant) >= 0)
    return false;
  runner = g_new0 (Runner, 1);
  runner->entrant = *entrant;
  g_ptr_array_add (self->runners, runner);
  runner_start (self, runner);
  go_on_measuring (self);
  race_emit (self, RACE_CHANGED);
  return true;
}

void
setdoku_race_remove (SetdokuRace *self, unsigned i)
{
  g_return_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len);

  race_forget (self, race_runner (self, i));
  end_lap (self, race_runner (self, i));
  g_ptr_array_remove_index (self->runners, i);
  if (self->runners->len == 0)
    {
      self->playing = false;
      self->position = 0;
    }
  self->turn = 0;
  go_on_measuring (self);
  race_emit (self, RACE_CHANGED);
}

bool
setdoku_race_replace (SetdokuRace *self, unsigned i, const Trace *entrant)
{
  Runner *runner;
  int there;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, false);
  g_return_val_if_fail (!self->has_puzzle || takes (entrant, self->puzzle.topology), false);

  there = setdoku_race_find (self, entrant);
  if (there >= 0)
    return there == (int) i;
  runner = race_runner (self, i);
  race_forget (self, runner);
  end_lap (self, runner);
  runner->entrant = *entrant;
  runner_start (self, runner);
  go_on_measuring (self);
  race_emit (self, RACE_CHANGED);
  return true;
}

unsigned
setdoku_race_get_n (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), 0);
  return self->runners->len;
}

const Trace *
setdoku_race_get_entrant (SetdokuRace *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, NULL);
  return &race_runner (self, i)->entrant;
}

const RaceFigures *
setdoku_race_get_figures (SetdokuRace *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, NULL);
  return &race_runner (self, i)->figures;
}

uint64_t
setdoku_race_get_length (SetdokuRace *self, unsigned i)
{
  const Runner *runner;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, 0);
  runner = race_runner (self, i);
  return runner->timeline ? timeline_length (runner->timeline) : 0;
}

bool
setdoku_race_is_exploring (SetdokuRace *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, false);
  return self->has_puzzle && !race_runner (self, i)->arrived;
}

bool
setdoku_race_tick (SetdokuRace *self, int64_t now)
{
  bool known, moved = false, waiting, played, more;

  g_return_val_if_fail (SETDOKU_IS_RACE (self), false);

  if (!self->has_puzzle || self->runners->len == 0)
    return false;

  known = explore (self, &waiting);
  played = self->playing;
  if (played)
    moved = race_advance (self, now);
  moved |= race_settle (self);               /* the longest may have gone, or another taken its place */
  more = waiting || self->playing;

  g_object_ref (self);
  if (known)
    race_emit (self, RACE_KNOWN);
  if (moved)
    race_emit (self, RACE_MOVED);
  if (played && !self->playing)
    race_emit (self, RACE_CHANGED);
  g_object_unref (self);
  return more;
}
