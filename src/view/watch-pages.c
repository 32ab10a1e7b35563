/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-pages.c — which page the panel of Watch shows: the action search.page. */
#include "watch-private.h"

static void
on_page (GSimpleAction *action, GVariant *value, gpointer data)
{
  SetdokuWatch *self = data;

  if (!setdoku_watch_panel_show_page (self->panel, g_variant_get_string (value, NULL)))
    return;
  g_simple_action_set_state (action, value);
  /* A page that nobody saw was not kept up to date. */
  watch_refresh (self);
}

static const GActionEntry entries[] = {
  { "page", NULL, "s", "'explain'", on_page },
};

void
watch_add_pages_actions (SetdokuWatch *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
watch_update_pages_actions (SetdokuWatch *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "page")),
                               self->active);
}
