/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-summary.c — what a timeline tells of many events at once, without running one of them. */
#include "timeline-private.h"

void
timeline_profile (const Timeline *self, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  uint64_t span = first <= last ? last - first + 1 : 0;

  for (int i = 0; i < n; i++)
    {
      uint64_t from = first + (uint64_t) i * span / (uint64_t) n;
      uint64_t to = first + ((uint64_t) i + 1) * span / (uint64_t) n;
      DepthColumn column = { .min_depth = UINT16_MAX };
      unsigned count[N_EVENT_KINDS] = { 0 }, events = 0, failures;

      to = to > from ? to - 1 : from;
      for (uint64_t event = from, end; span && event <= to && event <= self->archive.length; event = end + 1)
        {
          const Summary *block = archive_summary (&self->archive, event, &end);

          for (int kind = 0; kind < N_EVENT_KINDS; kind++)
            count[kind] += block->count[kind];
          column.min_depth = block->min_depth < column.min_depth ? block->min_depth : column.min_depth;
          column.max_depth = block->max_depth > column.max_depth ? block->max_depth : column.max_depth;
        }

      for (int kind = 0; kind < N_EVENT_KINDS; kind++)
        {
          events += count[kind];
          column.kinds |= (count[kind] ? 1u : 0u) << kind;
        }
      failures = count[EVENT_WIPEOUT] + count[EVENT_UNDO_ASSIGN];
      column.failing = events ? (float) failures / (float) events : 0;
      columns[i] = column.kinds ? column : (DepthColumn) { .kinds = 0 };
    }
}

PlaceSet
timeline_touched (const Timeline *self, uint64_t first, uint64_t last)
{
  const Topology *topology = self->trace.topology;
  int n = topology ? topology->n_cells : N_CELLS;
  PlaceSet cells = PLACES_NONE;
  Summary all;

  summary_clear (&all);
  for (uint64_t event = first, end; event <= last && event <= self->archive.length; event = end + 1)
    {
      const Summary *summary = archive_summary (&self->archive, event, &end);

      all.cells[0] |= summary->cells[0];
      all.cells[1] |= summary->cells[1];
    }
  for (int cell = 0; cell < n; cell++)
    if (summary_may_have (&all, cell) && (!topology || topology_exists (topology, cell))) /* unreached: not seen: a summary with a cell that is none */
      places_add (&cells, cell);
  return cells;
}
