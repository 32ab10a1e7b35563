/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-statistics.c — what was solved is kept, counted once, and survives a damaged file. */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/rate/level.h"
#include "model/keep/statistics.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

typedef struct { char *folder; } Fixture;

static char *
path_of (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
set_up (Fixture *fixture, const void *data)
{
  fixture->folder = g_dir_make_tmp ("setdoku-statistics-XXXXXX", NULL);
}

static void
tear_down (Fixture *fixture, const void *data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while (directory && (name = g_dir_read_name (directory)))
    {
      g_autofree char *path = path_of (fixture, name);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static Solve
solve_of (int number, const char *level, int64_t elapsed, int hints)
{
  Solve solve = { .solved = 1700000000 + number, .began = 1600000000 + number, .elapsed = elapsed, .rating = 12 + number % 50,
                  .hints = hints, .checks = number % 3, .undos = number % 7 };

  g_strlcpy (solve.level, level, sizeof solve.level);
  g_strlcpy (solve.puzzle, PUZZLE, sizeof solve.puzzle);
  return solve;
}

static bool
equal (const Solve *a, const Solve *b)
{
  return a->solved == b->solved && a->began == b->began && a->elapsed == b->elapsed && a->rating == b->rating
         && a->hints == b->hints && a->checks == b->checks && a->undos == b->undos
         && strcmp (a->level, b->level) == 0 && strcmp (a->puzzle, b->puzzle) == 0;
}

static void
on_added (GObject *source, GAsyncResult *result, void *user)
{
  int *waiting = user;
  g_autoptr (GError) error = NULL;

  setdoku_statistics_add_finish (SETDOKU_STATISTICS (source), result, &error);
  g_assert_no_error (error);
  --*waiting;
}

static void
add (SetdokuStatistics *statistics, const Solve *solve)
{
  int waiting = 1;

  setdoku_statistics_add_async (statistics, solve, on_added, &waiting);
  while (waiting)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_a_line_comes_back_as_it_went (Fixture *fixture, const void *data)
{
  for (int i = 0; i < 1000; i++)
    {
      Solve solve = solve_of (i, rating_levels[i % 5].id, (int64_t) i * 12345, i % 4), back;
      g_autoptr (GString) line = g_string_new (NULL);

      solve_append_line (&solve, line);
      g_assert_true (solve_parse_line (line->str, line->len, &back));
      g_assert_true (equal (&solve, &back));
    }
}

/* Each single byte, and each length. */
static void
test_a_damaged_line_is_none (Fixture *fixture, const void *data)
{
  Solve solve = solve_of (7, "hard", 432000, 0), back;
  g_autoptr (GString) line = g_string_new (NULL);

  solve_append_line (&solve, line);
  for (gsize i = 0; i < line->len; i++)
    {
      char was = line->str[i];

      g_assert_false (solve_parse_line (line->str, i, &back));
      for (int byte = 0; byte < 256; byte++)
        if ((char) byte != was)
          {
            line->str[i] = (char) byte;
            g_assert_false (solve_parse_line (line->str, line->len, &back));
          }
      line->str[i] = was;
    }
  g_assert_true (solve_parse_line (line->str, line->len, &back));
}

static void
test_solves_are_kept (Fixture *fixture, const void *data)
{
  g_autofree char *folder = path_of (fixture, "inner");
  g_autofree char *file = g_build_filename (folder, "statistics.csv", NULL);
  g_autofree char *locked = g_build_filename (folder, "statistics.lock", NULL);
  g_autoptr (SetdokuStatistics) first = setdoku_statistics_new (folder), second = setdoku_statistics_new (folder);

  /* Looking makes nothing. */
  g_assert_true (setdoku_statistics_refresh (first, NULL));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  for (int i = 0; i < 20; i++)
    {
      Solve solve = solve_of (i, "easy", i, 0);

      add (i % 2 ? first : second, &solve);                /* as two programs would */
    }
  g_assert_true (setdoku_statistics_refresh (second, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (second)->len, ==, 20);
  for (int i = 0; i < 20; i++)
    {
      Solve expected = solve_of (i, "easy", i, 0);

      g_assert_true (equal (&g_array_index (setdoku_statistics_get_solves (second), Solve, i), &expected));
    }
  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_cmpint (g_remove (locked), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_a_game_counts_once (Fixture *fixture, const void *data)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder), later = NULL;
  Solve solve = solve_of (1, "easy", 60000, 0), again = solve, another = solve;

  again.solved += 100;
  again.elapsed += 100000;
  another.began += 1;
  add (statistics, &solve);
  add (statistics, &again);
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 1);

  /* Nor after a restart, even if the file was not read before. */
  later = setdoku_statistics_new (fixture->folder);
  add (later, &again);
  g_assert_true (setdoku_statistics_refresh (later, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (later)->len, ==, 1);
  add (later, &another);
  g_assert_true (setdoku_statistics_refresh (statistics, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 2);
}

static void
check_summary (SetdokuStatistics *statistics, const char *level, unsigned n_solved, unsigned n_alone, int64_t best,
               int64_t median)
{
  StatisticsSummary summary;

  setdoku_statistics_summarise (statistics, level, &summary);
  g_assert_cmpuint (summary.n_solved, ==, n_solved);
  g_assert_cmpuint (summary.n_alone, ==, n_alone);
  g_assert_cmpint (summary.best, ==, best);
  g_assert_cmpint (summary.median, ==, median);
}

static void
test_counts_best_and_median_are_of_their_level (Fixture *fixture, const void *data)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  static const struct { const char *level; int64_t elapsed; int hints; } rows[] = {
    { "easy", 9000, 0 }, { "hard", 500, 1 }, { "easy", 1000, 0 }, { "easy", 4000, 0 }, { "hard", 7000, 0 }, { "easy", 100, 3 },
    { "easy", 6000, 0 }, { "", 3000, 0 },
  };
  g_autoptr (GArray) last = NULL;

  check_summary (statistics, NULL, 0, 0, -1, -1);
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Solve solve = solve_of ((int) i, rows[i].level, rows[i].elapsed, rows[i].hints);

      add (statistics, &solve);
    }
  check_summary (statistics, "easy", 5, 4, 1000, 5000);
  check_summary (statistics, "hard", 2, 1, 7000, 7000);
  check_summary (statistics, "", 1, 1, 3000, 3000);
  check_summary (statistics, "extreme", 0, 0, -1, -1);
  check_summary (statistics, NULL, 8, 6, 1000, 5000);
  last = setdoku_statistics_last (statistics, "easy", 3);
  g_assert_cmpuint (last->len, ==, 3);
  g_assert_cmpint (g_array_index (last, Solve, 0).elapsed, ==, 4000);
  g_assert_cmpint (g_array_index (last, Solve, 2).elapsed, ==, 6000);
}

static void
add_three (Fixture *fixture)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);

  for (int i = 0; i < 3; i++)
    {
      Solve solve = solve_of (i, "medium", 1000 * i, 0);

      add (statistics, &solve);
    }
}

/* Every byte of the file becomes another one: at most two lines are no longer told, what they held is kept beside, and the
 * file can be added to. */
static void
test_a_flipped_byte_costs_its_line_only (Fixture *fixture, const void *data)
{
  g_autofree char *path = path_of (fixture, "statistics.csv"), *damaged = path_of (fixture, "statistics.damaged"), *text = NULL;
  gsize length;

  add_three (fixture);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
      g_autofree char *aside = NULL;
      unsigned left, n_damaged;
      Solve next = solve_of (99, "hard", 5, 0);

      text[i] ^= (char) (1 << (i % 8));
      g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
      g_assert_true (setdoku_statistics_refresh (statistics, NULL));
      left = setdoku_statistics_get_solves (statistics)->len;
      n_damaged = setdoku_statistics_get_n_damaged (statistics);
      g_assert_cmpuint (n_damaged, >=, 1);
      g_assert_cmpuint (left, >=, text[i] == ('\n' ^ (1 << (i % 8))) ? 1 : 2);
      g_assert_true (g_file_get_contents (damaged, &aside, NULL, NULL));
      g_assert_cmpuint (strlen (aside), >, 10);
      add (statistics, &next);
      g_assert_true (setdoku_statistics_refresh (statistics, NULL));
      g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, left + 1);
      g_assert_cmpuint (setdoku_statistics_get_n_damaged (statistics), ==, n_damaged);
      g_assert_cmpint (g_remove (damaged), ==, 0);
      text[i] ^= (char) (1 << (i % 8));
    }
}

