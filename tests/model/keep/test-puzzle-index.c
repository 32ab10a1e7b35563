/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-puzzle-index.c — long files by their lines: what is a puzzle is found again, what is none is counted and named, whatever
 * the file does. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "model/file/file.h"
#include "model/keep/puzzle-query.h"

#define EASY  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define HARD  "....6...8.5.....2.......36..9.3......8.1...5....4..7..31........4...8.....2......"
#define ZEROS "000060008050000020000000360090300000080100050000400700310000000040008000002000000"
#define EASY_CLUES 36
#define HARD_CLUES 18

typedef struct { char *path; GFile *file; PuzzleProgress progress; } Fixture;

static void
set_up (Fixture *fixture, const void *data)
{
  int descriptor = g_file_open_tmp ("setdoku-index-XXXXXX", &fixture->path, NULL);

  g_assert_cmpint (descriptor, >=, 0);
  close (descriptor);
  fixture->file = g_file_new_for_path (fixture->path);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  g_remove (fixture->path);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

static void
write_text (Fixture *fixture, const char *text, gssize length)
{
  g_assert_true (g_file_set_contents (fixture->path, text, length, NULL));
}

static PuzzleIndex *
read_index (Fixture *fixture)
{
  g_autoptr (PuzzleIndex) index = puzzle_index_new ();
  g_autoptr (GError) error = NULL;

  puzzle_index_read_file (index, fixture->file, &fixture->progress, NULL, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&index);
}

static PuzzleIndex *
index_of (Fixture *fixture, const char *text)
{
  write_text (fixture, text, -1);
  return read_index (fixture);
}

/* The sentence that refuses the file. */
static char *
refusal (Fixture *fixture, const char *text, gssize length)
{
  g_autoptr (PuzzleIndex) index = puzzle_index_new ();
  g_autoptr (GError) error = NULL;

  write_text (fixture, text, length);
  g_assert_false (puzzle_index_read_file (index, fixture->file, &fixture->progress, NULL, &error));
  g_assert_cmpuint (puzzle_index_get_n (index), ==, 0);
  return g_strdup (error->message);
}

static void
check_cells (const PuzzleIndex *index, unsigned i, const char *cells)
{
  g_autoptr (SetdokuPuzzle) puzzle = puzzle_index_read (index, i);

  g_assert_nonnull (puzzle);
  g_assert_cmpstr (setdoku_puzzle_get_facts (puzzle)->cells, ==, cells);
  g_assert_cmpuint (setdoku_puzzle_get_facts (puzzle)->place, ==, i + 1);
}

static void
test_lines (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) index = index_of (fixture, "\xef\xbb\xbf" "# a list\r\n" EASY "\r\n\r\n" ZEROS " with a comment\r\n" HARD);

  g_assert_cmpuint (puzzle_index_get_n (index), ==, 3);
  g_assert_cmpuint (puzzle_index_get_report (index)->n_bad, ==, 0);
  check_cells (index, 0, EASY);
  check_cells (index, 1, HARD);
  check_cells (index, 2, HARD);                                  /* no newline at the end */
  g_assert_cmpint (puzzle_index_get_row (index, 0)->n_clues, ==, EASY_CLUES);
  g_assert_cmpint (puzzle_index_get_row (index, 1)->n_clues, ==, HARD_CLUES);
}

static void
test_rated (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) own = index_of (fixture, EASY "\t1.5/1.2/1.2\tbasic-hidden-single\t0\tMine\n" HARD "\t-\t-\n");
  g_autoptr (SetdokuPuzzle) puzzle = puzzle_index_read (own, 0);
  g_autoptr (PuzzleIndex) others = NULL;

  g_assert_cmpint (puzzle_index_get_row (own, 0)->er, ==, 15);
  g_assert_cmpint (puzzle_index_get_row (own, 0)->state, ==, PUZZLE_RATED);
  g_assert_cmpint (puzzle_index_get_row (own, 1)->state, ==, PUZZLE_UNRATED);
  g_assert_cmpstr (setdoku_puzzle_get_facts (puzzle)->title, ==, "Mine");
  others = index_of (fixture, HARD " ED=10.5/1.2/1.2\n" EASY " ED=1.5/1.2/1.2\n");
  g_assert_cmpint (puzzle_index_get_row (others, 0)->er, ==, 105);
  g_assert_cmpint (puzzle_index_get_row (others, 1)->er, ==, 15);
}

