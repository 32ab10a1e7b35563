/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wish.c — what a wish can be known not to come true by. What is not proven impossible is let through: it may be rare. */
#include "wish.h"

#include <string.h>

#include "climb.h"
#include "engine/core/houses.h"
#include "engine/rate/level.h"
#include "symmetry.h"

/* No puzzle of 16 clues has one solution (McGuire, Tugemann, Civario 2012). */
enum { FEWEST_CLUES = 17 };

void
wish_init (Wish *wish)
{
  memset (wish, 0, sizeof *wish);
  wish->method = MAKE_SEARCH;
  wish->variant = VARIANT_RANDOM_NAKED;
  wish->score_level = -1;
  wish->needs = -1;
  wish->clues_max = N_CELLS;
}

bool
wish_is_scored (const Wish *wish)
{
  return wish->score_max > 0 || wish->score_level >= 0;
}

bool
wish_is_graded (const Wish *wish)
{
  return wish->er_max > 0 || wish_is_scored (wish) || wish->needs >= 0 || wish->only_allowed;
}

TechniqueSet
wish_below (const Wish *wish)
{
  TechniqueSet needed = { { 0 } };

  technique_set_add (&needed, &techniques[wish->needs]);
  return wish->only_allowed ? technique_set_without (&wish->allowed, &needed) : climb_below (wish->needs);
}

static WishStatus
check_clues (const Wish *wish)
{
  uint64_t possible[2];

  if (wish->clues_min > wish->clues_max)
    return WISH_EMPTY_RANGE;
  if (wish->clues_max < FEWEST_CLUES)
    return WISH_TOO_FEW_CLUES;

  symmetry_sizes (&symmetries[wish->symmetry], possible);
  for (int n = wish->clues_min > FEWEST_CLUES ? wish->clues_min : FEWEST_CLUES; n <= wish->clues_max; n++)
    if (possible[n / 64] >> n % 64 & 1)
      return WISH_OK;
  return WISH_NO_ORBITS;
}

/* Two empty rows of a band can change places in any solution, and so can two columns of a stack. */
static bool
is_open (CellSet pattern)
{
  for (int a = 0; a < HOUSE_BOXES; a++)
    for (int b = a + 1; b % 3 != 0; b++)
      if (cells_is_empty (cells_intersection (pattern, cells_union (house_set (a), house_set (b)))))
        return true;
  return false;
}

static WishStatus
check_pattern (const Wish *wish)
{
  int n = cells_count (wish->pattern);

  if (n < wish->clues_min || n > wish->clues_max)
    return WISH_PATTERN_CLUES;
  if (n < FEWEST_CLUES)
    return WISH_TOO_FEW_CLUES;
  if (!symmetry_holds (&symmetries[wish->symmetry], wish->pattern))
    return WISH_PATTERN_SYMMETRY;
  return is_open (wish->pattern) ? WISH_PATTERN_OPEN : WISH_OK;
}

/* The first steps of Sudoku Explainer's scale, and the rows of techniques[] that do what each does: a puzzle of that
 * rating is solved by the rows up to there, and what these rows solve has that rating at most. ids ends with NULL. */
static const struct { int rating; const char *ids[3]; } steps[] = {
  { 15, { "full-house", "hidden-single" } },
  { 23, { "naked-single" } },
  { 28, { "pointing", "claiming" } },
  { 30, { "naked-pair", "locked-pair" } },
  { 32, { "x-wing" } },
  { 34, { "hidden-pair" } },
  { 36, { "naked-triple", "locked-triple" } },
  { 38, { "swordfish" } },
  { 40, { "hidden-triple" } },
  { 42, { "xy-wing" } },
  { 44, { "xyz-wing" } },
};
enum { N_STEPS = sizeof steps / sizeof steps[0], DIRECT_HIDDEN_PAIR = 20, DIRECT_POINTING = 17, DIRECT_HIDDEN_TRIPLET = 25 };

static TechniqueSet
technique_set_of_step (int step)
{
  TechniqueSet set = { { 0 } };

  for (int i = 0; steps[step].ids[i]; i++)
    technique_set_add (&set, technique_find (steps[step].ids[i]));
  return set;
}

/* Hidden singles rate less in a box; and some of the scale's techniques are steps of a later rating, straight to a digit. */
bool
wish_techniques_up_to (int rating, TechniqueSet *set)
{
  *set = (TechniqueSet) { { 0 } };
  for (int step = 0; step < N_STEPS; step++)
    {
      TechniqueSet rows = technique_set_of_step (step);
      bool         direct = step == 0 || (steps[step].rating == 28 && rating >= DIRECT_POINTING)
                            || (steps[step].rating == 34 && rating >= DIRECT_HIDDEN_PAIR)
                            || (steps[step].rating == 40 && rating >= DIRECT_HIDDEN_TRIPLET);

      if (steps[step].rating <= rating || direct)
        *set = technique_set_union (set, &rows);
    }
  return rating <= steps[N_STEPS - 1].rating;
}

/* A rating that no puzzle exceeds that these rows solve; −1: not known. */
static int
rating_of_techniques (const TechniqueSet *set)
{
  TechniqueSet rest = *set;
  int          rating = 10;

  for (int step = 0; step < N_STEPS && !technique_set_is_empty (&rest); step++)
    {
      TechniqueSet rows = technique_set_of_step (step), left = technique_set_without (&rest, &rows);

      if (memcmp (&left, &rest, sizeof rest) != 0)
        rating = steps[step].rating;
      rest = left;
    }
  return technique_set_is_empty (&rest) ? rating : -1;
}

static WishStatus
check_techniques (const Wish *wish)
{
  TechniqueSet easy, below;
  int          rating;

  if (wish->only_allowed && technique_set_is_empty (&wish->allowed))
    return WISH_NO_TECHNIQUE;
  if (wish->only_allowed && wish->er_max > 0)
    {
      rating = rating_of_techniques (&wish->allowed);
      if (rating >= 0 && rating < wish->er_min)
        return WISH_RATING_ALLOWED;
    }
  if (wish->needs < 0)
    return WISH_OK;

  if (wish->only_allowed && !technique_set_has (&wish->allowed, &techniques[wish->needs]))
    return WISH_NEEDS_FORBIDDEN;
  if (techniques[wish->needs].traits & TECHNIQUE_AGAIN)
    return WISH_NEEDS_NEVER;
  below = wish_below (wish);
  if (wish->er_max > 0 && wish_techniques_up_to (wish->er_max, &easy) && technique_set_contains (&below, &easy))
    return WISH_RATING_TECHNIQUE;
  return WISH_OK;
}

WishStatus
wish_check (const Wish *wish)
{
  WishStatus status;

  if (wish->er_min > wish->er_max && wish->er_max > 0)
    return WISH_EMPTY_RANGE;
  if (wish->score_min > wish->score_max && wish->score_max > 0)
    return WISH_EMPTY_RANGE;

  if (wish->er_max > 0 && rating_at_most (wish->er_max) < (wish->er_min > 1 ? wish->er_min : 1))
    return WISH_NO_RATING;

  status = check_clues (wish);
  if (status == WISH_OK && wish->has_pattern)
    status = check_pattern (wish);
  return status == WISH_OK ? check_techniques (wish) : status;
}
