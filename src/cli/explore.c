/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explore.h"

#include <glib.h>

enum { EVENTS_A_RUN = 1 << 20 };

Timeline *
explore (const Trace *trace, uint64_t step)
{
  Explorer *explorer = explorer_new (trace, timeline_budget (trace));
  Timeline *timeline = timeline_new (trace, timeline_budget (trace));
  bool      enough = explorer && timeline, more = true;

  while (enough && more && timeline_length (timeline) < step)
    {
      Batch *batch;

      more = explorer_run (explorer, MIN (step - timeline_length (timeline), EVENTS_A_RUN), &batch);
      enough = timeline_accept (timeline, batch);
      more &= timeline_explored (timeline) == timeline_length (timeline);
    }
  if (!enough)
    g_clear_pointer (&timeline, timeline_free);
  explorer_free (explorer);
  return timeline;
}