static void
test_bad_lines (Fixture *fixture, const void *data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PuzzleIndex) index = NULL;
  const PuzzleIndexReport *report;

  for (int i = 0; i < 40; i++)
    g_string_append (text, i % 4 == 3 ? "12345\n" : EASY "\n");
  g_string_append (text, "1" EASY "\n" EASY "\n");
  index = index_of (fixture, text->str);
  report = puzzle_index_get_report (index);
  g_assert_cmpuint (puzzle_index_get_n (index), ==, 31);
  g_assert_cmpuint (report->n_bad, ==, 11);
  g_assert_cmpuint (report->named->len, ==, PUZZLE_INDEX_NAMED);
  g_assert_nonnull (strstr (report->named->pdata[0], "Line 4 has 5 cells, expected 81."));
  g_assert_nonnull (strstr (report->named->pdata[1], "Line 8 "));
  check_cells (index, 30, EASY);
}

/* As a file of one line of a gigabyte is: in blocks, and none of it is kept. */
static void
test_long_line (Fixture *fixture, const void *data)
{
  enum { LENGTH = 3 << 20 };
  g_autoptr (GString) text = g_string_new (EASY "\n");
  g_autoptr (PuzzleIndex) index = NULL;
  g_autofree char *sentence = NULL;

  for (int i = 0; i < LENGTH; i++)
    g_string_append_c (text, (char) ('1' + i % 9));
  g_string_append (text, "\n" HARD "\n");
  index = index_of (fixture, text->str);
  g_assert_cmpuint (puzzle_index_get_n (index), ==, 2);
  g_assert_cmpuint (puzzle_index_get_report (index)->n_bad, ==, 1);
  g_assert_nonnull (strstr (puzzle_index_get_report (index)->named->pdata[0], "Line 2 is longer than any puzzle."));
  check_cells (index, 1, HARD);
  g_string_erase (text, 0, N_CELLS + 1);
  g_string_truncate (text, LENGTH);
  sentence = refusal (fixture, text->str, -1);
  g_assert_cmpstr (sentence, !=, "");
}

