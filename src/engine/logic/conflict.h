/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* conflict.h — which clues of an impossible puzzle contradict each other. */
#pragma once

#include "engine/core/board.h"

/* Filled cells that have no solution together, while any of them left out makes one possible: minimal, not always the
 * smallest. Two cells where a digit repeats. False, and ∅, if the board has a solution. */
bool conflict_find (const Board *board, CellSet *cells);
