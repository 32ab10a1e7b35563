/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "compare.h"

#include <stdlib.h>
#include <string.h>

/* What step () is, at the pace of step () where nobody steers. */
static inline bool
next_event (const Trace *trace, void *state, uint64_t cursor, Event *event)
{
  return trace->steering.n || trace->topology ? trace_step (trace, state, cursor, event) : trace->strategy->step (state, event);
}

struct Trial {
  Trace           trace;
  uint64_t        max_nodes, max_events;
  bool            ended, capped;
  const Stop     *stop;
  uint64_t        events, of_kind[N_EVENT_KINDS];
  uint64_t        trail, longest_trail;      /* entries that an undo event each would bring back */
  uint64_t        deepest;                   /* open guesses */
  uint64_t        state[];
};

Trial *
trial_new (const Trace *trace, uint64_t max_nodes, uint64_t max_events)
{
  Trial *self = calloc (1, sizeof *self + trace_state_size (trace));

  if (!self)
    return NULL;

  self->trace = *trace;
  topology_ref (trace->topology);
  self->max_nodes = max_nodes;
  self->max_events = max_events;
  trace_start (trace, self->state);
  return self;
}

void
trial_free (Trial *self)
{
  if (self)
    topology_unref (self->trace.topology);
  free (self);
}

static inline void
count (Trial *self, const Event *event)
{
  self->events++;
  self->of_kind[event->kind]++;

  switch ((EventKind) event->kind)
    {
    case EVENT_STRIP:
    case EVENT_SINGLE:
      self->trail++;
      if (self->trail > self->longest_trail)
        self->longest_trail = self->trail;
      break;

    case EVENT_UNDO_STRIP:
    case EVENT_UNDO_SINGLE:
      self->trail--;
      break;

    case EVENT_ASSIGN:
      if (event->depth > self->deepest)
        self->deepest = event->depth;
      break;

    default:
      break;
    }
}

void
trial_set_stop (Trial *self, const Stop *stop)
{
  self->stop = stop;
}

bool
trial_run (Trial *self, uint64_t events)
{
  bool (*ponder) (void *, const Stop *) = self->stop ? self->trace.strategy->ponder : NULL;
  Event  event;

  for (; events > 0 && !self->ended && !self->capped; events--)
    {
      if (ponder && !ponder (self->state, self->stop))
        break;
      if (!next_event (&self->trace, self->state, self->events, &event))
        {
          self->ended = true;
          break;
        }
      count (self, &event);
      self->capped = self->events == self->max_events
                     || (event.kind == EVENT_ASSIGN && self->of_kind[EVENT_ASSIGN] == self->max_nodes);
    }

  return !self->ended && !self->capped;
}

static uint64_t
undo_bytes (const Trial *self)
{
  size_t copy = self->trace.strategy->copy_size ? self->trace.strategy->copy_size (&self->trace.options) : 0;

  if (copy)
    return self->deepest * copy;

  /* Where deductions come back all at once there is no trail of them. */
  return self->trace.strategy->keeps_trail || self->of_kind[EVENT_UNDO_STRIP] + self->of_kind[EVENT_UNDO_SINGLE]
         ? self->longest_trail * sizeof (uint16_t) : 0;
}

void
trial_get (const Trial *self, TrialFigures *figures)
{
  SearchView view;

  trace_figures (&self->trace, self->state, &view, &figures->counters, &figures->outcome);
  figures->capped = self->capped && figures->outcome == OUTCOME_RUNNING;
  figures->events = self->events;
  memcpy (figures->of_kind, self->of_kind, sizeof figures->of_kind);
  figures->state_bytes = trace_state_size (&self->trace);
  figures->undo_bytes = undo_bytes (self);
}

/* Divergence */

typedef struct {
  const Trace    *trace;
  void           *state;
  uint64_t        events;
  Event           event;                 /* the last one */
} Side;

typedef enum { GUESSED, ENDED_THERE, STOPPED } Found;

static bool
side_start (Side *side, const Trace *trace)
{
  *side = (Side) { .trace = trace, .state = malloc (trace_state_size (trace)), .event = EVENT_NONE };
  if (side->state)
    trace_start (trace, side->state);
  return side->state != NULL;
}

/* Runs to the next guess. */
static Found
next_guess (Side *side, uint64_t max_events, const Stop *stop)
{
  bool (*ponder) (void *, const Stop *) = stop ? side->trace->strategy->ponder : NULL;

  while (!max_events || side->events < max_events)
    {
      if (stop_now (stop) || (ponder && !ponder (side->state, stop)))
        return STOPPED;
      if (!next_event (side->trace, side->state, side->events, &side->event))
        return ENDED_THERE;
      side->events++;
      if (side->event.kind == EVENT_ASSIGN)
        return GUESSED;
    }

  return STOPPED;
}

static void
find_difference (Divergence *divergence, Side sides[2], uint64_t max_events, const Stop *stop)
{
  for (;; divergence->same++)
    {
      Found a = next_guess (&sides[0], max_events, stop);
      Found b = next_guess (&sides[1], max_events, stop);

      if (a == STOPPED || b == STOPPED)
        return;
      if (a == ENDED_THERE && b == ENDED_THERE)
        {
          divergence->kind = DIVERGENCE_NONE;
          return;
        }
      if (a != b || sides[0].event.cell != sides[1].event.cell || sides[0].event.digit != sides[1].event.digit)
        {
          divergence->kind = DIVERGENCE_FOUND;
          for (int i = 0; i < 2; i++)
            {
              divergence->step[i] = sides[i].events;
              divergence->event[i] = sides[i].event;
            }
          return;
        }
    }
}

bool
divergence_find (Divergence *divergence, const Trace *a, const Trace *b, uint64_t max_events, const Stop *stop)
{
  Side sides[2];
  bool started;

  *divergence = (Divergence) { .kind = DIVERGENCE_OPEN };
  started = side_start (&sides[0], a);
  started &= side_start (&sides[1], b);
  if (started)
    find_difference (divergence, sides, max_events, stop);

  free (sides[0].state);
  free (sides[1].state);
  return started;
}
