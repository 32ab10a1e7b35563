/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-make.h"

#include <stdlib.h>

#include "any-draw.h"

/* How many grids are begun on regions before others are drawn. */
enum { FILLS = 3 };

/* So many tries in vain show that a hard board is rare here, as one of 6 × 6. */
enum { PATIENCE = 100 };

void
any_make_start (AnyMake *make, const AnyWish *wish, uint64_t seed, uint64_t index)
{
  *make = (AnyMake) { .wish = *wish, .seed = seed, .index = index };
}

static AnyMakeOutcome
outcome_of (AnyDigOutcome outcome)
{
  static const AnyMakeOutcome outcomes[] = {
    [ANY_DUG] = ANY_MAKE_DONE, [ANY_DIG_GIVEN_UP] = ANY_MAKE_TRYING, [ANY_DIG_NONE] = ANY_MAKE_TRYING,
    [ANY_DIG_STOPPED] = ANY_MAKE_STOPPED, [ANY_DIG_NO_MEMORY] = ANY_MAKE_NO_MEMORY,
  };

  return outcomes[outcome];
}

static AnyMakeOutcome
work_out (AnyMake *make, const Rules *rules, AnyMade *made)
{
  made->topology = topology_new (rules, &make->fault);
  return made->topology ? ANY_MAKE_DONE : make->fault.kind == FAULT_NO_MEMORY ? ANY_MAKE_NO_MEMORY : ANY_MAKE_FAULT;
}

/* A grid, and what is drawn on it. */
static AnyMakeOutcome
draw_board (AnyMake *make, Rules *rules, Random *random, const Stop *stop, AnyMade *made)
{
  unsigned drawn = make->wish.shape.drawn;
  AnyDigOutcome filled = ANY_DIG_GIVEN_UP;
  AnyMakeOutcome outcome;

  any_shape_rules (&make->wish.shape, rules);
  if (drawn & DRAW_REGIONS)
    any_draw_regions (rules, random);
  outcome = work_out (make, rules, made);
  if (outcome != ANY_MAKE_DONE)
    return outcome;
  for (int i = 0; i < FILLS && filled == ANY_DIG_GIVEN_UP; i++)
    filled = any_fill (made->topology, random, stop, made->solution);
  if (filled == ANY_DIG_NONE && !(drawn & DRAW_REGIONS))
    return ANY_MAKE_NEVER;
  if (filled != ANY_DUG || !(drawn & (DRAW_CAGES | DRAW_THERMOMETERS)))
    return outcome_of (filled);
  if (drawn & DRAW_CAGES)
    any_draw_cages (rules, made->solution, random);
  if (drawn & DRAW_THERMOMETERS)
    any_draw_thermometers (rules, made->solution, random);
  topology_unref (made->topology);
  return work_out (make, rules, made);
}

static AnyMakeOutcome
run_try (AnyMake *make, Rules *rules, const Stop *stop, AnyMade *made)
{
  AnyMakeOutcome outcome;
  Random random;

  random_start (&random, random_seed_of (random_seed_of (make->seed, make->index), make->n_tries));
  *made = (AnyMade) { .topology = NULL };
  outcome = draw_board (make, rules, &random, stop, made);
  if (outcome == ANY_MAKE_DONE)
    {
      AnyDig dig = {
        .topology = made->topology, .solution = made->solution, .symmetry = make->wish.symmetry, .level = make->wish.level,
        .minimal = make->wish.minimal, .clues_min = make->wish.clues_min, .clues_max = make->wish.clues_max,
        .rare = make->wish.level >= ANY_HARD && make->n_tries >= PATIENCE, .stop = stop,
      };

      outcome = outcome_of (any_dig (&dig, &random, made->givens));
    }
  if (outcome != ANY_MAKE_DONE)
    topology_unref (made->topology);
  if (outcome != ANY_MAKE_STOPPED)
    make->n_tries++;
  return outcome;
}

AnyMakeOutcome
any_make_run (AnyMake *make, uint64_t tries, const Stop *stop, AnyMade *made)
{
  AnyMakeOutcome outcome = ANY_MAKE_TRYING;
  Rules *rules = malloc (sizeof *rules);

  if (!rules)
    return ANY_MAKE_NO_MEMORY;
  for (; tries > 0 && outcome == ANY_MAKE_TRYING; tries--)
    outcome = stop_now (stop) ? ANY_MAKE_STOPPED : run_try (make, rules, stop, made);
  free (rules);
  return outcome;
}
