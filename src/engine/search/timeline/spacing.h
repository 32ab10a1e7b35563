/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* spacing.h — how far keyframes lie apart, so that they stay within a budget.
 *
 * They lie at the multiples of a spacing, which starts as the strategy wants it. When they take too many bytes it doubles, and
 * every second one goes. An eighth of the budget has to do as long as running a spacing again takes two milliseconds at most:
 * all of it is for searches so long that nothing else keeps them at hand.
 *
 * Explorer and archive each keep one of these and tell it of the same keyframes, so that they agree without a word. */
#pragma once

#include "engine/search/strategy.h"

enum { KEYFRAMES_FINEST = 64 };      /* events, unless the strategy is slow: running them again costs microseconds */

typedef struct {
  uint64_t first, events;           /* at first, and now; the smaller one times a power of two */
  uint64_t patience;                /* events that are run in two milliseconds, roughly */
  size_t   budget;                  /* bytes */
  size_t   bytes;                   /* of the keyframes that there are */
  size_t   falls[64];               /* of those that go when it doubles for the first time, for the second … */
} Spacing;

void spacing_start (Spacing *spacing, const Strategy *strategy, size_t budget);

/* There is a keyframe of so many bytes more, at this step, a multiple of the spacing. If the spacing doubles, even that one may
 * have to go. */
void spacing_add   (Spacing *spacing, uint64_t step, size_t bytes);
