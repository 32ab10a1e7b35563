/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace-hash.h"

#include <inttypes.h>
#include <stdio.h>

int
trace_hash_run (const Board *board, const Search *search, int64_t count)
{
  g_autofree void *state = g_malloc (search->strategy->size (&search->options));
  uint64_t hash = EVENT_HASH_START;
  int64_t n = 0;
  Event event;

  if (count < 0)
    count = TRACE_HASH_EVENTS;
  search->strategy->start (state, board, &search->options, search->seed);
  for (; n < count && search->strategy->step (state, &event); n++)
    hash = event_hash (hash, &event);

  printf ("%016" PRIx64 " %" PRId64 " events\n", hash, n);
  return COMMAND_DONE;
}
