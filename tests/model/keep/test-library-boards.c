/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library-boards.c — puzzles of other boards are collected as those of the classic one: all of a file, known again, with what
 * is said of them and whether they are solved. */
#include <string.h>

#include "../../patience.h"
#include "../../remove-all.h"
#include "formats/format.h"
#include "model/keep/collection-file.h"
#include "model/keep/collection-rater.h"
#include "model/keep/library.h"
#include "model/keep/puzzle-twins.h"

#define EASY  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define FOUR  "puzzle=a\ntitle=Four\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\nextras=diagonal+\ncage=3|r1c1 r1c2\ngivens=...4............\n"

enum { BOARDS = 114 };

static GPtrArray *
read_boards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL), *text = NULL;
  GPtrArray *puzzles;
  unsigned n_bad;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  puzzles = puzzles_parse (text, length, "boards.txt", &n_bad, NULL);
  g_assert_nonnull (puzzles);
  g_assert_cmpuint (n_bad, ==, 0);
  g_assert_cmpuint (puzzles->len, ==, BOARDS);
  return puzzles;
}

static SetdokuPuzzle *
puzzle_of (const char *text)
{
  unsigned n_bad;
  g_autoptr (GPtrArray) puzzles = puzzles_parse (text, strlen (text), "text", &n_bad, NULL);

  g_assert_nonnull (puzzles);
  g_assert_cmpuint (puzzles->len, ==, 1);
  return g_object_ref (puzzles->pdata[0]);
}

/* The board is the same as in the file, to the last rule and clue; and so it is out of its line. */
static void
test_whole (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL), *text = NULL;
  g_autoptr (GPtrArray) puzzles = read_boards ();
  g_autoptr (GArray) records = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (format_find ("blocks"), text, length, NULL);
  for (unsigned i = 0; i < puzzles->len; i++)
    {
      const Document *wanted = g_array_index (records, Record, i).document;
      g_autoptr (Document) document = setdoku_puzzle_to_document (puzzles->pdata[i]), again = NULL;
      g_autoptr (GString) line = g_string_new (NULL);
      g_autoptr (SetdokuPuzzle) read = NULL;

      setdoku_puzzle_append_line (puzzles->pdata[i], line);
      g_assert_cmpint (strcspn (line->str, "\n"), ==, line->len - 1);
      read = setdoku_puzzle_parse (line->str, line->len);
      g_assert_nonnull (read);
      g_assert_cmpstr (setdoku_puzzle_get_facts (read)->cells, ==, setdoku_puzzle_get_facts (puzzles->pdata[i])->cells);
      again = setdoku_puzzle_to_document (read);
      g_assert_true (topology_equal (document->topology, wanted->topology));
      g_assert_true (topology_equal (again->topology, wanted->topology));
      g_assert_cmpstr (again->title, ==, wanted->title);
      for (int cell = 0; cell < wanted->n_cells; cell++)
        {
          g_assert_cmpint (document->cells[cell].given, ==, wanted->cells[cell].given);
          g_assert_cmpint (again->cells[cell].given, ==, wanted->cells[cell].given);
        }
    }
}

static SetdokuLibrary *
library_of (const char *folder)
{
  SetdokuLibrary *library = setdoku_library_new (folder);

  setdoku_library_wait (library);
  return library;
}

static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("setdoku-library-boards-XXXXXX", NULL);
  SetdokuLibrary *library = library_of (folder);
  g_autoptr (GPtrArray) puzzles = read_boards (), again = read_boards ();
  g_autoptr (SetdokuPuzzle) four = puzzle_of (FOUR);
  g_autoptr (Document) document = setdoku_puzzle_to_document (four);
  SetdokuPuzzle *found;
  unsigned n = setdoku_library_add (library, puzzles);

  g_assert_cmpuint (n, ==, BOARDS);
  g_assert_cmpuint (setdoku_library_add (library, again), ==, 0);
  setdoku_puzzle_set_star (puzzles->pdata[3], true);
  setdoku_puzzle_set_note (puzzles->pdata[3], "mine; yours");
  setdoku_library_solved (library, document, 61000);             /* it is not there: nothing */
  g_ptr_array_set_size (again, 0);
  g_ptr_array_add (again, g_object_ref (four));
  g_assert_cmpuint (setdoku_library_add (library, again), ==, 1);
  setdoku_library_solved (library, document, -1);                /* with hints */
  g_assert_true (setdoku_puzzle_get_facts (four)->solved);
  g_assert_cmpint (setdoku_puzzle_get_facts (four)->best, ==, -1);
  setdoku_library_solved (library, document, 61000);
  setdoku_library_solved (library, document, 75000);
  setdoku_library_solved (library, document, -1);
  g_assert_cmpint (setdoku_puzzle_get_facts (four)->best, ==, 61000);
  g_object_unref (library);

  library = library_of (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (setdoku_library_get_list (library))), ==, BOARDS + 1);
  g_assert_cmpuint (setdoku_library_get_n_damaged (library), ==, 0);
  found = setdoku_library_find (library, setdoku_puzzle_get_facts (puzzles->pdata[3])->cells);
  g_assert_true (found && setdoku_puzzle_get_facts (found)->star && !setdoku_puzzle_get_facts (found)->solved);
  g_assert_cmpstr (setdoku_puzzle_get_facts (found)->note, ==, "mine; yours");
  found = setdoku_library_find (library, setdoku_puzzle_get_facts (four)->cells);
  g_assert_true (found && setdoku_puzzle_get_facts (found)->solved);
  g_assert_cmpint (setdoku_puzzle_get_facts (found)->best, ==, 61000);
  g_object_unref (library);
  remove_all (folder);
}

