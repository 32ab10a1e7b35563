/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-journal-store.c — what a start finds of the games that were saved, whatever happened before. */
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "journal-fixture.h"
#include "model/keep/journal-file.h"

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
  session->practice = g_strdup ("x-wing 7");
  session->selection = places_union (places_of (0), places_of (80));
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
  g_assert_cmpstr (back->practice, ==, "x-wing 7");
  g_assert_true (places_equal (back->selection, session->selection));
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
  g_assert_true (g_file_set_contents (b, "[Setdoku session]\nx", -1, NULL));
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

/* Links, folders, pipes and what is too large are none of ours; of the others so much is read as was asked for. */
static void
test_only_ordinary_files_are_read (Place *place, const void *data)
{
  g_autofree char *path = g_build_filename (place->folder, "file", NULL), *other = g_build_filename (place->folder, "other", NULL);
  g_autofree char *some = NULL, *all = NULL;
  gsize length;

  g_assert_null (journal_read_bytes (path, G_MAXSIZE, &length));
  g_assert_cmpint (g_mkdir_with_parents (place->folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "123456", -1, NULL));
  some = journal_read_bytes (path, 2, &length);
  g_assert_cmpstr (some, ==, "12");
  all = journal_read_bytes (path, G_MAXSIZE, &length);
  g_assert_cmpstr (all, ==, "123456");
  g_assert_cmpuint (length, ==, 6);

  g_assert_cmpint (symlink (path, other), ==, 0);
  g_assert_null (journal_read_bytes (other, G_MAXSIZE, &length));
  g_unlink (other);
  g_assert_cmpint (mkfifo (other, 0600), ==, 0);
  g_assert_null (journal_read_bytes (other, G_MAXSIZE, &length));
  g_unlink (other);
  g_assert_null (journal_read_bytes (place->folder, G_MAXSIZE, &length));
  g_assert_cmpint (truncate (path, SESSION_MAX_BYTES + 1), ==, 0);
  g_assert_null (journal_read_bytes (path, G_MAXSIZE, &length));
  g_unlink (path);
}

#define ADD(path, test) g_test_add ("/journal-store/" path, Place, NULL, set_up, test, tear_down)

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
  ADD ("only-ordinary-files", test_only_ordinary_files_are_read);
  ADD ("removed", test_a_removed_game_leaves_nothing);
  return g_test_run ();
}
