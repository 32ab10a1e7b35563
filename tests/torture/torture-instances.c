/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-instances.c — two processes play in turn and save to one and the same document.
 *
 * Each game tells, in its description, which one its process had last seen in the file. Were a save ever to go over a
 * game that the process had not seen, the chain would break. Beside it each keeps its own journal, which the other
 * must not take, and finds it again at the end. */
#include "torture.h"

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/file/file.h"
#include "model/keep/journal.h"

typedef struct {
  JournalStore *store;
  GFile        *file;
  char         *seen;                /* what the file held when this process looked last */
  int           known;               /* the game that was */
  unsigned      refused;
} Instance;

typedef struct { bool done; GError *error; char *seen; GArray *records; } Answer;

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  Answer *answer = user;

  setdoku_file_save_finish (result, &answer->error);
  answer->seen = g_strdup (setdoku_file_get_seen (result));
  answer->done = true;
}

static void
on_loaded (GObject *source, GAsyncResult *result, void *user)
{
  Answer *answer = user;

  answer->records = setdoku_file_load_finish (result, NULL, &answer->error);
  answer->seen = g_strdup (setdoku_file_get_seen (result));
  answer->done = true;
}

static void
wait_for (Answer *answer)
{
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
look (Instance *self)
{
  Answer answer = { 0 };

  setdoku_file_load_async (self->file, NULL, on_loaded, &answer);
  wait_for (&answer);
  torture_expect (answer.records != NULL, "the document cannot be read");
  if (answer.records)
    self->known = (int) g_array_index (answer.records, Record, 0).document->elapsed;
  g_clear_pointer (&answer.records, g_array_unref);
  g_clear_error (&answer.error);
  g_free (self->seen);
  self->seen = answer.seen;
}

/* True: it was saved. */
static bool
save (Instance *self, int n)
{
  g_autoptr (Document) document = torture_document (n, 2000);
  Answer answer = { 0 };

  document->description = g_strdup_printf ("%d", self->known);
  setdoku_file_save_async (self->file, format_find ("setdoku"), document, self->seen, NULL, on_saved, &answer);
  wait_for (&answer);
  if (answer.error)
    torture_expect (g_error_matches (answer.error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED), "%s", answer.error->message);
  else
    {
      g_free (self->seen);
      self->seen = g_steal_pointer (&answer.seen);
      self->known = n;
    }
  g_free (answer.seen);
  if (!answer.error)
    return true;
  g_error_free (answer.error);
  return false;
}

static bool
play (Instance *self, int n)
{
  g_autoptr (Document) document = torture_document (n, 2000);
  g_autoptr (Session) session = session_new ();
  bool refused;

  /* Whose first turn it is opens the document, if there is one. */
  if (!self->seen && g_file_query_exists (self->file, NULL))
    look (self);
  torture_expect (journal_store_write (self->store, session, document, NULL), "the journal cannot be written");
  refused = !save (self, n);
  self->refused += refused;
  if (!refused)
    return false;
  /* Told that another has changed it, one looks, and only then saves. */
  look (self);
  torture_expect (save (self, n), "refused after the other game was seen");
  return true;
}

static int
run_child (const char *path, int turns, int go, int done)
{
  Instance self = { .store = journal_store_new (torture_folder), .file = g_file_new_for_path (path), .known = -1 };
  int n;

  for (int i = 0; i < turns && read (go, &n, sizeof n) == sizeof n; i++)
    {
      play (&self, n);
      if (write (done, &self.refused, sizeof self.refused) != sizeof self.refused)
        return 1;
    }
  journal_store_free (self.store);
  g_object_unref (self.file);
  g_free (self.seen);
  return 0;
}

static int
number_of (const char *path, int *before)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) records = setdoku_file_load (file, NULL, NULL, NULL);
  const Document *document = records ? g_array_index (records, Record, 0).document : NULL;

  *before = document && document->description ? atoi (document->description) : -2;
  return document ? (int) document->elapsed : -1;
}

int
main (int argc, char **argv)
{
  int turns = torture_begin (argc, argv) ? 50 : 1000;
  g_autofree char *path = g_build_filename (torture_folder, "ours.setdoku", NULL);
  int go[2][2], done[2][2], status;
  unsigned refused[2] = { 0 }, broken = 0, stolen = 0;
  g_autoptr (GPtrArray) stores = NULL;
  pid_t children[2];

  for (int i = 0; i < 2; i++)
    {
      torture_expect (pipe (go[i]) == 0 && pipe (done[i]) == 0, "no pipe");
      children[i] = fork ();
      if (children[i] == 0)
        {
          g_random_set_seed (g_random_int () + (guint32) i);      /* the same numbers would give both the same name */
          close (go[0][1]);                  /* the other one's too, where that is open already: the end must be seen */
          if (i == 1)
            close (go[1][1]);
          _exit (run_child (path, turns, go[i][0], done[i][1]));
        }
    }
  for (int n = 0, last = -1; n < turns; n++)
    {
      int who = n % 2, before;

      if (write (go[who][1], &n, sizeof n) != sizeof n || read (done[who][0], &refused[who], sizeof refused[who]) <= 0)
        {
          torture_expect (false, "a process is gone");
          break;
        }
      int there = number_of (path, &before);

      torture_expect (there == n, "game %d is not in the file, but %d", n, there);
      broken += before != last;
      last = n;
      {
        g_autoptr (GPtrArray) free_ones = journal_store_adopt (torture_folder);

        stolen += free_ones->len;
      }
    }
  for (int i = 0; i < 2; i++)
    {
      close (go[i][1]);
      waitpid (children[i], &status, 0);
      torture_expect (WIFEXITED (status) && WEXITSTATUS (status) == 0, "a process ended badly");
    }

  stores = journal_store_adopt (torture_folder);
  torture_expect (stores->len == 2, "%u journals are left, not 2", stores->len);
  for (unsigned i = 0; i < stores->len; i++)
    {
      g_autoptr (Session) session = NULL;
      g_autoptr (Document) document = NULL;
      JournalFinding finding = journal_store_read (stores->pdata[i], &session, &document);

      torture_expect (finding == JOURNAL_WHOLE && document->elapsed >= turns - 2, "a journal has lost its last game");
    }
  torture_say ("two instances: %d alternating saves: %u games lost, %u refused until the other was seen, %u journals taken away",
               turns, broken, refused[0] + refused[1], stolen);
  torture_expect (broken == 0 && stolen == 0, "a game was lost");
  torture_expect (refused[0] + refused[1] == (unsigned) turns - 2, "the changes of the other were not noticed");
  return torture_end ();
}
