/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "score.h"

#include <stddef.h>

#define N_(text) text

const ScoreLevel score_levels[N_LEVELS] = {
  [LEVEL_EASY]    = { "easy",    N_("Easy") },
  [LEVEL_MEDIUM]  = { "medium",  N_("Medium") },
  [LEVEL_HARD]    = { "hard",    N_("Hard") },
  [LEVEL_UNFAIR]  = { "unfair",  N_("Unfair") },
  [LEVEL_EXTREME] = { "extreme", N_("Extreme") },
};

void
score_start (Score *score, const Board *board)
{
  Position position;

  position_from_board (&position, board);
  position.unique = true;
  ladder_start (&score->ladder, &position, ladder_profile_find ("hodoku"), NULL);
  score->rung = 0;
}

/* Whether there is a next step to look for at all. */
static bool
goes_on (Ladder *ladder)
{
  int cell, house, digit;

  if (ladder->outcome != LADDER_CLIMBING)
    return false;
  if (!position_is_possible (&ladder->position, &cell, &house, &digit))
    ladder->outcome = LADDER_IMPOSSIBLE;
  else if (position_is_solved (&ladder->position))
    ladder->outcome = LADDER_SOLVED;
  return ladder->outcome == LADDER_CLIMBING;
}

bool
score_look (Score *score, Deduction *found)
{
  Ladder *ladder = &score->ladder;
  Deduction own, *step = found ? found : &own;
  Finds finds = { .found = step, .capacity = 1, .first_only = true };

  step->technique = NULL;
  if (score->rung == 0 && !goes_on (ladder))
    return false;
  if (score->rung == ladder->n_rows)
    {
      ladder->outcome = LADDER_STUCK;
      score->rung = 0;
      return false;
    }

  technique_search (&techniques[ladder->row[score->rung++]], &ladder->position, &finds);
  if (finds.n == 0)
    step->technique = NULL;          /* what a routine leaves behind of a vain attempt */
  else
    {
      ladder_take (ladder, step);
      score->rung = 0;
    }
  return true;
}

void
score_run (Score *score)
{
  while (score_look (score, NULL))
    continue;
}
