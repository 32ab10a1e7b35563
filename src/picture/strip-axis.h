/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-axis.h — which events the strip shows: all, or a part of them from near. A value; no widget. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { STRIP_SPAN_LEAST = 16 };          /* events, as near as it goes */

typedef struct {
  uint64_t events;                       /* there are; grows while the search runs */
  uint64_t from, span;                   /* shown: from + 1 … from + span; span 0: all */
} StripAxis;

void     strip_axis_set_events (StripAxis *axis, uint64_t events);
uint64_t strip_axis_from       (const StripAxis *axis);                /* the event at the left edge, not shown itself */
uint64_t strip_axis_to         (const StripAxis *axis);                /* the last that is shown */
bool     strip_axis_is_whole   (const StripAxis *axis);

/* Closer by factor > 1, farther by < 1; what is at that part of the width, 0–1, stays there. False: nothing changed. */
bool     strip_axis_zoom       (StripAxis *axis, double factor, double part);
bool     strip_axis_pan        (StripAxis *axis, double part);         /* by so much of what is shown, > 0 to later events */
bool     strip_axis_follow     (StripAxis *axis, uint64_t event);      /* turns the page so that the event is shown */
bool     strip_axis_show_all   (StripAxis *axis);
