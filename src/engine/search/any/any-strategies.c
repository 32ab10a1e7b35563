/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-strategies.h"

#include <string.h>

#define ROW(name) &strategy_##name,
const Strategy *const any_strategies[] = { FOR_EACH_ANY_STRATEGY (ROW) NULL };

const Strategy *
any_strategy_find (const char *id)
{
  for (const Strategy *const *strategy = any_strategies; *strategy; strategy++)
    if (strcmp ((*strategy)->id, id) == 0)
      return *strategy;

  return NULL;
}

bool
any_strategy_takes (const Strategy *strategy, const Topology *topology, const SearchOptions *options, int *constraint)
{
  int which = -1;
  bool takes = strategy->any->size (topology, options) <= STATE_SIZE_MAX
               && (!strategy->any->takes || strategy->any->takes (topology, &which)); /* unreached: not seen: a state so large */

  if (constraint)
    *constraint = which;
  return takes;
}
