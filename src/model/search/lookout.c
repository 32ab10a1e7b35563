/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "lookout.h"

#include <time.h>

#include "engine/search/timeline/finder-private.h"

enum { SLICE_MIN = 8, SLICE_MAX = 1 << 17 };                       /* events */

int64_t
lookout_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * INT64_C (1000000000) + time.tv_nsec;
}

FinderStatus
lookout_run (Finder *finder, int direction, uint64_t goal, int64_t ns)
{
  int64_t  start = lookout_time (), before = start, now;
  /* Where steps are slow, a few of them may take all the time there is: no more at once than between two keyframes. */
  uint64_t keyframes = finder->timeline->trace.strategy->keyframes, most = keyframes ? keyframes : SLICE_MAX;
  uint64_t slice = SLICE_MIN < most ? SLICE_MIN : most;

  for (;;)
    {
      FinderStatus status = finder_run (finder, slice);
      uint64_t     position = finder_position (finder);

      now = lookout_time ();
      if (status != FINDER_RUNNING || now - start >= ns || (direction > 0 ? position >= goal : position <= goal))
        return status;
      if (now - before < ns / 16 && slice < most)
        slice *= 2;
      before = now;
    }
}
