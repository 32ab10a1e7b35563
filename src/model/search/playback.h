/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* playback.h — moves the cursor of a timeline at a pace. Part of the player.
 *
 * Time becomes events: speed × dt, the fraction kept for the next frame. Few events are run one by
 * one; many are one seek, whose length the timeline bounds. A finder looks ahead for the stops, and the
 * cursor goes no farther than it has looked: so playing never runs over one, and where looking takes long
 * the pace is slower instead of a frame. */
#pragma once

#include "lookout.h"

typedef struct {
  int      direction;              /* +1 or −1 */
  double   speed;                  /* events/s */
  double   due;                    /* events: what time has earned and no event has used, < 1 after a frame */
  int64_t  last;                   /* µs: the frame before; 0: none, time starts with the next frame */
  PlaceSet touched;                /* by the events that the last frame passed over */

  unsigned  n_stops;
  Condition stops[CONDITIONS_MAX];
  Finder   *finder;                /* ahead of the cursor, looking for the next stop; NULL: not begun */
  int       stopped_by;            /* of the stops, the one it came to its end at; −1 */
} Playback;

#define PLAYBACK_RAMP_FIRST 1.0      /* events/s */

/* The pace of a search that begins slowly: event number, counted from 1, then 1.5 times as fast from one to the next, up to
 * speed. Events/s. */
double        playback_ramp    (uint64_t event, double speed);

typedef enum { PLAYBACK_ON, PLAYBACK_WAITS, PLAYBACK_STOPPED } PlaybackState;

/* Starts the time again: no event is due, and the next stop is not known. To be called after any change of direction, too, and
 * after other moves of the cursor. Frees what playing holds. */
void          playback_reset   (Playback *playback);

void          playback_set_stops (Playback *playback, const Condition *stops, unsigned n);        /* copied */

/* One frame, at time now in µs. grows: the timeline may still become longer, so playing waits at its end.
 * Returns whether playing goes on, waits, or has come to the end or to a stop. */
PlaybackState playback_advance (Playback *playback, Timeline *timeline, int64_t now, bool grows);
