/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-journal.c — games keep themselves: what a start finds, whatever happened before. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/journal.h"
#include "model/shelf.h"

#define CLUES "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

typedef struct { char *folder; } Place;

static void
set_up (Place *place, const void *data)
{
  g_autofree char *base = g_dir_make_tmp ("setdoku-journal-XXXXXX", NULL);

  place->folder = g_build_filename (base, "state", "setdoku", NULL);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_remove (path);
}

static void
tear_down (Place *place, const void *data)
{
  g_autofree char *state = g_path_get_dirname (place->folder);
  g_autofree char *base = g_path_get_dirname (state);

  remove_all (base);
  g_free (place->folder);
}

static Document *
document_of (int n)
{
  Document *document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, CLUES));
  document_set_board (document, &board);
  document->elapsed = n;
  return document;
}

static void
write_game (JournalStore *store, int n)
{
  g_autoptr (Document) document = document_of (n);
  g_autoptr (Session) session = session_new ();
  g_autoptr (GError) error = NULL;

  session->started = true;
  g_assert_true (journal_store_write (store, session, document, &error));
  g_assert_no_error (error);
}

/* What the next start finds; -1: nothing. The stores are let go of again. */
static int
find_game (const Place *place, JournalFinding *finding)
{
  g_autoptr (GPtrArray) stores = journal_store_adopt (place->folder);
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;

  *finding = JOURNAL_NOTHING;
  g_assert_cmpint (stores->len, <=, 1);
  if (stores->len == 1)
    *finding = journal_store_read (stores->pdata[0], &session, &document);
  return document ? (int) document->elapsed : -1;
}

static unsigned
count_files (const Place *place, const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;
  unsigned n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += strstr (name, part) != NULL;
  return n;
}

static char *
path_of (const Place *place, const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, part))
      return g_build_filename (place->folder, name, NULL);
  return NULL;
}

static void
test_a_session_comes_back_whole (void)
{
  g_autoptr (Session) session = session_new ();
  g_autoptr (Session) back = NULL;
  g_autoptr (Session) again = NULL;
  g_autoptr (Document) document = document_of (7);
  g_autoptr (Document) read = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second = NULL;

  session->typing = session->modified = session->started = true;
  session->view = g_strdup ("compare");
  session->mode = g_strdup ("centre");
  session->selection = cells_union (cells_of (0), cells_of (80));
  session->cursor = 80;
  session->hints = 3;
  session->checks = 5;
  session->helped = true;
  session->uri = g_strdup ("file:///a%20b/c.setdoku");
  session->format = g_strdup ("setdoku");
  session->title = g_strdup (" two\nlines; = “x” ");
  session->clues = 36;
  session->filled = 40;
  session->time = 1234567890123456;
  session->others = g_strdup ("[Session]\nfuture=kept\n[Later]\nkey=value\n");
  text = session_write (session, document);
  g_assert_true (session_read (text, strlen (text), &back, &read));
  g_assert_cmpstr (back->view, ==, "compare");
  g_assert_true (back->typing && back->modified && back->started);
  g_assert_cmpstr (back->mode, ==, "centre");
  g_assert_true (cells_equal (back->selection, session->selection));
  g_assert_cmpint (back->cursor, ==, 80);
  g_assert_cmpint (back->hints, ==, 3);
  g_assert_cmpint (back->checks, ==, 5);
  g_assert_true (back->helped);
  g_assert_cmpstr (back->uri, ==, session->uri);
  g_assert_cmpstr (back->format, ==, session->format);
  g_assert_cmpstr (back->title, ==, session->title);
  g_assert_cmpint (back->clues, ==, 36);
  g_assert_cmpint (back->filled, ==, 40);
  g_assert_cmpint (back->time, ==, session->time);
  g_assert_null (back->seen);
  g_assert_true (document_equal (read, document));

  /* What this version does not know passes through it. */
  second = session_write (back, read);
  g_assert_nonnull (strstr (second, "future=kept"));
  g_assert_nonnull (strstr (second, "[Later]\nkey=value"));
  g_assert_true (session_read_head (second, strlen (second), &again));
  g_assert_cmpint (again->clues, ==, 36);
}

