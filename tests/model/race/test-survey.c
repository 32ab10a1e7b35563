/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-survey.c — a survey comes to the seeds' table, whoever works on it and however often it is stopped. */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "model/race/survey.h"

static const char *const ways[] = { "linear-none", "linear-forward", "mrv-forward", "mrv-degree-forward", "singles" };

enum { WAYS = G_N_ELEMENTS (ways) };

static GArray *
load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      Board board;

      if (board_parse (&board, lines[i]))
        g_array_append_val (boards, board);
    }
  return boards;
}

static void
parse_ways (Trace entrants[WAYS])
{
  for (int i = 0; i < WAYS; i++)
    g_assert_true (entrant_parse (ways[i], &entrants[i], NULL));
}

static void
finish (SetdokuSurvey *survey)
{
  while (setdoku_survey_is_running (survey))
    g_main_context_iteration (NULL, TRUE);
}

static SetdokuSurvey *
survey_of (const char *list, int n_jobs, uint64_t cap)
{
  g_autoptr (GArray) boards = load (list);
  SetdokuSurvey *survey = setdoku_survey_new ();
  Trace entrants[WAYS];

  parse_ways (entrants);
  setdoku_survey_start (survey, &g_array_index (boards, Board, 0), boards->len, entrants, WAYS, cap, n_jobs);
  return survey;
}

/* SEEDS D. */
static void
the_seeds_table_comes_out_exactly (void)
{
  static const struct { const char *list; unsigned n; struct { unsigned median, max; } nodes[WAYS]; unsigned without; } rows[] = {
    { "euler50", 50, { { 4132, 243098 }, { 1170, 39235 }, { 75, 654 }, { 83, 1693 }, { 0, 7 } }, 44 },
    { "exchange-easy", 150, { { 1486, 707417 }, { 472, 212077 }, { 53, 861 }, { 53, 507 }, { 0, 0 } }, 150 },
    { "exchange-medium", 150, { { 4171, 338054 }, { 1294, 41275 }, { 91, 1582 }, { 94, 809 }, { 0, 6 } }, 127 },
    { "exchange-hard", 150, { { 6243, 354737 }, { 1814, 137274 }, { 117, 2997 }, { 102, 1111 }, { 2, 12 } }, 62 },
  };

  for (size_t list = 0; list < G_N_ELEMENTS (rows); list++)
    {
      g_autoptr (SetdokuSurvey) survey = survey_of (rows[list].list, 0, SURVEY_CAP_DEFAULT);
      SurveyRow row;

      finish (survey);
      g_assert_cmpfloat (setdoku_survey_get_progress (survey), ==, 1);
      for (unsigned way = 0; way < WAYS; way++)
        {
          setdoku_survey_get_row (survey, way, &row);
          g_assert_cmpuint (row.puzzles, ==, rows[list].n);
          g_assert_cmpuint (row.solved, ==, rows[list].n);
          g_assert_cmpuint (row.capped, ==, 0);
          g_assert_cmpuint (row.median, ==, rows[list].nodes[way].median);
          g_assert_cmpuint (row.max, ==, rows[list].nodes[way].max);
          g_assert_cmpfloat (row.cpu_s, >, 0);
        }
      g_assert_cmpuint (row.without, ==, rows[list].without);
    }
}

static void
assert_same_but_time (SetdokuSurvey *a, SetdokuSurvey *b)
{
  for (unsigned i = 0; i < WAYS; i++)
    {
      SurveyRow x, y;

      setdoku_survey_get_row (a, i, &x);
      setdoku_survey_get_row (b, i, &y);
      x.cpu_s = y.cpu_s = 0;
      g_assert_cmpuint (x.puzzles, ==, y.puzzles);
      g_assert_cmpuint (x.solved, ==, y.solved);
      g_assert_cmpuint (x.capped, ==, y.capped);
      g_assert_cmpuint (x.without, ==, y.without);
      g_assert_cmpuint (x.median, ==, y.median);
      g_assert_cmpuint (x.max, ==, y.max);
      g_assert_cmpfloat (x.mean, ==, y.mean);
      g_assert_cmpuint (x.take_backs, ==, y.take_backs);
      g_assert_cmpuint (x.events, ==, y.events);
    }
}

static void
any_number_of_workers_finds_the_same (void)
{
  g_autoptr (SetdokuSurvey) one = survey_of ("exchange-medium", 1, 2000);
  g_autoptr (SetdokuSurvey) five = survey_of ("exchange-medium", 5, 2000);
  SurveyRow row;

  finish (one);
  finish (five);
  assert_same_but_time (one, five);

  setdoku_survey_get_row (one, 0, &row);
  g_assert_cmpuint (row.capped, >, 0);
  g_assert_cmpuint (row.solved + row.capped, ==, row.puzzles);
  g_assert_cmpuint (row.max, ==, 2000);
}

static void
count_calls (SetdokuSurvey *survey, int *calls)
{
  ++*calls;
}