static void
test_refused (Fixture *fixture, const void *data)
{
  static const struct { const char *bytes; gssize length; const char *word; } cases[] = {
    { "\x1f\x8b\x08\0\0\0\0\0\0\x03", 10, "gzip" }, { "", 0, "nothing in it" }, { "\0\1\2", 3, "no text" },
    { "{\"cells\": 1}\n", -1, "one puzzle a line" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = refusal (fixture, cases[i].bytes, cases[i].length);

      g_test_message ("%s", sentence);
      g_assert_nonnull (strstr (sentence, cases[i].word));
    }
  {
    g_autoptr (PuzzleIndex) index = puzzle_index_new ();
    g_autoptr (GFile) folder = g_file_new_for_path (g_get_tmp_dir ()), nowhere = g_file_get_child (folder, "setdoku-no-such-file");
    g_autoptr (GError) error = NULL, other = NULL;

    g_assert_false (puzzle_index_read_file (index, folder, &fixture->progress, NULL, &error));
    g_assert_nonnull (strstr (error->message, "folder"));
    g_assert_false (puzzle_index_read_file (index, nowhere, &fixture->progress, NULL, &other));
    g_assert_nonnull (strstr (other->message, "does not exist"));
  }
}

static void
test_cancelled (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) index = puzzle_index_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  write_text (fixture, EASY "\n", -1);
  g_cancellable_cancel (cancellable);
  g_assert_false (puzzle_index_read_file (index, fixture->file, &fixture->progress, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* It shrinks while it is open. */
static void
test_changed (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) index = index_of (fixture, EASY "\n" HARD "\n" EASY "\n");

  g_assert_cmpint (puzzle_index_find_changed (index), ==, -1);
  g_assert_cmpint (truncate (fixture->path, N_CELLS + 1 + 40), ==, 0);
  g_assert_cmpint (puzzle_index_find_changed (index), ==, 0);
  check_cells (index, 0, EASY);
  g_assert_null (puzzle_index_read (index, 1));
  g_assert_null (puzzle_index_read (index, 2));
  write_text (fixture, HARD "\n", -1);                           /* another file takes its place: the old one is still held */
  g_assert_cmpint (puzzle_index_find_changed (index), ==, 0);
  check_cells (index, 0, EASY);
}

static void
test_appended (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) index = index_of (fixture, EASY "\nrubbish\n");
  PuzzleIndex *other = index_of (fixture, HARD "\n" EASY "\n");

  g_assert_true (puzzle_index_append (index, other));
  g_assert_cmpuint (puzzle_index_get_n (index), ==, 3);
  g_assert_cmpuint (puzzle_index_get_n_files (index), ==, 2);
  g_assert_cmpuint (puzzle_index_get_report (index)->n_bad, ==, 1);
  check_cells (index, 0, EASY);
  check_cells (index, 1, HARD);
}

/* Which, in which order. */

static void
check_order (Fixture *fixture, const PuzzleIndex *index, const PuzzleQuery *query, const char *rows)
{
  unsigned n;
  g_autofree uint32_t *order = puzzle_query_run (query, index, &n, &fixture->progress, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%u", order[i]);
  g_assert_cmpstr (text->str, ==, rows);
}

static void
test_query (Fixture *fixture, const void *data)
{
  g_autoptr (PuzzleIndex) index = index_of (fixture, EASY "\t1.5/1.2/1.2\t-\t0\tFirst of all\n" HARD "\n" HARD "\t7.0/1.2/1.2\n"
                                            EASY "\timpossible\n");
  g_autoptr (GHashTable) solved = g_hash_table_new (g_str_hash, g_str_equal);
  PuzzleQuery nothing = { .text = (char *) "" };

  g_assert_true (puzzle_query_is_plain (&nothing));
  check_order (fixture, index, &nothing, "0123");
  check_order (fixture, index, &(PuzzleQuery) { .descending = true }, "3210");
  check_order (fixture, index, &(PuzzleQuery) { .order = QUERY_BY_CLUES }, "1203");
  check_order (fixture, index, &(PuzzleQuery) { .order = QUERY_BY_CLUES, .descending = true }, "0312");
  check_order (fixture, index, &(PuzzleQuery) { .order = QUERY_BY_RATING }, "0213");
  check_order (fixture, index, &(PuzzleQuery) { .order = QUERY_BY_RATING, .descending = true }, "2013");
  check_order (fixture, index, &(PuzzleQuery) { .unrated = true }, "13");
  check_order (fixture, index, &(PuzzleQuery) { .er_min = 20 }, "2");
  check_order (fixture, index, &(PuzzleQuery) { .er_max = 20 }, "0");
  check_order (fixture, index, &(PuzzleQuery) { .clues_min = 21 }, "03");
  check_order (fixture, index, &(PuzzleQuery) { .clues_max = 21 }, "12");
  check_order (fixture, index, &(PuzzleQuery) { .text = (char *) "first" }, "0");
  check_order (fixture, index, &(PuzzleQuery) { .text = (char *) "....6...8.5" }, "12");
  g_hash_table_add (solved, (char *) HARD);
  check_order (fixture, index, &(PuzzleQuery) { .solved = QUERY_SOLVED, .known_solved = solved }, "12");
  check_order (fixture, index, &(PuzzleQuery) { .solved = QUERY_NOT_SOLVED, .known_solved = solved }, "03");
  puzzle_index_get_row (index, 3)->twin = true;
  check_order (fixture, index, &(PuzzleQuery) { .no_twins = true }, "012");
}

#define ADD(name, test) g_test_add ("/puzzle-index/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a-puzzle-is-found-by-its-number-with-crlf-a-mark-and-no-last-newline", test_lines);
  ADD ("ratings-of-the-lines-are-known", test_rated);
  ADD ("bad-lines-are-counted-and-the-first-are-named", test_bad_lines);
  ADD ("a-line-without-end-is-passed-over", test_long_line);
  ADD ("what-is-no-list-is-refused-with-a-reason", test_refused);
  ADD ("reading-can-be-cancelled", test_cancelled);
  ADD ("a-file-that-shrinks-or-is-replaced-is-noticed", test_changed);
  ADD ("files-are-put-together", test_appended);
  ADD ("rows-are-chosen-and-ordered", test_query);
  return g_test_run ();
}
