/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace.h"

bool
trace_searches_alike (const Trace *a, const Trace *b)
{
  return a->strategy == b->strategy && (!a->strategy || a->seed == b->seed || !a->strategy->seeded)
      && memcmp (&a->options, &b->options, sizeof a->options) == 0;
}

bool
trace_equal (const Trace *a, const Trace *b)
{
  return trace_searches_alike (a, b) && a->seed == b->seed && memcmp (a->board.digit, b->board.digit, sizeof a->board.digit) == 0
      && steering_equal (&a->steering, &b->steering);
}

void
trace_start (const Trace *trace, void *state)
{
  Board clues;

  board_from_digits (&clues, trace->board.digit);
  trace->strategy->start (state, &clues, &trace->options, trace->seed);
}
