/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "survey-words.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"

enum { MILLION = 1000000 };

static const struct { const char *name, *title, *across, *middle; } words[N_SURVEY_MEASURES] = {
  [SURVEY_GUESSES] = { N_("Guesses"), N_("How many puzzles with how many guesses"),
                       N_("puzzles solved with at most so many guesses"), N_("Middle guesses") },
  [SURVEY_TIME] = { N_("Time"), N_("How many puzzles in how much time"), N_("puzzles solved in at most so much time"),
                    N_("Middle time") },
  [SURVEY_TAKE_BACKS] = { N_("Take-backs"), N_("How many puzzles with how many take-backs"),
                          N_("puzzles solved with at most so many take-backs"), N_("Middle take-backs") },
};

const char *survey_measure_name (SurveyMeasure measure) { return _(words[measure].name); }
const char *survey_title (SurveyMeasure measure) { return _(words[measure].title); }
const char *survey_across (SurveyMeasure measure) { return _(words[measure].across); }
const char *survey_middle_title (SurveyMeasure measure) { return _(words[measure].middle); }

static char *
count_text (uint64_t n)
{
  g_autofree char *millions = NULL;

  if (n < MILLION || n % (MILLION / 10))
    return explain_count (n);
  if (n % MILLION)
    /* Translators: so many millions, as in "1.5 M" */
    return g_strdup_printf (_("%.1f M"), (double) n / MILLION);
  millions = explain_count (n / MILLION);
  /* Translators: so many millions, as in "3 M" */
  return g_strdup_printf (_("%s M"), millions);
}

static char *
time_text (uint64_t us)
{
  g_autofree char *count = NULL;

  if (us < 1000)
    /* Translators: microseconds */
    return g_strdup_printf (_("%d µs"), (int) us);
  if (us < 10 * 1000 && us % 1000)
    /* Translators: milliseconds, with one decimal */
    return g_strdup_printf (_("%.1f ms"), (double) us / 1000);
  if (us < MILLION)
    return g_strdup_printf (_("%d ms"), (int) (us / 1000));
  if (us < 10 * MILLION && us % MILLION)
    return g_strdup_printf (_("%.1f s"), (double) us / MILLION);
  count = explain_count (us / MILLION);
  /* Translators: seconds */
  return g_strdup_printf (_("%s s"), count);
}

char *
survey_value_text (SurveyMeasure measure, uint64_t value)
{
  return measure == SURVEY_TIME ? time_text (value) : count_text (value);
}

char *
(*survey_axis_text (SurveyMeasure measure)) (uint64_t value)
{
  return measure == SURVEY_TIME ? time_text : count_text;
}

char *
survey_middle_text (SurveyMeasure measure, uint64_t median)
{
  g_autofree char *value = measure == SURVEY_TIME ? time_text (median) : explain_count (median);

  switch (measure)
    {
    case SURVEY_GUESSES:    return g_strdup_printf (ngettext ("middle %s guess", "middle %s guesses", median), value);
    case SURVEY_TAKE_BACKS: return g_strdup_printf (ngettext ("middle %s take-back", "middle %s take-backs", median), value);
    /* Translators: a time with its unit, the median */
    default:                return g_strdup_printf (_("middle %s"), value);
    }
}

char *
survey_given_up_text (uint64_t cap)
{
  g_autofree char *count = count_text (cap);

  /* Translators: a search, after that many guesses */
  return g_strdup_printf (_("given up at %s"), count);
}

char *
survey_pointed_text (uint64_t puzzle, uint64_t puzzles)
{
  g_autofree char *here = explain_count (puzzle), *all = explain_count (puzzles);

  return g_strdup_printf (ngettext ("%s of %s puzzle", "%s of %s puzzles", puzzles), here, all);
}
