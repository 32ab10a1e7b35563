/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "variants.h"

static void
vary (const Strategy *strategy, bool control, int id, SearchOptions options, GArray *variants)
{
  if (id == N_SWITCHES)
    {
      g_array_append_val (variants, options);
      return;
    }

  if (!(strategy->switches >> id & 1) || !search_switches[id].values[0].id || (id == SWITCH_CONTROL && !control))
    {
      vary (strategy, control, id + 1, options, variants);
      return;
    }

  for (const SwitchValue *value = search_switches[id].values; value->id; value++)
    {
      search_options_put (&options, (SwitchId) id, value->value);
      vary (strategy, control, id + 1, options, variants);
    }
}

GArray *
variants_of (const Strategy *strategy, bool control)
{
  GArray *variants = g_array_new (FALSE, FALSE, sizeof (SearchOptions));

  vary (strategy, control, 0, strategy->defaults, variants);
  g_assert_cmpuint (variants->len, >, 0);
  return variants;
}

char *
variant_to_text (const Strategy *strategy, const SearchOptions *options)
{
  char text[160];

  search_options_format (options, strategy->switches, text, sizeof text);
  return g_strdup_printf ("%s %s", strategy->id, text);
}