static void
test_the_newest_game_is_found (Place *place, const void *data)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);
  JournalFinding finding;
  struct stat about;
  g_autofree char *slot = NULL;

  g_assert_cmpint (find_game (place, &finding), ==, -1);
  for (int n = 1; n <= 7; n++)
    write_game (store, n);
  g_assert_cmpint (count_files (place, ".setdoku"), ==, 2);
  slot = path_of (place, ".a.setdoku");
  g_assert_cmpint (g_stat (slot, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0600);

  /* As long as the process has it, nobody else takes it. */
  g_assert_cmpint (find_game (place, &finding), ==, -1);
  g_clear_pointer (&store, journal_store_free);
  g_assert_cmpint (find_game (place, &finding), ==, 7);
  g_assert_cmpint (finding, ==, JOURNAL_WHOLE);
}

/* The newer slot is the one whose generation is higher. */
static char *
newest_slot (const Place *place)
{
  g_autofree char *a = path_of (place, ".a.setdoku");
  g_autofree char *b = path_of (place, ".b.setdoku");
  g_autoptr (Session) first = NULL;
  g_autoptr (Session) second = NULL;
  g_autofree char *text_a = NULL;
  g_autofree char *text_b = NULL;

  g_assert_true (g_file_get_contents (a, &text_a, NULL, NULL) && g_file_get_contents (b, &text_b, NULL, NULL));
  g_assert_true (session_read_head (text_a, strlen (text_a), &first) && session_read_head (text_b, strlen (text_b), &second));
  return first->generation > second->generation ? g_steal_pointer (&a) : g_steal_pointer (&b);
}

static void
test_a_damaged_save_falls_back_and_is_kept (Place *place, const void *data)
{
  static const char *const bad[] = { "", "[Setdoku session]\n", "nothing of the kind" };
  JournalFinding finding;

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (JournalStore) store = journal_store_new (place->folder);
      g_autofree char *slot = NULL;

      write_game (store, 1);
      write_game (store, 2);
      slot = newest_slot (place);
      g_clear_pointer (&store, journal_store_free);
      g_assert_true (g_file_set_contents (slot, bad[i], -1, NULL));
      g_assert_cmpint (find_game (place, &finding), ==, 1);
      g_assert_cmpint (finding, ==, JOURNAL_OLDER);
      g_assert_cmpint (count_files (place, ".damaged-"), ==, 1);
      g_assert_false (g_file_test (slot, G_FILE_TEST_EXISTS));
      remove_all (place->folder);
    }
}

static void
test_both_damaged_is_said (Place *place, const void *data)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;
  JournalFinding finding;

  write_game (store, 1);
  write_game (store, 2);
  g_clear_pointer (&store, journal_store_free);
  a = path_of (place, ".a.setdoku");
  b = path_of (place, ".b.setdoku");
  g_assert_cmpint (g_remove (a), ==, 0);
  g_assert_cmpint (g_mkdir (a, 0700), ==, 0);            /* not even a file */
  g_assert_true (g_file_set_contents (b, "x", 1, NULL));
  g_assert_cmpint (find_game (place, &finding), ==, -1);
  g_assert_cmpint (finding, ==, JOURNAL_LOST);
  g_assert_cmpint (count_files (place, ".damaged-"), ==, 2);
}

