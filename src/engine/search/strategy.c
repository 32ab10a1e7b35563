/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "strategy.h"

#include <string.h>

/* The menu, from the plainest search to the one that guesses least, then the
 * deductions alone, then all techniques, then the filler. */
const Strategy *const strategies[] = {
  &strategy_ascending,
  &strategy_random,
  &strategy_dlx,
  &strategy_norvig,
  &strategy_explore,
  &strategy_sets_guess,
  &strategy_sets,
  &strategy_logic,
  &strategy_potential,
  NULL
};

const Strategy *const strategy_default = &strategy_explore;

const Strategy *
strategy_find (const char *id)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    if (strcmp ((*strategy)->id, id) == 0)
      return *strategy;

  return NULL;
}
