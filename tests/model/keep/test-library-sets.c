/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-library-sets.c — what the owner says of a puzzle is kept: its star, its tags, its set; and what a later version says. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "model/keep/library.h"

#define EASY "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define HARD "....6...8.5.....2.......36..9.3......8.1...5....4..7..31........4...8.....2......"

typedef struct { char *folder, *path; } Fixture;

static void
set_up (Fixture *fixture, const void *data)
{
  fixture->folder = g_dir_make_tmp ("setdoku-sets-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "library.txt", NULL);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  static const char *const names[] = { "library.txt", "library.before", "library.lock" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static SetdokuLibrary *
library_of (const Fixture *fixture)
{
  SetdokuLibrary *library = setdoku_library_new (fixture->folder);

  setdoku_library_wait (library);
  return library;
}

static void
close_library (SetdokuLibrary **library)
{
  g_assert_true (setdoku_library_flush (*library));
  g_clear_object (library);
}

/* Both puzzles, in the library. */
static GPtrArray *
take (SetdokuLibrary *library)
{
  unsigned n_bad;
  g_autoptr (GPtrArray) puzzles = puzzles_parse (EASY "\n" HARD "\n", strlen (EASY) * 2 + 2, "", &n_bad, NULL);

  return setdoku_library_take (library, puzzles);
}

static const PuzzleFacts *
facts_of (SetdokuLibrary *library, const char *cells)
{
  GListModel *list = G_LIST_MODEL (setdoku_library_get_list (library));

  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (SetdokuPuzzle) puzzle = g_list_model_get_item (list, i);

      if (strcmp (setdoku_puzzle_get_facts (puzzle)->cells, cells) == 0)
        return setdoku_puzzle_get_facts (puzzle);
    }
  g_assert_not_reached ();
}

static char *
sets_of (SetdokuLibrary *library)
{
  const GPtrArray *sets = setdoku_library_get_sets (library);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < sets->len; i++)
    g_string_append_printf (text, "%s|", (const char *) sets->pdata[i]);
  return g_string_free (text, FALSE);
}

static void
check_sets (SetdokuLibrary *library, const char *expected)
{
  g_autofree char *sets = sets_of (library);

  g_assert_cmpstr (sets, ==, expected);
}

static void
test_kept (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library = library_of (fixture);
  g_autoptr (GPtrArray) puzzles = take (library), again = NULL;

  g_assert_true (setdoku_library_add_set (library, "Für die Bahn; 50 % = \t7"));
  g_assert_false (setdoku_library_add_set (library, " Für die Bahn; 50 % =  7 "));
  g_assert_false (setdoku_library_add_set (library, " \n"));
  g_assert_true (setdoku_library_add_set (library, "Empty"));
  setdoku_library_move (library, puzzles, "Für die Bahn; 50 % =  7");
  setdoku_puzzle_set_star (puzzles->pdata[0], true);
  setdoku_puzzle_set_tags (puzzles->pdata[0], "nice, x-wing?,, nice ,a;b=c\td");
  setdoku_library_touch (library);
  close_library (&library);

  library = library_of (fixture);
  check_sets (library, "Für die Bahn; 50 % =  7|Empty|");
  g_assert_true (facts_of (library, EASY)->star);
  g_assert_false (facts_of (library, HARD)->star);
  g_assert_cmpstr (facts_of (library, HARD)->set, ==, "Für die Bahn; 50 % =  7");
  g_assert_cmpuint (g_strv_length (facts_of (library, EASY)->tags), ==, 3);
  g_assert_cmpstr (facts_of (library, EASY)->tags[1], ==, "x-wing?");
  g_assert_cmpstr (facts_of (library, EASY)->tags[2], ==, "a;b=c d");
  again = take (library);                                /* those that are there are found, and not added */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (setdoku_library_get_list (library))), ==, 2);
  g_assert_true (setdoku_puzzle_has_tag (again->pdata[0], "nice"));
  close_library (&library);
}

