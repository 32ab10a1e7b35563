/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline.c — explorer and timeline as one object, for a caller with one thread. */
#include "setdoku/timeline.h"

#include <stdlib.h>

#include "engine/search/timeline/timeline.h"
#include "face.h"

/* The engine has the two halves apart, for two threads; here they are one object. */
struct SetdokuTimeline {
  Explorer *explorer;
  Timeline *timeline;
};

SetdokuTimeline *
setdoku_timeline_new (const char *puzzle, const char *strategy, const char *options, uint64_t seed, SetdokuStatus *status)
{
  Trace            trace;
  SetdokuStatus    known = face_trace (&trace, puzzle, strategy, options, seed);
  SetdokuTimeline *self;

  if (known != SETDOKU_OK)
    return face_refuse (status, known);
  if (!(self = calloc (1, sizeof *self)))
    return face_refuse (status, SETDOKU_NO_MEMORY);

  self->explorer = explorer_new (&trace, TIMELINE_BUDGET);
  self->timeline = timeline_new (&trace, TIMELINE_BUDGET);
  if (!self->explorer || !self->timeline)
    {
      setdoku_timeline_free (self);
      return face_refuse (status, SETDOKU_NO_MEMORY);
    }
  if (status)
    *status = SETDOKU_OK;
  return self;
}

void
setdoku_timeline_free (SetdokuTimeline *self)
{
  if (!self)
    return;
  explorer_free (self->explorer);
  timeline_free (self->timeline);
  free (self);
}

SetdokuStatus
setdoku_timeline_explore (SetdokuTimeline *self, uint64_t events)
{
  const uint64_t from = explorer_events (self->explorer);
  const uint64_t end = events > UINT64_MAX - from ? UINT64_MAX : from + events;

  while (!explorer_ended (self->explorer) && explorer_events (self->explorer) < end)
    {
      Batch *batch;

      explorer_run (self->explorer, end - explorer_events (self->explorer), &batch);
      if (!timeline_accept (self->timeline, batch))
        return SETDOKU_NO_MEMORY;
    }
  return timeline_ended (self->timeline) ? SETDOKU_OK : SETDOKU_TRYING;
}

uint64_t
setdoku_timeline_length (const SetdokuTimeline *self)
{
  return timeline_length (self->timeline);
}

uint64_t
setdoku_timeline_cursor (const SetdokuTimeline *self)
{
  return timeline_cursor (self->timeline);
}

void
setdoku_timeline_figures (const SetdokuTimeline *self, SetdokuFigures *figures)
{
  face_figures (timeline_totals (self->timeline), timeline_outcome (self->timeline), figures);
}

uint64_t
setdoku_timeline_count (const SetdokuTimeline *self, int kind)
{
  return kind >= 0 && kind < (int) N_EVENT_KINDS ? timeline_count (self->timeline, (EventKind) kind) : 0;
}

void
setdoku_timeline_seek (SetdokuTimeline *self, uint64_t number, SetdokuEvent *event)
{
  face_event (timeline_seek (self->timeline, number), event);
}

SetdokuStatus
setdoku_timeline_find (SetdokuTimeline *self, const char *condition, int direction, SetdokuEvent *event)
{
  const uint64_t from = timeline_cursor (self->timeline);
  const Event   *found = NULL;
  Condition      wanted;

  if (!condition_parse (condition, &wanted, NULL))
    return SETDOKU_BAD_VALUE;
  for (uint64_t left = wanted.nth ? wanted.nth : 1; left > 0; left--)
    if (!(found = timeline_find (self->timeline, &wanted, direction)))
      {
        timeline_seek (self->timeline, from);
        return SETDOKU_NOT_THERE;
      }

  face_event (found, event);
  return SETDOKU_OK;
}

void
setdoku_timeline_board (const SetdokuTimeline *self, char board[SETDOKU_TEXT_SIZE])
{
  SearchView view;

  timeline_show (self->timeline, &view);
  face_text (view.board.digit, board);
}

void
setdoku_timeline_marks (const SetdokuTimeline *self, SetdokuMarks *marks)
{
  SearchView view;

  timeline_show (self->timeline, &view);
  face_marks (&view, marks);
}
