/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-later-version.c — what a later version of Setdoku has written stays byte for byte, that is said, and the work goes on
 * beside it. Every file that we write has a row; one that has none is found by doing all the work in an empty folder. */
#include <string.h>
#include <unistd.h>

#include "../../patience.h"
#include "../../remove-all.h"
#include "model/file/file.h"
#include "model/keep/journal-store.h"
#include "model/keep/library.h"
#include "model/keep/shelf.h"
#include "model/keep/statistics-file.h"
#include "model/make/maker-store.h"
#include "model/make/recipe.h"
#include "later-session.h"

#define EASY "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define HARD "....6...8.5.....2.......36..9.3......8.1...5....4..7..31........4...8.....2......"

#define ID   "5e7d0c00-0000-4000-8000-000000000001"

/* What a whole run of this version does with its files in the folder, and what it said. (transfer full) */
typedef char *(*Work) (const char *folder);

/* The games that are open. */

static void
keep_game (JournalStore *store)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_new ();

  for (int save = 0; save < 3; save++)                       /* both slots, and the first once more */
    g_assert_true (journal_store_write (store, session, document, NULL));
}

static char *
work_on_games (const char *folder)
{
  g_autoptr (GPtrArray) stores = journal_store_adopt (folder);
  char *said = NULL;

  if (stores->len == 0)
    g_ptr_array_add (stores, journal_store_new (folder));
  for (unsigned i = 0; i < stores->len; i++)
    {
      g_autoptr (Session) session = NULL;
      g_autoptr (Document) document = NULL;

      /* What the window says of it: test-window-session. */
      if (journal_store_read (stores->pdata[i], &session, &document) == JOURNAL_NEWER)
        said = said ? said : g_strdup ("a later version");
      keep_game (stores->pdata[i]);
    }
  return said;
}

/* The earlier games. */

static char *
work_on_earlier (const char *folder)
{
  static const char *const names[] = { ID ".setdoku", NULL };
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_new ();
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (GError) error = NULL;
  const char *mine = NULL;

  session->started = true;
  g_assert_true (shelf_put (folder, session, document, NULL));
  shelf = shelf_list (folder);
  for (unsigned i = 0; i < shelf->len; i++)                  /* what a later version's head says may be understood */
    {
      const ShelfEntry *entry = shelf->pdata[i];

      if (!g_str_equal (entry->name, names[0]))
        mine = entry->name;
    }
  g_assert_nonnull (mine);
  if (!shelf_read (folder, names[0], NULL, NULL, &error))
    g_assert_nonnull (error);
  shelf_delete (folder, names);                              /* its owner may, and may take that back */
  shelf_put_back (folder);
  g_assert_cmpuint (shelf_delete (folder, (const char *const[]) { mine, NULL }), ==, 1);
  return error ? g_strdup (error->message) : NULL;
}

/* The collection. */

static void
note_failure (SetdokuLibrary *library, const char *message, char **said)
{
  g_free (*said);
  *said = g_strdup (message);
}

static char *
work_on_library (const char *folder)
{
  static const char *const lines[] = { EASY, HARD };
  char *said = NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)        /* the second save keeps a copy of the first */
    {
      SetdokuLibrary *library = setdoku_library_new (folder);
      g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_object_unref);

      setdoku_library_wait (library);
      g_signal_connect (library, "failed", G_CALLBACK (note_failure), &said);
      g_ptr_array_add (puzzles, setdoku_puzzle_parse (lines[i], strlen (lines[i])));
      setdoku_library_add (library, puzzles);
      g_assert_cmpint (setdoku_library_flush (library), ==, said == NULL);
      g_object_unref (library);
    }
  return said;
}

/* The statistics. */

static void
note (bool done, GError **error, char **said)
{
  g_assert_cmpint (done, ==, *error == NULL);
  if (*error)
    {
      g_free (*said);
      *said = g_strdup ((*error)->message);
      g_clear_error (error);
    }
}

