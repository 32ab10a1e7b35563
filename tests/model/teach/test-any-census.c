/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-census.c — the solutions of boards of any shape: as many as there are, left and gone on with, and dropped for those
 * of another board. */
#include <string.h>

#include "census-fixture.h"
#include "formats/format.h"

#define SIX     "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\nextras=diagonal+ diagonal-\ngivens="
#define SIX_ONE SIX "............4............6.45.2....3\n"
#define SIX_TWO SIX "............4............6..5.2....3\n"
#define SIX_SOLUTION "135624642315426531513246361452254163"
#define FOUR    "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens="

static const char killer[] =
  "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n"
  "cage=4|r1c1 r2c1\ncage=3|r1c2 r1c3\ncage=7|r1c4 r2c4\ncage=9|r2c2 r3c1 r3c2\ncage=6|r2c3 r3c3\ncage=6|r3c4 r4c3 r4c4\n"
  "cage=5|r4c1 r4c2\ngivens=................\n";

static void
set (Fixture *fixture, const char *block)
{
  g_autoptr (GArray) records = format_read (format_find ("blocks"), block, strlen (block), NULL);
  const Document *document = g_array_index (records, Record, 0).document;
  uint8_t givens[RULES_CELLS_MAX] = { 0 };

  g_assert_nonnull (document);
  for (int cell = 0; cell < document->n_cells; cell++)
    givens[cell] = document->cells[cell].given;
  setdoku_census_set_any (fixture->census, document->topology, givens);
}

static void
look_at (Fixture *fixture, const char *block)
{
  set (fixture, block);
  wait_for (!fixture->report->counting);
  g_assert_true (fixture->report->known);
}

static void
expect_one (Fixture *fixture, const char *solution)
{
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 1);
  g_assert_true (places_is_empty (&fixture->report->differing));
  g_assert_false (setdoku_census_can_count_on (fixture->census));
  for (int cell = 0; solution[cell]; cell++)
    g_assert_cmpint (fixture->report->solution[0][cell], ==, value_from_character (solution[cell]));
}

static void
test_a_board_with_diagonals (Fixture *fixture, gconstpointer data)
{
  PlaceSet expected = PLACES_NONE;

  look_at (fixture, SIX_ONE);
  g_assert_cmpint (fixture->n_changes, ==, 0);             /* at once */
  expect_one (fixture, SIX_SOLUTION);

  look_at (fixture, SIX_TWO);
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 2);
  for (int i = 0; i < 4; i++)
    places_add (&expected, (const int[]) { 26, 27, 32, 33 }[i]);
  g_assert_true (places_equal (fixture->report->differing, expected));
}

static void
test_cages_need_no_clue (Fixture *fixture, gconstpointer data)
{
  look_at (fixture, killer);
  expect_one (fixture, "3214142323414132");
  g_assert_cmpint (fixture->report->least_clues, ==, 0);
}

static void
test_clues_that_cannot_stand_together (Fixture *fixture, gconstpointer data)
{
  look_at (fixture, FOUR "12.3..4.........\n");
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 0);
  g_assert_cmpint (fixture->report->least_clues, ==, 3);
  look_at (fixture, FOUR "11..............\n");
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 0);
}

/* Of 4 × 4 the number of grids is known. */
static void
test_all_are_counted_in_parts (Fixture *fixture, gconstpointer data)
{
  look_at (fixture, FOUR "................\n");
  g_assert_cmpuint (fixture->report->n_solutions, ==, CENSUS_CAP_FIRST);
  g_assert_false (fixture->report->exact);
  setdoku_census_count_on (fixture->census);
  wait_for (!fixture->report->counting);
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 288);
}

/* What some solution has in each cell, and which clues could go. */
static void
test_questions_are_answered (Fixture *fixture, gconstpointer data)
{
  setdoku_census_ask (fixture->census, QUESTION_TRUE_CANDIDATES);
  look_at (fixture, SIX_TWO);
  wait_for (fixture->report->findings.answered);
  for (int cell = 0; cell < 36; cell++)
    g_assert_cmphex (fixture->report->findings.used[cell], ==,
                     values_of (fixture->report->solution[0][cell]) | values_of (fixture->report->solution[1][cell]));
  look_at (fixture, FOUR "................\n");
  wait_for (fixture->report->findings.answered);
  g_assert_cmphex (fixture->report->findings.used[15], ==, values_all (4));

  setdoku_census_ask (fixture->census, QUESTION_SPARE_CLUES);
  g_assert_false (fixture->report->findings.answered);           /* several solutions: nothing is asked */
  look_at (fixture, FOUR "1234341221434321\n");
  wait_for (fixture->report->findings.answered);
  g_assert_cmpint (places_count (fixture->report->findings.spare), ==, 16);
  look_at (fixture, SIX_ONE);
  wait_for (fixture->report->findings.answered);
  g_assert_false (places_has (&fixture->report->findings.spare, 27));    /* without that clue there are two, as above */
}

