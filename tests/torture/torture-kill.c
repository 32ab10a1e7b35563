/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-kill.c — a process that saves without a pause is killed at a random moment; then another one starts.
 *
 * A child saves game after game, each under the next number, and tells through a pipe which are saved. What is found
 * after kill -9 must be the last one that was told, or the one that was just being saved. */
#include "torture.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "model/file/file.h"

typedef struct {
  bool     journal;                  /* else a file that the user chose */
  bool     fresh;                    /* each time in an empty folder */
  unsigned bytes;
  unsigned kills, torn, missing, late, stale;
} Case;

static char *
document_path (void)
{
  return g_build_filename (torture_folder, "mine.setdoku", NULL);
}

/* The child; never returns. */
static void
save_for_ever (const Case *how, int told, int n)
{
  g_autoptr (GPtrArray) stores = journal_store_adopt (torture_folder);
  g_autoptr (JournalStore) store = stores->len ? g_ptr_array_steal_index (stores, 0) : journal_store_new (torture_folder);
  g_autofree char *path = document_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Session) found = NULL;
  g_autoptr (Document) old = NULL;

  if (how->journal)
    journal_store_read (store, &found, &old);
  for (;; n++)
    {
      g_autoptr (Document) document = torture_document (n, how->bytes);
      g_autoptr (Session) session = session_new ();
      bool done = how->journal ? journal_store_write (store, session, document, NULL)
                  : setdoku_file_save (file, format_find ("setdoku"), document, NULL, NULL);

      if (!done || write (told, &n, sizeof n) != sizeof n)
        _exit (1);
    }
}

/* The number of the game that the next start finds; −1: torn, −2: none. */
static int
find (const Case *how)
{
  g_autoptr (Document) document = NULL;
  g_autoptr (Session) session = NULL;

  if (how->journal)
    {
      g_autoptr (GPtrArray) stores = journal_store_adopt (torture_folder);
      JournalFinding finding = stores->len ? journal_store_read (stores->pdata[0], &session, &document) : JOURNAL_NOTHING;

      if (finding != JOURNAL_WHOLE)
        return finding == JOURNAL_NOTHING ? -2 : -1;
    }
  else
    {
      g_autofree char *path = document_path ();
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GArray) records = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return -2;
      records = setdoku_file_load (file, NULL, NULL, NULL);
      document = records ? g_steal_pointer (&g_array_index (records, Record, 0).document) : NULL;
    }
  return document ? torture_number (document) : -1;
}

/* What a killed save has left in a folder of the user's goes with a save a minute later. */
static void
grow_old (void)
{
  g_autoptr (GDir) dir = g_dir_open (torture_folder, 0, NULL);
  const struct utimbuf then = { time (NULL) - 3600, time (NULL) - 3600 };
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (torture_folder, name, NULL);

      utime (path, &then);
    }
}

static unsigned
count_stale (const Case *how)
{
  unsigned expected = how->journal ? 0 : 1;
  g_autofree char *path = document_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Document) document = torture_document (0, how->bytes);
  unsigned all;

  if (how->journal)
    return torture_count (torture_folder, ".setdoku.");
  grow_old ();
  torture_expect (setdoku_file_save (file, format_find ("setdoku"), document, NULL, NULL), "the next save failed");
  all = torture_count (torture_folder, "");
  return all - expected;
}

static void
kill_once (Case *how, int *n)
{
  int told[2], last = -2, found, status;
  pid_t child;

  if (how->fresh)
    {
      torture_wipe ();
      *n = 0;
    }
  if (pipe (told) != 0 || (child = fork ()) < 0)
    {
      torture_expect (false, "no more processes");
      return;
    }
  if (child == 0)
    {
      close (told[0]);
      save_for_ever (how, told[1], *n + 1);
    }
  close (told[1]);
  g_usleep ((unsigned) g_random_int_range (500, how->fresh ? 15000 : 25000));
  kill (child, SIGKILL);
  waitpid (child, &status, 0);
  torture_expect (WIFSIGNALED (status), "the child ended by itself: its save failed");
  for (int number; read (told[0], &number, sizeof number) == sizeof number;)
    last = number;
  close (told[0]);

  found = find (how);
  how->kills++;
  how->torn += found == -1;
  how->missing += found == -2 && (last != -2 || (!how->fresh && *n > 0));
  /* Nothing new was saved this time: what was there before counts. */
  if (last == -2)
    last = how->fresh ? found : *n;
  how->late += found >= 0 && (found < last || found > last + 1);
  if (found > 0)
    *n = found;
  if (how->journal || how->fresh)
    how->stale += count_stale (how);
}

int
main (int argc, char **argv)
{
  unsigned kills = torture_begin (argc, argv) ? 25 : 250;
  Case cases[] = {
    { .journal = true, .bytes = 2000 }, { .journal = true, .bytes = 200000 },
    { .journal = true, .fresh = true, .bytes = 2000 }, { .journal = true, .fresh = true, .bytes = 200000 },
    { .bytes = 2000 }, { .bytes = 200000 }, { .fresh = true, .bytes = 2000 }, { .fresh = true, .bytes = 200000 },
  };
  unsigned all = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Case *how = &cases[i];
      int n = 0;

      torture_wipe ();
      for (unsigned k = 0; k < kills; k++)
        kill_once (how, &n);
      if (!how->journal && !how->fresh)
        how->stale += count_stale (how);
      torture_say ("kill -9: %u kills, %s, %s, %u kB: %u torn, %u missing, %u older than the last save, %u stale files",
                   how->kills, how->journal ? "journal" : "document", how->fresh ? "new" : "existing", how->bytes / 1000,
                   how->torn, how->missing, how->late, how->stale);
      torture_expect (how->torn + how->missing + how->late + how->stale == 0, "something was lost or left behind");
      all += how->kills;
    }
  torture_say ("kill -9: %u kills in all", all);
  return torture_end ();
}