/* What is no board stays a line that is not ours. */
static void
test_no_boards (void)
{
  static const char *const lines[] = {
    "rows=4", "rows=4;cols=4;values=1-4;boxes=2x2;givens=1", "rows=99;cols=4;values=1-4;boxes=2x2;givens=................",
    "rows=4;cols=4;values=1-4;boxes=2x2;cage=99|r1c1 r1c2;givens=................", "rows=4;cols=4;values=1-4;boxes=2x2;new=1;givens=................",
    "", "rows=;;;", "123",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_null (setdoku_puzzle_parse (lines[i], (gssize) strlen (lines[i])));
}

static void
on_twins (GObject *source, GAsyncResult *result, void *user)
{
  *(GAsyncResult **) user = g_object_ref (result);
}

/* Beside those of the classic board: only these are rated, and compared but for symmetry. */
static void
test_mixed (void)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (SetdokuCollectionRater) rater = setdoku_collection_rater_new ();
  GAsyncResult *result = NULL;
  g_autoptr (GPtrArray) twins = NULL;
  Board board;

  g_ptr_array_add (puzzles, puzzle_of (FOUR));
  g_ptr_array_add (puzzles, puzzle_of (EASY "\n"));
  g_ptr_array_add (puzzles, puzzle_of (FOUR));
  g_ptr_array_add (puzzles, puzzle_of (EASY "\n"));
  g_assert_false (setdoku_puzzle_get_board (puzzles->pdata[0], &board));
  g_assert_true (setdoku_puzzle_get_board (puzzles->pdata[1], &board));
  setdoku_collection_rater_start (rater, puzzles);
  wait_for (!setdoku_collection_rater_get_report (rater)->working);
  g_assert_cmpint (setdoku_collection_rater_get_report (rater)->n_done, ==, 2);
  g_assert_cmpint (setdoku_puzzle_get_facts (puzzles->pdata[0])->state, ==, PUZZLE_UNRATED);
  g_assert_cmpint (setdoku_puzzle_get_facts (puzzles->pdata[1])->state, ==, PUZZLE_RATED);
  puzzle_twins_find_async (puzzles, NULL, on_twins, &result);
  wait_for (result);
  twins = puzzle_twins_find_finish (result);
  g_assert_cmpuint (twins->len, ==, 1);
  g_assert_true (twins->pdata[0] == puzzles->pdata[3]);
  g_object_unref (result);
}

/* Texts of other programs, many in one. */
static void
test_other_formats (void)
{
  static const struct { const char *text; unsigned n; } texts[] = {
    { "1...............\n.2..............\n", 2 },
    { "1....2..............................\n.1....2.............................\n......1.....2.......................\n", 3 },
    { FOUR "\n" FOUR "\n" EASY "\n", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      unsigned n_bad;
      g_autoptr (GPtrArray) puzzles = puzzles_parse (texts[i].text, strlen (texts[i].text), "text", &n_bad, NULL);

      g_assert_nonnull (puzzles);
      g_assert_cmpuint (puzzles->len, ==, texts[i].n);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library-boards/nothing-of-a-board-is-lost", test_whole);
  g_test_add_func ("/library-boards/they-are-there-the-next-time", test_kept);
  g_test_add_func ("/library-boards/what-is-no-board-is-refused", test_no_boards);
  g_test_add_func ("/library-boards/only-the-classic-ones-are-rated", test_mixed);
  g_test_add_func ("/library-boards/other-formats", test_other_formats);
  return g_test_run ();
}