/* Sixteen values; without the first row there is one solution. */
static void
test_sixteen (Fixture *fixture, gconstpointer data)
{
  static const char head[] = "rows=16\ncols=16\nvalues=1-16\nboxes=4x4\ngivens=";
  g_autofree char *dots = g_strnfill (256, '.'), *empty = g_strdup_printf ("%s%s\n", head, dots), *block = NULL;
  char solution[257] = { 0 };

  look_at (fixture, empty);
  g_assert_cmpuint (fixture->report->n_solutions, ==, CENSUS_CAP_FIRST);
  g_assert_cmpint (fixture->report->least_clues, ==, 15);

  for (int cell = 0; cell < 256; cell++)
    solution[cell] = value_character ((4 * (cell / 16 % 4) + cell / 64 + cell % 16) % 16 + 1);
  block = g_strdup_printf ("%s%.16s%s\n", head, dots, solution + 16);
  look_at (fixture, block);
  expect_one (fixture, solution);
}

/* Whatever shape the one or the other has. */
static void
test_another_board_in_the_middle_of_a_count (Fixture *fixture, gconstpointer data)
{
  static const char *const empty = SIX "....................................\n";
  const Board classic = { 0 };
  int64_t begun;

  set (fixture, "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nextras=diagonal-\ngivens="
                ".................................................................................\n");
  go_on_for_long (fixture);
  begun = g_get_monotonic_time ();
  set (fixture, SIX_ONE);
  g_assert_cmpint (g_get_monotonic_time () - begun, <, G_USEC_PER_SEC);    /* nobody waits for the worker */
  expect_one (fixture, SIX_SOLUTION);

  set (fixture, empty);
  setdoku_census_set_board (fixture->census, &classic);
  wait_for (!fixture->report->counting);
  g_assert_cmpuint (fixture->report->n_solutions, ==, CENSUS_CAP_FIRST);
  go_on_for_long (fixture);
  set (fixture, SIX_TWO);
  wait_for (!fixture->report->counting);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 2);
  fixture->n_changes = 0;
  run_for (200);
  g_assert_cmpint (fixture->n_changes, ==, 0);

  setdoku_census_set_board (fixture->census, NULL);
  g_assert_false (fixture->report->known);
}

/* The same clues on another board are another puzzle; on an equal one they are the same. */
static void
test_the_same_clues_on_another_board (Fixture *fixture, gconstpointer data)
{
  look_at (fixture, FOUR "................\n");
  setdoku_census_count_on (fixture->census);
  wait_for (fixture->report->exact);
  set (fixture, FOUR "................\n");
  g_assert_cmpuint (fixture->report->n_solutions, ==, 288);
  look_at (fixture, killer);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 1);
}

static void
test_a_long_count_can_be_stopped_and_gone_on_with (Fixture *fixture, gconstpointer data)
{
  uint64_t stopped;
  int64_t begun;

  set (fixture, "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nextras=diagonal-\ngivens="
                ".................................................................................\n");
  go_on_for_long (fixture);
  fixture->n_changes = 0;
  setdoku_census_stop (fixture->census);
  begun = g_get_monotonic_time ();
  wait_for (fixture->n_changes > 0);
  g_test_message ("the worker is back after %.1f ms", (double) (g_get_monotonic_time () - begun) / 1000);
  stopped = fixture->report->n_solutions;
  run_for (200);
  g_assert_cmpuint (fixture->report->n_solutions, ==, stopped);
  setdoku_census_count_on (fixture->census);
  wait_for (fixture->report->n_solutions > stopped);
  fixture->n_changes = 0;
  g_assert_finalize_object (g_steal_pointer (&fixture->census));
  run_for (200);
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

/* Twenty-five values in nothing but cages: nobody lives to see the end, and the processor has its rest. */
static void
test_what_takes_too_long_is_stopped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) block = g_string_new ("rows=25\ncols=25\nvalues=1-25\nboxes=5x5\n");
  g_autofree char *dots = g_strnfill (625, '.');

  for (int row = 0; row < 25; row++)
    for (int column = 0; column < 25; column += 5)
      {
        int sum = 0;

        for (int i = 0; i < 5; i++)
          sum += (5 * (row % 5) + row / 5 + column + i) % 25 + 1;
        g_string_append_printf (block, "cage=%d|", sum);
        for (int i = 1; i <= 5; i++)
          g_string_append_printf (block, "r%dc%d%s", row + 1, column + i, i < 5 ? " " : "\n");
      }
  g_string_append_printf (block, "givens=%s\n", dots);

  set (fixture, block->str);
  g_assert_true (fixture->report->counting);
  wait_for (!fixture->report->counting);
  g_assert_false (fixture->report->exact);
  g_assert_cmpint (fixture->n_changes, >, 0);
  g_assert_true (setdoku_census_can_count_on (fixture->census));
  fixture->n_changes = 0;
  setdoku_census_count_on (fixture->census);
  g_assert_true (fixture->report->counting);
  wait_for (fixture->n_changes > 0);
}

#define ADD(path, test) g_test_add ("/any-census/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("questions", test_questions_are_answered);
  ADD ("diagonals", test_a_board_with_diagonals);
  ADD ("cages", test_cages_need_no_clue);
  ADD ("contradiction", test_clues_that_cannot_stand_together);
  ADD ("all", test_all_are_counted_in_parts);
  ADD ("sixteen", test_sixteen);
  ADD ("another-board", test_another_board_in_the_middle_of_a_count);
  ADD ("same-clues", test_the_same_clues_on_another_board);
  ADD ("too-long", test_what_takes_too_long_is_stopped);
  ADD ("stop", test_a_long_count_can_be_stopped_and_gone_on_with);

  return g_test_run ();
}
