/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-journal.c — games keep themselves while they are played, and on the shelf. */
#include "journal-fixture.h"
#include "model/keep/shelf.h"

typedef struct { int n, pulls; bool started; char *failure; int shelved; } Game;

static void
pull (void *user, Session **session, Document **document)
{
  Game *game = user;

  game->pulls++;
  *session = session_new ();
  (*session)->started = game->started;
  *document = document_of (game->n);
}

static void
on_failed (SetdokuJournal *journal, const char *message, Game *game)
{
  g_assert_null (game->failure);
  game->failure = g_strdup (message);
}

static void
on_shelved (SetdokuJournal *journal, Game *game)
{
  game->shelved++;
}

static SetdokuJournal *
journal_of (const Place *place, Game *game)
{
  SetdokuJournal *journal = setdoku_journal_new (place->folder);

  setdoku_journal_set_source (journal, pull, game);
  g_signal_connect (journal, "failed", G_CALLBACK (on_failed), game);
  g_signal_connect (journal, "shelved", G_CALLBACK (on_shelved), game);
  return journal;
}

static void
run_for (int milliseconds)
{
  int64_t end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
test_a_stream_of_changes_is_a_few_saves (Place *place, const void *data)
{
  Game game = { .started = true };
  g_autoptr (SetdokuJournal) journal = journal_of (place, &game);
  int64_t start = g_get_monotonic_time ();
  JournalFinding finding;

  for (int i = 0; i < 150; i++)
    {
      game.n = i;
      setdoku_journal_touch (journal, true);
      run_for (10);
    }
  g_assert_cmpint (game.pulls, >, 0);
  g_assert_cmpint (game.pulls, <=, 2 + (g_get_monotonic_time () - start) / (150 * 1000));       /* one in 150 ms */
  g_assert_true (setdoku_journal_works (journal));
  setdoku_journal_end (journal, SETDOKU_JOURNAL_KEEP);
  g_assert_cmpint (find_game (place, &finding), ==, 149);
}

static void
test_a_change_is_on_the_disk_in_time (Place *place, const void *data)
{
  Game game = { .n = 3, .started = true };
  g_autoptr (SetdokuJournal) journal = journal_of (place, &game);
  int64_t end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  setdoku_journal_touch (journal, true);
  while (!setdoku_journal_works (journal) && g_get_monotonic_time () < end)
    run_for (10);
  g_assert_cmpint (count_files (place, ".a.setdoku"), ==, 1);
  setdoku_journal_end (journal, SETDOKU_JOURNAL_DROP);
  g_assert_cmpint (count_files (place, ""), ==, 0);
  setdoku_journal_touch (journal, true);                 /* nothing is saved after the end */
  run_for (500);
  g_assert_cmpint (game.pulls, ==, 1);
}

static void
test_flush_writes_what_a_job_has_not_begun (Place *place, const void *data)
{
  JournalFinding finding;

  for (int i = 0; i < 20; i++)
    {
      Game game = { .n = 1, .started = true };
      SetdokuJournal *journal = journal_of (place, &game);

      setdoku_journal_touch (journal, true);
      run_for (i % 2 ? 351 : 1);
      game.n = 100 + i;
      setdoku_journal_put_aside (journal);
      game.n = 200 + i;
      setdoku_journal_end (journal, SETDOKU_JOURNAL_KEEP);
      g_object_unref (journal);
      g_assert_cmpint (find_game (place, &finding), ==, 200 + i);
      {
        g_autoptr (GPtrArray) shelf = shelf_list (place->folder);

        g_assert_cmpint (shelf->len, ==, 1);
      }
      run_for (20);
      remove_all (place->folder);
    }
}

static void
test_a_game_put_aside_comes_back_from_the_shelf (Place *place, const void *data)
{
  Game game = { .n = 1, .started = true };
  g_autoptr (SetdokuJournal) journal = journal_of (place, &game);
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (GPtrArray) empty = NULL;
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;
  const char *name;

  setdoku_journal_put_aside (journal);
  game.n = 2;
  g_assert_true (setdoku_journal_flush (journal));
  g_assert_cmpint (game.shelved, ==, 1);
  shelf = shelf_list (place->folder);
  g_assert_cmpint (shelf->len, ==, 1);
  name = ((ShelfEntry *) shelf->pdata[0])->name;
  g_assert_true (shelf_read (place->folder, name, &session, &document, NULL));
  g_assert_cmpint (document->elapsed, ==, 1);

  /* It leaves the shelf when, and not before, it is saved where it is played. */
  game.n = 1;
  setdoku_journal_came_from_shelf (journal, name);
  g_assert_true (setdoku_journal_flush (journal));
  empty = shelf_list (place->folder);
  g_assert_cmpint (empty->len, ==, 0);
  setdoku_journal_end (journal, SETDOKU_JOURNAL_PUT_ASIDE);
  g_assert_cmpint (count_files (place, ".lock"), ==, 0);
  g_clear_pointer (&empty, g_ptr_array_unref);
  empty = shelf_list (place->folder);
  g_assert_cmpint (empty->len, ==, 1);
}

static void
test_a_folder_that_cannot_be_is_said_once (Place *place, const void *data)
{
  g_autofree char *state = g_path_get_dirname (place->folder);
  Game game = { .n = 1, .started = true };
  g_autoptr (SetdokuJournal) journal = journal_of (place, &game);

  g_assert_true (g_file_set_contents (state, "a file where the folder should be", -1, NULL));
  for (int i = 0; i < 3; i++)
    g_assert_false (setdoku_journal_flush (journal));            /* on_failed () takes one message only */
  g_assert_nonnull (game.failure);
  g_test_message ("%s", game.failure);
  g_assert_false (setdoku_journal_works (journal));
  g_assert_cmpint (g_remove (state), ==, 0);
  g_assert_true (setdoku_journal_flush (journal));               /* what lay on the desk is written now */
  g_assert_true (setdoku_journal_works (journal));
  g_free (game.failure);
  setdoku_journal_end (journal, SETDOKU_JOURNAL_DROP);
}

#define ADD(path, test) g_test_add ("/journal/" path, Place, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("stream", test_a_stream_of_changes_is_a_few_saves);
  ADD ("in-time", test_a_change_is_on_the_disk_in_time);
  ADD ("flush", test_flush_writes_what_a_job_has_not_begun);
  ADD ("aside", test_a_game_put_aside_comes_back_from_the_shelf);
  ADD ("no-folder", test_a_folder_that_cannot_be_is_said_once);
  return g_test_run ();
}
