/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-pause.c — what a screen reader finds of a paused game, of the preferences and of the statistics; by keys alone. */
#include "hands.h"
#include "reader.h"

#include <glib/gstdio.h>

static const char *program;
static char *puzzle;                 /* a file */

static void
test_a_paused_board_is_not_there (void)
{
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) pause = reader_need (reader, NULL, "button", "Pause"), go_on = NULL, cell = reader_cell (reader, 0);
  g_autoptr(GPtrArray) cells = NULL;

  reader_expect_name (reader, cell, "Row 1, column 1: empty");
  hands_press ("9");
  reader_expect_name (reader, cell, "Row 1, column 1: 9");
  hands_press ("p");
  go_on = reader_need (reader, NULL, "button", "Resume");
  reader_expect_focus (reader, "Resume");
  cells = reader_find_all (reader, NULL, "table cell");
  for (unsigned i = 0; i < cells->len; i++)
    g_assert_false (reader_is (cells->pdata[i], ATSPI_STATE_SHOWING));

  /* The key goes on, and does nothing else. */
  hands_press ("5");
  reader_expect_focus (reader, "Row 1, column 1: 9");
  reader_free (reader);
}

/* How many stops come before differs between versions of GTK. */
static void
tab_to (Reader *reader, const char *name)
{
  for (int i = 0; i < 40; i++)
    {
      g_autofree char *focus = NULL;
      unsigned before = reader_focus_events (reader);

      hands_press ("Tab");
      reader_await_focus_event (reader, before);
      focus = reader_focus_name (reader);
      if (g_str_equal (focus, name))
        return;
    }
  g_error ("Tab does not come to “%s”", name);
}

static void
test_preferences_have_names_and_work_by_keys (void)
{
  Reader *reader = reader_new (program, puzzle);
  g_autoptr(Node) button = reader_need (reader, NULL, "button", "Pause"), time = NULL;
  g_autoptr(Node) all = atspi_accessible_get_application (button, NULL);

  reader_expect_state (reader, button, ATSPI_STATE_VISIBLE, true);
  hands_press ("ctrl+comma");
  g_object_unref (reader_need (reader, all, "combo box", "Show mistakes"));
  time = reader_need (reader, all, "check box", "Show time");
  reader_expect_state (reader, time, ATSPI_STATE_CHECKED, true);
  tab_to (reader, "Show time");
  hands_press ("space");
  reader_expect_gone (reader, "button", "Pause");
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
  folder = g_dir_make_tmp ("setdoku-pause-XXXXXX", NULL);
  puzzle = g_build_filename (folder, "puzzle.txt", NULL);
  g_assert_true (g_file_set_contents (puzzle, "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..\n",
                                      -1, NULL));
  g_test_add_func ("/a11y/pause/a-paused-board-is-not-there", test_a_paused_board_is_not_there);
  g_test_add_func ("/a11y/pause/preferences-have-names", test_preferences_have_names_and_work_by_keys);
  result = g_test_run ();
  g_remove (puzzle);
  g_remove (folder);
  g_free (puzzle);
  return result;
}
