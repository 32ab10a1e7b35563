/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recursive.h — the searches as a textbook writes them, on the call stack.
 *
 * Never stepped. solve () runs them for control=recursive, and the tests use them as the oracle
 * that the iterative forms must agree with, decision for decision. */
#pragma once

#include "engine/search/solve.h"

/* All fields of the result are zeroed before it is filled. */
typedef void Recursive (const Trace *trace, const SolveLimits *limits, SolveResult *result);

Recursive recursive_ascending, recursive_random, recursive_dlx, recursive_norvig, recursive_explore, recursive_sets_guess;
