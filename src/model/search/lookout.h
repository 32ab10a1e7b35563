/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lookout.h — runs a finder for as long as a frame can spare. Part of the player.
 *
 * Events cost nanoseconds in one search and milliseconds in another, so slices are cut by the clock: each is at most
 * about an eighth of the time there is. */
#pragma once

#include "engine/search/timeline/finder.h"

/* Until the finder is at its end, has looked as far as goal, or has taken so many ns of this thread. */
FinderStatus lookout_run  (Finder *finder, int direction, uint64_t goal, int64_t ns);