typedef struct { const char *folder; int first; } Adder;

enum { ADDED = 60 };

static void *
add_many (void *data)
{
  const Adder *adder = data;

  for (int i = 0; i < ADDED; i++)
    {
      Solve solve = solve_of (adder->first + i, "hard", 1000, 0);
      bool added = false;

      g_assert_true (statistics_file_add (adder->folder, &solve, &added, NULL));
      g_assert_true (added);
    }
  return NULL;
}

/* Each opens the file and the lock for itself, as another program does. */
static void
test_two_add_at_once_and_a_third_reads (Fixture *fixture, const void *data)
{
  Adder one = { fixture->folder, 0 }, two = { fixture->folder, 1000 };
  GThread *first = g_thread_new ("one", add_many, &one), *second = g_thread_new ("two", add_many, &two);
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);

  while (setdoku_statistics_get_solves (statistics)->len < 2 * ADDED)
    g_assert_true (setdoku_statistics_refresh (statistics, NULL));
  g_thread_join (first);
  g_thread_join (second);
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 2 * ADDED);
  g_assert_cmpuint (setdoku_statistics_get_n_damaged (statistics), ==, 0);
}

/* As a crash leaves it. */
static void
test_a_file_cut_short_is_added_to (Fixture *fixture, const void *data)
{
  g_autofree char *path = path_of (fixture, "statistics.csv"), *text = NULL;
  gsize length;

  add_three (fixture);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize kept = 0; kept <= length; kept++)
    {
      g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
      Solve next = solve_of (99, "hard", 5, 0);
      const GArray *solves;
      unsigned whole = 0;

      for (gsize i = 0; i < kept; i++)
        whole += text[i] == '\n';
      whole += kept && kept < length && text[kept] == '\n' && text[kept - 1] != '\n';    /* only its end is missing */
      g_assert_true (g_file_set_contents (path, text, (gssize) kept, NULL));
      add (statistics, &next);
      g_assert_true (setdoku_statistics_refresh (statistics, NULL));
      solves = setdoku_statistics_get_solves (statistics);
      g_assert_cmpuint (solves->len, ==, (whole ? whole - 1 : 0) + 1);                   /* less the line of names */
      g_assert_true (equal (&g_array_index (solves, Solve, solves->len - 1), &next));
    }
}

