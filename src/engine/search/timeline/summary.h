/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* summary.h — what happened in a block of consecutive events, in 64 bytes.
 *
 * Summaries draw the depth strip without re-running the search, and tell which block can hold
 * what is looked for, so that only that one is run again. Blocks are at most 65,535 events. */
#pragma once

#include "engine/search/event.h"

typedef struct {
  uint64_t cells[2];                    /* cells of the events, by their number % 128; those without have the last bit */
  uint16_t count[N_EVENT_KINDS];        /* events of each kind */
  uint32_t digits;                      /* digits that the events have, bit 0 for those without */
  uint16_t min_depth, max_depth;        /* 0xffff and 0 while there are no events */
  uint32_t spare[3];                    /* 0 */
} Summary;

_Static_assert (sizeof (Summary) == 64, "a summary is 64 bytes");

void     summary_clear  (Summary *summary);
void     summary_merge  (Summary *summary, const Summary *next);
unsigned summary_events (const Summary *summary);                  /* how many it sums up */
unsigned summary_kinds  (const Summary *summary);                  /* kinds that occur, bits 1 << EventKind */
CellSet  summary_cells  (const Summary *summary);                  /* of the classic board */
bool     summary_may_have (const Summary *summary, int cell);      /* an event in the cell, of any board */
bool     summary_has_nowhere (const Summary *summary);             /* an event without a cell */

/* The explorer does it for every event of a search, which takes but some nanoseconds itself: hence inline, without
 * a branch, and without anything that can be told from the rest later. */
static inline void
summary_add (Summary *summary, const Event *event)
{
  summary->count[event->kind]++;
  summary->cells[event->cell / 64 % 2] |= UINT64_C (1) << event->cell % 64;
  summary->digits |= 1u << event->digit;
  if (event->depth < summary->min_depth)
    summary->min_depth = event->depth;
  if (event->depth > summary->max_depth)
    summary->max_depth = event->depth;
}
