/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-statistics-file.c — what is not the file of the statistics: it is not read, not written to, and why is said. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "model/keep/statistics-file.h"

enum { TOO_LARGE = (64 << 20) + 1 };

typedef struct { char *folder, *path, *before; } Fixture;

static void
set_up (Fixture *fixture, const void *data)
{
  fixture->folder = g_dir_make_tmp ("setdoku-statistics-file-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "statistics.csv", NULL);
  fixture->before = g_build_filename (fixture->folder, "statistics.before", NULL);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  g_autofree char *lock = g_build_filename (fixture->folder, "statistics.lock", NULL);

  g_remove (fixture->path);
  g_remove (fixture->before);
  g_remove (lock);
  g_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->before);
}

/* Every call is refused. */
static void
check_refused (Fixture *fixture)
{
  const Solve solve = { .solved = 1, .began = 1 };
  g_autoptr (GError) reading = NULL, adding = NULL, taking_back = NULL;
  unsigned n_damaged;

  g_assert_null (statistics_file_read (fixture->folder, &n_damaged, &reading));
  g_assert_cmpuint (n_damaged, ==, 0);
  g_assert_nonnull (reading);
  g_assert_false (statistics_file_add (fixture->folder, &solve, NULL, &adding));
  g_assert_nonnull (adding);
  g_assert_false (statistics_file_unreset (fixture->folder, &taking_back));
  g_assert_nonnull (taking_back);
}

static void
test_a_folder_is_none (Fixture *fixture, const void *data)
{
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  check_refused (fixture);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_DIR));
}

static void
test_what_is_too_large_is_none (Fixture *fixture, const void *data)
{
  GStatBuf info;

  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  g_assert_cmpint (truncate (fixture->path, TOO_LARGE), ==, 0);
  check_refused (fixture);
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_size, ==, TOO_LARGE);
}

static void
test_a_file_is_no_folder (Fixture *fixture, const void *data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_assert_true (g_file_set_contents (fixture->folder, "mine", -1, NULL));
  check_refused (fixture);
  g_assert_false (statistics_file_reset (fixture->folder, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (fixture->folder, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

/* A folder stands where the old file shall go: the new one stays. */
static void
test_nothing_is_reset_into_a_folder (Fixture *fixture, const void *data)
{
  const Solve solve = { .solved = 1, .began = 1, .puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) solves = NULL;
  unsigned n_damaged;
  bool added;

  g_assert_true (statistics_file_reset (fixture->folder, NULL));               /* of what is not there */
  g_assert_true (statistics_file_add (fixture->folder, &solve, &added, NULL));
  g_assert_true (added);
  g_assert_cmpint (g_mkdir (fixture->before, 0700), ==, 0);
  g_assert_false (statistics_file_reset (fixture->folder, &error));
  g_assert_nonnull (error);
  g_assert_false (statistics_file_unreset (fixture->folder, NULL));
  solves = statistics_file_read (fixture->folder, &n_damaged, NULL);
  g_assert_cmpuint (solves->len, ==, 1);
}

/* Blank lines are neither solves nor damage. */
static void
test_a_blank_line_is_nothing (Fixture *fixture, const void *data)
{
  g_autoptr (GArray) solves = NULL;
  unsigned n_damaged;

  g_assert_true (g_file_set_contents (fixture->path, "\n\n", -1, NULL));
  solves = statistics_file_read (fixture->folder, &n_damaged, NULL);
  g_assert_true (solves && solves->len == 0);
  g_assert_cmpuint (n_damaged, ==, 0);
}

/* What was added since stands behind what comes back; the same game is not there twice. */
static void
test_what_was_added_since_stays (Fixture *fixture, const void *data)
{
  Solve solve = { .solved = 1, .began = 1, .puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" };
  g_autoptr (GArray) solves = NULL;
  unsigned n_damaged;

  g_assert_true (statistics_file_add (fixture->folder, &solve, NULL, NULL));
  g_assert_true (statistics_file_reset (fixture->folder, NULL));
  g_assert_true (statistics_file_add (fixture->folder, &solve, NULL, NULL));
  solve.began = 2;
  g_assert_true (statistics_file_add (fixture->folder, &solve, NULL, NULL));
  g_assert_true (statistics_file_unreset (fixture->folder, NULL));
  solves = statistics_file_read (fixture->folder, &n_damaged, NULL);
  g_assert_cmpuint (solves->len, ==, 2);
  g_assert_cmpint (g_array_index (solves, Solve, 1).began, ==, 2);
}

#define ADD(path, test) g_test_add ("/statistics-file/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a-folder-is-none", test_a_folder_is_none);
  ADD ("what-is-too-large-is-none", test_what_is_too_large_is_none);
  ADD ("a-file-is-no-folder", test_a_file_is_no_folder);
  ADD ("nothing-is-reset-into-a-folder", test_nothing_is_reset_into_a_folder);
  ADD ("a-blank-line-is-nothing", test_a_blank_line_is_nothing);
  ADD ("what-was-added-since-stays", test_what_was_added_since_stays);
  return g_test_run ();
}
