/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* saving.h — what saves a puzzle from a pattern that would leave it a second solution: candidates of other digits in some of its
 * cells, one of which is true. The types that every such pattern has:
 *
 *   1   one cell has other candidates: none of the pattern's digits is in it
 *   2   the others are all the same digit, in several cells: it goes from every cell that sees them */
#pragma once

#include "engine/logic/deduction.h"
#include "engine/logic/position.h"

typedef struct {
  CellSet cells;
  Digits  digits;
} Saving;

/* Of the pattern of these cells and digits. */
Saving saving_of      (const Position *position, CellSet cells, Digits digits);
/* type: 1 or 2. */
bool   saving_tells   (const Saving *saving, int type);
/* The group extra, and what the type strikes. saving_tells () it. digits: the pattern's. */
void   saving_strike  (const Saving *saving, const Position *position, int type, Digits digits, Deduction *found);
