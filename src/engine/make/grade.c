/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "grade.h"

#include <string.h>

#include "engine/logic/score.h"

bool
grader_start (Grader *grader, const Wish *wish)
{
  TechniqueSet easy;

  grader->wish = *wish;
  if (wish->only_allowed)
    climb_start (&grader->allowed, &wish->allowed);
  if (wish->needs >= 0)
    {
      TechniqueSet below = wish_below (wish), with = below;

      technique_set_add (&with, &techniques[wish->needs]);
      climb_start (&grader->below, &below);
      climb_start (&grader->with, &with);
    }
  grader->has_easy = wish->er_max > 0 && wish_techniques_up_to (wish->er_max, &easy);
  if (grader->has_easy)
    climb_start (&grader->easy, &easy);
  if (wish->er_max > 0 && !grader->rate_work)
    {
      grader->rate_work = rate_work_new ();
      if (!grader->rate_work)
        return false;
      rate_work_set_stop (grader->rate_work, grader->stop, grader->user);
    }
  return true;
}

void
grader_clear (Grader *grader)
{
  rate_work_free (grader->rate_work);
  grader->rate_work = NULL;
}

void
grader_set_stop (Grader *grader, bool (*stop) (void *user), void *user)
{
  grader->stop = stop;
  grader->user = user;
  if (grader->rate_work)
    rate_work_set_stop (grader->rate_work, stop, user);
}

static bool
is_stopped (const Grader *grader)
{
  return grader->stop && grader->stop (grader->user);
}

static ClimbOutcome
climb (const Grader *grader, const Climb *ladder, const Board *puzzle)
{
  return climb_run (ladder, puzzle, grader->stop, grader->user);
}

static Grade
grade_of_climb (ClimbOutcome outcome)
{
  return outcome == CLIMB_SOLVED ? GRADE_FITS
         : outcome == CLIMB_STUCK ? GRADE_HARD : outcome == CLIMB_STOPPED ? GRADE_STOPPED : GRADE_NO_MEMORY;
}

static Grade
grade_allowed (const Grader *grader, const Board *puzzle)
{
  return grade_of_climb (climb (grader, &grader->allowed, puzzle));
}

/* What the others do not solve, the needed one must help to solve. With techniques that count on one solution the way there
 * may matter, so the second climb begins at the foot again. */
static Grade
grade_need (const Grader *grader, const Board *puzzle)
{
  ClimbOutcome below = climb (grader, &grader->below, puzzle);

  if (below != CLIMB_STUCK)
    return below == CLIMB_SOLVED ? GRADE_EASY : grade_of_climb (below);
  return grade_of_climb (climb (grader, &grader->with, puzzle));
}

/* What is above the range need not be rated: looking for a step when there is no easy one takes the most time. */
static Grade
grade_rating (Grader *grader, const Board *puzzle, uint64_t ratings[MADE_RATINGS], Made *made)
{
  const Wish *wish = &grader->wish;
  const int   last = MADE_RATINGS - 1;
  Rate        rate;
  RateOutcome outcome;
  int         er;

  if (grader->has_easy && climb (grader, &grader->easy, puzzle) == CLIMB_STUCK)
    {
      ratings[last]++;
      return GRADE_HARD;
    }

  rate_start (&rate, puzzle);
  do
    outcome = rate_step (&rate, grader->rate_work, NULL);
  while (outcome == RATE_STEPPED && rate_tenths (rate.er) <= wish->er_max);
  if (outcome == RATE_STOPPED)
    return GRADE_STOPPED;

  if (outcome != RATE_SOLVED)
    {
      ratings[last]++;
      return GRADE_HARD;
    }

  er = rate_tenths (rate.er);
  ratings[er]++;
  if (er < wish->er_min)
    return GRADE_EASY;
  made->er = er;
  made->ep = rate_tenths (rate.ep);
  made->ed = rate_tenths (rate.ed);
  made->rate_technique = rate.hardest;
  return GRADE_FITS;
}

/* Neither score nor level ever goes down. */
static bool
is_above (const Wish *wish, const Ladder *ladder)
{
  return (wish->score_max > 0 && ladder->score > wish->score_max)
         || (wish->score_level >= 0 && (int) ladder_level (ladder) > wish->score_level);
}

static Grade
grade_score (const Grader *grader, const Board *puzzle, Made *made)
{
  const Wish *wish = &grader->wish;
  Score       score;

  score_start (&score, puzzle);
  while (!is_above (wish, &score.ladder) && score_look (&score, NULL))
    if (is_stopped (grader))
      return GRADE_STOPPED;

  if (score.ladder.outcome == LADDER_NO_MEMORY)
    return GRADE_NO_MEMORY;
  if (is_above (wish, &score.ladder) || score.ladder.outcome != LADDER_SOLVED)
    return GRADE_HARD;
  made->score = score.ladder.score;
  return score.ladder.score < wish->score_min || (int) ladder_level (&score.ladder) < wish->score_level ? GRADE_EASY : GRADE_FITS;
}

Grade
grader_grade (Grader *grader, const Board *puzzle, uint64_t ratings[MADE_RATINGS], Made *made)
{
  const Wish *wish = &grader->wish;
  Grade       grade = GRADE_FITS;

  if (is_stopped (grader))
    return GRADE_STOPPED;
  if (wish->only_allowed)
    grade = grade_allowed (grader, puzzle);
  if (grade == GRADE_FITS && wish->needs >= 0)
    grade = grade_need (grader, puzzle);
  if (grade == GRADE_FITS && wish->er_max > 0)
    grade = grade_rating (grader, puzzle, ratings, made);
  if (grade == GRADE_FITS && wish_is_scored (wish))
    grade = grade_score (grader, puzzle, made);
  return grade;
}
