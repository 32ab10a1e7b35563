/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-fixture.h — the window's Compare, and hands for it. */
#pragma once

#include "window-fixture.h"

static SetdokuCompare *
compare_of (Fixture *fixture)
{
  return setdoku_window_get_compare (fixture->window);
}

G_GNUC_UNUSED static void
go_to_view (Fixture *fixture, const char *view)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string (view));
}

G_GNUC_UNUSED static void
command (Fixture *fixture, const char *name, GVariant *parameter)
{
  g_autoptr(GVariant) sunk = parameter ? g_variant_ref_sink (parameter) : NULL;

  g_action_group_activate_action (setdoku_compare_get_actions (compare_of (fixture)), name, sunk);
}

G_GNUC_UNUSED static SetdokuRace *
race_of (Fixture *fixture)
{
  return setdoku_compare_get_race (compare_of (fixture));
}

G_GNUC_UNUSED static gboolean
can (Fixture *fixture, const char *name)
{
  return g_action_group_get_action_enabled (setdoku_compare_get_actions (compare_of (fixture)), name);
}

G_GNUC_UNUSED static gboolean
all_are_finished (SetdokuRace *race)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    if (setdoku_race_get_figures (race, i)->state != RACE_FINISHED || setdoku_race_is_exploring (race, i))
      return FALSE;
  return TRUE;
}