static void
test_stale_temporary_files_are_swept_and_nothing_else (Place *place, const void *data)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);
  g_autofree char *slot = NULL;
  g_autofree char *temporary = NULL;
  g_autofree char *foreign = g_build_filename (place->folder, "notes.a.setdoku.ABC123", NULL);
  JournalFinding finding;

  write_game (store, 1);
  slot = path_of (place, ".a.setdoku");
  temporary = g_strconcat (slot, ".X7Y8Z9", NULL);
  g_assert_true (g_file_set_contents (temporary, "half", -1, NULL));
  g_assert_true (g_file_set_contents (foreign, "mine", -1, NULL));
  g_assert_cmpint (find_game (place, &finding), ==, -1);
  g_assert_true (g_file_test (temporary, G_FILE_TEST_EXISTS));           /* who has the game is still writing it */
  g_clear_pointer (&store, journal_store_free);
  g_assert_cmpint (find_game (place, &finding), ==, 1);
  g_assert_false (g_file_test (temporary, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
}

static void
test_another_process_takes_over_once_we_are_gone (Place *place, const void *data)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);
  int status;
  pid_t child;

  write_game (store, 5);
  for (int alive = 1; alive >= 0; alive--)
    {
      if (!alive)
        g_clear_pointer (&store, journal_store_free);
      child = fork ();
      if (child == 0)
        {
          JournalFinding finding;
          /* Opened here, so not the descriptor that was inherited. */
          int found = find_game (place, &finding);

          _exit (found == (alive ? -1 : 5) ? 0 : 1);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_cmpint (status, ==, 0);
    }
}

static void
test_a_removed_game_leaves_nothing (Place *place, const void *data)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);

  write_game (store, 1);
  write_game (store, 2);
  journal_store_remove (store);
  g_assert_cmpint (count_files (place, ""), ==, 0);
  write_game (store, 3);                 /* and may begin again */
  g_assert_cmpint (count_files (place, ".setdoku"), ==, 1);
}

/* The journal. */

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
test_the_shelf_keeps_the_newest_twenty (Place *place, const void *data)
{
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (GError) error = NULL;

  for (int n = 0; n < 25; n++)
    {
      g_autoptr (Session) session = session_new ();
      g_autoptr (Document) document = document_of (n);

      session->started = n % 5 != 4;             /* one in five was never begun */
      session->time = 1000 - n;                  /* the clock runs backwards: what it says counts */
      session->title = g_strdup_printf ("%d", n);
      g_assert_true (shelf_put (place->folder, session, document, &error));
    }
  for (int n = 25; n < 30; n++)
    {
      g_autoptr (Session) session = session_new ();
      g_autoptr (Document) document = document_of (n);

      session->started = true;
      session->time = 2000 + n;
      g_assert_true (shelf_put (place->folder, session, document, &error));
    }
  shelf = shelf_list (place->folder);
  g_assert_cmpint (shelf->len, ==, SHELF_MAX);
  for (unsigned i = 1; i < shelf->len; i++)
    g_assert_cmpint (((ShelfEntry *) shelf->pdata[i - 1])->time, >, ((ShelfEntry *) shelf->pdata[i])->time);
  g_assert_cmpint (((ShelfEntry *) shelf->pdata[0])->time, ==, 2029);
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
  g_test_add_func ("/journal/session", test_a_session_comes_back_whole);
  ADD ("newest", test_the_newest_game_is_found);
  ADD ("damaged", test_a_damaged_save_falls_back_and_is_kept);
  ADD ("both-damaged", test_both_damaged_is_said);
  ADD ("sweep", test_stale_temporary_files_are_swept_and_nothing_else);
  ADD ("two-processes", test_another_process_takes_over_once_we_are_gone);
  ADD ("removed", test_a_removed_game_leaves_nothing);
  ADD ("stream", test_a_stream_of_changes_is_a_few_saves);
  ADD ("in-time", test_a_change_is_on_the_disk_in_time);
  ADD ("flush", test_flush_writes_what_a_job_has_not_begun);
  ADD ("aside", test_a_game_put_aside_comes_back_from_the_shelf);
  ADD ("shelf", test_the_shelf_keeps_the_newest_twenty);
  ADD ("no-folder", test_a_folder_that_cannot_be_is_said_once);
  return g_test_run ();
}