static void
test_sets (Fixture *fixture, const void *data)
{
  SetdokuLibrary *library = library_of (fixture);
  g_autoptr (GPtrArray) puzzles = take (library), freed = NULL;

  g_assert_true (setdoku_library_add_set (library, "A"));
  g_assert_true (setdoku_library_add_set (library, "B"));
  setdoku_library_move (library, puzzles, "A");
  g_assert_false (setdoku_library_rename_set (library, "A", "B"));
  g_assert_true (setdoku_library_rename_set (library, "A", "C"));
  check_sets (library, "C|B|");
  g_assert_cmpstr (facts_of (library, EASY)->set, ==, "C");
  freed = setdoku_library_remove_set (library, "C");
  g_assert_cmpuint (freed->len, ==, 2);
  check_sets (library, "B|");
  g_assert_null (facts_of (library, EASY)->set);
  setdoku_library_move (library, freed, "C");            /* taken back */
  check_sets (library, "B|C|");
  g_assert_cmpstr (facts_of (library, HARD)->set, ==, "C");
  close_library (&library);
}

/* A file of the first version, and words that this one does not know. */
static void
test_old_and_new (Fixture *fixture, const void *data)
{
  static const char old[] = "# Setdoku: collected puzzles, version 1. Cells, ER/EP/ED, hardest step, when added, title.\n"
                            EASY "\t2.3/1.2/1.0\tnaked-single\t17\tOne\n"
                            HARD "\t-\t-\t18\t-\tset=Mine;shape=round;star=1\tmore\tand more\n";
  SetdokuLibrary *library;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, old, -1, NULL));
  library = library_of (fixture);
  g_assert_cmpuint (setdoku_library_get_n_damaged (library), ==, 0);
  g_assert_cmpstr (facts_of (library, EASY)->title, ==, "One");
  g_assert_true (facts_of (library, HARD)->star);
  check_sets (library, "Mine|");
  setdoku_library_touch (library);
  close_library (&library);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, EASY "\t2.3/1.2/1.0\tnaked-single\t17\tOne\n"));
  g_assert_nonnull (strstr (text, "\tstar=1;set=Mine;shape=round\tmore\tand more\n"));
}

/* What another instance wrote of a puzzle that has nothing here comes to it; nothing of its own is lost to the other's. */
static void
test_what_another_wrote_comes_along (Fixture *fixture, const void *data)
{
  static const char others[] = "# Setdoku: collected puzzles, version 2.\n" EASY "\t-\t-\t0\t-\tstar=1;set=Fish;tag=a;tag=b;later=x\n"
                               HARD "\t-\t-\t0\t-\tset=Birds\n";
  SetdokuLibrary *library = library_of (fixture);
  g_autoptr (GPtrArray) puzzles = take (library);
  g_autofree char *tags = NULL, *none = NULL, *text = NULL;

  setdoku_puzzle_set_star (puzzles->pdata[1], true);
  g_assert_true (setdoku_library_flush (library));
  g_assert_true (g_file_set_contents (fixture->path, others, -1, NULL));
  setdoku_library_touch (library);
  g_assert_true (setdoku_library_flush (library));

  g_assert_true (facts_of (library, EASY)->star);
  g_assert_cmpstr (facts_of (library, EASY)->set, ==, "Fish");
  tags = setdoku_puzzle_dup_tags (puzzles->pdata[0]);
  none = setdoku_puzzle_dup_tags (puzzles->pdata[1]);
  g_assert_cmpstr (tags, ==, "a, b");
  g_assert_cmpstr (none, ==, "");
  g_assert_true (setdoku_puzzle_has_tag (puzzles->pdata[0], "b") && !setdoku_puzzle_has_tag (puzzles->pdata[1], "b"));
  g_assert_false (setdoku_puzzle_has_tag (puzzles->pdata[0], "c"));
  g_assert_null (facts_of (library, HARD)->set);
  check_sets (library, "Fish|Birds|");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, ";tag=b;later=x\n"));
  setdoku_puzzle_take_owner (puzzles->pdata[0], NULL);
  g_assert_false (setdoku_puzzle_has_owner (puzzles->pdata[0]));
  setdoku_puzzle_take_owner (puzzles->pdata[0], puzzles->pdata[1]);
  g_assert_true (facts_of (library, EASY)->star);
  setdoku_puzzle_set_star (puzzles->pdata[1], false);
  setdoku_puzzle_take_owner (puzzles->pdata[0], puzzles->pdata[1]);
  g_assert_false (facts_of (library, EASY)->star);
  close_library (&library);
}

