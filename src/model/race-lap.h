/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-lap.h — one turn of an entrant on the worker: its search is counted a bit further, or its time is taken. Part of the
 * race.
 *
 * Counting takes turns of a tenth of a second, so that no entrant waits for the end of another. The time is that of the thread,
 * of a search that is pulled with nobody looking on; short ones are run again and again, and the fastest counts, as nothing but
 * other work ever makes one slower. */
#pragma once

#include <gio/gio.h>

#include "race.h"

typedef struct {
  Entrant     entrant;
  Board       board;
  Trial      *trial;               /* to count on with; NULL: take the time of figures */
  RaceFigures figures;             /* what is known, before and after */
  uint64_t    slice;               /* events that take some milliseconds, as far as is known; before and after */
} RaceLap;

/* Without a trial. */
RaceLap *race_lap_new  (const Entrant *entrant, const Board *board, const RaceFigures *figures, uint64_t slice);
void     race_lap_free (void *lap);
void     race_lap_work (void *lap, GCancellable *cancellable);       /* a SetdokuJobWork */
