/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* summary.h — what happened in a block of consecutive events, in 64 bytes.
 *
 * Summaries draw the depth strip without re-running the search, and tell which block can hold
 * what is looked for, so that only that one is run again. Blocks are at most 65,535 events. */
#pragma once

#include "engine/search/event.h"

typedef struct {
  uint64_t cells[4];                    /* cells of the events: bit cell % 64 of word cell / 64; NO_CELL too */
  uint16_t count[N_EVENT_KINDS];        /* events of each kind */
  uint16_t digits;                      /* digits that the events have, bit 0 for those without */
  uint8_t  min_depth, max_depth;        /* 0xff and 0 while there are no events */
} Summary;

_Static_assert (sizeof (Summary) == 64, "a summary is 64 bytes");

void     summary_clear  (Summary *summary);
void     summary_merge  (Summary *summary, const Summary *next);
unsigned summary_events (const Summary *summary);                  /* how many it sums up */
unsigned summary_kinds  (const Summary *summary);                  /* kinds that occur, bits 1 << EventKind */
CellSet  summary_cells  (const Summary *summary);

/* The explorer does it for every event of a search, which takes but some nanoseconds itself: hence inline, without
 * a branch, and without anything that can be told from the rest later. */
static inline void
summary_add (Summary *summary, const Event *event)
{
  summary->count[event->kind]++;
  summary->cells[event->cell / 64] |= UINT64_C (1) << event->cell % 64;
  summary->digits |= (uint16_t) (1u << event->digit);
  if (event->depth < summary->min_depth)
    summary->min_depth = event->depth;
  if (event->depth > summary->max_depth)
    summary->max_depth = event->depth;
}