static void
test_reset_is_taken_back_with_what_came_since (Fixture *fixture, const void *data)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  Solve since = solve_of (50, "hard", 1, 0);

  add_three (fixture);
  g_assert_true (setdoku_statistics_refresh (statistics, NULL));
  g_assert_true (setdoku_statistics_reset (statistics, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 0);
  add (statistics, &since);
  g_assert_true (setdoku_statistics_unreset (statistics, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 4);
  g_assert_true (setdoku_statistics_unreset (statistics, NULL));
  g_assert_cmpuint (setdoku_statistics_get_solves (statistics)->len, ==, 4);
}

static void
on_failed (GObject *source, GAsyncResult *result, void *user)
{
  GError **error = user;

  g_assert_false (setdoku_statistics_add_finish (SETDOKU_STATISTICS (source), result, error));
}

/* A folder in the file's place: nothing can be written, even by root. It counts until the program ends. */
static void
test_what_cannot_be_written_is_said_and_counts (Fixture *fixture, const void *data)
{
  g_autofree char *path = path_of (fixture, "statistics.csv");
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  g_autoptr (GError) error = NULL;
  Solve solve = solve_of (1, "hard", 1, 0);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  setdoku_statistics_add_async (statistics, &solve, on_failed, &error);
  while (!error)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (error->message, "The statistics in “statistics.csv” cannot be kept: "));
  check_summary (statistics, "hard", 1, 1, 1, 1);

  /* With the next chance it is still there. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_true (setdoku_statistics_refresh (statistics, NULL));
  check_summary (statistics, "hard", 1, 1, 1, 1);
}

/* Opening a pipe would wait for its other end. */
static void
test_a_pipe_is_not_waited_for (Fixture *fixture, const void *data)
{
  g_autofree char *path = path_of (fixture, "statistics.csv");
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (setdoku_statistics_refresh (statistics, &error));
  g_assert_nonnull (error);
}

static void
test_the_table_for_others (Fixture *fixture, const void *data)
{
  g_autoptr (SetdokuStatistics) statistics = setdoku_statistics_new (fixture->folder);
  Solve solve = solve_of (4, "hard", 432999, 2), unrated = { .solved = 0, .elapsed = 1000 };
  g_autofree char *text = NULL;

  g_strlcpy (unrated.puzzle, PUZZLE, sizeof unrated.puzzle);
  add (statistics, &solve);
  add (statistics, &unrated);
  text = setdoku_statistics_to_csv (statistics);
  g_assert_cmpstr (text, ==,
                   "solved,began,puzzle,level,rating,seconds,hints,checks,undos\r\n"
                   "2023-11-14T22:13:24Z,2020-09-13T12:26:44Z," PUZZLE ",hard,1.6,432,2,1,4\r\n"
                   ",," PUZZLE ",,,1,0,0,0\r\n");
}

int
main (int argc, char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, const void *); } tests[] = {
    { "/statistics/a-line-comes-back-as-it-went", test_a_line_comes_back_as_it_went },
    { "/statistics/a-damaged-line-is-none", test_a_damaged_line_is_none },
    { "/statistics/solves-are-kept", test_solves_are_kept },
    { "/statistics/a-game-counts-once", test_a_game_counts_once },
    { "/statistics/counts-best-and-median", test_counts_best_and_median_are_of_their_level },
    { "/statistics/a-flipped-byte-costs-its-line-only", test_a_flipped_byte_costs_its_line_only },
    { "/statistics/two-add-at-once", test_two_add_at_once_and_a_third_reads },
    { "/statistics/a-file-cut-short-is-added-to", test_a_file_cut_short_is_added_to },
    { "/statistics/reset-is-taken-back", test_reset_is_taken_back_with_what_came_since },
    { "/statistics/what-cannot-be-written-is-said", test_what_cannot_be_written_is_said_and_counts },
    { "/statistics/a-pipe-is-not-waited-for", test_a_pipe_is_not_waited_for },
    { "/statistics/the-table-for-others", test_the_table_for_others },
  };

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
