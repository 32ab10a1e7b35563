/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-verdict.h — what “explain” says behind the last step, as lines of text and in handouts alike, each line with its end; or as keys of
 * an object that stays open. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/logic/verdict.h"
#include "engine/search/trace.h"

/* last, reached: the last event of the trace and the board then; hardest: tier of its hardest step, 0: there was none.
 * False: memory is short, and nothing was said. */
bool path_verdict_sets   (const Trace *trace, const Event *last, const Board *reached, int hardest, GString *lines);

void path_verdict_ladder (const Board *board, const Verdict *verdict, GString *lines);

/* False as above. */
bool path_verdict_sets_keys   (const Trace *trace, const Event *last, const Board *reached, int hardest, GString *text);
void path_verdict_ladder_keys (const Board *board, const Verdict *verdict, GString *text);
