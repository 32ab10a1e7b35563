/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recursive.h — the searches as a textbook writes them, on the call stack.
 *
 * Never stepped. solve () runs them for control=recursive, and the tests use them as the oracle
 * that the iterative forms must agree with, decision for decision. */
#pragma once

#include "solve.h"

/* strategy is one that has the switch control; all other fields of the result are zeroed before it is filled. */
void recursive_solve (const Strategy *strategy, const Board *board, const SearchOptions *options, uint64_t seed,
                      const SolveLimits *limits, SolveResult *result);
