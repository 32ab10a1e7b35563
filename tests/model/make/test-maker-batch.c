/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-maker-batch.c — puzzles made to a wish by the hundred, into a file. */
#include <string.h>

#include "maker-fixture.h"
#include "model/make/maker-batch.h"

static void
run_batch (SetdokuMakerBatch *batch, const char *text, uint64_t n, GFile *file, const char *format, int n_threads)
{
  Recipe recipe = recipe_of (text);

  setdoku_maker_batch_start (batch, &recipe, n, file, format_find (format), n_threads);
}

static void
test_batch (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *one = NULL, *many = NULL;
  g_auto (GStrv) lines = NULL;
  Board board;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "what was there before, and was much longer\n", -1, NULL));
  run_batch (batch, "seed 9, number 0, easy", 20, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_null (report->error);
  g_assert_false (report->stopped);
  g_assert_cmpuint (report->n_made, ==, 20);
  g_assert_cmpuint (report->n_tries, >=, 20);
  one = read_text (file);
  run_batch (batch, "seed 9, number 0, easy", 20, file, "sdm", 2);
  wait_for (!report->working);
  many = read_text (file);
  g_assert_cmpstr (one, ==, many);                     /* whatever the number of threads */
  lines = g_strsplit (many, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  make (maker, "seed 9, number 13, easy");
  g_assert_true (board_parse (&board, lines[13]));
  g_assert_cmpmem (board.digit, N_CELLS, wait_until_made (maker)->made.puzzle.digit, N_CELLS);
  g_file_delete (file, NULL, NULL);
}

/* Where a format holds ratings, each puzzle comes with its own. */
static void
test_batch_rated (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.rated", NULL);
  g_autoptr (GArray) records = NULL;
  g_autofree char *text = NULL;

  run_batch (batch, "seed 9, number 0, hard", 5, file, maker_batch_format ("many.rated")->id, 2);
  wait_for (!report->working);
  text = read_text (file);
  records = format_read (NULL, text, strlen (text), NULL);
  g_assert_cmpuint (records->len, ==, 5);
  for (guint i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;

      g_assert_nonnull (document);
      g_assert_cmpint (document->rating.er, >=, rating_level_find ("hard")->min);
      g_assert_cmpint (document->rating.er, <=, rating_level_find ("hard")->max);
    }
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_stopped (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *text = NULL;

  run_batch (batch, "seed 9, number 0, medium", BATCH_MAX, file, "sdm", 2);
  wait_for (report->n_made > 0);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  g_assert_true (report->stopped);
  g_assert_null (report->error);
  text = read_text (file);
  g_assert_cmpuint (strlen (text), ==, report->n_made * (N_CELLS + 1));
  for (const char *line = text; *line; line += N_CELLS + 1)
    g_assert_cmpuint (strspn (line, "0123456789"), ==, N_CELLS);
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_of_nothing (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *text = NULL;

  run_batch (batch, "seed 1, number 0, " RARE, 5, file, "sdm", 2);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  g_assert_true (report->stopped);
  g_assert_false (g_file_query_exists (file, NULL));   /* no empty file is left */

  /* A file that was there stays as it was. */
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "mine\n", -1, NULL));
  run_batch (batch, "seed 1, number 0, " RARE, 5, file, "sdm", 2);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  text = read_text (file);
  g_assert_cmpstr (text, ==, "mine\n");
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_fails (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "not here", "many.sdm", NULL);

  run_batch (batch, "seed 9, number 0, easy", 5, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_nonnull (report->error);
  g_assert_true (g_str_has_prefix (report->error->message, "“many.sdm” could not be written: "));
  g_assert_cmpuint (report->n_made, ==, 0);
}

/* The device of that name takes nothing. */
static void
test_batch_full_disk (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/full");

  if (!g_file_query_exists (file, NULL))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  run_batch (batch, "seed 9, number 0, easy", 5, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_nonnull (report->error);
  g_assert_cmpuint (report->n_made, ==, 0);
}

static void
test_batch_format (void)
{
  g_assert_cmpstr (maker_batch_format ("many.sdm")->id, ==, "sdm");
  g_assert_null (maker_batch_format ("one.setdoku"));
  g_assert_null (maker_batch_format ("many"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/batch/same-file-by-any-number-of-threads", Place, NULL, set_up, test_batch, tear_down);
  g_test_add ("/batch/with-their-ratings", Place, NULL, set_up, test_batch_rated, tear_down);
  g_test_add ("/batch/stopped-leaves-whole-lines", Place, NULL, set_up, test_batch_stopped, tear_down);
  g_test_add ("/batch/without-a-puzzle-leaves-the-file-alone", Place, NULL, set_up, test_batch_of_nothing, tear_down);
  g_test_add ("/batch/no-folder-is-told", Place, NULL, set_up, test_batch_fails, tear_down);
  g_test_add ("/batch/a-full-disk-is-told", Place, NULL, set_up, test_batch_full_disk, tear_down);
  g_test_add_func ("/batch/format-by-name", test_batch_format);
  return g_test_run ();
}
