/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-axis.c — see strip-axis.h. */
#include "strip-axis.h"

#include <glib.h>
#include <math.h>

bool
strip_axis_is_whole (const StripAxis *axis)
{
  return axis->span == 0;
}

uint64_t
strip_axis_from (const StripAxis *axis)
{
  return axis->span ? axis->from : 0;
}

uint64_t
strip_axis_to (const StripAxis *axis)
{
  return axis->span ? axis->from + axis->span : axis->events;
}

/* Within what there is. */
static void
put (StripAxis *axis, double from, uint64_t span)
{
  if (span >= axis->events)
    span = 0;
  axis->span = span;
  axis->from = span ? (uint64_t) CLAMP (round (from), 0, (double) (axis->events - span)) : 0;
}

void
strip_axis_set_events (StripAxis *axis, uint64_t events)
{
  bool fewer = events < axis->events;

  axis->events = events;
  if (fewer)
    strip_axis_show_all (axis);
}

bool
strip_axis_zoom (StripAxis *axis, double factor, double part)
{
  const StripAxis before = *axis;
  double shown = (double) (strip_axis_to (axis) - strip_axis_from (axis));
  double there = (double) strip_axis_from (axis) + part * shown;
  double span = MAX (round (shown / factor), STRIP_SPAN_LEAST);

  put (axis, there - part * span, (uint64_t) MIN (span, (double) axis->events));
  return before.from != axis->from || before.span != axis->span;
}

bool
strip_axis_pan (StripAxis *axis, double part)
{
  uint64_t before = axis->from;
  double by = part * (double) axis->span;

  if (!axis->span || by == 0)
    return false;
  /* A small move is one event at least. */
  put (axis, (double) axis->from + (fabs (by) < 1 ? copysign (1, by) : by), axis->span);
  return axis->from != before;
}

bool
strip_axis_follow (StripAxis *axis, uint64_t event)
{
  if (!axis->span || (event >= axis->from && event <= axis->from + axis->span))
    return false;

  put (axis, (double) event - (event > axis->from ? 0.1 : 0.9) * (double) axis->span, axis->span);
  return true;
}

bool
strip_axis_show_all (StripAxis *axis)
{
  bool changed = axis->span != 0;

  axis->from = axis->span = 0;
  return changed;
}
