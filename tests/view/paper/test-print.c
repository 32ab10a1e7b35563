/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-print.c — the Print window: what it can print, how it leaves, and what is left when it does not. */
#include "print-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "view/collect/setdoku-library-table.h"
#include "view/collect/setdoku-library-window.h"

#define MANY 3000

/* The puzzle on the board. */

static void
test_board (Fixture *fixture, gconstpointer data)
{
  open_print (fixture, EASY);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "1 puzzle · 1 sheet");
  setdoku_print_page_set_from (page, PRINT_PUZZLE);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "1 puzzle · 2 sheets");
  g_assert_cmpstr (setdoku_sheet_view_get_words (setdoku_print_page_get_view (page)), ==, "Sheet 1 of 2");
  gtk_widget_activate_action (GTK_WIDGET (window), "print.turn", "i", 1);
  g_assert_cmpstr (setdoku_sheet_view_get_words (setdoku_print_page_get_view (page)), ==, "Sheet 2 of 2");
  gtk_widget_activate_action (GTK_WIDGET (window), "print.turn", "i", 1);
  g_assert_cmpuint (setdoku_sheet_view_get_sheet (setdoku_print_page_get_view (page)), ==, 1);
}

static void
test_no_puzzle (Fixture *fixture, gconstpointer data)
{
  open_print (fixture, NULL);
  setdoku_print_page_set_from (page, PRINT_PUZZLE);
  wait_for (is_idle ());
  g_assert_false (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "There is no puzzle on the board.");
  g_assert_cmpstr (setdoku_sheet_view_get_words (setdoku_print_page_get_view (page)), ==, "No sheet");
}

static void
test_path (Fixture *fixture, gconstpointer data)
{
  open_print (fixture, EASY);
  setdoku_print_page_set_from (page, PRINT_PATH);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "1 sheet");
  g_assert_nonnull (content_get_path (setdoku_print_source_get_content (setdoku_print_page_get_source (page))));
}

/* From elsewhere. */

static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_puzzles ("thirteen.sdm", 13), empty = write_file ("empty.sdm", "no puzzle\n", -1);

  open_print (fixture, NULL);
  setdoku_print_page_open (page, file);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "13 puzzles · 4 sheets");
  setdoku_print_page_open (page, empty);
  g_assert_false (is_ready ());
  wait_for (is_idle ());
  g_assert_false (is_ready ());
  g_assert_nonnull (strstr (setdoku_print_page_get_words (page), "empty.sdm"));
}

/* What takes long is said before: how large it will be. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_puzzles ("many.sdm", 20000), few = write_puzzles ("few.sdm", 1000);

  open_print (fixture, NULL);
  setdoku_print_page_open (page, file);
  wait_for (is_ready ());
  g_assert_true (g_str_has_prefix (setdoku_print_page_get_words (page), "20\u202f000 puzzles · 4\u202f334 sheets"));
  wait_for (strstr (setdoku_print_page_get_words (page), " · about "));
  g_assert_nonnull (strstr (setdoku_print_page_get_words (page), "\u00a0MB"));
  setdoku_print_page_open (page, few);
  wait_for (is_ready () && g_str_has_prefix (setdoku_print_page_get_words (page), "1\u202f000 puzzles · 217 sheets"));
  setdoku_print_page_set_from (page, PRINT_BOARD);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "1 puzzle · 1 sheet");
}

static void
test_made (Fixture *fixture, gconstpointer data)
{
  Recipe recipe = { .seed = 5 };
  Content *content;

  wish_init (&recipe.wish);
  g_assert_true (recipe_parse_wish (&recipe.wish, "easy, rotate-180"));
  open_print (fixture, NULL);
  setdoku_print_page_set_from (page, PRINT_MADE);
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "No puzzle is made yet.");
  setdoku_print_source_make (setdoku_print_page_get_source (page), &recipe, 6);
  g_assert_false (is_ready ());
  wait_for (is_ready ());
  content = setdoku_print_source_get_content (setdoku_print_page_get_source (page));
  g_assert_cmpuint (book_n_puzzles (content_get_book (content)), ==, 6);
  for (unsigned i = 0; i < 6; i++)
    {
      const BookPuzzle *puzzle = book_get (content_get_book (content), i);

      g_assert_cmpint (puzzle->proof, ==, BOOK_PROPER);
      g_assert_cmpstr (rating_level_of (puzzle->rating.er)->id, ==, "easy");
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_cmpint (puzzle->given[cell] != 0, ==, puzzle->given[80 - cell] != 0);
    }
}

static GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static void
test_collection (Fixture *fixture, gconstpointer data)
{
  SetdokuLibraryTable *table;
  GtkWindow *library;

  act (fixture, "win.library");
  wait_for ((library = find_window (SETDOKU_TYPE_LIBRARY_WINDOW)));
  table = SETDOKU_LIBRARY_TABLE (find_child (GTK_WIDGET (library), SETDOKU_TYPE_LIBRARY_TABLE));
  wait_for (setdoku_library_table_get_n_shown (table) == 600);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (library), "library.print", NULL));
  wait_for (find_window (SETDOKU_TYPE_PRINT_WINDOW));
  window = SETDOKU_PRINT_WINDOW (find_window (SETDOKU_TYPE_PRINT_WINDOW));
  page = setdoku_print_window_get_page (window);
  wait_for (is_ready ());
  g_assert_true (g_str_has_prefix (setdoku_print_page_get_words (page), "600 puzzles · "));
}

/* Into a file. */

