/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-history.c — a game with 100,000 changes saves itself while it is played.
 *
 * Figures are CPU time: of the main thread while a save is on its way, of the worker's part, of reading it all again. */
#include "torture.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <time.h>

#include "model/game/game.h"
#include "model/keep/journal.h"

enum { MAIN_MOST = 16, SAVE_MOST = 50, RESTORE_MOST = 200, FILE_MOST = 2000000 };

static double
cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

typedef struct { SetdokuGame *game; double longest; int pulls; } Player;

static void
pull (void *user, Session **session, Document **document)
{
  Player *player = user;
  double start = cpu_ms ();

  *session = session_new ();
  (*session)->started = true;
  *document = setdoku_game_to_document (player->game);
  player->longest = MAX (player->longest, cpu_ms () - start);
  player->pulls++;
}

static SetdokuGame *
long_game (int n)
{
  SetdokuGame *game = setdoku_game_new ();
  g_autoptr (Document) document = torture_document (1, 1);

  setdoku_game_load (game, document);
  for (int i = 0; i < n; i++)
    {
      /* Marks and digits in turn, in open cells all over the board. */
      int cell = (i * 7) % N_CELLS, digit = 1 + i % 9;

      while (document->cells[cell].given)
        cell = (cell + 1) % N_CELLS;
      if (i % 3)
        setdoku_game_enter (game, places_of (cell), digit);
      else if (!setdoku_game_toggle_mark (game, places_of (cell), SETDOKU_MARK_CENTRE, digit))
        setdoku_game_erase (game, places_of (cell));
    }
  return game;
}

/* Plays on for a while; the longest turn of the main loop. */
static double
play (Player *player, SetdokuJournal *journal, int milliseconds)
{
  int64_t end = g_get_monotonic_time () + milliseconds * 1000;
  double longest = 0;

  for (int i = 0; g_get_monotonic_time () < end; i++)
    {
      double start = cpu_ms ();

      if (i % 50 == 0)
        {
          setdoku_game_enter (player->game, places_of (1), 1 + i / 50 % 9);
          setdoku_journal_touch (journal, true);
        }
      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, cpu_ms () - start);
      g_usleep (1000);
    }
  return longest;
}

static void
measure_parts (SetdokuGame *game)
{
  JournalStore *store = journal_store_new (torture_folder);
  g_autoptr (Session) session = session_new ();
  g_autoptr (Document) document = setdoku_game_to_document (game);
  g_autoptr (Session) found_session = NULL;
  g_autoptr (Document) found = NULL;
  g_autoptr (GPtrArray) stores = NULL;
  g_autoptr (SetdokuGame) restored = setdoku_game_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  double start = cpu_ms (), save, restore;
  struct stat about = { 0 };

  torture_expect (journal_store_write (store, session, document, &error), "not saved: %s", error ? error->message : "");
  save = cpu_ms () - start;
  journal_store_free (store);
  dir = g_dir_open (torture_folder, 0, NULL);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".a.setdoku"))
      {
        g_autofree char *path = g_build_filename (torture_folder, name, NULL);

        g_stat (path, &about);
      }
  start = cpu_ms ();
  stores = journal_store_adopt (torture_folder);
  torture_expect (stores->len == 1 && journal_store_read (stores->pdata[0], &found_session, &found) == JOURNAL_WHOLE,
                  "it does not come back");
  if (found)
    setdoku_game_load (restored, found);
  restore = cpu_ms () - start;
  torture_expect (found && document_equal (found, document), "another game comes back");
  torture_say ("history: %d steps: saved in %.1f ms on the worker, file %.2f MB, restored in %.1f ms",
               setdoku_game_get_n_steps (game), save, (double) about.st_size / 1e6, restore);
  /* A sanitizer or a debugger makes everything slower; what is measured then is not the program. */
  if (g_getenv ("ASAN_OPTIONS"))
    return;
  torture_expect (save <= SAVE_MOST, "saving takes more than %d ms", SAVE_MOST);
  torture_expect (about.st_size <= FILE_MOST, "the file has more than 2 MB");
  torture_expect (restore <= RESTORE_MOST, "restoring takes more than %d ms", RESTORE_MOST);
}

int
main (int argc, char **argv)
{
  bool shortened = torture_begin (argc, argv);
  g_autoptr (SetdokuGame) game = long_game (100000);
  Player player = { .game = game };
  g_autoptr (SetdokuJournal) journal = NULL;
  double longest;

  measure_parts (game);
  torture_wipe ();
  journal = setdoku_journal_new (torture_folder);
  setdoku_journal_set_source (journal, pull, &player);
  longest = play (&player, journal, shortened ? 3000 : 20000);
  torture_expect (setdoku_journal_works (journal) && player.pulls > 1, "it was not saved");
  torture_say ("history: %d saves while playing: the main loop's longest turn %.1f ms, of which %.1f ms for the copy",
               player.pulls, longest, player.longest);
  torture_expect (longest <= MAIN_MOST || g_getenv ("ASAN_OPTIONS"), "the main loop is blocked for more than %d ms", MAIN_MOST);
  setdoku_journal_end (journal, SETDOKU_JOURNAL_DROP);
  return torture_end ();
}
