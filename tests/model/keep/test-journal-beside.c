/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-journal-beside.c — what a start finds among its games and did not write: it stays as it is. */
#include <string.h>
#include <utime.h>

#include "../../remove-all.h"
#include "model/keep/journal-store.h"
#include "model/keep/shelf.h"
#include "later-session.h"

#define ID "5e7d0c00-0000-4000-8000-0000000000%02d"

typedef struct { char *folder; } Place;

static void
set_up (Place *place, const void *data)
{
  place->folder = g_dir_make_tmp ("setdoku-beside-XXXXXX", NULL);
}

static void
tear_down (Place *place, const void *data)
{
  remove_all (place->folder);
  g_free (place->folder);
}

static char *
text_of_game (int n)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_new ();

  document->elapsed = n;
  session->started = true;
  return session_write (session, document);
}

static char *
put (const Place *place, int id, const char *end, const char *text)
{
  g_autofree char *name = g_strdup_printf (ID "%s", id, end);
  char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static unsigned
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

static void
check_holds (const char *path, const char *text)
{
  g_autofree char *now = NULL;

  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, text);
}

/* Both slots are the later version's, or one of them; what is played here goes beside. */
static void
check_is_left (const Place *place, const char *newer, bool both)
{
  g_autofree char *mine = text_of_game (1);
  g_autofree char *a = put (place, 1, ".a.setdoku", newer);
  g_autofree char *b = put (place, 1, ".b.setdoku", both ? newer : mine);

  for (int start = 0; start < 2; start++)
    {
      g_autoptr (GPtrArray) stores = journal_store_adopt (place->folder);
      g_autoptr (Session) session = NULL;
      g_autoptr (Document) document = NULL;
      g_autoptr (Session) own = session_new ();
      g_autoptr (Document) empty = document_new ();
      JournalStore *store = NULL;

      /* The second start finds the game beside, too. */
      g_assert_cmpuint (stores->len, ==, 1 + (unsigned) start);
      for (unsigned i = 0; i < stores->len && !document; i++)
        {
          JournalFinding finding = journal_store_read (stores->pdata[i], &session, &document);

          g_assert_cmpint (finding, ==, document ? JOURNAL_WHOLE : JOURNAL_NEWER);
          g_assert_cmpint (session != NULL, ==, document != NULL);
          if (finding == JOURNAL_NEWER)
            store = stores->pdata[i];
        }
      g_assert_cmpint (document != NULL, ==, start == 1);
      if (start == 0)
        g_assert_true (journal_store_write (store, own, empty, NULL));
      check_holds (a, newer);
      check_holds (b, both ? newer : mine);
    }
  remove_all (place->folder);
  g_assert_cmpint (g_mkdir (place->folder, 0700), ==, 0);
}

static void
test_the_game_of_a_later_version_is_left (Place *place, const void *data)
{
  g_autofree char *mine = text_of_game (1);
  g_autofree char *session = with_key (mine, "version=1", "version=2");
  g_autofree char *document = with_key (mine, "document=2", "document=9");
  char *version = strstr (document, "[Setdoku]\nversion=2");

  g_assert_nonnull (version);
  version[strlen ("[Setdoku]\nversion=")] = '9';
  for (int both = 0; both < 2; both++)
    {
      check_is_left (place, session, both);
      check_is_left (place, document, both);
    }
}

/* One bit makes a later version of this one: that is damage, and the game before it comes back. */
static void
test_a_flipped_bit_is_no_later_version (Place *place, const void *data)
{
  g_autofree char *one = text_of_game (1), *two = text_of_game (2);
  g_autofree char *a = put (place, 1, ".a.setdoku", one);
  g_autofree char *b = NULL;
  g_autoptr (GPtrArray) stores = NULL;
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;

  strstr (two, "[Setdoku]\nversion=2")[strlen ("[Setdoku]\nversion=")] = '9';
  b = put (place, 1, ".b.setdoku", two);
  stores = journal_store_adopt (place->folder);
  g_assert_cmpuint (stores->len, ==, 1);
  g_assert_cmpint (journal_store_read (stores->pdata[0], &session, &document), ==, JOURNAL_OLDER);
  g_assert_cmpint (document->elapsed, ==, 1);
  g_assert_false (g_file_test (b, G_FILE_TEST_EXISTS));
}

static void
test_junk_is_not_touched (Place *place, const void *data)
{
  static const char *const junk[] = { "", "x", "[Setdoku]\nversion=2\n", "[Setdoku session]", "nothing of the kind" };

  for (int i = 0; i < (int) G_N_ELEMENTS (junk); i++)
    {
      g_autofree char *a = put (place, i, ".a.setdoku", junk[i]);
      g_autofree char *b = put (place, i, ".b.setdoku", junk[i]);
      g_autofree char *temporary = put (place, i, ".a.setdoku.X7Y8Z9", "?");
    }
  for (int start = 0; start < 2; start++)
    {
      g_autoptr (GPtrArray) stores = journal_store_adopt (place->folder);

      g_assert_cmpuint (stores->len, ==, 0);
      g_assert_cmpuint (count_files (place), ==, 3 * G_N_ELEMENTS (junk));
    }
}

/* The newest ones; and the others stay where they are. */
static void
test_a_start_takes_only_so_many (Place *place, const void *data)
{
  enum { N = JOURNAL_ADOPT_MAX + 5 };
  g_autoptr (GPtrArray) stores = NULL;

  for (int i = 0; i < N; i++)
    {
      g_autofree char *text = text_of_game (i);
      g_autofree char *path = put (place, i, ".a.setdoku", text);
      struct utimbuf times = { 1000000 + i, 1000000 + i };

      g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  stores = journal_store_adopt (place->folder);
  g_assert_cmpuint (stores->len, ==, JOURNAL_ADOPT_MAX);
  for (int i = 0; i < JOURNAL_ADOPT_MAX; i++)
    {
      g_autoptr (Session) session = NULL;
      g_autoptr (Document) document = NULL;

      g_assert_cmpint (journal_store_read (stores->pdata[i], &session, &document), ==, JOURNAL_WHOLE);
      g_assert_cmpint (document->elapsed, ==, N - 1 - i);
      journal_store_remove (stores->pdata[i]);
    }
  g_clear_pointer (&stores, g_ptr_array_unref);
  stores = journal_store_adopt (place->folder);
  g_assert_cmpuint (stores->len, ==, 5);
}

static void
test_an_earlier_game_of_a_later_version_is_named (Place *place, const void *data)
{
  g_autofree char *mine = text_of_game (1), *newer = with_key (mine, "version=1", "version=2");
  g_autofree char *folder = g_build_filename (place->folder, "earlier", NULL);
  g_autofree char *path = g_build_filename (folder, "x.setdoku", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  g_assert_false (shelf_read (place->folder, "x.setdoku", &session, &document, &error));
  g_assert_nonnull (strstr (error->message, "later version"));
  check_holds (path, newer);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/journal-beside/" name, Place, NULL, set_up, test, tear_down)
  ADD ("later-version", test_the_game_of_a_later_version_is_left);
  ADD ("flipped-bit", test_a_flipped_bit_is_no_later_version);
  ADD ("junk", test_junk_is_not_touched);
  ADD ("many", test_a_start_takes_only_so_many);
  ADD ("earlier", test_an_earlier_game_of_a_later_version_is_named);
  return g_test_run ();
}
