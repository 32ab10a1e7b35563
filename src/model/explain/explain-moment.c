/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-moment.h"

#include <glib/gi18n.h>

char *
explain_moment (int64_t time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) when = utc ? g_date_time_to_local (utc) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (!when)
    return g_strdup ("");
  if (g_date_time_get_year (when) != g_date_time_get_year (now))
    /* Translators: a time of a day of another year; see g_date_time_format () */
    return g_date_time_format (when, _("%-d %B %Y, %H:%M"));
  /* Translators: a time of day, and a time of another day; see g_date_time_format () */
  return g_date_time_format (when, g_date_time_get_day_of_year (when) == g_date_time_get_day_of_year (now)
                                   ? _("%H:%M") : _("%-d %B, %H:%M"));
}
