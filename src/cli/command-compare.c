/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-compare.c — several ways to search, side by side: their figures on one puzzle, or a table over many.
 *
 * A way to search is written strategy:key=value,key=value, or as one of the names that the program's own Compare view has. */
#include <stdio.h>
#include <unistd.h>

#include "any-input.h"
#include "command.h"
#include "compare-field.h"
#include "compare-json.h"
#include "formats/json-line.h"
#include "interrupt.h"
#include "model/race/race.h"
#include "model/race/survey.h"
#include "tally-any.h"

/* Many puzzles */

static void
print_table (SetdokuSurvey *survey, const Field *field)
{
  printf ("%-*s %8s %8s %8s %10s %12s %10s %9s %10s\n", field->width, "strategy", "puzzles", "solved", "capped", "median",
          "mean", "max", "without", "CPU s");
  for (unsigned i = 0; i < field->n; i++)
    {
      g_autofree char *max = NULL;
      SurveyRow row;

      setdoku_survey_get_row (survey, i, &row);
      max = g_strdup_printf ("%s%" G_GUINT64_FORMAT, row.capped ? ">" : "", row.max);
      printf ("%-*s %8u %8u %8u %10" G_GUINT64_FORMAT " %12.1f %10s %7.1f %% %10.3f\n", field->width, field->texts[i],
              row.puzzles, row.solved, row.capped, row.median, row.mean, max,
              row.puzzles ? 100.0 * row.without / row.puzzles : 0, row.cpu_s);
    }
}

static void
print_rows (SetdokuSurvey *survey, const Field *field)
{
  g_autoptr (GString) text = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_open (text, "entrants", '[');
  for (unsigned i = 0; i < field->n; i++)
    {
      SurveyRow row;

      setdoku_survey_get_row (survey, i, &row);
      compare_json_row (field->texts[i], &row, text);
    }
  json_line_close (text, ']');
  json_line_end (text);
  fputs (text->str, stdout);
}

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  GAsyncResult **place = user;

  *place = g_object_ref (result);
}

static bool
save_csv (SetdokuSurvey *survey, const char *name)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  setdoku_survey_save_async (survey, file, on_saved, &result);
  while (!result)
    g_main_context_iteration (NULL, TRUE);
  if (!setdoku_survey_save_finish (result, &error))
    command_say (error->message);
  return !error;
}

/* Somebody who waits at a terminal sees how far it is. */
static void
show_progress (SetdokuSurvey *survey)
{
  if (isatty (STDERR_FILENO))
    fprintf (stderr, "\r%3d %%%s", (int) (100 * setdoku_survey_get_progress (survey)),
             setdoku_survey_is_running (survey) ? "" : "\r     \r");
}

static int
compare_many (const Field *field, const char *csv, uint64_t cap, int n_jobs)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(SetdokuSurvey) survey = setdoku_survey_new ();
  bool failed = false;

  interrupt_watch (cancellable);
  if (!field_start (field, survey, cap, n_jobs, &failed))
    return COMMAND_FAILED;
  while (setdoku_survey_is_running (survey) && !g_cancellable_is_cancelled (cancellable))
    {
      g_main_context_iteration (NULL, TRUE);
      show_progress (survey);
    }

  /* Also of what was interrupted: how many puzzles it is about stands there. */
  setdoku_survey_stop (survey);
  if (g_strcmp0 (csv, "-") == 0)
    {
      g_autofree char *text = setdoku_survey_format_csv (survey);

      fputs (text, stdout);
    }
  else
    {
      (command_json () ? print_rows : print_table) (survey, field);
      failed |= csv && !save_csv (survey, csv);
    }
  fflush (stdout);
  interrupt_end ();
  return failed ? COMMAND_FAILED : COMMAND_DONE;
}

/* One puzzle */