static void
a_survey_that_is_stopped_goes_on_where_it_was (void)
{
  g_autoptr (SetdokuSurvey) whole = survey_of ("exchange-easy", 2, 100000);
  g_autoptr (SetdokuSurvey) pieces = survey_of ("exchange-easy", 2, 100000);
  int calls = 0, stops = 0;
  double progress = 0;

  finish (whole);

  g_signal_connect (pieces, "changed", G_CALLBACK (count_calls), &calls);
  while (setdoku_survey_is_running (pieces))
    {
      int before = calls;

      while (calls == before)
        g_main_context_iteration (NULL, TRUE);
      if (stops++ % 2)
        continue;
      setdoku_survey_stop (pieces);
      g_assert_false (setdoku_survey_is_running (pieces));
      g_assert_cmpfloat (setdoku_survey_get_progress (pieces), >=, progress);
      progress = setdoku_survey_get_progress (pieces);
      setdoku_survey_go_on (pieces);
    }
  g_assert_cmpfloat (setdoku_survey_get_progress (pieces), ==, 1);
  assert_same_but_time (whole, pieces);
}

static void
nothing_is_told_after_a_stop_and_a_survey_may_go_in_mid_run (void)
{
  SetdokuSurvey *survey = survey_of ("exchange-hard", 2, SURVEY_CAP_DEFAULT);
  int calls = 0;

  g_signal_connect (survey, "changed", G_CALLBACK (count_calls), &calls);
  setdoku_survey_stop (survey);
  g_assert_cmpint (calls, ==, 1);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (1000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpint (calls, ==, 1);

  setdoku_survey_go_on (survey);
  g_assert_true (setdoku_survey_is_running (survey));
  g_object_add_weak_pointer (G_OBJECT (survey), (gpointer *) &survey);
  g_object_unref (survey);
  g_assert_null (survey);
}

static void
nothing_to_search_is_done_at_once (void)
{
  g_autoptr (SetdokuSurvey) survey = setdoku_survey_new ();
  Trace entrants[WAYS];
  SurveyRow row;

  parse_ways (entrants);
  setdoku_survey_start (survey, NULL, 0, entrants, WAYS, 1, 1);
  g_assert_false (setdoku_survey_is_running (survey));
  g_assert_cmpfloat (setdoku_survey_get_progress (survey), ==, 1);
  setdoku_survey_get_row (survey, 0, &row);
  g_assert_cmpuint (row.puzzles, ==, 0);
  g_assert_cmpuint (row.median, ==, 0);
}

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  g_autoptr (GError) error = NULL;

  *(int *) user = setdoku_survey_save_finish (result, &error) ? 1 : 2;
  g_assert_true ((error != NULL) == (*(int *) user == 2));
}

/* The time is the only field that is not known beforehand. */
static void
the_csv_has_a_line_an_entrant_and_decimal_points (void)
{
  g_autoptr (SetdokuSurvey) survey = survey_of ("euler50", 1, SURVEY_CAP_DEFAULT);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "setdoku-survey-test.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/survey.csv");
  g_autofree char *csv = NULL;
  g_autofree char *saved = NULL;
  g_auto (GStrv) lines = NULL;
  int done = 0;

  finish (survey);
  if (!setlocale (LC_NUMERIC, "de_DE.UTF-8"))
    g_test_message ("no locale with a decimal comma here");
  csv = setdoku_survey_format_csv (survey);
  setlocale (LC_NUMERIC, "C");
  lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, WAYS + 2);
  g_assert_true (g_str_has_prefix (lines[0], "strategy,puzzles,solved,"));
  g_assert_true (g_str_has_prefix (lines[1], "\"explore:cell=linear,inference=none\",50,50,0,0,0,3000000,0,0.0000,4132,24493.200,"
                                             "243098,"));
  g_assert_true (g_str_has_prefix (lines[5], "\"explore\",50,50,0,0,0,3000000,44,0.8800,0,"));
  g_assert_cmpstr (lines[6], ==, "");

  setdoku_survey_save_async (survey, file, on_saved, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (done, ==, 1);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, csv);
  g_remove (path);

  done = 0;
  setdoku_survey_save_async (survey, nowhere, on_saved, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (done, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/survey/the-seeds-table-comes-out-exactly", the_seeds_table_comes_out_exactly);
  g_test_add_func ("/survey/any-number-of-workers-finds-the-same", any_number_of_workers_finds_the_same);
  g_test_add_func ("/survey/a-survey-that-is-stopped-goes-on-where-it-was", a_survey_that_is_stopped_goes_on_where_it_was);
  g_test_add_func ("/survey/nothing-is-told-after-a-stop-and-a-survey-may-go-in-mid-run",
                   nothing_is_told_after_a_stop_and_a_survey_may_go_in_mid_run);
  g_test_add_func ("/survey/nothing-to-search-is-done-at-once", nothing_to_search_is_done_at_once);
  g_test_add_func ("/survey/the-csv-has-a-line-an-entrant-and-decimal-points", the_csv_has_a_line_an_entrant_and_decimal_points);
  return g_test_run ();
}
