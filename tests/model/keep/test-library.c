/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library.c — collected puzzles are kept, line by line, whatever else the file holds and whoever else writes it; and the
 * bank that comes with the program is rated as the rater rates. */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "../../patience.h"
#include "engine/fast/count.h"
#include "model/keep/collection-file.h"
#include "model/keep/collection-rater.h"
#include "model/keep/library.h"

#define EASY  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define HARD  "....6...8.5.....2.......36..9.3......8.1...5....4..7..31........4...8.....2......"

typedef struct { char *folder, *path; } Fixture;

static void
set_up (Fixture *fixture, const void *data)
{
  fixture->folder = g_dir_make_tmp ("setdoku-library-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "library.txt", NULL);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while (directory && (name = g_dir_read_name (directory)))
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static SetdokuLibrary *
library_of (const char *folder)
{
  SetdokuLibrary *library = setdoku_library_new (folder);

  setdoku_library_wait (library);
  return library;
}

static unsigned
size_of (SetdokuLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (setdoku_library_get_list (library)));
}

static const PuzzleFacts *
facts_of (SetdokuLibrary *library, unsigned i)
{
  g_autoptr (SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (setdoku_library_get_list (library)), i);

  return setdoku_puzzle_get_facts (puzzle);
}

static GPtrArray *
puzzles_of (const char *text)
{
  unsigned n_bad;
  GPtrArray *puzzles = puzzles_parse (text, strlen (text), "text", &n_bad, NULL);

  g_assert_nonnull (puzzles);
  return puzzles;
}

static void
test_kept (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library = library_of (fixture->folder);
  g_autoptr (GPtrArray) puzzles = puzzles_of (EASY "\t2.3/1.2/1.0\tnaked-single\t17\tA title, “quoted”\n" HARD "\n");

  g_assert_cmpuint (setdoku_library_add (library, puzzles), ==, 2);
  g_assert_cmpuint (setdoku_library_add (library, puzzles), ==, 0);
  g_object_unref (library);

  library = library_of (fixture->folder);
  g_assert_cmpuint (size_of (library), ==, 2);
  g_assert_cmpstr (facts_of (library, 0)->cells, ==, EASY);
  g_assert_cmpstr (facts_of (library, 0)->title, ==, "A title, “quoted”");
  g_assert_cmpint (facts_of (library, 0)->er, ==, 23);
  g_assert_cmpint (facts_of (library, 0)->ep, ==, 12);
  g_assert_cmpint (facts_of (library, 0)->ed, ==, 10);
  g_assert_cmpint (facts_of (library, 0)->technique, ==, RATE_NAKED_SINGLE);
  g_assert_cmpint (facts_of (library, 0)->added, ==, 17);
  g_assert_cmpint (facts_of (library, 1)->state, ==, PUZZLE_UNRATED);
  g_assert_cmpint (facts_of (library, 1)->added, >, 1700000000);
  g_object_unref (library);
}

static void
test_damage (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library;
  g_autoptr (GPtrArray) puzzles = puzzles_of (HARD "\n");
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, EASY "\t2.3/1.2/1.0\nwhat is this\n" EASY "8\n\x01\xff\n", -1, NULL));
  library = library_of (fixture->folder);
  g_assert_cmpuint (size_of (library), ==, 1);
  g_assert_cmpuint (setdoku_library_get_n_damaged (library), ==, 3);
  setdoku_library_add (library, puzzles);
  g_assert_true (setdoku_library_flush (library));
  g_object_unref (library);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nwhat is this\n"));
  g_assert_nonnull (strstr (text, "\n\x01\xff\n"));
  g_assert_nonnull (strstr (text, HARD));
}

/* A NUL, as a crash of the machine may leave them behind. */
static void
test_holes (Fixture *fixture, const void *data)
{
  static const char file[] = EASY "\n\0\0\n" HARD "\nwhat is this\0\n";
  SetdokuLibrary *library;

  g_assert_true (g_file_set_contents (fixture->path, file, sizeof file - 1, NULL));
  library = library_of (fixture->folder);
  g_assert_cmpuint (size_of (library), ==, 2);
  setdoku_library_touch (library);
  g_assert_true (setdoku_library_flush (library));
  g_object_unref (library);
  library = library_of (fixture->folder);
  g_assert_cmpuint (size_of (library), ==, 2);
  g_object_unref (library);
}

