/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-choice.h — the words of a guess, of its take-back, and before all of them. Used by the explain files. */
#pragma once

#include "engine/search/strategy.h"
#include "explanation.h"

/* Before the first event; title, sentence and glyph. */
void explain_before_start (int givens, Explanation *explanation);
const char *explain_why_this_cell (Reason reason);       /* translated; "" */
void explain_assign    (const Event *event, const SearchView *view, Explanation *explanation);
void explain_take_back (const Event *event, const SearchView *view, Explanation *explanation);
/* What a guess came to that was taken back; nodes: of the event, the guess among them. */
char *explain_cost     (uint64_t nodes);
