/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-long-list.c — a long file as a list: read, ordered, put together and stopped behind the scenes; puzzles are made when they
 * are asked for. */
#include <glib/gstdio.h>
#include <unistd.h>

#include "../../patience.h"
#include "model/keep/long-list.h"

enum { N_LINES = 3000 };

typedef struct { char *path; GFile *file; SetdokuLongList *list; char *failure; unsigned n_read; } Fixture;

static void
on_read (SetdokuLongList *list, guint n, Fixture *fixture)
{
  fixture->n_read += n;
}

static void
on_failed (SetdokuLongList *list, const char *text, Fixture *fixture)
{
  g_free (fixture->failure);
  fixture->failure = g_strdup (text);
}

/* 20 to 59 clues, as many as the number of the line, by forties. */
static void
write_lines (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < N_LINES; i++)
    {
      for (int cell = 0; cell < N_CELLS; cell++)
        g_string_append_c (text, cell < 20 + i % 40 ? (char) ('1' + (i + cell) % 9) : '.');
      g_string_append_c (text, '\n');
    }
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
}

static void
set_up (Fixture *fixture, const void *data)
{
  int descriptor = g_file_open_tmp ("setdoku-long-XXXXXX", &fixture->path, NULL);

  g_assert_cmpint (descriptor, >=, 0);
  close (descriptor);
  write_lines (fixture);
  fixture->file = g_file_new_for_path (fixture->path);
  fixture->list = setdoku_long_list_new ();
  g_signal_connect (fixture->list, "read", G_CALLBACK (on_read), fixture);
  g_signal_connect (fixture->list, "failed", G_CALLBACK (on_failed), fixture);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  g_assert_finalize_object (fixture->list);
  g_remove (fixture->path);
  g_free (fixture->path);
  g_free (fixture->failure);
  g_object_unref (fixture->file);
}

static const LongListReport *
report_of (Fixture *fixture)
{
  return setdoku_long_list_get_report (fixture->list);
}

static void
read_all (Fixture *fixture)
{
  setdoku_long_list_add (fixture->list, fixture->file);
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
}

static unsigned
size_of (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->list));
}

static PuzzleFacts
facts_at (Fixture *fixture, unsigned position)
{
  g_autoptr (SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (fixture->list), position);

  g_assert_nonnull (puzzle);
  return *setdoku_puzzle_get_facts (puzzle);
}

static void
order (Fixture *fixture, const PuzzleQuery *query)
{
  setdoku_long_list_set_query (fixture->list, query);
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
}

static void
test_read (Fixture *fixture, const void *data)
{
  g_assert_cmpuint (size_of (fixture), ==, 0);
  read_all (fixture);
  g_assert_cmpuint (fixture->n_read, ==, N_LINES);
  g_assert_cmpuint (size_of (fixture), ==, N_LINES);
  g_assert_cmpuint (facts_at (fixture, 2999).place, ==, 3000);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (fixture->list), N_LINES));
  for (unsigned i = 0; i < N_LINES; i++)
    g_assert_cmpint (facts_at (fixture, i).n_clues, ==, 20 + (int) i % 40);
  {
    g_autoptr (GPtrArray) kept = setdoku_long_list_get_kept (fixture->list);

    g_assert_cmpuint (kept->len, ==, LONG_LIST_KEPT);            /* and not all of them */
  }
  setdoku_long_list_add (fixture->list, fixture->file);
  setdoku_long_list_add (fixture->list, fixture->file);
  wait_for (size_of (fixture) == 3 * N_LINES);
  g_assert_cmpint (facts_at (fixture, 2 * N_LINES + 7).n_clues, ==, 27);
}

static void
test_ordered (Fixture *fixture, const void *data)
{
  read_all (fixture);
  order (fixture, &(PuzzleQuery) { .order = QUERY_BY_CLUES, .descending = true });
  g_assert_cmpint (facts_at (fixture, 0).n_clues, ==, 59);
  g_assert_cmpint (facts_at (fixture, N_LINES - 1).n_clues, ==, 20);
  for (int i = 0; i < 20; i++)                                   /* the newest wins */
    setdoku_long_list_set_query (fixture->list, &(PuzzleQuery) { .order = i % 2 ? QUERY_BY_CLUES : QUERY_BY_PLACE,
                                                                .clues_max = 20 + i });
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_cmpuint (size_of (fixture), ==, N_LINES / 40 * 20);
  g_assert_cmpint (facts_at (fixture, size_of (fixture) - 1).n_clues, ==, 39);
  setdoku_long_list_add (fixture->list, fixture->file);          /* what comes is looked at in the same way */
  wait_for (size_of (fixture) == 2 * N_LINES / 40 * 20);
  order (fixture, &(PuzzleQuery) { 0 });
  g_assert_cmpuint (size_of (fixture), ==, 2 * N_LINES);
}

