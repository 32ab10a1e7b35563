/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "lookout.h"

#include "engine/search/timeline/finder-private.h"
#include "model/job/thread.h"

enum { SLICE_MIN = 8, SLICE_MAX = 1 << 17 };                       /* events */

FinderStatus
lookout_run (Finder *finder, int direction, uint64_t goal, int64_t ns)
{
  int64_t  start = thread_time (), before = start, now;
  /* Where steps are slow, a few of them may take all the time there is: no more at once than between two keyframes. */
  uint64_t keyframes = finder->timeline->trace.strategy->keyframes, most = keyframes ? keyframes : SLICE_MAX;
  uint64_t slice = SLICE_MIN < most ? SLICE_MIN : most;

  for (;;)
    {
      FinderStatus status = finder_run (finder, slice);
      uint64_t     position = finder_position (finder);

      now = thread_time ();
      if (status != FINDER_RUNNING || now - start >= ns || (direction > 0 ? position >= goal : position <= goal))
        return status;
      if (now - before < ns / 16 && slice < most)
        slice *= 2;
      before = now;
    }
}
