/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-survey.c — every strategy on every puzzle of a list of any length: a line of totals for each strategy.
 *
 * Nothing that comes out depends on the machine, so the time is not in it (compare tells it): the same bytes with any number of
 * threads. A run is cut into shards by --shard I/N, each of which writes its sums with --tally FILE; survey --merge FILE…
 * adds them up, medians included, which a tally holds exactly. The shards merged are the run: of one that was interrupted no
 * tally is written, for nobody could tell it from a whole one. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "interrupt.h"
#include "model/job/bulk.h"
#include "model/race/survey-words.h"
#include "model/race/survey.h"
#include "picture/cactus-picture.h"
#include "survey-run.h"

enum { SVG_WIDTH = 960, SVG_HEIGHT = 480 };

typedef struct {
  gboolean  merge;
  char     *csv, *tally, *each, *svg, *shard;          /* owned */
  gint64    limit;
  int       n_jobs;
} SurveyOptions;

static const char survey_help[] =
  "STRATEGY is one as “setdoku-cli compare” takes it; without any, “explore”. The rest are FILEs of puzzles.\n"
  "\n"
  "  setdoku-cli survey mrv-forward singles list.txt\n"
  "  for i in 1 2 3 4; do setdoku-cli survey singles --shard $i/4 --tally $i.tally list.txt; done\n"
  "  setdoku-cli survey --merge 1.tally 2.tally 3.tally 4.tally --svg all.svg\n"
  "\n"
  "A shard has every N-th line of the list; the shards merged are the run, exact medians included.";

/* Tables */

static void
print_totals (const SurveyRun *run)
{
  int width = 8;

  for (unsigned i = 0; i < run->n; i++)
    width = MAX (width, (int) strlen (run->texts[i]));
  printf ("%-*s %9s %9s %8s %9s %10s %12s %10s %9s\n", width, "strategy", "puzzles", "solved", "stuck", "given up", "median",
          "mean", "max", "without");
  for (unsigned i = 0; i < run->n; i++)
    {
      g_autofree char *max = NULL;
      SurveyRow row;

      survey_tally_get (&run->tallies[i], &row);
      max = g_strdup_printf ("%s%" G_GUINT64_FORMAT, row.capped ? ">" : "", row.max);
      printf ("%-*s %9u %9u %8u %9u %10" G_GUINT64_FORMAT " %12.1f %10s %7.1f %%\n", width, run->texts[i], row.puzzles,
              row.solved,
              row.stuck + row.impossible, row.capped, row.median, row.mean, max,
              row.puzzles ? 100.0 * row.without / row.puzzles : 0);
    }
}

static char *
format_csv (const SurveyRun *run)
{
  GString *text = g_string_new ("strategy,puzzles,solved,impossible,stuck,given_up,limit,without,share_without,median,mean,max,"
                                "take_backs,events\n");

  for (unsigned i = 0; i < run->n; i++)
    {
      SurveyRow row;

      survey_tally_get (&run->tallies[i], &row);
      g_string_append_printf (text, "\"%s\",%u,%u,%u,%u,%u,%" G_GUINT64_FORMAT ",%u,%.6f,%" G_GUINT64_FORMAT ",%.3f,%"
                              G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT "\n", run->texts[i], row.puzzles,
                              row.solved, row.impossible, row.stuck, row.capped, run->cap, row.without,
                              row.puzzles ? (double) row.without / row.puzzles : 0, row.median, row.mean, row.max,
                              row.take_backs, row.events);
    }
  return g_string_free (text, FALSE);
}

static char *
format_tallies (const SurveyRun *run)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < run->n; i++)
    survey_tally_append (&run->tallies[i], run->texts[i], run->cap, text);
  return g_string_free (text, FALSE);
}

/* False: said why. */
static bool
put_file (const char *name, const char *text, gsize length)
{
  Output *output = output_open (name);

  if (!output)
    return false;
  output_write (output, text, length);
  return output_close (output, true);
}

