/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "strategy-choice.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain-say.h"

const Strategy *const *
strategy_choices (const Topology *topology)
{
  return topology ? any_strategies : strategies;
}

const Strategy *
strategy_choice_find (const Topology *topology, const char *id)
{
  for (const Strategy *const *strategy = strategy_choices (topology); *strategy; strategy++)
    if (strcmp ((*strategy)->id, id) == 0)
      return *strategy;
  return NULL;
}

const Strategy *
strategy_choice_usual (const Topology *topology)
{
  return topology ? &strategy_any_explore : strategy_default;
}

char *
strategy_choice_refuse (const Strategy *strategy, const Topology *topology)
{
  int constraint = -1;

  if (!strategy->any != !topology)
    return g_strdup (_("It does not take a board with these rules."));
  if (!topology || any_strategy_takes (strategy, topology, &strategy->defaults, &constraint))
    return NULL;
  if (constraint < 0)
    return g_strdup (_("It does not take a board with these rules."));
  /* Translators: a strategy, of one rule of the board: "the cage 15 at row 1, column 1" */
  return explain_say (_("It knows houses only, not the {constraint}."), SAY_CONSTRAINT_ON ("constraint", topology, constraint));
}

void
strategy_choice_fit (Trace *trace)
{
  g_autofree char *why = trace->strategy ? strategy_choice_refuse (trace->strategy, trace->topology) : NULL;

  if (trace->strategy && !why)
    return;
  trace->strategy = strategy_choice_usual (trace->topology);
  trace->options = trace->strategy->defaults;
}
