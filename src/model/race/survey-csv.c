/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-csv.c — a survey as comma-separated values (RFC 4180, but for its line ends): a line of names, then a line an entrant.
 *
 *   strategy           as “setdoku-cli compare” reads it: "explore:cell=mrv,inference=forward"
 *   puzzles            searched so far
 *   solved, impossible, stuck, capped
 *                      how they ended: solved; there is no solution; would have to guess; more guesses than the cap
 *   cap                guesses at which a search was given up
 *   without            solved without a take-back
 *   share_without      of all puzzles, 0 to 1
 *   median, mean, max  guesses a puzzle; capped ones count with the cap
 *   take_backs, events of all puzzles together
 *   cpu_seconds        computing time of all puzzles together
 *
 * Numbers have a decimal point whatever the language. */
#include "model/file/file-private.h"
#include "model/job/job.h"
#include "model/file/file.h"
#include "survey.h"

static const char header[] =
  "strategy,puzzles,solved,impossible,stuck,capped,cap,without,share_without,median,mean,max,take_backs,events,cpu_seconds\n";

static void
append_decimal (GString *text, const char *format, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, ",%s", g_ascii_formatd (digits, sizeof digits, format, number));
}

static void
append_row (GString *text, SetdokuSurvey *survey, unsigned i)
{
  g_autofree char *strategy = entrant_format (setdoku_survey_get_entrant (survey, i));
  SurveyRow row;

  setdoku_survey_get_row (survey, i, &row);
  g_string_append_printf (text, "\"%s\",%u,%u,%u,%u,%u,%" G_GUINT64_FORMAT ",%u", strategy, row.puzzles, row.solved,
                          row.impossible, row.stuck, row.capped, setdoku_survey_get_cap (survey), row.without);
  append_decimal (text, "%.4f", row.puzzles ? (double) row.without / row.puzzles : 0);
  g_string_append_printf (text, ",%" G_GUINT64_FORMAT, row.median);
  append_decimal (text, "%.3f", row.mean);
  g_string_append_printf (text, ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT, row.max, row.take_backs,
                          row.events);
  append_decimal (text, "%.6f", row.cpu_s);
  g_string_append_c (text, '\n');
}

char *
setdoku_survey_format_csv (SetdokuSurvey *self)
{
  GString *text = g_string_new (header);

  g_return_val_if_fail (SETDOKU_IS_SURVEY (self), g_string_free (text, FALSE));

  for (unsigned i = 0; i < setdoku_survey_get_n_entrants (self); i++)
    append_row (text, self, i);
  return g_string_free (text, FALSE);
}

void
setdoku_survey_save_async (SetdokuSurvey *self, GFile *file, GAsyncReadyCallback callback, void *user)
{
  setdoku_file_write_async (file, setdoku_survey_format_csv (self), callback, user);
}

bool
setdoku_survey_save_finish (GAsyncResult *result, GError **error)
{
  return setdoku_file_write_finish (result, error);
}
