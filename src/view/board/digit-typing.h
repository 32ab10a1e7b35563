/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* digit-typing.h — typing digits of two figures, as a value: the first figure, which may be all or half of a digit.
 *
 * Where a board has more than nine digits a figure that can begin a larger one waits for the next key, for a moment: with 16 of
 * them 1 does, and 2 does not. Time is told, so there is no clock in here. */
#pragma once

#include <stdint.h>

#include "board-command.h"

enum { DIGIT_TYPING_MS = 800 };

typedef struct {
  BoardCommand first;                  /* to enter the figure that waits; digit 0: none does */
  int64_t      until;                  /* µs: from then on it stands alone */
} DigitTyping;

static inline bool digit_typing_waits (const DigitTyping *typing) { return typing->first.digit != 0; }

/* Whether a figure, 0–9, ends the one that waits, both being meant for the same: digits, or marks of one kind. n: digits of the
 * board. */
bool digit_typing_joins (const DigitTyping *typing, const BoardCommand *figure, int n, int64_t now);

/* Takes a figure. True: it is to be entered, as the digit that it is by itself or ends; false: it waits. One that waits already
 * and that it does not end is to be ended before. */
bool digit_typing_take  (DigitTyping *typing, BoardCommand *figure, int n, int64_t now);

/* Nothing waits any more. Returns what did, to be entered as it is. */
BoardCommand digit_typing_end (DigitTyping *typing);
