/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore.h — a search run to where it is asked about, for the commands that look back on it. */
#pragma once

#include "engine/search/timeline/timeline.h"

/* Up to the step, or to its end or the end of what can be sought. NULL: memory is short. */
Timeline *explore (const Trace *trace, uint64_t step);
