/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rating.c — a screen reader finds how hard the puzzle is, and reads the difficulty step by step, by keys alone.
 *
 * GTK 4.8 shows the value of its own sliders only; there the sentence beneath the chart says the step. */
#include "hands.h"
#include "reader.h"

#include <glib/gstdio.h>

/* 2.0 on Sudoku Explainer's scale, 290 by HoDoKu. */
#define PUZZLE "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361\n"

static const char *program;
static char *puzzle;                 /* a file */

/* Of the game's page: of the pages that are told of, clues, game and win, it is the middle one. */
static Node *
find_badge (Reader *reader, const char *name)
{
  g_autoptr(GPtrArray) buttons = reader_find_all (reader, NULL, "button"), badges = g_ptr_array_new ();

  for (unsigned i = 0; i < buttons->len; i++)
    {
      g_autofree char *found = reader_name (buttons->pdata[i]);

      if (g_str_equal (found, name))
        g_ptr_array_add (badges, buttons->pdata[i]);
    }
  if (badges->len == 3)
    return g_object_ref (badges->pdata[1]);
  return badges->len == 1 && reader_is (badges->pdata[0], ATSPI_STATE_SHOWING) ? g_object_ref (badges->pdata[0]) : NULL;
}

/* Each page of the panel has one. Later versions of GTK tell of what is showing only; 4.8 tells of all, and not which of them
 * is. Each takes its name when it is told the rating, one after the other. */
static void
activate_badge (Reader *reader, const char *name)
{
  g_autoptr(Node) badge = NULL;

  g_object_unref (reader_need (reader, NULL, "button", name));
  for (int64_t end = g_get_monotonic_time () + READER_PATIENCE * G_USEC_PER_SEC; !badge; badge = find_badge (reader, name))
    g_assert_cmpint (g_get_monotonic_time (), <, end);
  reader_expect_state (reader, badge, ATSPI_STATE_SENSITIVE, true);
  reader_activate (badge);
}

static void
test_the_badge_says_it_all (void)
{
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) slider = NULL, step = NULL;

  activate_badge (reader, "Difficulty: Medium, 2.0 on Sudoku Explainer’s scale");
  slider = reader_need (reader, NULL, "slider", "Difficulty of each step");
  reader_expect_focus (reader, "Difficulty of each step");
  g_object_unref (reader_need (reader, NULL, "label", "Score 290 by HoDoKu"));

  hands_press ("Home");
  step = reader_need (reader, NULL, NULL, "Step 1 of 55: Hidden single, 1.2; 4 ways open");
  hands_press ("Right");
  reader_expect_name (reader, step, "Step 2 of 55: ");
  hands_press ("Escape");
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
