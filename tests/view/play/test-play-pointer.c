/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play-pointer.c — the whole of Play with the pointer alone, in the real window. */
#include "pointer.h"

#include "view/board/setdoku-cell.h"
#include "view/play/setdoku-pad.h"

#define SOLUTION "984123756123756948756849321361582497542917863879364215437691582698235174215478639"

static void
click_cell (Fixture *fixture,
            int      cell)
{
  click_on (fixture, cell_at_index (fixture, cell), 1);
}

static void
click_digit (Fixture *fixture,
             int      digit)
{
  g_autofree char *detailed = g_strdup_printf ("board.enter(%d)", digit);

  click_button (fixture, detailed);
}

/* The cell, then the key of the pad, at one go: each process takes its time. */
static void
enter_digit (Fixture *fixture,
             int      cell,
             int      digit)
{
  g_autofree char *detailed = g_strdup_printf ("board.enter(%d)", digit);
  graphene_point_t at = middle_of (fixture, cell_at_index (fixture, cell)), key_at;
  GtkWidget *key;

  wait_for ((key = find_button (GTK_WIDGET (fixture->window), detailed)) && gtk_widget_get_width (key) > 0);
  key_at = middle_of (fixture, key);
  point ("mousemove %d %d click 1 mousemove %d %d click 1", (int) at.x, (int) at.y, (int) key_at.x, (int) key_at.y);
}

static SetdokuPhase
phase_of (Fixture *fixture)
{
  return setdoku_play_get_phase (setdoku_window_get_play (fixture->window));
}

static void
enter_puzzle (Fixture *fixture)
{
  click_button (fixture, "win.type-clues");
  wait_for (phase_of (fixture) == SETDOKU_PHASE_CLUES);
  wait_until_still (fixture, cell_at_index (fixture, 0));
  for (int cell = 0; cell < N_CELLS; cell++)
    if (EASY[cell] != '.')
      enter_digit (fixture, cell, EASY[cell] - '0');
  wait_for (count_clues (fixture) == 36);
  click_button (fixture, "board.play");
  wait_for (phase_of (fixture) == SETDOKU_PHASE_PLAY);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (cells_of_game (fixture)[cell].given, ==, EASY[cell] == '.' ? 0 : EASY[cell] - '0');
}

static void
mark_and_colour (Fixture *fixture)
{
  click_cell (fixture, 0);
  click_button (fixture, "board.mode::corner");
  click_digit (fixture, 1);
  click_button (fixture, "board.mode::centre");
  click_digit (fixture, 9);
  click_button (fixture, "board.mode::colour");
  click_digit (fixture, 5);                      /* e */
  wait_for (cells_of_game (fixture)[0].colours == 1 << 4);
  g_assert_cmphex (cells_of_game (fixture)[0].corner, ==, digits_of (1));
  g_assert_cmphex (cells_of_game (fixture)[0].centre, ==, digits_of (9));
  for (int i = 0; i < 3; i++)
    click_button (fixture, "win.undo");
  wait_for (!setdoku_game_get_cells (game_of (fixture))[0].corner);
  click_button (fixture, "board.mode::digit");
  click_button (fixture, "board.fill-marks");
  wait_for (cells_of_game (fixture)[1].centre == (digits_of (1) | digits_of (5) | digits_of (8)));
}

/* The secondary button on a cell: its menu colours one mark. */
static void
use_menu (Fixture *fixture)
{
  click_on (fixture, cell_at_index (fixture, 1), 3);
  click_button (fixture, "menu.mode::why");
  wait_for (shows (GTK_WIDGET (fixture->window), "Choose a digit"));
  click_button (fixture, "menu.mode::colour");
  wait_for (!shows (GTK_WIDGET (fixture->window), "Choose a digit"));
  click_button (fixture, "menu.target(8)");
  click_button (fixture, "board.colour((8, 2))");
  wait_for (document_cell_get_candidate_colour (&cells_of_game (fixture)[1], 8) == 1);
}

static void
make_a_mistake (Fixture *fixture)
{
  click_cell (fixture, 1);
  click_digit (fixture, 1);                      /* 8 is right */
  click_button (fixture, "board.check");
  wait_for (shows (GTK_WIDGET (fixture->window), "1 digit is wrong."));
  wait_for (setdoku_cell_get_look (SETDOKU_CELL (cell_at_index (fixture, 1)))->wrong);
  click_button (fixture, "win.undo");
  click_button (fixture, "board.check");
  wait_for (shows (GTK_WIDGET (fixture->window), "No mistakes so far."));
}

static void
test_play_by_pointer_alone (Fixture       *fixture,
                            gconstpointer  data)
{
  if (!has_pointer ())
    return;
  enter_puzzle (fixture);
  mark_and_colour (fixture);
  use_menu (fixture);
  make_a_mistake (fixture);
  wait_until_still (fixture, cell_at_index (fixture, 0));
  for (int cell = 0; cell < N_CELLS; cell++)
    if (EASY[cell] == '.')
      enter_digit (fixture, cell, SOLUTION[cell] - '0');
  wait_for (phase_of (fixture) == SETDOKU_PHASE_SOLVED);
  wait_for (shows (GTK_WIDGET (fixture->window), "Solved"));
}

/* A drag selects, and one key goes to all; digit first, the drag enters. */
static void
test_cells_are_painted (Fixture       *fixture,
                        gconstpointer  data)
{
  graphene_point_t from, to;

  if (!has_pointer ())
    return;
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_until_still (fixture, cell_at_index (fixture, 27 + 1));
  from = middle_of (fixture, cell_at_index (fixture, 27 + 1));
  to = middle_of (fixture, cell_at_index (fixture, 27 + 3));
  point ("mousemove %d %d mousedown 1", (int) from.x, (int) from.y);
  point ("mousemove %d %d", (int) to.x, (int) to.y);                   /* at once: the cell between is not forgotten */
  point ("mouseup 1");
  wait_for (places_count (setdoku_play_get_selection (setdoku_window_get_play (fixture->window))->cells) == 3);
  click_button (fixture, "board.mode::corner");
  click_digit (fixture, 1);
  wait_for (cells_of_game (fixture)[29].corner == digits_of (1) && cells_of_game (fixture)[30].corner == digits_of (1));
  click_button (fixture, "board.digit-first");
  click_digit (fixture, 2);
  point ("mousemove %d %d mousedown 1", (int) from.x, (int) from.y);
  point ("mousemove %d %d", (int) to.x, (int) to.y);
  g_assert_cmphex (cells_of_game (fixture)[29].corner, ==, digits_of (1));
  point ("mouseup 1");
  wait_for (cells_of_game (fixture)[29].corner == (digits_of (1) | digits_of (2)));
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/play-pointer/all", Fixture, NULL, set_up, test_play_by_pointer_alone, tear_down);
  g_test_add ("/play-pointer/painted", Fixture, NULL, set_up, test_cells_are_painted, tear_down);
  return run_tests ();
}
