/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-words.h — how a strategy with its switches is described in one line. */
#pragma once

#include <glib.h>

#include "engine/search/strategy.h"

/* What the search does: the strategy's own line, or its switches when they are not as it says any more. g_free () it. */
char *strategy_describe (const Strategy *strategy, const SearchOptions *options);
