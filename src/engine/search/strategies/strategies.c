/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "strategies.h"

#include <string.h>

#define ROW(name) &strategy_##name,
const Strategy *const strategies[] = { FOR_EACH_STRATEGY (ROW) NULL };

const Strategy *const strategy_default = &strategy_explore;

const Strategy *
strategy_find (const char *id)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    if (strcmp ((*strategy)->id, id) == 0)
      return *strategy;

  return NULL;
}
