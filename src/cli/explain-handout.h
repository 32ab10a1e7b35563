/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-handout.h — the path to the solution as a handout: the board, its figures, and each step with its sentence and its set
 * equation, and the verdict. What command-explain.c prints as lines. */
#pragma once

#include "engine/search/trace.h"
#include "path-wish.h"
#include "picture/handout.h"

/* By the tiers of sets, which the trace's options name; its board is the one. False: memory is short. */
bool explain_handout_sets   (HandoutKind kind, const Trace *trace, GString *text);

/* By a ladder: of one technique with the board of each of its steps instead of the path. verdict is filled in. False: memory is
 * short. */
bool explain_handout_ladder (HandoutKind kind, const Board *board, const PathWish *wish, Verdict *verdict, GString *text);
