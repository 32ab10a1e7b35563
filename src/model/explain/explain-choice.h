/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-choice.h — the words of a guess and of its take-back. Used by the explain files. */
#pragma once

#include "engine/search/strategy.h"
#include "explanation.h"

void explain_assign    (const Event *event, const SearchView *view, Explanation *explanation);
void explain_take_back (const Event *event, const SearchView *view, Explanation *explanation);
/* What a guess came to that was taken back; nodes: of the event, the guess among them. */
char *explain_cost     (uint64_t nodes);
