/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* transport-words.c — see transport-words.h. */
#include "transport-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/explain/explain.h"

enum {
  SEARCH_SHOWN_US = 300 * 1000,            /* a search that ends sooner is not called one */
  MANY = 10 * 1000 * 1000                  /* from here on, how many it explored is said in millions */
};

char *
transport_brief_number (double n)
{
  if (n == 0.5)
    return g_strdup ("½");
  if (n >= 1e6)
    /* Translators: so many millions, as in "10 M events/s" */
    return g_strdup_printf (_("%.0f M"), n / 1e6);
  if (n < 10 && n != floor (n))
    return g_strdup_printf ("%.1f", n);
  return explain_count ((uint64_t) llround (n));
}

char *
transport_position_text (SetdokuPlayer *player, gboolean open_end)
{
  return explain_event_number (setdoku_player_get_cursor (player), open_end ? 0 : setdoku_player_get_length (player));
}

char *
transport_counters_text (SetdokuPlayer *player, gboolean with_tests)
{
  return explain_counters (&setdoku_player_get_any (player)->counters, setdoku_player_get_event (player)->depth,
                           explain_clues_left (setdoku_player_get_view (player)), with_tests);
}

char *
transport_searching_text (SetdokuPlayer *player, int64_t since)
{
  uint64_t n = setdoku_player_get_explored (player);
  g_autofree char *explored = n < MANY ? explain_count (n) : transport_brief_number ((double) n);

  if (setdoku_player_is_ended (player))
    return NULL;
  if (!setdoku_player_is_exploring (player))
    return g_strdup_printf (ngettext ("Stopped after %s event", "Stopped after %s events", (gulong) n), explored);
  if (g_get_monotonic_time () - since < SEARCH_SHOWN_US)
    return NULL;
  /* As many as there are to go to: that number stands there already. */
  if (setdoku_player_get_explored (player) == setdoku_player_get_length (player))
    return g_strdup (_("Searching…"));
  return g_strdup_printf (ngettext ("Searching… %s event", "Searching… %s events", (gulong) n), explored);
}

char *
transport_run_text (SetdokuPlayer *player)
{
  uint64_t at;
  g_autofree char *number = NULL;

  if (setdoku_player_is_finding (player, &at))
    {
      number = explain_count (at);
      /* Translators: %s is the number of an event */
      return g_strdup_printf (_("Looking… event %s"), number);
    }
  at = setdoku_player_get_not_found (player);
  if (!at)
    return NULL;
  number = explain_count (at);
  return g_strdup_printf (_("Not found up to event %s"), number);
}
