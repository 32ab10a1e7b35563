/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategies.h — every strategy there is, in menu order: from the plainest search to the one that guesses least, then the
 * deductions alone, then all techniques, then the filler.
 *
 * Menus, command line, timeline, tree, Compare and the contract tests iterate the table. */
#pragma once

#include "engine/search/strategy.h"

#define FOR_EACH_STRATEGY(row) \
  row (ascending) \
  row (random) \
  row (dlx) \
  row (norvig) \
  row (explore) \
  row (sets_guess) \
  row (sets) \
  row (logic) \
  row (potential)

#define STRATEGY_IS_THERE(name) extern const Strategy strategy_##name;
FOR_EACH_STRATEGY (STRATEGY_IS_THERE)
#undef STRATEGY_IS_THERE

extern const Strategy *const strategies[];                         /* NULL-terminated */

const Strategy *strategy_find (const char *id);                    /* NULL: no such strategy */

/* How solve, trace --stats and bench run a search when nobody watches. */
extern const Strategy *const strategy_default;                     /* explore: mrv-degree, singles, trail */
