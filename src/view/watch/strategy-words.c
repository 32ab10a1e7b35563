/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-words.c — see strategy-words.h. */
#include "strategy-words.h"

#include <glib/gi18n.h>

#include "engine/logic/method-set.h"
#include "model/explain/explain-say.h"

static char *
describe_methods (const SearchOptions *options)
{
  TechniqueSet methods = search_options_get_methods (options);
  int n = method_set_count (&methods);

  return g_strdup_printf (ngettext ("%d method", "%d methods", n), n);
}

char *
strategy_describe (const Strategy *strategy, const SearchOptions *options)
{
  g_autoptr (GPtrArray) facts = explain_list_new ();
  bool changed = false;

  for (int id = 0; id < N_SWITCHES; id++)
    {
      if (!(strategy->switches >> id & 1) || id == SWITCH_CONTROL)         /* what is shown is the iterative form anyway */
        continue;
      changed |= !search_options_same (options, &strategy->defaults, (SwitchId) id);
      if (search_switches[id].kind == SWITCH_SET)
        g_ptr_array_add (facts, describe_methods (options));
      for (const SwitchValue *row = search_switches[id].values; row->id; row++)
        if (row->value == search_options_get (options, (SwitchId) id))
          g_ptr_array_add (facts, g_strdup (_(row->name)));
    }

  if (!changed || facts->len == 0)
    return g_strdup (_(strategy->description));
  return explain_join (g_steal_pointer (&facts), LIST_FACTS);
}
