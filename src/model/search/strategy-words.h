/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-words.h — by which words a strategy is looked for: its name, and what books and other programs call what it does. */
#pragma once

#include <stdbool.h>

#include "engine/search/strategy.h"

/* "backtracking, depth-first search, brute force"; translated and static; "": it is called as it is named. */
const char *strategy_also_called (const Strategy *strategy);

/* Whether id, name, description, those words or the values of a switch contain what was typed, whatever the case. */
bool        strategy_is_meant    (const Strategy *strategy, const char *typed);
