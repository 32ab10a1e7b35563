/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "timeline.h"

#include <assert.h>
#include <stdlib.h>

#include "archive.h"

_Static_assert (SUMMARIES_MAX * sizeof (Summary) == SUMMARIES_BUDGET, "explorer and timeline agree");

struct Timeline {
  const Strategy *strategy;
  SearchOptions   options;
  Board           clues;
  uint64_t        seed;
  size_t          state_size;
  Archive         archive;

  /* What the explorer found. */
  uint64_t        explored;
  bool            ended;
  Outcome         outcome;
  Counters        totals;

  /* Where the viewer stands. */
  uint64_t        cursor;
  Event           event;             /* led to the cursor */
  char           *state;             /* at the cursor */
  uint64_t        mismatches;

  /* Where the viewer stood when a search for an event began. */
  uint64_t        kept_cursor;
  Event           kept_event;
  char           *kept_state;
  uint64_t        memory[];          /* of the two states */
};

static void
go_to_start (Timeline *self)
{
  self->strategy->start (self->state, &self->clues, &self->options, self->seed);
  self->cursor = 0;
  self->event = (Event) { .kind = EVENT_START, .cell = NO_CELL, .house = NO_HOUSE, .source = NO_CELL };
}

Timeline *
timeline_new (const Strategy *strategy, const Board *board, const SearchOptions *options, uint64_t seed, size_t budget)
{
  size_t state_size = strategy->size (options);
  Timeline *self = calloc (1, sizeof *self + 2 * state_size);

  assert (state_size <= STATE_SIZE_MAX && state_size % 8 == 0);
  if (!self)
    return NULL;

  self->strategy = strategy;
  self->options = *options;
  self->seed = seed;
  self->state_size = state_size;
  self->state = (char *) self->memory;
  self->kept_state = self->state + state_size;
  /* Set up anew rather than copied: see explorer_new (). */
  board_from_digits (&self->clues, board->digit);
  archive_init (&self->archive, state_size, spacing_at_first (strategy), budget);
  go_to_start (self);

  SearchView view;
  timeline_show (self, &view);
  self->totals = view.counters;
  self->outcome = view.outcome;
  return self;
}

void
timeline_free (Timeline *self)
{
  if (!self)
    return;

  archive_clear (&self->archive);
  free (self);
}

bool
timeline_accept (Timeline *self, Batch *batch)
{
  bool accepted = false;

  if (batch && batch->first == self->explored)
    {
      uint64_t horizon = self->strategy->horizon;

      accepted = archive_add (&self->archive, batch, batch->last < horizon ? batch->last : horizon);
    }

  if (accepted)
    {
      self->explored = batch->last;
      self->ended = batch->ended;
      self->outcome = batch->outcome;
      self->totals = batch->totals;
    }

  batch_free (batch);
  return accepted;
}

uint64_t
timeline_length (const Timeline *self)
{
  return self->archive.length;
}

uint64_t
timeline_explored (const Timeline *self)
{
  return self->explored;
}

bool
timeline_ended (const Timeline *self)
{
  return self->ended;
}

const Counters *
timeline_totals (const Timeline *self)
{
  return &self->totals;
}

Outcome
timeline_outcome (const Timeline *self)
{
  return self->outcome;
}

uint64_t
timeline_cursor (const Timeline *self)
{
  return self->cursor;
}

const Event *
timeline_event (const Timeline *self)
{
  return &self->event;
}

void
timeline_show (const Timeline *self, SearchView *view)
{
  self->strategy->show (self->state, view);
}

uint64_t
timeline_mismatches (const Timeline *self)
{
  return self->mismatches;
}

uint64_t
timeline_spacing (const Timeline *self)
{
  return self->archive.spacing;
}

size_t
timeline_memory (const Timeline *self)
{
  return sizeof *self + 2 * self->state_size + archive_memory (&self->archive);
}

static void
check_hash (Timeline *self, const Keyframe *keyframe)
{
  if (state_hash (self->state, self->state_size) != keyframe->hash)
    self->mismatches++;
}

/* Runs forward to the step, which must be known; compares with every keyframe on the way. */
static void
run_to (Timeline *self, uint64_t step)
{
  bool (*next) (void *, Event *) = self->strategy->step;

  while (self->cursor < step)
    {
      uint64_t keyframe_step = (self->cursor / self->archive.spacing + 1) * self->archive.spacing;
      uint64_t stop = step < keyframe_step ? step : keyframe_step;

      for (; self->cursor < stop; self->cursor++)
        if (!next (self->state, &self->event))
          {
            /* It did not end here before. */
            self->mismatches++;
            return;
          }

      if (self->cursor == keyframe_step)
        check_hash (self, archive_keyframe (&self->archive, keyframe_step));
    }
}

/* Stands at the keyframe, or at the start when there is none. The event is that of another step until it runs on. */
static void
restore (Timeline *self, const Keyframe *keyframe)
{
  if (!keyframe)
    {
      go_to_start (self);
      return;
    }

  memcpy (self->state, keyframe->state, self->state_size);
  self->cursor = keyframe->step;
  check_hash (self, keyframe);
}