/* A rating that becomes known is in its row, and comes back with the puzzle. */
static void
test_known (Fixture *fixture, const void *data)
{
  g_autoptr (SetdokuPuzzle) puzzle = NULL;

  read_all (fixture);
  puzzle = g_list_model_get_item (G_LIST_MODEL (fixture->list), 1234);
  setdoku_puzzle_know (puzzle, PUZZLE_RATED, 83, 12, 12, RATE_NOTHING);
  setdoku_long_list_set_query (fixture->list, &(PuzzleQuery) { .order = QUERY_BY_RATING });
  setdoku_puzzle_know (puzzle, PUZZLE_RATED, 71, 12, 12, RATE_NOTHING);      /* while the rows are the worker's */
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_cmpuint (facts_at (fixture, 0).place, ==, 1235);
  for (unsigned i = 1; i < N_LINES; i++)
    facts_at (fixture, i);
  g_clear_object (&puzzle);
  g_assert_cmpint (facts_at (fixture, 0).er, ==, 71);
}

static void
put_title (SetdokuPuzzle *puzzle, void *user)
{
  setdoku_puzzle_set_note (puzzle, user);
}

static void
test_gone (Fixture *fixture, const void *data)
{
  read_all (fixture);
  setdoku_long_list_set_dress (fixture->list, put_title, (void *) "seen");
  g_assert_cmpstr (facts_at (fixture, 0).note, ==, "seen");
  setdoku_long_list_look (fixture->list);
  g_assert_cmpint (report_of (fixture)->changed, ==, -1);
  g_assert_cmpint (truncate (fixture->path, 1000), ==, 0);
  setdoku_long_list_look (fixture->list);
  g_assert_cmpint (report_of (fixture)->changed, ==, 0);
  g_assert_cmpint (facts_at (fixture, 2000).n_clues, ==, 0);
  g_assert_cmpstr (facts_at (fixture, 2000).title, ==, "No longer in the file");
}

static void
test_failed (Fixture *fixture, const void *data)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at/all.txt");

  read_all (fixture);
  setdoku_long_list_add (fixture->list, nowhere);
  wait_for (fixture->failure);
  g_assert_cmpstr (fixture->failure, ==, "“all.txt” does not exist.");
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_cmpuint (size_of (fixture), ==, N_LINES);
  g_clear_pointer (&fixture->failure, g_free);
  setdoku_long_list_add (fixture->list, fixture->file);
  setdoku_long_list_stop (fixture->list);
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_null (fixture->failure);
}

/* Every fortieth line has as many clues; of their digits only the numbering is another. */
static void
test_twins (Fixture *fixture, const void *data)
{
  read_all (fixture);
  g_assert_cmpint (report_of (fixture)->n_twins, ==, -1);
  setdoku_long_list_set_query (fixture->list, &(PuzzleQuery) { .no_twins = true });
  setdoku_long_list_find_twins (fixture->list);
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_cmpint (report_of (fixture)->n_twins, ==, N_LINES - 40);
  g_assert_cmpuint (size_of (fixture), ==, 40);
  g_assert_cmpuint (facts_at (fixture, 39).place, ==, 40);
  setdoku_long_list_add (fixture->list, fixture->file);
  wait_for (size_of (fixture) == N_LINES + 40);
  g_assert_cmpint (report_of (fixture)->n_twins, ==, -1);
  setdoku_long_list_find_twins (fixture->list);
  wait_for (report_of (fixture)->work == LONG_LIST_COMPARING);
  setdoku_long_list_stop (fixture->list);
  wait_for (report_of (fixture)->work == LONG_LIST_IDLE);
  g_assert_cmpint (report_of (fixture)->n_twins, ==, -1);
}

#define ADD(name, test) g_test_add ("/long-list/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a-file-is-read-and-puzzles-are-made-when-asked-for", test_read);
  ADD ("it-is-ordered-and-the-newest-wish-wins", test_ordered);
  ADD ("a-rating-that-becomes-known-is-kept-in-its-row", test_known);
  ADD ("twins-are-left-out", test_twins);
  ADD ("what-is-gone-from-the-file-is-said-to-be", test_gone);
  ADD ("what-cannot-be-read-leaves-the-list-as-it-was", test_failed);
  return g_test_run ();
}
