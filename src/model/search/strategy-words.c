/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-words.c — see strategy-words.h. */
#include "strategy-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"

static const struct { const Strategy *strategy; const char *words; } rows[] = {
  { &strategy_ascending, N_("backtracking, depth-first search, brute force") },
  { &strategy_random, N_("randomised backtracking") },
  { &strategy_dlx, N_("Algorithm X, DLX, exact cover, backtracking") },
  { &strategy_norvig, N_("constraint propagation, arc consistency, backtracking with MRV") },
  { &strategy_explore, N_("backtracking with MRV, degree heuristic, forward checking, trail") },
  { &strategy_sets_guess, N_("backtracking with MRV after set deductions") },
  { &strategy_sets, N_("naked and hidden singles, union and difference") },
  { &strategy_logic, N_("human techniques, logical solver") },
  { &strategy_potential, N_("random fill with restarts, Las Vegas algorithm, generator") },
};

const char *
strategy_also_called (const Strategy *strategy)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].strategy == strategy)
      return _(rows[i].words);
  return "";
}

static bool
has (const char *text, const char *folded)
{
  g_autofree char *own = g_utf8_casefold (text, -1);

  return strstr (own, folded) != NULL;
}

bool
strategy_is_meant (const Strategy *strategy, const char *typed)
{
  g_autofree char *stripped = g_strstrip (g_strdup (typed)), *folded = g_utf8_casefold (stripped, -1);

  if (has (strategy->id, folded) || has (_(strategy->name), folded) || has (_(strategy->description), folded)
      || has (strategy_also_called (strategy), folded))
    return true;
  for (int id = 0; id < N_SWITCHES; id++)
    if (strategy->switches >> id & 1)
      for (const SwitchValue *value = search_switches[id].values; value->id; value++)
        if (has (_(value->name), folded))
          return true;
  return false;
}
