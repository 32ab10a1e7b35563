/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "survey-tally.h"

#include <string.h>

void
survey_tally_init (SurveyTally *self)
{
  memset (self, 0, sizeof *self);
}

void
survey_tally_clear (SurveyTally *self)
{
  for (int measure = 0; measure < N_SURVEY_MEASURES; measure++)
    {
      spread_clear (&self->solved[measure]);
      spread_clear (&self->other[measure]);
    }
}

void
survey_tally_add (SurveyTally *self, const SurveyResult *result)
{
  SurveyRow *row = &self->row;
  bool solved = result->outcome == OUTCOME_SOLVED;
  Spread *spreads = solved ? self->solved : self->other;

  row->puzzles++;
  row->solved += solved;
  row->impossible += result->outcome == OUTCOME_NO_SOLUTION;
  row->stuck += result->outcome == OUTCOME_STUCK || result->outcome == OUTCOME_GAVE_UP || result->outcome == OUTCOME_NO_MEMORY;
  row->capped += result->capped;
  row->without += solved && result->take_backs == 0;
  row->max = MAX (row->max, result->nodes);
  row->take_backs += result->take_backs;
  row->events += result->events;
  self->nodes += result->nodes;
  self->cpu_ns += result->cpu_ns;
  spread_add (&spreads[SURVEY_GUESSES], result->nodes, 1);
  spread_add (&spreads[SURVEY_TIME], result->cpu_ns / 1000, 1);
  spread_add (&spreads[SURVEY_TAKE_BACKS], result->take_backs, 1);
}

void
survey_tally_join (SurveyTally *self, const SurveyTally *other)
{
  SurveyRow *row = &self->row;

  row->puzzles += other->row.puzzles;
  row->solved += other->row.solved;
  row->impossible += other->row.impossible;
  row->stuck += other->row.stuck;
  row->capped += other->row.capped;
  row->without += other->row.without;
  row->max = MAX (row->max, other->row.max);
  row->take_backs += other->row.take_backs;
  row->events += other->row.events;
  self->nodes += other->nodes;
  self->cpu_ns += other->cpu_ns;
  for (int measure = 0; measure < N_SURVEY_MEASURES; measure++)
    {
      spread_join (&self->solved[measure], &other->solved[measure]);
      spread_join (&self->other[measure], &other->other[measure]);
    }
}

void
survey_tally_measure (const SurveyTally *self, SurveyMeasure measure, SurveyFigures *figures)
{
  Spread all = { 0 };
  g_autofree SpreadStep *steps = NULL;
  double sum = 0;
  unsigned n;

  spread_join (&all, &self->solved[measure]);
  spread_join (&all, &self->other[measure]);
  steps = spread_sorted (&all, &n);
  for (unsigned i = 0; i < n; i++)
    sum += (double) steps[i].value * (double) steps[i].count;
  *figures = (SurveyFigures) {
    .median = spread_rank (steps, n, all.total / 2),
    .max = n ? steps[n - 1].value : 0,
    .mean = all.total ? sum / (double) all.total : 0,
  };
  spread_clear (&all);
}

void
survey_tally_get (const SurveyTally *self, SurveyRow *row)
{
  SurveyFigures guesses;

  survey_tally_measure (self, SURVEY_GUESSES, &guesses);
  *row = self->row;
  row->median = guesses.median;
  row->mean = row->puzzles ? (double) self->nodes / row->puzzles : 0;
  row->cpu_s = 1e-9 * (double) self->cpu_ns;
}

/* Text */

static void
append_spread (const Spread *spread, const char *word, GString *text)
{
  unsigned n;
  g_autofree SpreadStep *steps = spread_sorted (spread, &n);

  g_string_append (text, word);
  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%c%" G_GUINT64_FORMAT ":%" G_GUINT64_FORMAT, i ? ' ' : '\t', steps[i].value, steps[i].count);
  g_string_append_c (text, '\n');
}

void
survey_tally_append (const SurveyTally *self, const char *strategy, uint64_t cap, GString *text)
{
  const SurveyRow *row = &self->row;

  g_string_append_printf (text, "tally\t%s\t%" G_GUINT64_FORMAT "\t%u %u %u %u %u %u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
                          " %" G_GUINT64_FORMAT "\n", strategy, cap, row->puzzles, row->solved, row->impossible, row->stuck,
                          row->capped, row->without, row->take_backs, row->events, self->nodes);
  append_spread (&self->solved[SURVEY_GUESSES], "solved", text);
  append_spread (&self->other[SURVEY_GUESSES], "other", text);
}

static bool
read_number (const char **at, uint64_t *number)
{
  char *end;

  if (!g_ascii_isdigit (**at))
    return false;
  *number = g_ascii_strtoull (*at, &end, 10);
  *at = end;
  return true;
}

/* What stands before the next line's end, which it goes past. NULL: there is none. */
static char *
take_line (const char **text)
{
  const char *end = strchr (*text, '\n');
  char *line = end ? g_strndup (*text, (gsize) (end - *text)) : NULL;

  if (end)
    *text = end + 1;
  return line;
}

static bool
read_spread (const char **text, const char *word, uint64_t total, Spread *spread)
{
  g_autofree char *line = take_line (text);
  const char *at = line;

  if (!line || !g_str_has_prefix (line, word))
    return false;
  at += strlen (word);
  while (*at)
    {
      uint64_t value, count;

      if ((*at != '\t' && *at != ' ') || (at++, !read_number (&at, &value)) || *at++ != ':' || !read_number (&at, &count)
          || count == 0 || count > total)
        return false;
      spread_add (spread, value, count);
    }
  return spread->total == total;
}

static bool
read_sums (const char *at, SurveyTally *tally)
{
  uint64_t numbers[9];

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if ((i > 0 && *at++ != ' ') || !read_number (&at, &numbers[i]) || (i < 6 && numbers[i] > G_MAXUINT32))
      return false;
  tally->row = (SurveyRow) {
    .puzzles = (unsigned) numbers[0], .solved = (unsigned) numbers[1], .impossible = (unsigned) numbers[2],
    .stuck = (unsigned) numbers[3], .capped = (unsigned) numbers[4], .without = (unsigned) numbers[5],
    .take_backs = numbers[6], .events = numbers[7],
  };
  tally->nodes = numbers[8];
  return *at == '\0' && tally->row.solved <= tally->row.puzzles;
}

bool
survey_tally_parse (const char **text, SurveyTally *tally, char **strategy, uint64_t *cap)
{
  g_autofree char *line = take_line (text);
  g_auto (GStrv) fields = g_strsplit (line ? line : "", "\t", -1);
  guint64 number;
  SurveyFigures guesses;

  survey_tally_init (tally);
  if (g_strv_length (fields) != 4 || strcmp (fields[0], "tally") != 0
      || !g_ascii_string_to_unsigned (fields[2], 10, 1, G_MAXUINT32, &number, NULL) || !read_sums (fields[3], tally)
      || !read_spread (text, "solved", tally->row.solved, &tally->solved[SURVEY_GUESSES])
      || !read_spread (text, "other", tally->row.puzzles - tally->row.solved, &tally->other[SURVEY_GUESSES]))
    {
      survey_tally_clear (tally);
      return false;
    }
  survey_tally_measure (tally, SURVEY_GUESSES, &guesses);
  tally->row.max = guesses.max;
  *strategy = g_strdup (fields[1]);
  *cap = number;
  return true;
}
