/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-exporter.c — a search that is written into a file goes the way of every file: whole or not at all, with the folder synced,
 * under names as long as names can be. */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../../remove-all.h"
#include "engine/search/strategies/strategies.h"
#include "model/search/exporter.h"

#define CLUES "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

enum { ROOM = 4096 };                    /* bytes: less than the events of the search take */

static int synced_folders;               /* written on the worker, read after it has ended */

/* In place of the C library's. */
int
fsync (int file)
{
  struct stat about;

  synced_folders += fstat (file, &about) == 0 && S_ISDIR (about.st_mode);
  return (int) syscall (SYS_fsync, file);
}

typedef struct {
  char            *folder;
  SetdokuPlayer   *player;
  SetdokuExporter *exporter;
} Stage;

/* The player wants frames to take what its worker found. */
static void
explore (Stage *stage)
{
  int64_t now = 1000000;

  while (!setdoku_player_is_ended (stage->player))
    {
      g_main_context_iteration (NULL, FALSE);
      setdoku_player_tick (stage->player, now += 16667);
      g_usleep (200);
    }
}

static void
set_up (Stage *stage, const void *data)
{
  const Strategy *strategy = strategy_find ("ascending");
  Board board;

  g_assert_true (board_parse (&board, CLUES));
  *stage = (Stage) {
    .folder = g_dir_make_tmp ("setdoku-exporter-XXXXXX", NULL), .player = setdoku_player_new (), .exporter = setdoku_exporter_new (),
  };
  setdoku_player_start (stage->player, &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 });
  explore (stage);
}

static void
tear_down (Stage *stage, const void *data)
{
  g_object_unref (stage->exporter);
  g_object_unref (stage->player);
  remove_all (stage->folder);
  g_free (stage->folder);
}

/* Returns what is in the file then. (transfer full) */
static char *
write_search (Stage *stage, const char *name)
{
  LogFilter all = LOG_FILTER_ALL;
  g_autofree char *path = g_build_filename (stage->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  char *text = NULL;

  setdoku_exporter_start (stage->exporter, stage->player, EXPORT_CSV, &all, 1, UINT64_MAX, UINT64_MAX, file);
  while (setdoku_exporter_is_running (stage->exporter))
    g_main_context_iteration (NULL, TRUE);
  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static unsigned
count_files (const Stage *stage)
{
  g_autoptr (GDir) dir = g_dir_open (stage->folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

/* A disk that is full: no file may grow beyond a page. */
static void
test_whole_or_not_at_all (Stage *stage, const void *data)
{
  g_autofree char *path = g_build_filename (stage->folder, "log.csv", NULL), *before = NULL, *now = NULL, *other = NULL;
  struct rlimit wide, tight;

  before = write_search (stage, "log.csv");
  g_assert_null (setdoku_exporter_get_error (stage->exporter));
  g_assert_cmpuint (strlen (before), >, ROOM);
  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &wide), ==, 0);
  tight = (struct rlimit) { ROOM, wide.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  now = write_search (stage, "log.csv");
  g_assert_true (g_str_has_prefix (setdoku_exporter_get_error (stage->exporter), "Not saved: "));
  other = write_search (stage, "other.csv");
  g_assert_true (g_str_has_prefix (setdoku_exporter_get_error (stage->exporter), "Not saved: "));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &wide), ==, 0);
  g_assert_cmpstr (now, ==, "old");
  g_assert_null (other);
  g_assert_cmpuint (count_files (stage), ==, 1);
}

static void
test_it_is_on_the_disk (Stage *stage, const void *data)
{
  for (int length = 240; length <= 255; length++)
    {
      g_autofree char *name = g_strnfill ((gsize) length, 'n'), *text = NULL;

      synced_folders = 0;
      text = write_search (stage, name);
      g_assert_null (setdoku_exporter_get_error (stage->exporter));
      g_assert_nonnull (text);
      g_assert_cmpint (synced_folders, >=, 1);
    }
  g_assert_cmpuint (count_files (stage), ==, 16);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/exporter/whole-or-not-at-all", Stage, NULL, set_up, test_whole_or_not_at_all, tear_down);
  g_test_add ("/exporter/it-is-on-the-disk", Stage, NULL, set_up, test_it_is_on_the_disk, tear_down);
  return g_test_run ();
}