static char *
work_on_statistics (const char *folder)
{
  Solve solve = { .solved = 2, .began = 1, .puzzle = EASY };
  GError *error = NULL;
  char *said = NULL;
  unsigned n_damaged;

  for (int began = 1; began < 3; began++)
    {
      GArray *solves = statistics_file_read (folder, &n_damaged, &error);

      note (solves != NULL, &error, &said);
      g_clear_pointer (&solves, g_array_unref);
      solve.began = began;
      note (statistics_file_add (folder, &solve, NULL, &error), &error, &said);
      note (statistics_file_reset (folder, &error), &error, &said);
      note (statistics_file_unreset (folder, &error), &error, &said);
      note (statistics_file_reset (folder, &error), &error, &said);
    }
  return said;
}

/* Puzzles made ahead: nothing of the owner's is in them, so nothing is said, and they are made anew. */

static char *
work_on_puzzles_ahead (const char *folder)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "ready-puzzles", NULL);
  SetdokuMakerStore *store = setdoku_maker_store_new (file);
  Recipe recipe;
  Made made;
  Wish easy;

  g_assert_true (recipe_parse_wish (&easy, "easy"));
  setdoku_maker_store_start (store);
  setdoku_maker_store_take (store, &easy, &recipe, &made);
  wait_for (setdoku_maker_store_count (store, &easy) > 0);
  g_object_unref (store);
  return NULL;
}

/* A document: the game on the board has another file, or had this one before somebody else wrote it. */

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  g_assert_false (setdoku_file_save_finish (result, user));
}

static char *
work_on_document (const char *folder)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "mine.setdoku", NULL);
  g_autoptr (GFile) beside = g_file_new_build_filename (folder, "other.setdoku", NULL);
  g_autoptr (Document) document = document_new ();
  g_autoptr (GArray) records = NULL;
  g_autoptr (GError) error = NULL, changed = NULL;
  const Format *format;

  if (!g_file_query_exists (file, NULL))
    {
      g_assert_true (setdoku_file_save (file, format_find ("setdoku"), document, NULL, NULL));
      return NULL;
    }
  g_assert_true (setdoku_file_save (beside, format_find ("setdoku"), document, NULL, NULL));
  records = setdoku_file_load (file, NULL, &format, &error);
  g_assert_null (records);
  setdoku_file_save_async (file, format_find ("setdoku"), document, "what it held before", NULL, on_saved, &changed);
  wait_for (changed);
  g_assert_error (changed, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED);
  return g_strdup (error->message);
}

/* What a later version has written. */

static char *
text_of_game (void)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_new ();

  return session_write (session, document);
}

static char *
later_session (void)
{
  g_autofree char *mine = text_of_game ();

  return with_key (mine, "version=1", "version=2");
}

static char *
later_document_in_session (void)
{
  g_autofree char *mine = text_of_game ();
  char *text = with_key (mine, "document=2", "document=9");

  strstr (text, "[Setdoku]\nversion=2")[strlen ("[Setdoku]\nversion=")] = '9';
  return text;
}

/* Larger than any that this version writes or reads. */
static char *
larger_session (void)
{
  g_autofree char *mine = text_of_game (), *rest = g_strnfill (SESSION_MAX_BYTES, '\n');

  return g_strconcat (mine, rest, NULL);
}

static char *
later_document (void)
{
  g_autoptr (Document) document = document_new ();
  char *text = format_write (format_find ("setdoku"), document);

  text[strlen ("[Setdoku]\nversion=")] = '9';
  return text;
}

static char *
later_library (void)
{
  return g_strdup ("# Setdoku: collected puzzles, version 3. Something else.\n" EASY "\t-\t-\t17\t-\n!new\n");
}

static char *
later_statistics (void)
{
  return g_strdup ("setdoku-statistics,2,842fd524\nsomething else\n");
}

static char *
later_puzzles (void)
{
  return g_strdup ("Setdoku, puzzles made ahead, version 2\nkind easy\nanything\n");
}

