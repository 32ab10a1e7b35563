/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "verdict.h"

#include <string.h>

#include "conflict.h"
#include "engine/fast/count.h"

/* The tier that is enough; VERDICT_TECHNIQUE if none is. */
static VerdictKind
seed_tier (const Position *position)
{
  Ladder ladder;

  ladder_start (&ladder, position, ladder_profile_find ("basic"), NULL);
  ladder_climb (&ladder);
  if (ladder.outcome != LADDER_SOLVED)
    return VERDICT_TECHNIQUE;

  return ladder.hardest <= 0 ? VERDICT_BASIC_FILLING : ladder.hardest == 1 ? VERDICT_ELIMINATION : VERDICT_ANALYSIS;
}

static void
climb_without_guess (Verdict *verdict, const Position *position, const LadderProfile *profile, const TechniqueSet *off,
                     const Stop *stop)
{
  TechniqueSet left_out = { { 0 } };

  if (off)
    left_out = *off;
  technique_set_add_guesses (&left_out);
  ladder_start (&verdict->ladder, position, profile, &left_out);
  verdict->ladder.stop = stop;
  ladder_climb (&verdict->ladder);
  verdict->ladder.stop = NULL;
}

void
verdict_reach (Verdict *verdict, const Board *board, const LadderProfile *profile, const TechniqueSet *off, const Stop *stop)
{
  Position    position;
  CountPuzzle puzzle;

  memset (verdict, 0, sizeof *verdict);
  verdict->cell = NO_CELL;
  verdict->house = NO_HOUSE;
  position_from_board (&position, board);
  count_puzzle_from_board (&puzzle, board);
  verdict->n_solutions = (int) count_solutions (&puzzle, 2, verdict->solution, NULL);
  position.unique = verdict->n_solutions == 1;
  ladder_start (&verdict->ladder, &position, profile, off);
  if (cells_is_empty (board_repeats (board)))
    climb_without_guess (verdict, &position, profile, off, stop);

  if (verdict->n_solutions == 0)
    {
      verdict->kind = VERDICT_IMPOSSIBLE;
      position_is_possible (&verdict->ladder.position, &verdict->cell, &verdict->house, &verdict->digit);
      conflict_find (board, &verdict->conflict);
    }
  else if (verdict->n_solutions > 1)
    verdict->kind = VERDICT_AMBIGUOUS;
  else
    verdict->kind = seed_tier (&position);

  if (verdict->kind == VERDICT_TECHNIQUE && verdict->ladder.outcome == LADDER_SOLVED)
    verdict->hardest = ladder_hardest (&verdict->ladder);
  else if (verdict->kind == VERDICT_TECHNIQUE)
    verdict->kind = verdict->ladder.outcome == LADDER_STUCK ? VERDICT_GUESS : VERDICT_UNKNOWN;
}
