/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "score.h"

#include <stddef.h>
#include <string.h>

#include "engine/core/words.h"

const ScoreLevel score_levels[N_LEVELS] = {
  [LEVEL_EASY]    = { "easy",    N_("Easy") },
  [LEVEL_MEDIUM]  = { "medium",  N_("Medium") },
  [LEVEL_HARD]    = { "hard",    N_("Hard") },
  [LEVEL_UNFAIR]  = { "unfair",  N_("Unfair") },
  [LEVEL_EXTREME] = { "extreme", N_("Extreme") },
};

const ScoreLevel *
score_level_find (const char *id)
{
  for (int level = 0; level < N_LEVELS; level++)
    if (strcmp (score_levels[level].id, id) == 0)
      return &score_levels[level];

  return NULL;
}

void
score_start (Score *score, const Board *board)
{
  score_start_on (score, board, ladder_profile_find ("hodoku"));
}

void
score_start_on (Score *score, const Board *board, const LadderProfile *profile)
{
  Position position;

  position_from_board (&position, board);
  position.unique = true;
  ladder_start (&score->ladder, &position, profile, NULL);
  score->rung = 0;
}

bool
score_look (Score *score, Deduction *found)
{
  Ladder *ladder = &score->ladder;
  Deduction own, *step = found ? found : &own;
  Finds finds = { .found = step, .capacity = 1, .first_only = true };

  step->technique = NULL;
  if (score->rung == 0 && !ladder_goes_on (ladder))
    return false;
  if (score->rung == ladder->n_rows)
    {
      ladder->outcome = LADDER_STUCK;
      score->rung = 0;
      return false;
    }

  technique_search (&techniques[ladder->row[score->rung++]], &ladder->position, &finds);
  if (finds.out_of_memory)
    {
      step->technique = NULL;
      ladder->outcome = LADDER_NO_MEMORY;
      score->rung = 0;
      return false;
    }
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