/* Two programs: what neither understands is kept once, wherever it stands. */
static void
test_foreign_once (Fixture *fixture, const void *data)
{
  SetdokuLibrary *a, *b;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "what is this\n" EASY "\n", -1, NULL));
  a = library_of (fixture->folder);
  b = library_of (fixture->folder);
  g_assert_true (g_file_set_contents (fixture->path, "what is this\n" HARD "\n", -1, NULL));
  setdoku_library_touch (a);
  g_assert_true (setdoku_library_flush (a));
  setdoku_library_touch (b);
  g_assert_true (setdoku_library_flush (b));
  g_assert_cmpuint (size_of (b), ==, 2);
  g_assert_cmpuint (setdoku_library_get_n_damaged (b), ==, 1);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "what is this"));
  g_assert_null (strstr (strstr (text, "what is this") + 1, "what is this"));
  g_object_unref (a);
  g_object_unref (b);
}

static void
count_change (GListModel *list, unsigned position, unsigned removed, unsigned added, unsigned *n)
{
  ++*n;
}

static void
test_removed (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library = library_of (fixture->folder);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) some = g_ptr_array_new ();
  unsigned n_changes = 0;

  for (int i = 0; i < 50; i++)
    {
      g_autofree char *line = g_strdup (EASY);

      line[0] = (char) ('1' + i / 9);
      line[1] = (char) ('1' + i % 9);
      g_ptr_array_add (puzzles, setdoku_puzzle_parse (line, N_CELLS));
      if (i % 3 == 0)
        g_ptr_array_add (some, g_ptr_array_index (puzzles, i));
    }
  g_assert_cmpuint (setdoku_library_add (library, puzzles), ==, 50);
  g_signal_connect (setdoku_library_get_list (library), "items-changed", G_CALLBACK (count_change), &n_changes);
  setdoku_library_remove (library, some);
  g_assert_cmpuint (size_of (library), ==, 50 - some->len);
  for (unsigned i = 0; i < size_of (library); i++)
    g_assert_cmpstr (facts_of (library, i)->cells, ==,
                     setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, i + i / 2 + 1))->cells);
  setdoku_library_put_back (library);
  g_assert_cmpuint (n_changes, ==, 2);
  for (unsigned i = 0; i < 50; i++)
    g_assert_cmpstr (facts_of (library, i)->cells, ==, setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, i))->cells);
  setdoku_library_put_back (library);
  g_assert_cmpuint (size_of (library), ==, 50);
  g_object_unref (library);
}

/* Two programs at once: nothing of either is lost. */
static void
test_two (Fixture *fixture, const void *data)
{
  SetdokuLibrary *a = library_of (fixture->folder), *b = setdoku_library_new (fixture->folder);
  g_autoptr (GPtrArray) easy = puzzles_of (EASY "\n"), hard = puzzles_of (HARD "\n");

  setdoku_library_add (a, easy);
  g_assert_true (setdoku_library_flush (a));
  setdoku_library_add (b, hard);
  g_assert_true (setdoku_library_flush (b));
  g_assert_cmpuint (size_of (b), ==, 2);
  setdoku_library_touch (a);
  g_assert_true (setdoku_library_flush (a));
  g_assert_cmpuint (size_of (a), ==, 2);
  g_object_unref (a);
  g_object_unref (b);
  a = library_of (fixture->folder);
  g_assert_cmpuint (size_of (a), ==, 2);
  g_object_unref (a);
}

static void
count (unsigned *n)
{
  ++*n;
}

static void
note_failure (SetdokuLibrary *library, const char *text, void *user)
{
  *(bool *) user = *text != '\0';
}

static void
test_unwritable (Fixture *fixture, const void *data)
{
  g_autofree char *nowhere = g_build_filename (fixture->path, "below-a-file", NULL);
  SetdokuLibrary *library;
  g_autoptr (GPtrArray) easy = puzzles_of (EASY "\n");
  bool failed = false;

  g_assert_true (g_file_set_contents (fixture->path, "", -1, NULL));
  library = library_of (nowhere);
  g_signal_connect (library, "failed", G_CALLBACK (note_failure), &failed);
  setdoku_library_add (library, easy);
  g_assert_false (setdoku_library_flush (library));
  g_assert_true (failed);
  g_assert_cmpuint (size_of (library), ==, 1);
  g_object_unref (library);
}

