/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladders.h — a ladder at the start of a puzzle that has one solution, for the tests of ladders. */
#pragma once

#include "puzzles.h"

#include "engine/logic/ladder.h"

static inline Position
unique_position (const Board *board)
{
  Position position;

  position_from_board (&position, board);
  position.unique = true;
  return position;
}

/* profile: the id of one. */
static inline Ladder
ladder_of (const char *puzzle, const char *profile)
{
  Board    board = board_of (puzzle);
  Position position = unique_position (&board);
  Ladder   ladder;

  ladder_start (&ladder, &position, ladder_profile_find (profile), NULL);
  return ladder;
}
