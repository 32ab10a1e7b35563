/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-statistics-lock.c — another program holds the lock of the statistics for good: neither the window nor the end of the program
 * waits for it, and no solve is lost. */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "../../remove-all.h"
#include "model/keep/statistics.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

typedef struct { char *folder; } Fixture;

static void
set_up (Fixture *fixture, const void *data)
{
  fixture->folder = g_dir_make_tmp ("setdoku-statistics-XXXXXX", NULL);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static void
note_refreshed (GObject *source, GAsyncResult *result, void *user)
{
  *(bool *) user = setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, NULL);
}

static gboolean
tick (void *user)
{
  ++*(int *) user;
  return G_SOURCE_CONTINUE;
}

/* A line is damaged, so that it is needed: the main loop goes on meanwhile. */
static void
test_nobody_waits_for_the_lock (Fixture *place, const void *data)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (place->folder);
  g_autofree char *path = g_build_filename (place->folder, "statistics.csv", NULL);
  g_autofree char *lock_path = g_build_filename (place->folder, "statistics.lock", NULL);
  int lock, ticks = 0;
  bool done = false;
  guint timer;

  g_mkdir_with_parents (place->folder, 0700);
  g_assert_true (g_file_set_contents (path, "no solve\n", -1, NULL));
  lock = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  timer = g_timeout_add (5, tick, &ticks);
  setdoku_statistics_refresh_async (statistics, note_refreshed, &done);
  while (ticks < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (done);
  g_assert_cmpuint (setdoku_statistics_get_n_damaged (statistics), ==, 0);
  close (lock);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (setdoku_statistics_get_n_damaged (statistics), ==, 1);
  g_source_remove (timer);
}

static void
count_added (GObject *source, GAsyncResult *result, void *user)
{
  g_assert_true (setdoku_statistics_add_finish (SETDOKU_STATISTICS (source), result, NULL));
  ++*(int *) user;
}

static void
check_holds (Fixture *fixture, const Solve *first, const Solve *second)
{
  unsigned n_damaged;
  g_autoptr (GArray) solves = statistics_file_read (fixture->folder, &n_damaged, NULL);

  g_assert_cmpuint (solves->len, ==, 2);
  g_assert_true (solve_is_same (&g_array_index (solves, Solve, 0), first) && solve_is_same (&g_array_index (solves, Solve, 1), second));
}

/* Who has the lock was stopped for good: the end of the program waits a moment for it, and nothing is lost, nor there twice. */
static void
test_the_end_waits_for_nobody (Fixture *fixture, const void *data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "statistics.lock", NULL);
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  int lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600), added = 0;
  Solve easy = { .solved = 11, .began = 1, .level = "easy", .puzzle = PUZZLE };
  Solve hard = { .solved = 12, .began = 2, .level = "hard", .puzzle = PUZZLE };
  int64_t began = g_get_monotonic_time ();

  g_assert_true (setdoku_statistics_flush (statistics));             /* nothing is on its way */
  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  setdoku_statistics_add_async (statistics, &easy, count_added, &added);
  setdoku_statistics_add_async (statistics, &hard, count_added, &added);
  for (int times = 0; times < 2; times++)
    {
      g_assert_true (setdoku_statistics_flush (statistics));
      g_assert_cmpint (added, ==, 0);
      check_holds (fixture, &easy, &hard);
    }
  g_assert_cmpint (g_get_monotonic_time () - began, <, 8 * G_USEC_PER_SEC);
  close (lock);
  while (added < 2)
    g_main_context_iteration (NULL, TRUE);
  check_holds (fixture, &easy, &hard);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/statistics-lock/nobody-waits", Fixture, NULL, set_up, test_nobody_waits_for_the_lock, tear_down);
  g_test_add ("/statistics-lock/the-end-waits-for-nobody", Fixture, NULL, set_up, test_the_end_waits_for_nobody, tear_down);
  return g_test_run ();
}
