/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stretch.c — see stretch.h. */
#include "stretch.h"

#include <string.h>

#include "timeline-private.h"

static void
begin (Stretch *stretch, const Trace *trace, uint64_t cursor)
{
  stretch->trace = *trace;
  stretch->cursor = cursor;
}

void
stretch_start (Stretch *stretch, const Trace *trace)
{
  begin (stretch, trace, 0);
  trace_start (trace, stretch->state);
}

void
stretch_take (Stretch *stretch, const Timeline *timeline, uint64_t step)
{
  const Keyframe *keyframe = archive_keyframe (&timeline->archive, step);

  if (!keyframe)
    {
      stretch_start (stretch, &timeline->trace);
      return;
    }
  begin (stretch, &timeline->trace, keyframe->step);
  archive_restore (&timeline->archive, keyframe, stretch->state);
}

uint64_t
stretch_grain (const Timeline *timeline)
{
  return timeline->archive.block;
}