static char *
larger_puzzles (void)
{
  g_autofree char *rest = g_strnfill (2 << 20, '\n');

  return g_strconcat ("Setdoku, puzzles made ahead, version 99999999999999999999\n\xff", rest, NULL);
}

/* NULL says: nobody is told, because nothing is missing. */
static const struct {
  const char *name, *says;
  Work        work;
  char     *(*text) (void);
} rows[] = {
  { ID ".a.setdoku",              "later version", work_on_games,         later_session },
  { ID ".b.setdoku",              "later version", work_on_games,         later_session },
  { ID ".a.setdoku",              "later version", work_on_games,         later_document_in_session },
  { ID ".b.setdoku",              "later version", work_on_games,         larger_session },
  { "earlier/" ID ".setdoku",     "later version", work_on_earlier,       later_session },
  { "earlier/" ID ".setdoku",     "later version", work_on_earlier,       later_document_in_session },
  { "earlier/" ID ".setdoku",     "later version", work_on_earlier,       larger_session },
  { "library.txt",                "later version", work_on_library,       later_library },
  { "library.before",             NULL,            work_on_library,       later_library },
  { "statistics.csv",             "later version", work_on_statistics,    later_statistics },
  { "statistics.before",          "later version", work_on_statistics,    later_statistics },
  { "ready-puzzles",              NULL,            work_on_puzzles_ahead, later_puzzles },
  { "ready-puzzles",              NULL,            work_on_puzzles_ahead, larger_puzzles },
  { "mine.setdoku",               "newer Setdoku", work_on_document,      later_document },
};

static void
test_a_later_version_is_left (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("setdoku-later-XXXXXX", NULL), *text = rows[i].text ();
      g_autofree char *path = g_build_filename (folder, rows[i].name, NULL), *parent = g_path_get_dirname (path);

      g_test_message ("%s", rows[i].name);
      g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      for (int run = 0; run < 2; run++)
        {
          g_autofree char *said = rows[i].work (folder), *now = NULL;

          if (rows[i].says && !(said && strstr (said, rows[i].says)))
            g_error ("%s: “%s” is said, not “%s”", rows[i].name, said, rows[i].says);
          g_assert_true (rows[i].says || !said);
          if (!g_file_get_contents (path, &now, NULL, NULL) || strcmp (now, text) != 0)
            g_error ("%s is not as it was", path);
        }
      remove_all (folder);
    }
}

/* What holds nothing that could be lost, or is only added to. */
static const char *const without_version[] = {
  "*.lock", "statistics.damaged",
};

static bool
is_known (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (without_version); i++)
    if (g_pattern_match_simple (without_version[i], name))
      return true;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *pattern = g_strdup (rows[i].name);
      char *id = strstr (pattern, ID);

      if (id)                                                /* any game's */
        {
          *id = '*';
          memmove (id + 1, id + strlen (ID), strlen (id + strlen (ID)) + 1);
        }
      if (g_pattern_match_simple (pattern, name))
        return true;
    }
  return false;
}

static unsigned
check_names (const char *folder, const char *below)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  unsigned n = 0;

  for (const char *name; (name = g_dir_read_name (dir));)
    {
      g_autofree char *inner = *below ? g_build_filename (below, name, NULL) : g_strdup (name);
      g_autofree char *whole = g_build_filename (folder, inner, NULL);

      if (g_file_test (whole, G_FILE_TEST_IS_DIR))
        n += check_names (folder, inner);
      else if (!is_known (inner))
        g_error ("%s is written, and has no row here", inner);
      else
        n++;
    }
  return n;
}

/* All the work, with nothing that was there before. */
static void
test_every_file_has_a_row (void)
{
  g_autofree char *folder = g_dir_make_tmp ("setdoku-later-XXXXXX", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *said = rows[i].work (folder);
    }
  g_assert_cmpuint (check_names (folder, ""), >=, 10);
  remove_all (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/later-version/is-left", test_a_later_version_is_left);
  g_test_add_func ("/later-version/every-file-has-a-row", test_every_file_has_a_row);
  return g_test_run ();
}