/* Runs to the step from the keyframe, or from the cursor if that is nearer. */
static void
approach (Timeline *self, const Keyframe *keyframe, uint64_t step)
{
  if (step < self->cursor || (keyframe && keyframe->step > self->cursor))
    restore (self, keyframe);
  run_to (self, step);
}

const Event *
timeline_seek (Timeline *self, uint64_t step)
{
  if (step > self->archive.length)
    step = self->archive.length;

  /* From one before at least, so that the event that leads to the step happens again. */
  if (step != self->cursor)
    approach (self, step ? archive_keyframe (&self->archive, step - 1) : NULL, step);

  return &self->event;
}

static void
keep_place (Timeline *self)
{
  memcpy (self->kept_state, self->state, self->state_size);
  self->kept_cursor = self->cursor;
  self->kept_event = self->event;
}

static void
return_to_place (Timeline *self)
{
  memcpy (self->state, self->kept_state, self->state_size);
  self->cursor = self->kept_cursor;
  self->event = self->kept_event;
}

static bool
matches (const Condition *condition, const Event *event)
{
  return (!condition->kinds || condition->kinds >> event->kind & 1)
         && (condition->cell < 0 || condition->cell == event->cell)
         && (!condition->digit || condition->digit == event->digit)
         && event->depth >= condition->min_depth;
}

static bool
may_match (const Condition *condition, const Summary *summary)
{
  return (!condition->kinds || condition->kinds & summary_kinds (summary))
         && (condition->cell < 0 || cells_has (summary_cells (summary), condition->cell))
         && (!condition->digit || digits_has (summary->digits, condition->digit))
         && summary->max_depth >= condition->min_depth;
}

/* Runs event by event to the step; the last one that matches, or with only_first the first one (and stops there).
 * 0: none. */
static uint64_t
look_to (Timeline *self, const Condition *condition, uint64_t step, bool only_first)
{
  uint64_t found = 0;

  while (self->cursor < step)
    {
      uint64_t before = self->cursor;

      run_to (self, before + 1);
      if (self->cursor == before)
        return found;
      if (!matches (condition, &self->event))
        continue;
      found = self->cursor;
      if (only_first)
        return found;
    }

  return found;
}

static bool
find_next (Timeline *self, const Condition *condition)
{
  uint64_t last;

  for (uint64_t at = self->cursor; at < self->archive.length; at = last)
    if (may_match (condition, archive_summary (&self->archive, at + 1, &last)))
      {
        approach (self, archive_keyframe (&self->archive, at), at);
        if (look_to (self, condition, last, true))
          return true;
      }

  return false;
}

/* Looks through stretches that start at a keyframe, the latest first, so that none is run more than once and a half. */
static bool
find_previous (Timeline *self, const Condition *condition)
{
  const Archive *archive = &self->archive;
  uint64_t stretch = archive->spacing > archive->block ? archive->spacing : archive->block;
  uint64_t end = self->cursor ? self->cursor - 1 : 0;

  while (end > 0)
    {
      uint64_t start = (end - 1) / stretch * stretch;
      uint64_t from = end, to = start, last;

      for (uint64_t at = start; at < end; at = last)
        if (may_match (condition, archive_summary (archive, at + 1, &last)))
          {
            from = at < from ? at : from;
            to = last < end ? last : end;
          }

      if (from < to)
        {
          uint64_t found;

          approach (self, archive_keyframe (archive, from), from);
          found = look_to (self, condition, to, false);
          if (found)
            {
              timeline_seek (self, found);
              return true;
            }
        }
      end = start;
    }

  return false;
}

const Event *
timeline_find (Timeline *self, const Condition *condition, int direction)
{
  keep_place (self);
  if (direction > 0 ? find_next (self, condition) : find_previous (self, condition))
    return &self->event;

  return_to_place (self);
  return NULL;
}

void
timeline_profile (const Timeline *self, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  uint64_t span = first <= last ? last - first + 1 : 0;

  for (int i = 0; i < n; i++)
    {
      uint64_t from = first + (uint64_t) i * span / (uint64_t) n;
      uint64_t to = first + ((uint64_t) i + 1) * span / (uint64_t) n;
      DepthColumn column = { .min_depth = 0xff };

      to = to > from ? to - 1 : from;
      for (uint64_t event = from, end; span && event <= to && event <= self->archive.length; event = end + 1)
        {
          const Summary *block = archive_summary (&self->archive, event, &end);

          column.kinds |= summary_kinds (block);
          column.min_depth = block->min_depth < column.min_depth ? block->min_depth : column.min_depth;
          column.max_depth = block->max_depth > column.max_depth ? block->max_depth : column.max_depth;
        }

      columns[i] = column.kinds ? column : (DepthColumn) { .kinds = 0 };
    }
}

CellSet
timeline_touched (const Timeline *self, uint64_t first, uint64_t last)
{
  CellSet cells = CELLS_NONE;

  for (uint64_t event = first, end; event <= last && event <= self->archive.length; event = end + 1)
    cells = cells_union (cells, summary_cells (archive_summary (&self->archive, event, &end)));

  return cells;
}
