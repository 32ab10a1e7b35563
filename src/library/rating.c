/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rating.c — Sudoku Explainer’s numbers step by step, and HoDoKu’s score. */
#include "setdoku/rating.h"

#include <stdlib.h>

#include "engine/logic/score.h"
#include "engine/rate/rate.h"
#include "face.h"

struct SetdokuRater {
  RateWork *work;
  Rate      rate;
};

SetdokuRater *
setdoku_rater_new (void)
{
  SetdokuRater *rater = calloc (1, sizeof *rater);

  if (rater && !(rater->work = rate_work_new ()))
    {
      free (rater);
      return NULL;
    }
  return rater;
}

void
setdoku_rater_free (SetdokuRater *rater)
{
  if (!rater)
    return;
  rate_work_free (rater->work);
  free (rater);
}

void
setdoku_rater_set_stop (SetdokuRater *rater, SetdokuStop stop, void *user)
{
  rate_work_set_stop (rater->work, stop, user);
}

SetdokuStatus
setdoku_rater_start (SetdokuRater *rater, const char *puzzle)
{
  Board board;

  if (!board_parse (&board, puzzle))
    return SETDOKU_BAD_PUZZLE;
  if (!cells_is_empty (board_repeats (&board)))
    return SETDOKU_NO_SOLUTION;

  rate_start (&rater->rate, &board);
  return SETDOKU_OK;
}

SetdokuStatus
setdoku_rater_step (SetdokuRater *rater, SetdokuRatingStep *step)
{
  RateHint hint;

  switch (rate_step (&rater->rate, rater->work, &hint))
    {
    case RATE_STEPPED:
      if (step)
        *step = (SetdokuRatingStep) {
          .rating = rate_tenths (hint.rating), .cell = face_cell (hint.cell), .digit = hint.cell == NO_CELL ? 0 : hint.digit,
          .technique = rate_technique_id (hint.technique),
        };
      return SETDOKU_TRYING;
    case RATE_BEYOND:
      return SETDOKU_BEYOND;
    case RATE_STOPPED:
      return SETDOKU_STOPPED;
    case RATE_SOLVED:
    case RATE_STUCK:
    default:
      return SETDOKU_OK;
    }
}

void
setdoku_rater_rating (const SetdokuRater *rater, SetdokuRating *rating)
{
  *rating = (SetdokuRating) {
    .er = rate_tenths (rater->rate.er), .ep = rate_tenths (rater->rate.ep), .ed = rate_tenths (rater->rate.ed),
    .n_steps = rater->rate.n_steps, .hardest = rater->rate.n_steps ? rate_technique_id (rater->rate.hardest) : NULL,
  };
}

/* A puzzle of one solution. */
static SetdokuStatus
take_board (Board *board, const char *puzzle)
{
  int solutions;

  if (!board_parse (board, puzzle))
    return SETDOKU_BAD_PUZZLE;
  solutions = face_solutions (board, NULL);
  return solutions == 0 ? SETDOKU_NO_SOLUTION : solutions > 1 ? SETDOKU_SEVERAL : SETDOKU_OK;
}

SetdokuStatus
setdoku_rate (SetdokuRater *rater, const char *puzzle, SetdokuRating *rating)
{
  Board         board;
  SetdokuStatus status = take_board (&board, puzzle);

  if (status != SETDOKU_OK)
    return status;
  rate_start (&rater->rate, &board);
  while ((status = setdoku_rater_step (rater, NULL)) == SETDOKU_TRYING)
    continue;
  if (status == SETDOKU_OK)
    setdoku_rater_rating (rater, rating);
  return status;
}

SetdokuStatus
setdoku_score (const char *puzzle, SetdokuStop stop, void *user, SetdokuScore *figures)
{
  const Technique *hardest;
  Board            board;
  SetdokuStatus    status = take_board (&board, puzzle);
  Score            score;

  if (status != SETDOKU_OK)
    return status;
  score_start (&score, &board);
  do
    if (stop && stop (user))
      return SETDOKU_STOPPED;
  while (score_look (&score, NULL));
  if (score.ladder.outcome == LADDER_NO_MEMORY)
    return SETDOKU_NO_MEMORY;

  hardest = ladder_hardest (&score.ladder);
  *figures = (SetdokuScore) {
    .score = score.ladder.score, .n_steps = score.ladder.n_steps, .solved = score.ladder.outcome == LADDER_SOLVED,
    .level = score_levels[ladder_level (&score.ladder)].id, .hardest = hardest ? hardest->id : NULL,
  };
  return SETDOKU_OK;
}