/* The file is read behind the scenes; who changes the list before waits for it, and nothing is taken twice. */
static void
test_read_meanwhile (Fixture *fixture, const void *data)
{
  g_autoptr (GPtrArray) both = puzzles_of (EASY "\n" HARD "\n");
  unsigned loaded = 0;

  g_assert_true (g_file_set_contents (fixture->path, EASY "\t2.3/1.2/1.0\tnaked-single\t17\tmine\n", -1, NULL));
  for (int way = 0; way < 2; way++)
    {
      SetdokuLibrary *library = setdoku_library_new (fixture->folder);

      g_signal_connect_swapped (library, "loaded", G_CALLBACK (count), &loaded);
      g_assert_cmpuint (size_of (library), ==, 0);
      if (way == 0)
        wait_for (loaded == 1);
      g_assert_cmpuint (setdoku_library_add (library, both), ==, 1);
      g_assert_cmpuint (loaded, ==, way + 1u);
      g_assert_cmpstr (facts_of (library, 0)->title, ==, "mine");
      g_assert_cmpuint (size_of (library), ==, 2);
      setdoku_library_remove (library, both);        /* what is added is another object than what is there */
      g_assert_cmpuint (size_of (library), ==, 1);
      g_object_unref (library);
      g_assert_true (g_file_set_contents (fixture->path, EASY "\t2.3/1.2/1.0\tnaked-single\t17\tmine\n", -1, NULL));
    }
}

/* Who has the lock was stopped for good. Neither a saving on its way nor the end of the program waits for it. */
static void
test_locked (Fixture *fixture, const void *data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "library.lock", NULL);
  int lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  for (int begun = 0; begun < 2; begun++)
    {
      SetdokuLibrary *library = library_of (fixture->folder);
      g_autoptr (GPtrArray) puzzles = puzzles_of (begun ? HARD "\n" : EASY "\n");

      setdoku_library_add (library, puzzles);
      for (int64_t end = g_get_monotonic_time () + G_USEC_PER_SEC; begun && g_get_monotonic_time () < end;)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (setdoku_library_flush (library));
      g_object_unref (library);
      library = library_of (fixture->folder);
      g_assert_cmpuint (size_of (library), ==, begun + 1);
      g_object_unref (library);
    }
  close (lock);
}

/* What a later version wrote is shown as far as it is understood, and stays as it is. */
static void
test_later_version (Fixture *fixture, const void *data)
{
  static const char text[] = "# Setdoku: collected puzzles, version 3. Something else.\n" EASY "\t-\t-\t17\t-\n!new\n";
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) hard = puzzles_of (HARD "\n");
  SetdokuLibrary *library;
  bool failed = false;

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  library = library_of (fixture->folder);
  g_signal_connect (library, "failed", G_CALLBACK (note_failure), &failed);
  g_assert_cmpuint (size_of (library), ==, 1);
  setdoku_library_add (library, hard);
  g_assert_false (setdoku_library_flush (library));
  g_assert_true (failed);
  g_object_unref (library);
  g_assert_true (g_file_get_contents (fixture->path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, text);
}

/* Saved without being asked. */
static void
test_saves_itself (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library = library_of (fixture->folder);
  g_autoptr (GPtrArray) easy = puzzles_of (EASY "\n");

  setdoku_library_add (library, easy);
  wait_for (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_object_unref (library);
}

static void
test_rated (void)
{
  SetdokuCollectionRater *rater = setdoku_collection_rater_new ();
  g_autoptr (GPtrArray) puzzles = puzzles_of (EASY "\n" HARD "\n" "11......................................................................."
                                              "........\n.................................................................................\n");

  g_assert_cmpuint (puzzles->len, ==, 4);
  setdoku_collection_rater_start (rater, puzzles);
  g_assert_true (setdoku_collection_rater_get_report (rater)->working);
  wait_for (!setdoku_collection_rater_get_report (rater)->working);
  g_assert_cmpuint (setdoku_collection_rater_get_report (rater)->n_done, ==, 4);
  g_assert_cmpint (setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, 0))->state, ==, PUZZLE_RATED);
  g_assert_cmpstr (setdoku_puzzle_get_level (g_ptr_array_index (puzzles, 0))->id, !=, "");
  g_assert_cmpint (setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, 2))->state, ==, PUZZLE_IMPOSSIBLE);
  g_assert_cmpint (setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, 3))->state, ==, PUZZLE_AMBIGUOUS);
  setdoku_collection_rater_start (rater, puzzles);
  g_assert_false (setdoku_collection_rater_get_report (rater)->working);
  g_object_unref (rater);
}

/* A line of another program is none of ours because it begins like one: HoDoKu's score is no rating. */
static void
test_other_ratings (void)
{
  const char *const line = EASY "\t96/easy\tnaked-single";
  g_autoptr (SetdokuPuzzle) ours = setdoku_puzzle_parse (line, strlen (line));
  g_autoptr (GPtrArray) scored = puzzles_of (EASY "\t96/easy\tnaked-single\n");
  g_autoptr (GPtrArray) rated = puzzles_of (EASY "\tED=2.3/1.2/1.0\n" HARD "\tED=7.0/1.2/1.2\n");

  g_assert_null (ours);
  g_assert_cmpint (setdoku_puzzle_get_facts (g_ptr_array_index (scored, 0))->state, ==, PUZZLE_UNRATED);
  g_assert_cmpint (setdoku_puzzle_get_facts (g_ptr_array_index (rated, 0))->er, ==, 23);
}