static bool
put_svg (const SurveyRun *run, const char *name)
{
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, Sans 9");
  g_autofree char *given_up = survey_given_up_text (run->cap);
  g_autoptr (GBytes) svg = NULL;
  CactusPicture picture = {
    .page = { SVG_WIDTH, SVG_HEIGHT, palette_get (false, false), font }, .n_series = run->n, .cap_text = given_up,
    .across = survey_across (SURVEY_GUESSES), .label = survey_axis_text (SURVEY_GUESSES),
  };
  SpreadStep *steps[PLOT_SERIES_MAX] = { NULL };
  char *names[PLOT_SERIES_MAX] = { NULL };
  Picture drawing;
  bool good;

  for (unsigned i = 0; i < run->n; i++)
    {
      names[i] = entrant_name (&run->entrants[i]);
      picture.series[i].name = names[i];
      picture.series[i].steps = steps[i] = spread_sorted (&run->tallies[i].solved[SURVEY_GUESSES], &picture.series[i].n_steps);
      picture.puzzles = MAX (picture.puzzles, run->tallies[i].row.puzzles);
      picture.cap = run->tallies[i].row.capped ? run->cap : picture.cap;
    }
  drawing = plot_picture (&picture.page, cactus_picture_paint, &picture);
  svg = picture_write (&drawing, PICTURE_SVG, 1, NULL);
  good = svg && put_file (name, g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  for (unsigned i = 0; i < run->n; i++)
    {
      g_free (names[i]);
      g_free (steps[i]);
    }
  pango_font_description_free (font);
  return good;
}

/* Of what was interrupted, nothing. False: said why. */
static bool
put_tallies (const SurveyRun *run, const char *name)
{
  g_autofree char *text = NULL, *said = NULL;

  if (run->cancellable && g_cancellable_is_cancelled (run->cancellable))
    {
      said = g_strdup_printf ("%s: it was interrupted; no tally was written", name);
      command_say (said);
      return false;
    }
  text = format_tallies (run);
  return put_file (name, text, strlen (text));
}

/* Everything that was asked for. */
static int
put_all (const SurveyRun *run, const SurveyOptions *options, int status)
{
  bool silent = g_strcmp0 (options->csv, "-") == 0 || g_strcmp0 (options->tally, "-") == 0 || g_strcmp0 (options->each, "-") == 0
                || g_strcmp0 (options->svg, "-") == 0, good = true;

  if (options->csv)
    {
      g_autofree char *text = format_csv (run);

      good &= put_file (options->csv, text, strlen (text));
    }
  if (options->tally)
    good &= put_tallies (run, options->tally);
  if (options->svg)
    good &= put_svg (run, options->svg);
  if (!silent)
    print_totals (run);
  fflush (stdout);
  return good ? status : COMMAND_FAILED;
}

/* Searching */

static int
survey (SurveyRun *run, const SurveyOptions *options, int argc, char *argv[])
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  int status;

  if (options->each && !(run->each = output_open (options->each)))
    return COMMAND_FAILED;
  if (run->each)
    output_write (run->each, survey_each_header, strlen (survey_each_header));
  run->cancellable = cancellable;
  interrupt_watch (cancellable);
  status = command_each_input (argc, argv, NULL, survey_run, run);
  if (run->each && !output_close (run->each, true))
    status = COMMAND_FAILED;
  status = put_all (run, options, status);           /* also of what was interrupted: how many puzzles it is about stands there */
  interrupt_end ();
  return status;
}

/* Merging */

static bool
refuse (const char *name, const char *why)
{
  g_autofree char *said = g_strdup_printf ("%s: %s", name, why);

  command_say (said);
  return false;
}

/* Adds what a tally says to the row of its strategy, which may be a new one. */
static bool
join (SurveyRun *run, const char *name, const SurveyTally *tally, const char *strategy, uint64_t cap)
{
  unsigned i = 0;

  if (run->n > 0 && cap != run->cap)
    return refuse (name, "another --limit than that of the files before");
  while (i < run->n && strcmp (run->texts[i], strategy) != 0)
    i++;
  if (i == ENTRANTS_MAX)
    return refuse (name, "there are more than six strategies");
  if (i == run->n)
    {
      if (!entrant_parse (strategy, &run->entrants[i], NULL))
        return refuse (name, "a strategy that is not known here");
      run->texts[run->n++] = g_strdup (strategy);
    }
  run->cap = cap;
  survey_tally_join (&run->tallies[i], tally);
  return true;
}

static bool
merge_file (SurveyRun *run, const char *name)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const char *at;
  gsize length;

  text = command_read_bytes (name, &length, &error);
  if (!text)
    return refuse (name, error->message);
  if (length > FORMAT_MAX_BYTES)
    return refuse (name, "this is too large for a tally");
  at = text;
  do
    {
      g_autofree char *strategy = NULL;
      SurveyTally tally;
      uint64_t cap;
      bool joined;

      if (!survey_tally_parse (&at, &tally, &strategy, &cap))
        return refuse (name, "this is no tally, as survey --tally writes it");
      joined = join (run, name, &tally, strategy, cap);
      survey_tally_clear (&tally);
      if (!joined)
        return false;
    }
  while (*at);
  return true;
}

static int
merge (SurveyRun *run, const SurveyOptions *options, int argc, char *argv[])
{
  if (argc < 2)
    return command_usage ("survey --merge takes FILEs that survey --tally wrote");
  for (int i = 1; i < argc; i++)
    if (!merge_file (run, argv[i]))
      return COMMAND_FAILED;
  return put_all (run, options, COMMAND_DONE);
}

/* The command line */