static void
print_figures (SetdokuRace *race, const Field *field)
{
  printf ("%-*s %11s %10s %10s %10s %8s %10s %9s %11s %5s %12s %9s\n", field->width, "strategy", "outcome", "guesses",
          "take-backs", "dead-ends", "singles", "techniques", "strips", "events", "depth", "CPU ms", "undo B");
  for (unsigned i = 0; i < field->n; i++)
    {
      const RaceFigures *figures = setdoku_race_get_figures (race, i);

      printf ("%-*s %11s %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %8" G_GUINT64_FORMAT " %10"
              G_GUINT64_FORMAT " %9" G_GUINT64_FORMAT " %11" G_GUINT64_FORMAT " %5" G_GUINT64_FORMAT " %12.4f %9"
              G_GUINT64_FORMAT "\n", field->width, field->texts[i], compare_outcome_id (figures), figures->guesses,
              figures->take_backs, figures->dead_ends, figures->singles, figures->techniques, figures->strips,
              figures->events, figures->max_depth, 1e-6 * (double) figures->cpu_ns, figures->undo_bytes);
    }
}

/* "event 17 r4c5=7", or that it makes no further guess. */
static char *
side_words (const Topology *topology, const Divergence *divergence, int side)
{
  g_autofree char *placed = compare_placed (topology, &divergence->event[side]);

  return g_strdup_printf ("event %" G_GUINT64_FORMAT " %s", divergence->step[side], placed ? placed : "ends");
}

static void
print_divergence (SetdokuRace *race, const Field *field)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  const Topology *topology = setdoku_race_get_puzzle (race)->topology;
  const Divergence *divergence;
  unsigned a, b;

  divergence = setdoku_race_get_divergence (race, &a, &b);
  printf ("%s | %s: ", field->texts[a], field->texts[b]);
  switch (divergence->kind)
    {
    case DIVERGENCE_FOUND:
      first = side_words (topology, divergence, 0);
      second = side_words (topology, divergence, 1);
      printf ("differ at guess %" G_GUINT64_FORMAT ": %s | %s\n", divergence->same + 1, first, second);
      break;
    case DIVERGENCE_NONE:
      printf ("the same %" G_GUINT64_FORMAT " guesses\n", divergence->same);
      break;
    case DIVERGENCE_OPEN:
      printf ("the first %" G_GUINT64_FORMAT " guesses are the same\n", divergence->same);
      break;
    }
}

/* Both ran until something was to be seen: not even a first guess is known, so there was no memory for the two. */
static bool
was_not_looked_for (SetdokuRace *race)
{
  unsigned a, b;
  const Divergence *divergence = setdoku_race_get_divergence (race, &a, &b);

  return divergence->kind == DIVERGENCE_OPEN && divergence->same == 0;
}

static bool
is_measured (SetdokuRace *race)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    if (setdoku_race_get_figures (race, i)->state < RACE_FINISHED)
      return false;

  return true;
}

static bool
any_failed (SetdokuRace *race)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    if (setdoku_race_get_figures (race, i)->state == RACE_FAILED)
      return true;

  return false;
}

static void
put_figures (SetdokuRace *race, const Field *field, const char *id, GString *text)
{
  char puzzle[BOARD_TEXT_SIZE];

  json_line_open (text, NULL, '{');
  if (id)
    json_line_string (text, "id", id);
  else
    {
      board_format (&setdoku_race_get_puzzle (race)->board, puzzle);
      json_line_string (text, "puzzle", puzzle);
    }
  json_line_open (text, "entrants", '[');
  for (unsigned i = 0; i < field->n; i++)
    compare_json_figures (field->texts[i], setdoku_race_get_figures (race, i), text);
  json_line_close (text, ']');
  json_line_open (text, "divergences", '[');
}

static void
put_divergence (SetdokuRace *race, const Field *field, GString *text)
{
  unsigned a, b;
  const Divergence *divergence = setdoku_race_get_divergence (race, &a, &b);

  compare_json_divergence (setdoku_race_get_puzzle (race)->topology, field->texts[a], field->texts[b], divergence, text);
}