static void
keep_result (GObject *source, GAsyncResult *result, void *user)
{
  *(GAsyncResult **) user = g_object_ref (result);
}

/* Any format that holds many puzzles; and back again. */
static void
test_files (Fixture *fixture, const void *data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GPtrArray) puzzles = puzzles_of (EASY "\t2.3/1.2/1.0\n" HARD "\n"), back = NULL;
  g_autoptr (GAsyncResult) saved = NULL, loaded = NULL, failed = NULL;
  g_autoptr (GError) error = NULL;
  unsigned n_bad;

  collection_save_async (file, format_find ("sdm"), puzzles, keep_result, &saved);
  wait_for (saved);
  g_assert_true (collection_save_finish (saved, &error));
  g_assert_no_error (error);
  collection_load_async (file, NULL, keep_result, &loaded);
  wait_for (loaded);
  back = collection_load_finish (loaded, &n_bad, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->len, ==, 2);
  g_assert_cmpuint (n_bad, ==, 0);
  g_assert_cmpstr (setdoku_puzzle_get_facts (g_ptr_array_index (back, 1))->cells, ==, HARD);

  g_assert_true (g_file_set_contents (fixture->path, "no puzzle at all\n", -1, NULL));
  collection_load_async (file, NULL, keep_result, &failed);
  wait_for (failed);
  g_assert_null (collection_load_finish (failed, &n_bad, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "library.txt"));
}

/* Every 13th puzzle; all of them with SETDOKU_RATE_TESTS=1. */
static void
test_bank (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "bank.txt", NULL), *text = NULL;
  unsigned stride = g_getenv ("SETDOKU_RATE_TESTS") ? 1 : 13, n_bad;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) puzzles = NULL;
  RateWork *work = rate_work_new ();
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  puzzles = puzzles_parse (text, length, "bank", &n_bad, NULL);
  g_assert_cmpuint (n_bad, ==, 0);
  g_assert_cmpuint (puzzles->len, ==, 600);
  for (unsigned i = 0; i < puzzles->len; i++)
    {
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (g_ptr_array_index (puzzles, i));
      CountPuzzle sets;
      Board board;
      Rate rate;

      g_assert_true (g_hash_table_add (seen, (char *) facts->cells));
      if (i % stride)
        continue;
      setdoku_puzzle_get_board (g_ptr_array_index (puzzles, i), &board);
      count_puzzle_from_board (&sets, &board);
      g_assert_cmpuint (count_solutions (&sets, 2, NULL, NULL), ==, 1);
      rate_start (&rate, &board);
      g_assert_cmpint (rate_run (&rate, work), ==, RATE_SOLVED);
      g_assert_cmpint (rate_tenths (rate.er), ==, facts->er);
      g_assert_cmpint (rate_tenths (rate.ep), ==, facts->ep);
      g_assert_cmpint (rate_tenths (rate.ed), ==, facts->ed);
      g_assert_cmpint (rate.hardest, ==, facts->technique);
    }
  rate_work_free (work);
}

#define ADD(name, test) g_test_add (name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/library/what-is-collected-is-there-the-next-time", test_kept);
  ADD ("/library/lines-that-are-no-puzzles-stay-in-the-file", test_damage);
  ADD ("/library/what-is-behind-a-hole-in-the-file-is-there", test_holes);
  ADD ("/library/lines-that-are-no-puzzles-are-kept-once", test_foreign_once);
  ADD ("/library/removing-can-be-taken-back", test_removed);
  ADD ("/library/two-programs-lose-nothing-of-each-other", test_two);
  ADD ("/library/a-failure-to-write-is-told", test_unwritable);
  ADD ("/library/it-is-read-meanwhile", test_read_meanwhile);
  ADD ("/library/who-keeps-the-lock-is-not-waited-for-without-end", test_locked);
  ADD ("/library/what-a-later-version-wrote-is-left", test_later_version);
  ADD ("/library/it-saves-itself", test_saves_itself);
  ADD ("/library/collections-go-to-files-and-come-back", test_files);
  g_test_add_func ("/library/ratings-of-other-programs-are-not-taken-for-ours", test_other_ratings);
  g_test_add_func ("/library/puzzles-are-rated-behind-the-scenes", test_rated);
  g_test_add_func ("/library/the-bank-is-rated-as-the-rater-rates", test_bank);

  return g_test_run ();
}
