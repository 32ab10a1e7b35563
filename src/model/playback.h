/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* playback.h — moves the cursor of a timeline at a pace. Part of the player.
 *
 * Time becomes events: speed × dt, the fraction kept for the next frame. Few events are run one by
 * one; many are one seek, whose length the timeline bounds. Either way the stops are looked for in
 * all of them, so playing never runs over one. */
#pragma once

#include "engine/search/timeline.h"

typedef struct {
  int      direction;              /* +1 or −1 */
  double   speed;                  /* events/s */
  unsigned stops;                  /* event kinds, bits */
  double   due;                    /* events: what time has earned and no event has used, < 1 after a frame */
  int64_t  last;                   /* µs: the frame before; 0: none, time starts with the next frame */
  CellSet  touched;                /* by the events that the last frame passed over */

  /* What is known of the next stop, so that it is not looked for at each frame. */
  bool     stop_known;
  uint64_t stop_from, stop_at;     /* none between these two, exclusive … */
  bool     stop_there;             /* … and one at stop_at, else that is how far was looked */
} Playback;

typedef enum { PLAYBACK_ON, PLAYBACK_WAITS, PLAYBACK_STOPPED } PlaybackState;

/* Time starts anew: nothing is due. Also after any change of direction or stops, and after other moves of the cursor. */
void          playback_reset   (Playback *playback);

/* One frame at time now, in µs. grows: the timeline may still become longer, so its end is waited at.
 * Says whether playing goes on, waits there, or has come to its end or to a stop. */
PlaybackState playback_advance (Playback *playback, Timeline *timeline, int64_t now, bool grows);
