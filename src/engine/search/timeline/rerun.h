/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rerun.h — a place in a search that is run again from what an archive keeps of it: the timeline's cursor, and a finder's.
 *
 * Private to the timeline. At every keyframe that it comes by the state is compared with what was kept. */
#pragma once

#include "archive.h"
#include "engine/search/trace.h"

typedef struct {
  const Trace   *trace;
  const Archive *archive;            /* of that search; it may grow meanwhile */
  void          *state;              /* after event number cursor; the caller's memory */
  uint64_t       cursor;             /* UINT64_MAX: nowhere yet */
  Event          event;              /* led to the cursor */
  uint64_t       mismatches;         /* with a keyframe's hash, or with the end of the search */
} Rerun;

/* Stands at the start. */
void rerun_start (Rerun *rerun);

/* Stands at the keyframe, NULL for the start, unless the step is reached sooner from where it stands. The event is that of
 * another step until it runs on. */
void rerun_near  (Rerun *rerun, const Keyframe *keyframe, uint64_t step);

/* Compares with what is kept at the cursor, if that is a keyframe. */
void rerun_check (Rerun *rerun);

/* Runs forward to the step, which must be known, or as far as look wants to, see trace_run (). False, and a mismatch: the
 * search did not go on, as it did before. */
static inline __attribute__ ((always_inline)) bool
rerun_to (Rerun *rerun, uint64_t step, TraceLook look, void *data)
{
  TraceRun ran = TRACE_THERE;

  while (ran == TRACE_THERE && rerun->cursor < step)
    {
      uint64_t spacing = rerun->archive->spacing.events, next = (rerun->cursor / spacing + 1) * spacing;

      ran = trace_run (rerun->trace, rerun->state, &rerun->cursor, step < next ? step : next, &rerun->event, look, data);
      if (rerun->cursor == next) /* unreached: not seen: stopped elsewhere by all who look */
        rerun_check (rerun);
    }

  rerun->mismatches += ran == TRACE_ENDED;
  return ran != TRACE_ENDED;
}
