/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-ways.c — the ways that an entrant did not go: guesses of the viewer's, found by asking the search whether it could. */
#include "race-private.h"

#include <string.h>

enum { LOOK_AHEAD = 1 << 20 };               /* events up to the next guess */

/* The first other digit in the cell of the guess that the search could guess after event number step, and that takes no part
 * yet. tried: room for a state. */
static bool
find_digit (SetdokuRace *self, const Trace *trace, const void *state, uint64_t step, const Event *guess, void *tried,
            Trace *entrant)
{
  Event other;

  for (int digit = 1; digit <= (trace->topology ? trace->topology->n : 9); digit++)
    {
      *entrant = *trace;
      memcpy (tried, state, trace_state_size (trace));
      if (digit != guess->digit && trace_guess (trace, tried, guess->cell, digit, &other)
          && steering_add (&entrant->steering, step, guess->cell, digit) && setdoku_race_find (self, entrant) < 0)
        return true;
    }
  return false;
}

/* The guess at the cursor, or the next one; where a guess has no other way, the one after it. */
bool
setdoku_race_find_way (SetdokuRace *self, unsigned i, Trace *entrant)
{
  g_autofree void *state = NULL, *after = NULL, *tried = NULL;
  Runner *runner;
  const Trace *trace;
  uint64_t step, last;
  size_t size;
  Event event;

  g_return_val_if_fail (SETDOKU_IS_RACE (self) && i < self->runners->len, false);

  step = setdoku_race_get_step (self, i);    /* it stands where the clock says */
  runner = race_runner (self, i);
  trace = &runner->entrant;
  if (!runner->timeline || !trace_guesses (trace))
    return false;
  size = trace_state_size (trace);
  state = g_malloc0 (size);
  after = g_malloc0 (size);
  tried = g_malloc0 (size);
  step -= timeline_event (runner->timeline)->kind == EVENT_ASSIGN;
  timeline_copy_state (runner->timeline, step, state);

  memcpy (after, state, size);
  for (last = step + LOOK_AHEAD; step < last && trace_step (trace, after, step, &event); step++)
    {
      if (event.kind == EVENT_ASSIGN && find_digit (self, trace, state, step, &event, tried, entrant))
        return true;
      memcpy (state, after, size);
    }
  return false;
}