static void
save_and_wait (GFile *file)
{
  wait_for (is_ready ());                          /* a rating that comes lays the sheets anew */
  setdoku_banner_dismiss (setdoku_print_window_get_banner (window));
  setdoku_print_page_save_to (page, file);
  g_assert_true (setdoku_print_job_is_working (setdoku_print_page_get_job (page)));
  wait_for (!setdoku_print_job_is_working (setdoku_print_page_get_job (page)));
}

static void
test_pdf (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) puzzles = write_puzzles ("thirteen.sdm", 13), file = file_named ("book.pdf");

  open_print (fixture, NULL);
  setdoku_print_page_open (page, puzzles);
  wait_for (is_ready ());
  save_and_wait (file);
  g_assert_cmpstr (said (), ==, "Saved as “book.pdf”.");
  g_assert_cmpuint (count_pages (file), ==, 4);
  g_assert_true (is_ready ());
}

static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_file ("old.pdf", "the old text", -1), fresh = file_named ("fresh.pdf");
  g_autofree char *text = NULL;
  struct rlimit before, few;
  int n = count_files ();

  signal (SIGXFSZ, SIG_IGN);
  open_print (fixture, EASY);
  wait_for (is_ready ());
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  few = (struct rlimit) { 400, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &few), ==, 0);
  save_and_wait (file);
  g_assert_true (g_str_has_prefix (said (), "Not saved: "));
  save_and_wait (fresh);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_true (g_str_has_prefix (said (), "Not saved: "));
  text = text_of (file, NULL);
  g_assert_cmpstr (text, ==, "the old text");
  g_assert_cmpint (count_files (), ==, n);
  save_and_wait (fresh);
  g_assert_cmpuint (count_pages (fresh), ==, 1);
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "nowhere", "book.pdf", NULL);

  open_print (fixture, EASY);
  wait_for (is_ready ());
  save_and_wait (file);
  g_assert_cmpstr (said (), ==, "Not saved: the folder of “book.pdf” does not exist.");
}

/* No permission. A superuser has it everywhere, and is somebody else for this test. */
static void
test_no_permission (Fixture *fixture, gconstpointer data)
{
  g_autofree char *locked = g_build_filename (folder, "locked", NULL), *name = g_build_filename (locked, "old.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name), fresh = g_file_new_build_filename (locked, "new.pdf", NULL);
  g_autofree char *text = NULL;
  bool root = geteuid () == 0;

  g_assert_cmpint (g_mkdir (locked, 0755), ==, 0);
  g_assert_true (g_file_set_contents (name, "the old text", -1, NULL));
  open_print (fixture, EASY);
  wait_for (is_ready ());
  g_assert_cmpint (chmod (name, 0444) | chmod (locked, 0555) | chmod (folder, 0755), ==, 0);
  g_assert_true (!root || seteuid (65534) == 0);
  save_and_wait (file);
  g_assert_cmpstr (said (), ==, "Not saved: “old.pdf” may not be written here.");
  save_and_wait (fresh);
  g_assert_cmpstr (said (), ==, "Not saved: “new.pdf” may not be written here.");
  g_assert_true (!root || seteuid (0) == 0);
  g_assert_cmpint (chmod (locked, 0755), ==, 0);
  text = text_of (file, NULL);
  g_assert_cmpstr (text, ==, "the old text");
  g_assert_false (g_file_query_exists (fresh, NULL));
}

/* The main loop turns while it is written, and says how far it is; stopped, nothing is left of it. */
static void
test_stop (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) puzzles = write_puzzles ("many.sdm", MANY), file = write_file ("old.pdf", "the old text", -1);
  SetdokuPrintJob *job;
  g_autofree char *text = NULL;
  int n;

  open_print (fixture, NULL);
  setdoku_print_page_open (page, puzzles);
  wait_for (is_ready ());
  n = count_files ();
  job = setdoku_print_page_get_job (page);
  setdoku_print_page_save_to (page, file);
  wait_for (setdoku_print_job_get_n_done (job) > 0);
  g_assert_cmpuint (setdoku_print_job_get_n_done (job), <, setdoku_print_job_get_n (job));
  g_assert_false (is_ready ());
  g_assert_true (setdoku_export_page_cancel (SETDOKU_EXPORT_PAGE (page)));
  wait_for (!setdoku_print_job_is_working (job));
  g_assert_cmpstr (said (), ==, "Stopped. No file was written.");
  text = text_of (file, NULL);
  g_assert_cmpstr (text, ==, "the old text");
  g_assert_cmpint (count_files (), ==, n);
}

static void
test_close_stops (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) puzzles = write_puzzles ("many.sdm", MANY), file = file_named ("closed.pdf");
  g_autoptr (SetdokuPrintJob) job = NULL;

  open_print (fixture, NULL);
  setdoku_print_page_open (page, puzzles);
  wait_for (is_ready ());
  job = g_object_ref (setdoku_print_page_get_job (page));
  setdoku_print_page_save_to (page, file);
  gtk_window_close (GTK_WINDOW (window));
  wait_for (!find_window (SETDOKU_TYPE_PRINT_WINDOW) && !setdoku_print_job_is_working (job));
  g_assert_false (g_file_query_exists (file, NULL));
}

int
main (int argc, char **argv)
{
  static const struct { const char *name; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/print/board", test_board },
    { "/print/no-puzzle", test_no_puzzle },
    { "/print/path", test_path },
    { "/print/file", test_file },
    { "/print/many", test_many },
    { "/print/made", test_made },
    { "/print/collection", test_collection },
    { "/print/pdf", test_pdf },
    { "/print/full-disk", test_full_disk },
    { "/print/no-folder", test_no_folder },
    { "/print/no-permission", test_no_permission },
    { "/print/stop", test_stop },
    { "/print/close-stops", test_close_stops },
  };

  start_application (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return run_tests ();
}
