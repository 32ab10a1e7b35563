/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "finder.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "finder-private.h"

void
finder_init (Finder *self, const Timeline *timeline, void *state, const Condition *conditions, unsigned n, int direction)
{
  assert (n <= CONDITIONS_MAX);
  memset (self, 0, sizeof *self);
  self->timeline = timeline;
  self->n = n;
  self->phase = direction > 0 ? FORWARD : CHOOSE;
  self->at = (Rerun) { .trace = &timeline->trace, .archive = &timeline->archive, .state = state, .cursor = UINT64_MAX };
  self->looked = timeline->head.cursor;

  for (unsigned i = 0; i < n; i++)
    {
      self->sought[i] = (Sought) { .condition = conditions[i], .left = conditions[i].nth ? conditions[i].nth : 1 };
      self->watches |= condition_watches (&conditions[i]);
      self->kinds |= condition_kinds (&conditions[i]);
      assert (!condition_watches (&conditions[i]) || conditions[i].cell >= 0);
    }
  if (self->watches)
    self->kinds = ~0u;
}

Finder *
finder_new (const Timeline *timeline, const Condition *conditions, unsigned n, int direction)
{
  Finder *self = malloc (sizeof *self + timeline->state_size);

  if (self)
    finder_init (self, timeline, self->memory, conditions, n, direction);
  return self;
}

void
finder_free (Finder *self)
{
  free (self);
}

void
finder_start_at (Finder *self, uint64_t step)
{
  assert (self->at.cursor == UINT64_MAX && step <= self->timeline->archive.length + 1);
  self->looked = step;
}

uint64_t
finder_position (const Finder *self)
{
  return self->status == FINDER_FOUND ? self->found : self->looked;
}

unsigned
finder_which (const Finder *self)
{
  assert (self->status == FINDER_FOUND);
  return self->which;
}

/* What the cell can hold: its digit where it is filled. */
static Values
domain_of (const Trace *trace, const void *state, int cell)
{
  const Strategy *strategy = trace->strategy;
  SearchView view;

  if (strategy->any)
    return strategy->any->domain (state, trace->topology, cell);
  if (strategy->domain)
    return strategy->domain (state, cell);
  strategy->show (state, &view);
  return view.board.digit[cell] ? digits_of (view.board.digit[cell]) : view.candidates[cell];
}

static void
look_at_domains (Finder *self)
{
  for (unsigned i = 0; i < self->n && self->watches; i++)
    if (condition_watches (&self->sought[i].condition))
      self->sought[i].domain = domain_of (&self->timeline->trace, self->at.state, self->sought[i].condition.cell);
}

/* Running. */

/* Runs to the step, or less far when the room, events that may be run, comes to its end. */
static bool
run_to (Finder *self, uint64_t step, uint64_t *room)
{
  if (step - self->at.cursor > *room)
    step = self->at.cursor + *room;
  *room -= step - self->at.cursor;
  return rerun_to (&self->at, step, NULL, NULL);
}

typedef enum { REACHED, ON_THE_WAY, UNREACHABLE } Reach;

/* Brings the state to the step, from the keyframe at or before base if that is nearer than where it stands. */
static Reach
reach (Finder *self, uint64_t step, uint64_t base, uint64_t *room)
{
  rerun_near (&self->at, archive_keyframe (&self->timeline->archive, base), step);
  if (!run_to (self, step, room))
    return UNREACHABLE;
  return self->at.cursor == step ? REACHED : ON_THE_WAY;
}

/* As reach (), for the beginning of a pass; once it has begun the pass goes on from where it is. */
static Reach
begin_pass (Finder *self, uint64_t step, uint64_t *room)
{
  Reach reached = self->begun ? REACHED : reach (self, step, step, room);

  if (reached == REACHED && !self->begun)
    {
      look_at_domains (self);
      self->begun = true;
    }
  return reached;
}

/* Judging. */

/* Counts the conditions that the event fulfils; true: one of them has come to the match that is looked for. */
static bool
judge (Finder *self, const Event *event, uint64_t number)
{
  bool found = false;

  for (unsigned i = 0; i < self->n; i++)
    {
      Sought *sought = &self->sought[i];
      Values  before = sought->domain;

      if (condition_watches (&sought->condition))
        sought->domain = domain_of (&self->timeline->trace, self->at.state, sought->condition.cell);
      if (!condition_holds (&sought->condition, event, number, before, sought->domain))
        continue;

      sought->hits++;
      if (self->phase == FORWARD && sought->hits == sought->left && !found)
        {
          self->which = i;
          found = true;
        }
      if (self->phase == COUNT || (self->phase == SELECT && sought->hits == sought->wanted))
        sought->at = number;
    }

  return found;
}

typedef struct { Finder *finder; bool found; } Pass;

static inline bool
look (void *data, const Event *event, uint64_t number)
{
  Pass *pass = data;

  if (pass->finder->kinds >> event->kind & 1)
    pass->found = judge (pass->finder, event, number);
  return !pass->found;
}

/* Runs to the step and judges each event, or less far when the room comes to its end, or one is found: then true.
 * *failed: the search did not go on. */
static bool
judge_to (Finder *self, uint64_t step, uint64_t *room, bool *failed)
{
  uint64_t start = self->at.cursor, end = step - start > *room ? start + *room : step;
  Pass     pass = { .finder = self };

  *failed = !rerun_to (&self->at, end, look, &pass);
  *room -= self->at.cursor - start;
  return pass.found;
}

