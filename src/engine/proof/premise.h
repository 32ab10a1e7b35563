/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* premise.h — what a uniqueness technique takes for granted, as clauses.
 *
 * That a puzzle has one solution is no clause of it, and cannot be deduced. It says of a pattern that could be filled in two
 * ways that neither of these is the solution; so much is a clause, and the rest of the step follows from it. Whoever doubts it
 * can look at these few, or prove by a search that the puzzle has one solution. */
#pragma once

#include "engine/logic/technique.h"
#include "sheet.h"

/* Adds those that the deduction leans on, which was found in the position. Returns how many; 0: it needs none, or what it says is
 * no such pattern. */
int premise_of (const Position *position, const Deduction *deduction, MoreClauses *premises);
