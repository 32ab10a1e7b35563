/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-dig.h — words for digging a puzzle out of a full board. Used by the explain files only. */
#pragma once

#include "engine/search/strategy.h"
#include "explanation.h"

void explain_remove   (const Event *event, const SearchView *view, Explanation *explanation);
void explain_put_back (const Event *event, const SearchView *view, Explanation *explanation);
void explain_dug      (const Event *event, const SearchView *view, Explanation *explanation);

/* After a digit was found: if the board is full again, its sentence goes on to say what that means. */
void explain_dig_full (const SearchView *view, Explanation *explanation);
