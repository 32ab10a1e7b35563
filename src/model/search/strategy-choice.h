/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-choice.h — which strategies there are for a board: those of the classic one, or those of any other. topology NULL: the
 * classic board. */
#pragma once

#include <glib.h>

#include "engine/search/trace.h"

/* In menu order, NULL-terminated; the board may still be one that a strategy does not take. */
const Strategy *const *strategy_choices (const Topology *topology);

const Strategy *strategy_choice_find  (const Topology *topology, const char *id);         /* NULL: no such one for the board */
const Strategy *strategy_choice_usual (const Topology *topology);                         /* to begin with */

/* NULL: it takes the board. Else why not, translated; g_free () it. */
char           *strategy_choice_refuse (const Strategy *strategy, const Topology *topology);

/* The same search for another board: its strategy and options stay, if they are for it; else the usual ones. */
void            strategy_choice_fit   (Trace *trace);
