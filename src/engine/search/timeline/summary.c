/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "summary.h"

void
summary_clear (Summary *summary)
{
  *summary = (Summary) { .min_depth = UINT16_MAX };
}

void
summary_merge (Summary *summary, const Summary *next)
{
  for (int word = 0; word < 2; word++)
    summary->cells[word] |= next->cells[word];
  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    summary->count[kind] = (uint16_t) (summary->count[kind] + next->count[kind]);

  summary->digits |= next->digits;
  if (next->min_depth < summary->min_depth)
    summary->min_depth = next->min_depth;
  if (next->max_depth > summary->max_depth)
    summary->max_depth = next->max_depth;
}

unsigned
summary_events (const Summary *summary)
{
  unsigned events = 0;

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    events += summary->count[kind];

  return events;
}

unsigned
summary_kinds (const Summary *summary)
{
  unsigned kinds = 0;

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    kinds |= (summary->count[kind] != 0 ? 1u : 0u) << kind;

  return kinds;
}

CellSet
summary_cells (const Summary *summary)
{
  return (CellSet) { summary->cells[0], summary->cells[1] & ~(UINT64_C (1) << 63) };
}

bool
summary_may_have (const Summary *summary, int cell)
{
  return summary->cells[cell / 64 % 2] >> cell % 64 & 1;
}

bool
summary_has_nowhere (const Summary *summary)
{
  return summary_may_have (summary, NO_CELL);
}
