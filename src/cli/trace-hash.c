/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace-hash.h"

#include <inttypes.h>
#include <stdio.h>

int
trace_hash_run (const Trace *trace, int64_t count)
{
  g_autofree void *state = g_malloc (trace_state_size (trace));
  uint64_t hash = EVENT_HASH_START;
  int64_t n = 0;
  Event event = EVENT_NONE;

  if (count < 0)
    count = TRACE_HASH_EVENTS;
  trace_start (trace, state);
  for (; n < count && trace->strategy->step (state, &event); n++)
    hash = event_hash (hash, &event);

  printf (command_json () ? "{\"hash\":\"%016" PRIx64 "\",\"events\":%" PRId64 "}\n" : "%016" PRIx64 " %" PRId64 " events\n",
          hash, n);
  return event.reason == REASON_NO_MEMORY ? command_no_memory () : COMMAND_DONE;
}
