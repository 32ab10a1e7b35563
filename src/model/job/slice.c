/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "slice.h"

#include <glib.h>

enum { SLICE_NS = 5 * 1000 * 1000, SLICES_A_SECOND = 200, SLICE_FIRST = 64 };

static uint64_t
bounded (const Strategy *strategy, uint64_t events)
{
  return CLAMP (events, 1, MAX (strategy->pace / SLICES_A_SECOND, 1));
}

uint64_t
slice_first (const Strategy *strategy)
{
  return bounded (strategy, SLICE_FIRST);
}

uint64_t
slice_next (const Strategy *strategy, uint64_t events, int64_t spent)
{
  return bounded (strategy, spent > SLICE_NS / 4 ? events * SLICE_NS / (uint64_t) spent : events * 4);
}