static void
count (SetdokuPuzzle *puzzle, unsigned *n)
{
  ++*n;
}

/* What is known of a puzzle is told once, and only where it is news. */
static void
test_news_are_told_once (Fixture *fixture, const void *data)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (SetdokuPuzzle) puzzle = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  unsigned n = 0;

  document->title = g_strdup ("");
  document->rating.scale = SCALE_SE;                     /* not rated by it yet */
  puzzle = setdoku_puzzle_new (document);
  g_assert_cmpint (setdoku_puzzle_get_facts (puzzle)->state, ==, PUZZLE_UNRATED);
  setdoku_puzzle_append_line (puzzle, line);
  g_assert_true (g_str_has_suffix (line->str, "\t-\n"));

  g_signal_connect (puzzle, "changed", G_CALLBACK (count), &n);
  setdoku_puzzle_set_solved (puzzle, false, setdoku_puzzle_get_facts (puzzle)->best);
  g_assert_cmpuint (n, ==, 0);
  setdoku_puzzle_set_solved (puzzle, true, 1000);
  setdoku_puzzle_set_solved (puzzle, true, 900);
  setdoku_puzzle_set_solved (puzzle, true, 900);
  g_assert_cmpuint (n, ==, 2);
}

/* A dash stands for no title; one that is a dash is told from that. */
static void
test_titles_stay (Fixture *fixture, const void *data)
{
  static const char *const titles[] = { "-", " -", "   -", "- -", "-a", "\n-", "--", "a" };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (Document) document = document_new ();
      g_autoptr (SetdokuPuzzle) puzzle = NULL, read = NULL;
      g_autoptr (GString) line = g_string_new (NULL);
      g_autofree char *title = g_strdelimit (g_strdup (titles[i]), "\n", ' ');

      document->title = g_strdup (titles[i]);
      puzzle = setdoku_puzzle_new (document);
      setdoku_puzzle_append_line (puzzle, line);
      read = setdoku_puzzle_parse (line->str, line->len);
      g_assert_cmpstr (setdoku_puzzle_get_facts (read)->title, ==, title);
    }
}

/* What is no file, or too large for one of ours, is left alone, and nothing is read from it. */
static void
test_what_is_no_file_is_left_alone (Fixture *fixture, const void *data)
{
  for (int large = 0; large < 2; large++)
    {
      SetdokuLibrary *library;
      g_autoptr (GPtrArray) puzzles = NULL;
      GStatBuf info;

      if (large)
        {
          g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
          g_assert_cmpint (truncate (fixture->path, (64 << 20) + 1), ==, 0);
        }
      else
        g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
      library = library_of (fixture);
      puzzles = take (library);
      g_assert_false (setdoku_library_flush (library));
      g_object_unref (library);
      g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
      g_assert_true (large ? info.st_size == (64 << 20) + 1 : S_ISDIR (info.st_mode));
      g_assert_cmpint (g_remove (fixture->path), ==, 0);
    }
}

#define ADD(path, test) g_test_add ("/library-sets/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("kept", test_kept);
  ADD ("made-renamed-removed", test_sets);
  ADD ("old-and-new", test_old_and_new);
  ADD ("what-another-wrote-comes-along", test_what_another_wrote_comes_along);
  ADD ("news-are-told-once", test_news_are_told_once);
  ADD ("titles-stay", test_titles_stay);
  ADD ("what-is-no-file-is-left-alone", test_what_is_no_file_is_left_alone);
  return g_test_run ();
}
