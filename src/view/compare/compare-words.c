/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-words.c — see compare-words.h. */
#include "compare-words.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/explain/explain-words.h"
#include "view/watch/transport-words.h"

#define US UINT64_C (1000)             /* in nanoseconds */
#define MS (1000 * US)
#define S  (1000 * MS)

char *
compare_time_text (uint64_t ns)
{
  if (ns < MS)
    /* Translators: less than a millisecond */
    return g_strdup (_("< 1 ms"));
  if (ns < S)
    /* Translators: milliseconds */
    return g_strdup_printf (_("%d ms"), (int) (ns / MS));
  if (ns < 60 * S)
    /* Translators: seconds, with one decimal */
    return g_strdup_printf (_("%.1f s"), (double) ns / (double) S);
  /* Translators: minutes and seconds */
  return g_strdup_printf (_("%d min %d s"), (int) (ns / (60 * S)), (int) (ns / S % 60));
}

char *
compare_guess_text (uint64_t n)
{
  g_autofree char *count = explain_count (n);

  /* Translators: the number of the guess */
  return n ? g_strdup_printf (_("guess %s"), count) : g_strdup (_("no guess"));
}

char *
compare_figure_text (const RaceFigures *figures, uint64_t n)
{
  g_autofree char *count = explain_count (n);

  if (figures->state == RACE_WAITING)
    return g_strdup ("…");
  /* Translators: more than that many */
  return figures->capped ? g_strdup_printf (_("> %s"), count) : g_steal_pointer (&count);
}

char *
compare_cpu_text (const RaceFigures *figures)
{
  g_autofree char *time = compare_time_text (figures->cpu_ns);

  if (figures->cpu_ns == 0)
    return g_strdup ("…");
  return figures->capped ? g_strdup_printf (_("> %s"), time) : g_steal_pointer (&time);
}

char *
compare_bytes_text (const RaceFigures *figures)
{
  return figures->state == RACE_WAITING ? g_strdup ("…") : g_format_size (figures->undo_bytes);
}

char *
compare_outcome_text (const RaceFigures *figures)
{
  if (figures->capped)
    return g_strdup (_("Too many guesses"));
  switch (figures->outcome)
    {
    case OUTCOME_SOLVED:      return g_strdup (_("Solved"));
    case OUTCOME_NO_SOLUTION: return g_strdup (_("No solution"));
    case OUTCOME_STUCK:       return g_strdup (_("Needs a guess"));
    case OUTCOME_GAVE_UP:     return g_strdup (_("Gave up"));
    case OUTCOME_NO_MEMORY:   return explain_no_memory ();
    case OUTCOME_DUG:         return g_strdup (_("A puzzle was dug"));
    default:                  return NULL;
    }
}

static char *
figure_of (const RaceFigures *figures, const char *format, uint64_t n)
{
  g_autofree char *figure = compare_figure_text (figures, n);

  return g_strdup_printf (format, figure);
}

char *
compare_describe (const Trace *entrant, const RaceFigures *figures, bool shown)
{
  g_autofree char *outcome = compare_outcome_text (figures);
  GPtrArray *parts = explain_list_new ();

  g_ptr_array_add (parts, entrant_name (entrant));
  if (figures->state == RACE_WAITING)
    g_ptr_array_add (parts, g_strdup (_("waiting")));
  else
    {
      g_ptr_array_add (parts, figure_of (figures, ngettext ("%s guess", "%s guesses", figures->guesses), figures->guesses));
      g_ptr_array_add (parts, figure_of (figures, ngettext ("%s take-back", "%s take-backs", figures->take_backs),
                                         figures->take_backs));
    }
  if (figures->cpu_ns)
    g_ptr_array_add (parts, compare_cpu_text (figures));
  if (outcome)
    g_ptr_array_add (parts, g_steal_pointer (&outcome));
  if (shown)
    g_ptr_array_add (parts, g_strdup (_("shown on a board")));
  return explain_join (parts, LIST_PARTS);
}

char *
compare_position_text (SetdokuRace *race)
{
  uint64_t position = setdoku_race_get_position (race), end = setdoku_race_get_end (race);
  g_autofree char *here = explain_count (position), *all = explain_count (end);

  switch (setdoku_race_get_clock (race))
    {
    case RACE_BY_GUESS:
      /* Translators: the number of the guess, how many there are */
      return g_strdup_printf (_("Guess %s of %s"), here, all);
    case RACE_BY_TIME:
      /* Picoseconds. Translators: milliseconds of computing, of how many */
      return g_strdup_printf (_("%.3f of %.3f ms"), (double) position / 1e9, (double) end / 1e9);
    default:
      /* Translators: the number of the event, how many there are */
      return g_strdup_printf (_("Event %s of %s"), here, all);
    }
}

char *
compare_speed_text (RaceClock clock, double speed)
{
  g_autofree char *number = transport_brief_number (speed);
  gulong n = speed <= 1 ? 1 : (gulong) speed;

  if (clock == RACE_BY_GUESS)
    return g_strdup_printf (ngettext ("%s guess/s", "%s guesses/s", n), number);
  if (clock == RACE_BY_TIME)
    /* Translators: so many microseconds of computing are shown in a second */
    return g_strdup_printf (_("%s µs/s"), number);
  return g_strdup_printf (ngettext ("%s event/s", "%s events/s", n), number);
}