static bool
any_may_hold (const Finder *self, const Summary *summary, uint64_t first, uint64_t last)
{
  for (unsigned i = 0; i < self->n; i++)
    if (condition_may_hold (&self->sought[i].condition, summary, first, last))
      return true;

  return false;
}

/* Forward. */

static void
look_forward (Finder *self, uint64_t *room)
{
  const Archive *archive = &self->timeline->archive;
  uint64_t last;
  const Summary *summary = archive_summary (archive, self->looked + 1, &last);
  bool  failed;
  Reach reached;

  if (!any_may_hold (self, summary, self->looked + 1, last))
    {
      self->looked = last;
      self->begun = false;
      --*room;
      return;
    }

  reached = begin_pass (self, self->looked, room);
  if (reached == ON_THE_WAY || !*room)
    return;

  failed = reached == UNREACHABLE;
  if (!failed && judge_to (self, last, room, &failed))
    {
      self->status = FINDER_FOUND;
      self->found = self->at.cursor;
    }
  else
    self->looked = failed ? last : self->at.cursor;
  if (failed)
    {
      self->begun = false;
      *room -= *room > 0;
    }
}

/* Backward. */

static void
choose_stretch (Finder *self, uint64_t *room)
{
  const Archive *archive = &self->timeline->archive;
  uint64_t stretch = archive->spacing.events > archive->block ? archive->spacing.events : archive->block;
  uint64_t end = self->looked ? self->looked - 1 : 0, last;

  if (end == 0)
    {
      self->looked = 0;
      self->status = FINDER_NONE;
      return;
    }

  self->start = (end - 1) / stretch * stretch;
  self->from = self->to = end;
  for (uint64_t at = self->start; at < end; at = last)
    {
      const Summary *summary = archive_summary (archive, at + 1, &last);

      *room -= *room > 0;
      if (!any_may_hold (self, summary, at + 1, last))
        continue;
      self->from = at < self->from ? at : self->from;
      self->to = last < end ? last : end;
    }

  if (self->from == self->to)
    self->looked = self->start + 1;
  else
    self->phase = COUNT;
}

static void
begin_phase (Finder *self, FinderPhase phase)
{
  self->phase = phase;
  self->begun = false;
  for (unsigned i = 0; i < self->n; i++)
    self->sought[i].hits = 0;
}

/* The one that lies latest is met first. */
static void
choose_found (Finder *self)
{
  self->found = 0;
  for (unsigned i = 0; i < self->n; i++)
    if (self->sought[i].wanted && self->sought[i].at > self->found)
      {
        self->found = self->sought[i].at;
        self->which = i;
      }
}

static void
leave_stretch (Finder *self)
{
  self->looked = self->start + 1;
  begin_phase (self, CHOOSE);
}

/* Whether what is looked for lies in this stretch, and whether its place is known already: the last match is. */
static void
end_count (Finder *self)
{
  bool any = false, all_last = true;

  for (unsigned i = 0; i < self->n; i++)
    {
      Sought *sought = &self->sought[i];

      sought->wanted = sought->hits >= sought->left ? sought->hits - sought->left + 1 : 0;
      any |= sought->wanted != 0;
      all_last &= !sought->wanted || sought->wanted == sought->hits;
    }

  if (!any)
    {
      for (unsigned i = 0; i < self->n; i++)
        self->sought[i].left -= self->sought[i].hits;
      leave_stretch (self);
      return;
    }

  if (all_last)
    choose_found (self);
  begin_phase (self, all_last ? ARRIVE : SELECT);
}

static void
run_pass (Finder *self, uint64_t *room)
{
  bool  failed = false;
  Reach reached = begin_pass (self, self->from, room);

  if (reached == REACHED)
    judge_to (self, self->to, room, &failed);
  if (failed || reached == UNREACHABLE)
    leave_stretch (self);
  else if (reached == ON_THE_WAY || self->at.cursor < self->to)
    return;
  else if (self->phase == COUNT)
    end_count (self);
  else
    {
      choose_found (self);
      begin_phase (self, ARRIVE);
    }
}

static void
arrive (Finder *self, uint64_t *room)
{
  /* From one before at least, so that the event happens again; where the pass ended with it, it just did. */
  switch (reach (self, self->found, self->found - 1, room))
    {
    case REACHED:
      self->status = FINDER_FOUND;
      break;
    case UNREACHABLE:
      leave_stretch (self);
      break;
    case ON_THE_WAY:
      break;
    }
}

FinderStatus
finder_run (Finder *self, uint64_t events)
{
  uint64_t length = self->timeline->archive.length;

  if (self->status == FINDER_NONE && self->phase == FORWARD)
    self->status = FINDER_RUNNING;

  while (self->status == FINDER_RUNNING && events > 0)
    if (self->n == 0 || (self->phase == FORWARD && self->looked >= length))
      {
        self->looked = self->phase != FORWARD ? 0 : self->looked > length ? self->looked : length;
        self->status = FINDER_NONE;
      }
    else if (self->phase == FORWARD)
      look_forward (self, &events);
    else if (self->phase == CHOOSE)
      choose_stretch (self, &events);
    else if (self->phase == ARRIVE)
      arrive (self, &events);
    else
      run_pass (self, &events);

  return self->status;
}
