/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-words.c — see strategy-words.h. */
#include "strategy-words.h"

#include <glib/gi18n.h>

#include "engine/search/method-set.h"

static void
append_methods (GString *text, const SearchOptions *options)
{
  TechniqueSet methods = method_set_get (options);
  int n = method_set_count (&methods);

  if (text->len)
    g_string_append (text, " · ");
  g_string_append_printf (text, ngettext ("%d method", "%d methods", n), n);
}

char *
strategy_describe (const Strategy *strategy, const SearchOptions *options)
{
  GString *text = g_string_new (NULL);
  bool changed = false;

  for (int id = 0; id < N_SWITCHES; id++)
    {
      if (!(strategy->switches >> id & 1) || id == SWITCH_CONTROL)         /* what is shown is the iterative form anyway */
        continue;
      changed |= !search_options_same (options, &strategy->defaults, (SwitchId) id);
      if (search_switches[id].kind == SWITCH_SET)
        append_methods (text, options);
      for (const SwitchValue *row = search_switches[id].values; row->id; row++)
        if (row->value == search_options_get (options, (SwitchId) id))
          g_string_append_printf (text, "%s%s", text->len ? " · " : "", _(row->name));
    }

  if (!changed || text->len == 0)
    g_string_assign (text, _(strategy->description));
  return g_string_free (text, FALSE);
}
