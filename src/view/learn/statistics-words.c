/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* statistics-words.c — see statistics-words.h. */
#include "statistics-words.h"

#include <glib/gi18n.h>

#include "engine/rate/level.h"
#include "model/explain/explain-say.h"
#include "model/game/clock.h"

const char *
statistics_level_name (const char *level)
{
  const RatingLevel *found = rating_level_find (level);

  return found ? _(found->name) : _("Not rated");
}

char *
statistics_describe_time (int64_t elapsed)
{
  return elapsed < 0 ? g_strdup ("–") : clock_describe (elapsed);
}

/* The best is one of those without a hint; the solve itself may be it. */
static char *
describe_best (const Solve             *solve,
               const StatisticsSummary *summary)
{
  g_autofree char *best = statistics_describe_time (summary->best);
  const char *level = statistics_level_name (solve->level);

  if (!rating_level_find (solve->level) || summary->n_alone == 0)
    return NULL;
  if (solve->hints == 0 && summary->n_alone == 1)
    /* Translators: a level, such as Hard */
    return g_strdup_printf (_("It is your first at %s."), level);
  if (solve->hints == 0 && solve->elapsed <= summary->best)
    /* Translators: a level, such as Hard */
    return g_strdup_printf (_("It is your best at %s."), level);
  /* Translators: a level, such as Hard, and a time */
  return g_strdup_printf (_("Your best at %s is %s."), level, best);
}

char *
statistics_describe_solve (const Solve             *solve,
                           const StatisticsSummary *summary)
{
  g_autofree char *time = clock_describe (solve->elapsed), *best = describe_best (solve, summary), *solved = NULL;

  if (solve->hints)
    /* Translators: a time and a number */
    solved = g_strdup_printf (ngettext ("Solved in %s with %d hint.", "Solved in %s with %d hints.", (gulong) solve->hints),
                              time, solve->hints);
  else
    /* Translators: a time */
    solved = g_strdup_printf (_("Solved in %s."), time);
  return explain_join_some (LIST_SENTENCES, solved, best, NULL);
}

char *
statistics_describe_moment (const Solve *solve)
{
  g_autoptr(GDateTime) moment = g_date_time_new_from_unix_local (solve->solved);
  /* Translators: a date, as for strftime: "14 November 2026" */
  g_autofree char *date = moment ? g_date_time_format (moment, _("%-d %B %Y")) : NULL;
  g_autofree char *time = clock_describe (solve->elapsed), *hints = NULL;

  if (solve->hints == 0)
    /* Translators: a date and a time of solving */
    return g_strdup_printf (_("%s: %s"), date ? date : "", time);
  hints = g_strdup_printf (ngettext ("%d hint", "%d hints", (gulong) solve->hints), solve->hints);
  /* Translators: a date, a time of solving, and "2 hints" */
  return g_strdup_printf (_("%s: %s, %s"), date ? date : "", time, hints);
}
