/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-faults.c — every call of a save fails in turn, in every way.
 *
 * After it there is the old game or the new one, whole; a save that says it succeeded has written the new one; one that
 * failed says why; and the next one, without a fault, succeeds and leaves nothing beside. */
#include "torture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "faults.h"
#include "model/file/file.h"
#include "model/keep/shelf.h"

typedef enum { SAVE_JOURNAL, SAVE_NEW_JOURNAL, SAVE_FILE, SAVE_NEW_FILE, SAVE_SHELF, N_SAVES } Save;

static const char *const save_names[N_SAVES] = { "journal", "new journal", "document", "new document", "earlier game" };

typedef struct { int error; const char *name; } Way;

static const Way ways[] = {
  { ENOSPC, "ENOSPC" }, { EROFS, "EROFS" }, { EIO, "EIO" }, { EINTR, "EINTR" }, { FAULT_SHORT, "short write" },
};

typedef struct { unsigned faults, failed, succeeded, old, new; } Score;

static JournalStore *store;

static bool
save_game (Save save, int n, GError **error)
{
  g_autofree char *path = g_build_filename (torture_folder, "mine.setdoku", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Document) document = torture_document (n, 2000);
  g_autoptr (Session) session = session_new ();

  session->started = true;
  if (save == SAVE_FILE || save == SAVE_NEW_FILE)
    return setdoku_file_save (file, format_find ("setdoku"), document, NULL, error);
  if (save == SAVE_SHELF)
    return shelf_put (torture_folder, session, document, error);
  return journal_store_write (store, session, document, error);
}

static int
number_of (Document *document)
{
  g_autoptr (Document) owned = document;

  return owned ? torture_number (owned) : -1;
}

/* The number of the game that is there; 0: none; −1: one that is not whole. */
static int
find_game (Save save)
{
  g_autofree char *path = g_build_filename (torture_folder, "mine.setdoku", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Session) session = NULL;
  Document *document = NULL;

  if (save == SAVE_FILE || save == SAVE_NEW_FILE)
    {
      g_autoptr (GArray) records = setdoku_file_load (file, NULL, NULL, NULL);

      if (!records)
        return g_file_test (path, G_FILE_TEST_EXISTS) ? -1 : 0;
      return number_of (g_steal_pointer (&g_array_index (records, Record, 0).document));
    }
  if (save == SAVE_SHELF)
    {
      g_autoptr (GPtrArray) shelf = shelf_list (torture_folder);

      if (shelf->len == 0)
        return 0;
      shelf_read (torture_folder, ((ShelfEntry *) shelf->pdata[0])->name, &session, &document, NULL);
      return number_of (document);
    }

  /* As the next process does it. */
  g_clear_pointer (&store, journal_store_free);
  {
    g_autoptr (GPtrArray) stores = journal_store_adopt (torture_folder);
    JournalFinding finding = stores->len ? journal_store_read (stores->pdata[0], &session, &document) : JOURNAL_NOTHING;

    store = stores->len ? g_ptr_array_steal_index (stores, 0) : journal_store_new (torture_folder);
    return finding == JOURNAL_NOTHING ? 0 : finding == JOURNAL_WHOLE ? number_of (document) : -1;
  }
}

static unsigned
count_beside (Save save)
{
  g_autofree char *earlier = g_build_filename (torture_folder, "earlier", NULL);

  if (save == SAVE_SHELF)
    return torture_count (earlier, ".setdoku.");
  return torture_count (torture_folder, ".setdoku.") + torture_count (torture_folder, ".goutputstream")
         + torture_count (torture_folder, ".setdoku-");
}

/* False: there is no k-th such call. */
static bool
try_fault (Save save, FaultCall call, int k, const Way *way, Score *score)
{
  bool fresh = save == SAVE_NEW_JOURNAL || save == SAVE_NEW_FILE || save == SAVE_SHELF;
  int old = fresh ? 0 : 2, found;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  bool done, happened;

  g_clear_pointer (&store, journal_store_free);
  torture_wipe ();
  store = journal_store_new (torture_folder);
  for (int n = 1; n <= old; n++)
    torture_expect (save_game (save, n, NULL), "it cannot be prepared");

  fault_arm (torture_folder, call, k, way->error);
  done = save_game (save, 3, &error);
  happened = fault_disarm ();
  if (!happened)
    return false;

  found = find_game (save);
  score->faults++;
  score->failed += !done;
  score->succeeded += done;
  score->old += found == old;
  score->new += found == 3;
  torture_expect (found == old || found == 3, "%s, %s %d, %s: found %d", save_names[save], fault_names[call], k, way->name, found);
  torture_expect (!done || found == 3, "%s, %s %d, %s: said to be saved, found %d", save_names[save], fault_names[call], k,
                  way->name, found);
  torture_expect (done == (error == NULL) && (done || *error->message), "%s, %s %d, %s: fails without a word", save_names[save],
                  fault_names[call], k, way->name);
  torture_expect (save_game (save, 4, &again), "%s, %s %d, %s: the next one fails too: %s", save_names[save], fault_names[call],
                  k, way->name, again ? again->message : "");
  found = save == SAVE_SHELF ? 4 : find_game (save);
  torture_expect (found == 4, "%s, %s %d, %s: the next one is not there but %d", save_names[save], fault_names[call], k,
                  way->name, found);
  torture_expect (count_beside (save) == 0, "%s, %s %d, %s: something is left beside", save_names[save], fault_names[call], k,
                  way->name);
  return true;
}

int
main (int argc, char **argv)
{
  enum { MOST = 100 };
  unsigned all = 0;

  torture_begin (argc, argv);
  for (int save = 0; save < N_SAVES; save++)
    {
      Score score = { 0 };
      g_autoptr (GString) calls = g_string_new (NULL);

      for (int call = 0; call < N_FAULT_CALLS; call++)
        {
          int n = 0;

          for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
            if (ways[way].error != FAULT_SHORT || call == FAULT_WRITE)
              for (int k = 1; k <= MOST && try_fault (save, call, k, &ways[way], &score); k++)
                n = MAX (n, k);
          g_string_append_printf (calls, "%s%s %d", call ? ", " : "", fault_names[call], n);
          /* A call that never comes would be a test of nothing. */
          torture_expect (n > 0 || (call == FAULT_RENAME && save == SAVE_NEW_FILE), "%s: there is no %s", save_names[save],
                          fault_names[call]);
        }
      torture_say ("faults: %s (%s): %u, said to have failed %u, to have succeeded %u; found the old %u, the new %u",
                   save_names[save], calls->str, score.faults, score.failed, score.succeeded, score.old, score.new);
      all += score.faults;
    }
  torture_say ("faults: %u in all", all);
  g_clear_pointer (&store, journal_store_free);
  return torture_end ();
}