/* Each once: the sums of merged shards go by its words. False: said why. */
static bool
add_entrant (SurveyRun *run, const Trace *entrant, const char *named)
{
  g_autofree char *text = entrant_format (entrant);

  for (unsigned i = 0; i < run->n; i++)
    if (strcmp (run->texts[i], text) == 0)
      {
        command_usage ("survey %s: this strategy was named before", named);
        return false;
      }
  if (run->n == ENTRANTS_MAX)
    {
      command_usage ("survey takes at most %d strategies", ENTRANTS_MAX);
      return false;
    }
  run->entrants[run->n] = *entrant;
  run->texts[run->n++] = g_steal_pointer (&text);
  return true;
}

/* What can be read as a strategy is one; from the first that cannot on they are files. Takes them out of argv. */
static bool
read_entrants (SurveyRun *run, int *argc, char ***argv)
{
  while (*argc > 1)
    {
      g_autoptr (GError) error = NULL;
      Trace entrant;

      if (!entrant_parse ((*argv)[1], &entrant, &error))
        {
          /* A strategy that is written wrongly is no file. */
          if (g_file_test ((*argv)[1], G_FILE_TEST_EXISTS) || strcmp ((*argv)[1], "-") == 0
              || (run->n > 0 && !strpbrk ((*argv)[1], ":=")))
            break;
          command_usage ("survey %s: %s", (*argv)[1], error->message);
          return false;
        }
      if (!add_entrant (run, &entrant, (*argv)[1]))
        return false;
      (*argv)[1] = (*argv)[0];
      ++*argv;
      --*argc;
    }
  if (run->n == 0)
    {
      bool parsed = entrant_parse ("explore", &run->entrants[0], NULL);

      g_assert (parsed);
      run->texts[run->n++] = entrant_format (&run->entrants[0]);
    }
  return true;
}

static bool
read_shard (SurveyRun *run, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  guint64 i, n;

  if (g_strv_length (parts) != 2 || !g_ascii_string_to_unsigned (parts[1], 10, 1, 1000000, &n, NULL)
      || !g_ascii_string_to_unsigned (parts[0], 10, 1, n, &i, NULL))
    {
      command_usage ("--shard %s: expected I/N, as 1/4 to 4/4", text);
      return false;
    }
  run->shard = (unsigned) i - 1;
  run->shards = (unsigned) n;
  return true;
}

static int
run_survey (SurveyRun *run, SurveyOptions *options, int argc, char *argv[])
{
  if (options->limit < 1 || options->limit > G_MAXUINT32)
    return command_usage ("--limit: expected a number from 1 to %u", G_MAXUINT32);
  if (options->n_jobs < 0 || options->n_jobs > BULK_MAX_THREADS)
    return command_usage ("--jobs %d: expected a number from 1 to %d, or 0 for one for each processor", options->n_jobs,
                          BULK_MAX_THREADS);
  run->cap = (uint64_t) options->limit;
  run->n_jobs = options->n_jobs;
  run->shards = 1;
  if (options->merge && (options->each || options->shard))
    return command_usage ("--merge adds up what was found; it does not go with --each or --shard");
  if (options->merge)
    return merge (run, options, argc, argv);
  if ((options->shard && !read_shard (run, options->shard)) || !read_entrants (run, &argc, &argv))
    return COMMAND_USAGE;
  return survey (run, options, argc, argv);
}

int
command_survey (int argc, char *argv[])
{
  SurveyOptions options = { .limit = SURVEY_CAP_DEFAULT };
  const GOptionEntry entries[] = {
    { "limit", 0, 0, G_OPTION_ARG_INT64, &options.limit, "Give a search up after N guesses (default 3000000)", "N" },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options.shard, "Only part I of N: every N-th line", "I/N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options.n_jobs, "Work with N threads (default: one for each processor)", "N" },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &options.csv, "Write the totals to FILE as comma-separated values; -: print them",
      "FILE" },
    { "each", 0, 0, G_OPTION_ARG_FILENAME, &options.each, "Write a line for each puzzle and strategy to FILE as well", "FILE" },
    { "tally", 0, 0, G_OPTION_ARG_FILENAME, &options.tally, "Write to FILE what --merge adds up", "FILE" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &options.svg, "Draw how many puzzles took how many guesses, to FILE", "FILE" },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &options.merge, "Add up the FILEs that --tally wrote, instead of searching", NULL },
    { NULL }
  };
  SurveyRun *run;
  int status;

  if (!command_parse_described (&argc, &argv, "[STRATEGY…] [FILE|-]…", entries, survey_help))
    return COMMAND_USAGE;
  run = g_new0 (SurveyRun, 1);
  status = run_survey (run, &options, argc, argv);
  for (unsigned i = 0; i < run->n; i++)
    {
      g_free (run->texts[i]);
      survey_tally_clear (&run->tallies[i]);
    }
  g_free (run);
  g_free (options.csv);
  g_free (options.each);
  g_free (options.tally);
  g_free (options.svg);
  g_free (options.shard);
  return status;
}
