/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rating.c — a screen reader finds how hard the puzzle is, and reads the difficulty step by step, by keys alone. */
#include "reader.h"

#include <glib/gstdio.h>

/* 2.0 on Sudoku Explainer's scale, 290 by HoDoKu. */
#define PUZZLE "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361\n"

static const char *program;
static char *puzzle;                 /* a file */

static double
value_of (Node *slider)
{
  AtspiValue *value = atspi_accessible_get_value_iface (slider);
  double now;

  g_assert_nonnull (value);
  now = atspi_value_get_current_value (value, NULL);
  g_object_unref (value);
  return now;
}

static void
test_the_badge_says_it_all (void)
{
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) badge = reader_need (reader, NULL, "button", "Difficulty: Medium, 2.0 on Sudoku Explainer’s scale");
  g_autoptr(Node) slider = NULL, step = NULL;

  reader_expect_state (reader, badge, ATSPI_STATE_SENSITIVE, true);
  reader_activate (badge);
  slider = reader_need (reader, NULL, "slider", "Difficulty of each step");
  reader_expect_focus (reader, "Difficulty of each step");
  g_object_unref (reader_need (reader, NULL, "label", "Score 290 by HoDoKu"));

  reader_press ("Home");
  step = reader_need (reader, NULL, "label", "Step 1 of 55: Hidden single, 1.2; 4 ways open");
  g_assert_cmpfloat (value_of (slider), ==, 1);
  reader_press ("Right");
  reader_expect_name (reader, step, "Step 2 of 55: ");
  g_assert_cmpfloat (value_of (slider), ==, 2);
  reader_press ("Escape");
  reader_expect_focus (reader, "Row 1, column 1: empty");
  reader_free (reader);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  reader_allow_warnings ();
  program = argv[1];
  folder = g_dir_make_tmp ("setdoku-rating-XXXXXX", NULL);
  puzzle = g_build_filename (folder, "puzzle.txt", NULL);
  g_assert_true (g_file_set_contents (puzzle, PUZZLE, -1, NULL));
  g_test_add_func ("/a11y/rating/the-badge-says-it-all", test_the_badge_says_it_all);
  result = g_test_run ();
  g_unlink (puzzle);
  g_rmdir (folder);
  g_free (puzzle);
  return result;
}
