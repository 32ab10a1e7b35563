/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* close-up.c — see close-up.h. */
#include "close-up.h"

#include <string.h>

void
close_up_start (CloseUp *close_up, const Timeline *timeline, uint64_t first, uint64_t last, int n)
{
  close_up->first = first;
  close_up->last = last;
  close_up->n = n;
  close_up->failures = 0;
  close_up->column = 0;
  memset (close_up->columns, 0, (size_t) n * sizeof *close_up->columns);
  stretch_take (&close_up->stretch, timeline, first - 1);
}

/* The last event of a column. */
static uint64_t
column_end (const CloseUp *close_up, int column)
{
  uint64_t span = close_up->last - close_up->first + 1;

  return close_up->first + ((uint64_t) column + 1) * span / (uint64_t) close_up->n - 1;
}

static uint64_t
column_start (const CloseUp *close_up, int column)
{
  return column ? column_end (close_up, column - 1) + 1 : close_up->first;
}

static inline bool
add (void *data, const Event *event, uint64_t step)
{
  CloseUp *close_up = data;
  int column = close_up->column;
  DepthColumn *at = &close_up->columns[column];
  uint64_t start, end;

  if (step < close_up->first)
    return true;
  start = column_start (close_up, column);
  end = column_end (close_up, column);
  at->min_depth = at->kinds && at->min_depth < event->depth ? at->min_depth : event->depth;
  at->max_depth = at->max_depth > event->depth ? at->max_depth : event->depth;
  at->kinds |= 1u << event->kind;
  close_up->failures += event->kind == EVENT_WIPEOUT || event->kind == EVENT_UNDO_ASSIGN;
  if (step < end)
    return true;

  at->failing = (float) close_up->failures / (float) (end - start + 1);
  close_up->failures = 0;
  close_up->column++;
  return true;
}

bool
close_up_run (CloseUp *close_up, uint64_t events)
{
  return stretch_run (&close_up->stretch, events, close_up->last, add, close_up);
}
