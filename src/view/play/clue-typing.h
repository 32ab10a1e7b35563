/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clue-typing.h — typing clues over a board, as a value: what stood there before, and what the typing began with.
 *
 * The player's digits are kept as marks meanwhile; leaving without another clue brings them back. */
#pragma once

#include "model/game/game.h"

typedef struct {
  bool         on;
  DocumentCells before;                /* the board as typing began */
  DocumentCells begun;                 /* and with its entries as marks */
  Topology     *rules;                 /* its rules; held, NULL: the classic board */
} ClueTyping;

void clue_typing_begin      (ClueTyping *typing, SetdokuGame *game);
void clue_typing_clear      (ClueTyping *typing);                              /* it is off, and holds nothing */
bool clue_typing_is_unused  (const ClueTyping *typing, SetdokuGame *game);     /* nothing was typed */
bool clue_typing_is_undone  (const ClueTyping *typing, SetdokuGame *game);     /* entries are there again that it made marks */
