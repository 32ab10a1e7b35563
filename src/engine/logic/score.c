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
  bool    out_of_memory;

  if (found)
    found->technique = NULL;
  if (score->rung == 0 && !ladder_goes_on (ladder))
    return false;
  if (score->rung == ladder->n_rows)
    {
      ladder->outcome = LADDER_STUCK;
      score->rung = 0;
      return false;
    }

  if (ladder_try (ladder, score->rung++, found, &out_of_memory))
    {
      score->rung = 0;
      return true;
    }
  if (found)
    found->technique = NULL;         /* what a routine leaves behind of a vain attempt */
  if (out_of_memory)
    {
      ladder->outcome = LADDER_NO_MEMORY;
      score->rung = 0;
    }
  return !out_of_memory;
}

void
score_run (Score *score)
{
  while (score_look (score, NULL))
    continue;
}
