/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-choice.h — the words of a guess and of its take-back. Used by the explain files only. */
#pragma once

#include "explain.h"

void explain_assign    (const Event *event, const SearchView *view, Explanation *explanation);
void explain_take_back (const Event *event, const SearchView *view, Explanation *explanation);
