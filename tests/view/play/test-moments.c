/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-moments.c — what only a window on the screen shows of Play: where the focus is when a menu is left, and the light that
 * runs through a house that is complete, and through the board when it is solved. */
#include "window-fixture.h"

#include "frames.h"
#include "view/play/setdoku-cell-menu.h"

#define SOLUTION "984123756123756948756849321361582497542917863879364215437691582698235174215478639"

static SetdokuGrid *
grid_of (Fixture *fixture)
{
  return setdoku_window_get_grid (fixture->window);
}

/* The solution, but for these cells. */
static void
load (Fixture *fixture,
      CellSet  empty)
{
  g_autoptr(Document) document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, EASY));
  document_set_board (document, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board.digit[cell] && !cells_has (empty, cell))
      document->cells[cell].entry = (uint8_t) (SOLUTION[cell] - '0');
  setdoku_game_load (game_of (fixture), document);
  setdoku_grid_focus_cursor (grid_of (fixture));
}

static void
enter (Fixture *fixture,
       int      cell)
{
  const char digit[] = { SOLUTION[cell], '\0' };

  setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (cell));
  type (fixture, digit);
}

static bool
has_wave (Fixture *fixture)
{
  return places_count (setdoku_grid_get_wave (grid_of (fixture))) > 0;
}

static void
set_motion (bool moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
}

/* r1c1, r1c2 and r9c8 are missing: the second of the row completes it, and nothing before. */
static void
test_a_complete_house_is_felt (Fixture       *fixture,
                               gconstpointer  data)
{
  CellSet empty = cells_union (cells_union (cells_of (0), cells_of (1)), cells_of (79));

  set_motion (true);
  cells_add (&empty, 9);                                     /* so that box 1 and column 1 stay open */
  load (fixture, empty);
  g_assert_false (has_wave (fixture));
  enter (fixture, 0);
  g_assert_false (has_wave (fixture));
  enter (fixture, 1);
  g_assert_true (places_equal (setdoku_grid_get_wave (grid_of (fixture)),
                               places_from_cells (cells_union (house_set (0), house_set (HOUSE_COLUMNS + 1)))));
  wait_for (!has_wave (fixture));
  act (fixture, "win.undo");
  g_assert_false (has_wave (fixture));
}

static void
test_the_last_digit_goes_through_the_board (Fixture       *fixture,
                                            gconstpointer  data)
{
  set_motion (true);
  load (fixture, cells_of (79));
  enter (fixture, 79);
  g_assert_true (places_equal (setdoku_grid_get_wave (grid_of (fixture)), places_all (N_CELLS)));
  wait_for (!has_wave (fixture));
  load (fixture, CELLS_NONE);                                /* is there all at once: nobody did anything */
  g_assert_false (has_wave (fixture));
}

static void
test_nothing_moves_where_motion_is_reduced (Fixture       *fixture,
                                            gconstpointer  data)
{
  set_motion (false);
  load (fixture, cells_of (79));
  enter (fixture, 79);
  g_assert_false (has_wave (fixture));
  set_motion (true);
}

static bool
focus_is_on_the_board (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (grid_of (fixture)));
}

static void
find_menu_buttons (GtkWidget *widget,
                   GPtrArray *found)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_menu_buttons (child, found);
}

/* New and ☰, opened twice each: the menu of New is another one each time. */
static void
test_a_menu_that_is_left_leads_to_the_board (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr(GPtrArray) buttons = g_ptr_array_new ();

  load (fixture, cells_union (cells_of (79), cells_of (0)));
  find_menu_buttons (gtk_window_get_titlebar (GTK_WINDOW (fixture->window)), buttons);
  g_assert_cmpint (buttons->len, ==, 2);
  for (guint i = 0; i < 2 * buttons->len; i++)
    {
      GtkMenuButton *button = buttons->pdata[i % buttons->len];
      GtkPopover *menu;

      gtk_widget_grab_focus (GTK_WIDGET (button));           /* as a click leaves it */
      gtk_menu_button_popup (button);
      menu = gtk_menu_button_get_popover (button);
      wait_for (gtk_widget_get_mapped (GTK_WIDGET (menu)));
      g_assert_false (focus_is_on_the_board (fixture));
      gtk_popover_popdown (menu);
      wait_for (focus_is_on_the_board (fixture));
    }
}

/* Nothing in it can be used yet; the key for leaving it has somewhere to go. */
static void
test_the_history_of_a_fresh_game_has_the_focus (Fixture       *fixture,
                                                gconstpointer  data)
{
  GtkWidget *focus;

  load (fixture, cells_union (cells_of (79), cells_of (0)));
  act (fixture, "win.history");
  wait_for ((focus = gtk_window_get_focus (GTK_WINDOW (fixture->window))) && gtk_widget_get_mapped (focus)
            && (GTK_IS_POPOVER (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)));
  gtk_popover_popdown (GTK_POPOVER (GTK_IS_POPOVER (focus) ? focus : gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)));
  wait_for (focus_is_on_the_board (fixture));
}

static GtkWidget *
find_cell_menu (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid_of (fixture)));

  while (child && !SETDOKU_IS_CELL_MENU (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The pad at a cell has the focus, and a digit that is typed is its key. */
static void
test_digits_can_be_typed_at_the_pad_of_a_cell (Fixture       *fixture,
                                               gconstpointer  data)
{
  GtkWidget *menu;

  load (fixture, cells_union (cells_of (79), cells_of (0)));
  g_signal_emit_by_name (grid_of (fixture), "menu", 0, 1.0, 1.0);
  wait_for ((menu = find_cell_menu (fixture)) && gtk_widget_get_mapped (menu));
  g_assert_true (give_key (menu, GDK_KEY_9, 200u, 0) == menu);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  wait_for (!gtk_widget_get_visible (menu));
  wait_for (focus_is_on_the_board (fixture));
}

/* The button with the label, in the pad. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

/* "Copy as…" at a cell offers what the main menu does. */
static void
test_the_pad_of_a_cell_copies (Fixture       *fixture,
                               gconstpointer  data)
{
  GtkWidget *menu;

  load (fixture, cells_union (cells_of (79), cells_of (0)));
  g_signal_emit_by_name (grid_of (fixture), "menu", 0, 1.0, 1.0);
  wait_for ((menu = find_cell_menu (fixture)) && gtk_widget_get_mapped (menu));
  g_signal_emit_by_name (find_button (menu, "Copy as…"), "clicked");
  wait_for (!gtk_widget_get_visible (menu) && shows (GTK_WIDGET (grid_of (fixture)), "Position, Markdown table"));
}

#define ADD(name, test) g_test_add ("/moments/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  ADD ("house", test_a_complete_house_is_felt);
  ADD ("win", test_the_last_digit_goes_through_the_board);
  ADD ("reduced-motion", test_nothing_moves_where_motion_is_reduced);
  ADD ("menus", test_a_menu_that_is_left_leads_to_the_board);
  ADD ("history", test_the_history_of_a_fresh_game_has_the_focus);
  ADD ("pad-at-cell", test_digits_can_be_typed_at_the_pad_of_a_cell);
  ADD ("pad-copies", test_the_pad_of_a_cell_copies);
  return run_tests ();
}
