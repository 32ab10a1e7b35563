/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* slice.h — how many events of a search a worker goes on for between two looks at whether it was cancelled: as many as take
 * some milliseconds, often enough for who waits and seldom enough to cost nothing. */
#pragma once

#include "engine/search/strategy.h"

/* Before anything is known of it. */
uint64_t slice_first (const Strategy *strategy);

/* events: as many as took spent ns of CPU. At most four times as many, and never more than should take 5 ms, going by the
 * strategy's pace: easy steps come in a row, and do not tell when a hard one comes. */
uint64_t slice_next  (const Strategy *strategy, uint64_t events, int64_t spent);
