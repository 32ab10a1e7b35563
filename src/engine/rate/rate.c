/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rate.h"

#include <stddef.h>

#include "rate-private.h"

/* In the order in which they are asked. */
static const RateFind finds[] = {
  rate_hidden_single, rate_direct_locking, rate_direct_hidden_pair, rate_naked_single, rate_direct_hidden_triplet,
  rate_locking, rate_naked_pair, rate_x_wing, rate_hidden_pair, rate_naked_triplet, rate_swordfish, rate_hidden_triplet,
  rate_xy_wing, rate_xyz_wing, rate_unique, rate_naked_quad, rate_jellyfish, rate_hidden_quad, rate_bug,
  rate_aligned_pair, rate_simple_chains, rate_aligned_triplet, rate_nishio, rate_multiple_chains, rate_dynamic_chains,
  rate_dynamic_plus, rate_nested_2, rate_nested_3, rate_nested_4, rate_nested_5,
};

_Static_assert (sizeof finds / sizeof finds[0] <= N_ASKED, "each has its news");

static const char *const ids[N_RATE_TECHNIQUES] = {
  [RATE_NOTHING] = "none",
  [RATE_LAST_CELL] = "last-cell",
  [RATE_HIDDEN_SINGLE] = "hidden-single",
  [RATE_DIRECT_POINTING] = "direct-pointing",
  [RATE_DIRECT_CLAIMING] = "direct-claiming",
  [RATE_DIRECT_HIDDEN_PAIR] = "direct-hidden-pair",
  [RATE_NAKED_SINGLE] = "naked-single",
  [RATE_DIRECT_HIDDEN_TRIPLET] = "direct-hidden-triplet",
  [RATE_POINTING] = "pointing",
  [RATE_CLAIMING] = "claiming",
  [RATE_NAKED_PAIR] = "naked-pair",
  [RATE_X_WING] = "x-wing",
  [RATE_HIDDEN_PAIR] = "hidden-pair",
  [RATE_NAKED_TRIPLET] = "naked-triplet",
  [RATE_SWORDFISH] = "swordfish",
  [RATE_HIDDEN_TRIPLET] = "hidden-triplet",
  [RATE_XY_WING] = "xy-wing",
  [RATE_XYZ_WING] = "xyz-wing",
  [RATE_UNIQUE_RECTANGLE] = "unique-rectangle",
  [RATE_UNIQUE_LOOP] = "unique-loop",
  [RATE_NAKED_QUAD] = "naked-quad",
  [RATE_JELLYFISH] = "jellyfish",
  [RATE_HIDDEN_QUAD] = "hidden-quad",
  [RATE_BUG_1] = "bug-1",
  [RATE_BUG_2] = "bug-2",
  [RATE_BUG_3] = "bug-3",
  [RATE_BUG_4] = "bug-4",
  [RATE_ALIGNED_PAIR] = "aligned-pair-exclusion",
  [RATE_X_CYCLE] = "x-cycle",
  [RATE_Y_CYCLE] = "y-cycle",
  [RATE_XY_CYCLE] = "xy-cycle",
  [RATE_FORCING_X_CHAIN] = "forcing-x-chain",
  [RATE_FORCING_CHAIN] = "forcing-chain",
  [RATE_ALIGNED_TRIPLET] = "aligned-triplet-exclusion",
  [RATE_NISHIO] = "nishio-forcing-chain",
  [RATE_MULTIPLE_CHAINS] = "multiple-forcing-chains",
  [RATE_DYNAMIC_CHAINS] = "dynamic-forcing-chains",
  [RATE_DYNAMIC_PLUS] = "dynamic-forcing-chains-plus",
  [RATE_NESTED_2] = "nested-forcing-chains",
  [RATE_NESTED_3] = "nested-multiple-chains",
  [RATE_NESTED_4] = "nested-dynamic-chains",
  [RATE_NESTED_5] = "nested-dynamic-chains-plus",
};

static const double no_technique = 20.0;

void
rate_start (Rate *rate, const Board *board)
{
  *rate = (Rate) { .hardest = RATE_NOTHING };
  rate_grid_from_board (&rate->grid, board);
}

static void
account (Rate *rate, const RateHint *hint)
{
  if (hint->rating > rate->er)
    {
      rate->er = hint->rating;
      rate->hardest = hint->technique;
    }
  if (rate->ep == 0)
    {
      if (rate->ed == 0)
        rate->ed = rate->er;
      if (hint->cell != NO_CELL)
        rate->ep = rate->er;
    }
  rate->n_steps++;
}

RateOutcome
rate_step (Rate *rate, RateWork *work, RateHint *step)
{
  RateHint own, *hint = step ? step : &own;

  if (rate_grid_is_full (&rate->grid))
    return RATE_SOLVED;

  rate_hint_clear (hint);
  rate_work_begin (work, &rate->grid);
  for (size_t i = 0; i < sizeof finds / sizeof finds[0]; i++)
    {
      bool found;

      rate_work_ask (work, (int) i);
      found = finds[i] (work, &rate->grid, hint);
      if (rate_work_stopped (work))
        return RATE_STOPPED;
      if (rate_work_beyond (work))  /* unreached: no puzzle fills it */
        return RATE_BEYOND;
      rate_work_asked (work, (int) i, found);
      if (found)
        {
          account (rate, hint);
          rate_hint_apply (hint, &rate->grid);
          return RATE_STEPPED;
        }
    }

  rate->er = no_technique;
  rate->hardest = RATE_NOTHING;
  return RATE_STUCK;
}

RateOutcome
rate_run (Rate *rate, RateWork *work)
{
  RateOutcome outcome;

  do
    outcome = rate_step (rate, work, NULL);
  while (outcome == RATE_STEPPED);

  return outcome;
}

int
rate_tenths (double rating)
{
  return (int) ((rating + 0.05) * 10);
}

const char *
rate_technique_id (int technique)
{
  return technique >= 0 && technique < N_RATE_TECHNIQUES ? ids[technique] : ids[RATE_NOTHING];
}