/* id: what the board is called; NULL: of the classic board. */
static int
compare_puzzle (const Field *field, const Trace *puzzle, const char *id)
{
  g_autoptr (GString) text = command_json () ? g_string_new (NULL) : NULL;
  g_autoptr(SetdokuRace) race = setdoku_race_new ();

  for (unsigned i = 0; i < field->n; i++)
    if (!setdoku_race_add (race, &field->entrants[i]))
      return command_usage ("compare: %s takes part twice", field->texts[i]);

  setdoku_race_set_puzzle (race, puzzle);
  while (!is_measured (race))
    g_main_context_iteration (NULL, TRUE);
  if (any_failed (race))
    return command_no_memory ();
  if (text)
    put_figures (race, field, id, text);
  else
    print_figures (race, field);

  for (unsigned i = 1; i < field->n; i++)
    {
      setdoku_race_find_divergence (race, 0, i);
      while (setdoku_race_is_finding (race))
        g_main_context_iteration (NULL, TRUE);
      if (was_not_looked_for (race))
        return command_no_memory ();
      if (text)
        put_divergence (race, field, text);
      else
        print_divergence (race, field);
    }
  if (text)
    {
      json_line_close (text, ']');
      json_line_end (text);
      fputs (text->str, stdout);
    }
  return COMMAND_DONE;
}

/* text: the puzzle itself, of the classic board; NULL: one of the field's file, of this name. */
static int
compare_one (const Field *field, const char *text, const char *name)
{
  g_autofree Trace *puzzle = g_new0 (Trace, 1);
  g_autofree char *id = NULL;
  int status = COMMAND_FAILED;

  if (text ? command_read_puzzle (text, &puzzle->board) : field_read_one (field, name, puzzle, &id, &status))
    {
      status = compare_puzzle (field, puzzle, id);
      topology_unref (puzzle->topology);
    }
  return status;
}

static int
list_presets (const Field *field)
{
  for (const EntrantPreset *preset = entrant_presets (field->any); preset->id; preset++)
    printf ("%-22s %s\n", preset->id, preset->text);
  return COMMAND_DONE;
}

int
command_compare (int argc, char *argv[])
{
  g_autofree char *puzzle = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *from = NULL;
  g_autofree char *name = NULL;
  gint64 cap = SURVEY_CAP_DEFAULT;
  gboolean list = FALSE;
  int n_jobs = 0, status;
  const GOptionEntry entries[] = {
    { "puzzle", 0, 0, G_OPTION_ARG_STRING, &puzzle, "Compare on this one puzzle, and say where the searches part", "PUZZLE" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from,
      "Read format ID; “blocks” has boards of any shape, for strategies any-… (default: as the text is)", "ID" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &name, "With --from blocks: as --puzzle, on the board of that name", "NAME" },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &csv, "Write the table to FILE as comma-separated values; -: print them", "FILE" },
    { "cap", 0, 0, G_OPTION_ARG_INT64, &cap, "Give a search up after N guesses (default 3000000)", "N" },
    { "list", 0, 0, G_OPTION_ARG_NONE, &list, "List the strategies that have a name here", NULL },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Work with N threads, 1 to 8 (default 2)", "N" },
    { NULL }
  };
  Field field = { 0 };

  if (!command_parse_options (&argc, &argv, "A B… [FILE|-]", entries))
    return COMMAND_USAGE;
  if (!tally_any_chosen (from, &field.any, &field.format))
    return COMMAND_USAGE;
  if (cap < 1 || cap > G_MAXUINT32)
    return command_usage ("--cap: expected a number from 1 to %u", G_MAXUINT32);
  if (n_jobs < 0 || n_jobs > SURVEY_JOBS_MAX)
    return command_usage ("--jobs %d: expected a number from 1 to %d, or 0", n_jobs, SURVEY_JOBS_MAX);
  if (command_json () && (csv || list))
    return command_usage ("--json goes with neither --csv nor --list");
  if (list)
    return list_presets (&field);
  if ((puzzle || name) && csv)
    return command_usage ("--csv writes the table of a FILE; it does not go with --puzzle");
  if (field.any ? puzzle != NULL : name != NULL)
    return command_usage ("--puzzle is one of the classic board, --name one of --from blocks");

  status = !field_read (&field, argc, argv, !puzzle) ? COMMAND_USAGE
         : puzzle || name ? compare_one (&field, puzzle, name) : compare_many (&field, csv, (uint64_t) cap, n_jobs);
  field_clear (&field);
  return status;
}
