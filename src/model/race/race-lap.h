/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-lap.h — one turn of an entrant on the worker: its search is counted a bit further, or its time is taken. Part of the
 * race.
 *
 * Counting takes turns of a tenth of a second, so that no entrant waits for the end of another. What is measured is the
 * thread's time, of a search that runs without being shown. A short search is run many times and the fastest run counts: only
 * other work on the machine makes a run slower. */
#pragma once

#include <gio/gio.h>

#include "race-figures.h"

typedef struct {
  Trace     entrant;                 /* holds its topology */
  Trial      *trial;               /* to count on with; NULL: take the time of figures */
  RaceFigures figures;             /* what is known, before and after */
  uint64_t    slice;               /* events that take some milliseconds, as far as is known; before (0: it is not) and after */
} RaceLap;

/* Without a trial. */
RaceLap *race_lap_new  (const Trace *entrant, const RaceFigures *figures, uint64_t slice);
void     race_lap_free (void *lap);
void     race_lap_work (void *lap, GCancellable *cancellable);       /* a SetdokuJobWork */
