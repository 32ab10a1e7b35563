/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* likeness.h — ways to turn the board so that its clues fall on clues, each digit on one and the same.
 *
 * Turned so, a solution is a solution again. Where there is one alone it is its own image: what a cell holds tells what its image
 * holds. Found by Gurth Bruins. */
#pragma once

#include "position.h"

/* Half a turn; a quarter of one; across the falling and the rising diagonal. */
typedef enum { LIKENESS_HALF_TURN, LIKENESS_QUARTER_TURN, LIKENESS_FALLING, LIKENESS_RISING, N_LIKENESSES } Likeness;

int  likeness_image (Likeness likeness, int cell);

/* Whether it carries the given cells over to given cells, each digit to one of its own. digits[d]: what d turns into; the one digit
 * that no clue has stays what it is. */
bool likeness_holds (Likeness likeness, const Position *position, uint8_t digits[10]);
