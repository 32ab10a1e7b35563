/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clue-typing.h — typing clues over a board, as a value: what stood there before, and what the typing began with.
 *
 * The player's digits are kept as marks meanwhile; leaving without another clue brings them back. */
#pragma once

#include "formats/document.h"

typedef struct {
  bool         on;
  DocumentCell before[N_CELLS];        /* the board as typing began */
  DocumentCell begun[N_CELLS];         /* and with its entries as marks */
} ClueTyping;

void clue_typing_begin      (ClueTyping *typing, const DocumentCell cells[N_CELLS]);
bool clue_typing_is_unused  (const ClueTyping *typing, const DocumentCell cells[N_CELLS]);     /* nothing was typed */
bool clue_typing_is_undone  (const ClueTyping *typing, const DocumentCell cells[N_CELLS]);     /* entries are there again that it made marks */
