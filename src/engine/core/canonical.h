/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* canonical.h — one form for all the puzzles that are the same but for how they are turned, arranged and numbered.
 *
 * Rows may change places within their band and bands with each other, so may columns and stacks, the whole may be turned
 * over its diagonal, and the digits may be renamed: 2 · 6⁸ · 9! ways. The canonical form is the image whose 81 digits in
 * reading order, with 0 for an empty cell, make the smallest number: what the field calls the row-minlex form of the
 * puzzle itself. (Others first bring the solution into that form. They need it to be unique, and a grid of many
 * symmetries leaves them several puzzles to choose from.) Two puzzles are images of each other just if their forms are equal. */
#pragma once

#include "board.h"

/* Of the form, 128 bits that are as good as random: puzzles with equal keys are taken for the same. Among 10⁹ different
 * ones the odds of a mistake are 1 : 10²⁰. Equal on every machine and in every version. */
typedef struct {
  uint64_t high, low;
} CanonicalKey;

/* puzzle, form: digits in reading order, 0 where empty; they may be the same memory. Any puzzle will do: empty, solved, with
 * clues that clash. No memory but some KiB of stack; any number of threads at once. */
void         canonical_form (const uint8_t puzzle[N_CELLS], uint8_t form[N_CELLS]);

CanonicalKey canonical_key  (const uint8_t form[N_CELLS]);

static inline bool
canonical_key_equal (CanonicalKey a, CanonicalKey b)
{
  return a.high == b.high && a.low == b.low;
}
