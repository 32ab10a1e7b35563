/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-strategies.h — every strategy for boards of any shape, in menu order: what strategies[] is to the classic board. */
#pragma once

#include "engine/search/strategy.h"

#define FOR_EACH_ANY_STRATEGY(row) \
  row (any_order) \
  row (any_dlx) \
  row (any_explore) \
  row (any_sets)

#define STRATEGY_IS_THERE(name) extern const Strategy strategy_##name;
FOR_EACH_ANY_STRATEGY (STRATEGY_IS_THERE)
#undef STRATEGY_IS_THERE

extern const Strategy *const any_strategies[];                     /* NULL-terminated */

const Strategy *any_strategy_find (const char *id);                /* NULL: no such strategy */

/* Whether it takes the board: its rules, and that its state is not too large. *constraint: the number of the one that it does
 * not take, −1: an extra or the size; may be NULL. */
bool any_strategy_takes (const Strategy *strategy, const Topology *topology, const SearchOptions *options, int *constraint);
