/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-path.c — the way to the solution of a board of any shape, and how hard it is by it. */
#include "model/teach/any-path.h"
#include "../../patience.h"
#include "read-board.h"

#define KILLER "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=4|r1c1 r2c1\ncage=3|r1c2 r1c3\ncage=7|r1c4 r2c4\n" \
               "cage=9|r2c2 r3c1 r3c2\ncage=6|r2c3 r3c3\ncage=6|r3c4 r4c3 r4c4\ncage=5|r4c1 r4c2\ngivens=................\n"
#define SOLVED "3214142323414132"
#define FOUR   "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens="

static AnyPath *
path_of (const char *block)
{
  g_autoptr (Document) board = read_board (block);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  AnyPath *path;

  for (int cell = 0; cell < board->n_cells; cell++)
    givens[cell] = board->cells[cell].given;
  path = any_path_new (board->topology, givens);
  g_assert_false (path->complete);
  any_path_find (path, NULL);
  return path;
}

static void
test_it_leads_to_the_solution (void)
{
  g_autoptr (AnyPath) path = path_of (KILLER);
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree char *verdict = any_path_verdict (path), *about = any_path_about (path), *text = any_path_text (path);
  int n = (int) path->steps->len;

  g_assert_true (path->complete);
  g_assert_cmpint (path->report.n_steps, ==, n);
  any_path_position (path, 0, position);
  g_assert_cmpint (position->n_empty, ==, 16);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *spoken = any_path_spoken (path, i);

      any_path_position (path, i, position);
      if (any_path_step (path, i)->places)
        g_assert_cmpint (position->value[any_path_step (path, i)->placed.cell], ==, 0);
      g_assert_true (g_str_has_prefix (spoken, "Step ") && !strchr (spoken, '{'));
    }
  any_path_position (path, n, position);
  for (int cell = 0; cell < 16; cell++)
    g_assert_cmpint (position->value[cell], ==, SOLVED[cell] - '0');
  g_assert_nonnull (strstr (verdict, ", by its hardest deduction: "));
  g_assert_nonnull (strstr (about, " steps. "));
  g_assert_true (g_str_has_prefix (text, "1. "));
  g_assert_nonnull (strstr (text, "\n2. "));
}

/* What is typed finds steps; a position goes into a game as it is, and leaves the clues. */
static void
test_searched_and_entered (void)
{
  g_autoptr (AnyPath) path = path_of (FOUR "12.4............\n");
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  DocumentCell cells[16] = { { .given = 1 }, { .given = 2 }, { .corner = 0 }, { .given = 4 } };
  int n = 0;

  for (int i = 0; i < (int) path->steps->len; i++)
    {
      g_assert_true (any_path_matches (path, i, ""));
      g_assert_false (any_path_matches (path, i, "no such step"));
      n += any_path_matches (path, i, "r1c3=3");
    }
  g_assert_cmpint (n, ==, 1);
  g_assert_true (any_path_matches (path, 0, "FULL HOUSE"));

  cells[15].corner = cells[2].corner = values_of (1) | values_of (3);
  cells[15].entry = 2;
  any_path_position (path, 1, position);
  g_assert_cmpint (position->value[2], ==, 3);
  any_path_enter (path, position, cells);
  g_assert_cmpint (cells[0].entry, ==, 0);
  g_assert_cmpint (cells[0].given, ==, 1);
  g_assert_cmpint (cells[2].entry, ==, 3);
  g_assert_cmpint (cells[2].centre, ==, 0);
  g_assert_cmpint (cells[2].corner, ==, 0);
  g_assert_cmpint (cells[15].entry, ==, 0);
  g_assert_cmpuint (cells[15].centre, ==, position->marks[15]);
  g_assert_cmpuint (cells[15].corner & ~position->marks[15], ==, 0);
}

static void
test_how_else_it_ends (void)
{
  g_autoptr (AnyPath) several = path_of (FOUR "12..............\n"), none = path_of (FOUR "11..............\n");
  g_autofree char *many = any_path_verdict (several), *empty = any_path_verdict (none), *about = any_path_about (several);

  g_assert_cmpstr (many, ==, "Several solutions");
  g_assert_cmpstr (empty, ==, "No solution");
  g_assert_nonnull (strstr (about, "cells stay empty."));
}

static void
test_it_can_be_left (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const uint8_t givens[RULES_CELLS_MAX] = { 0 };
  g_autoptr (AnyPath) path = any_path_new (board->topology, givens);

  g_cancellable_cancel (cancellable);
  any_path_find (path, cancellable);
  g_assert_false (path->complete);
  g_assert_cmpint (path->steps->len, ==, 0);
}

static void
count (int *n_changes)
{
  ++*n_changes;
}

/* Newest wins, and the same board asks nothing. */
static void
test_level (void)
{
  g_autoptr (Document) killer = read_board (KILLER), four = read_board (FOUR "1234341221434...\n");
  g_autoptr (SetdokuDeductionLevel) level = setdoku_deduction_level_new ();
  const DeductionReport *report = setdoku_deduction_level_get_report (level);
  uint8_t none[RULES_CELLS_MAX] = { 0 }, givens[RULES_CELLS_MAX] = { 0 };
  g_autofree char *name = NULL;
  int n_changes = 0;

  g_signal_connect_swapped (level, "changed", G_CALLBACK (count), &n_changes);
  for (int cell = 0; cell < 16; cell++)
    givens[cell] = four->cells[cell].given;
  setdoku_deduction_level_set (level, killer->topology, none);
  g_assert_true (setdoku_deduction_level_is_working (level));
  setdoku_deduction_level_set (level, four->topology, givens);
  wait_for (report->known);
  name = deduction_level_name (report);
  g_assert_cmpstr (name, ==, "Easy");
  setdoku_deduction_level_set (level, four->topology, givens);
  g_assert_false (setdoku_deduction_level_is_working (level));
  g_assert_cmpint (n_changes, ==, 1);
  setdoku_deduction_level_set (level, NULL, NULL);
  g_assert_false (report->known);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-path/solution", test_it_leads_to_the_solution);
  g_test_add_func ("/any-path/searched-and-entered", test_searched_and_entered);
  g_test_add_func ("/any-path/other-ends", test_how_else_it_ends);
  g_test_add_func ("/any-path/left", test_it_can_be_left);
  g_test_add_func ("/any-path/level", test_level);
  return g_test_run ();
}
