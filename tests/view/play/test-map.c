/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-map.c — the small map beside boards of several grids and large ones: its buttons go to their grids, a press on it moves what
 * is seen, and other boards have none. */
#include "window-fixture.h"

#include "view/board/setdoku-map.h"
#include "view/window/setdoku-window-private.h"

/* With a clue, so that it is played. */
static void
take (Fixture    *fixture,
      const char *rules,
      gsize       n_cells)
{
  g_autofree char *dots = g_strnfill (n_cells - 1, '.'), *block = g_strdup_printf ("%sgivens=1%s\n", rules, dots);

  setdoku_window_take_text (fixture->window, block, -1, NULL);
}

static GtkWidget *
map_of (Fixture *fixture)
{
  return find_widget (GTK_WIDGET (fixture->window), SETDOKU_TYPE_MAP);
}

static int
cursor_of (Fixture *fixture)
{
  return setdoku_grid_get_scene (setdoku_window_get_grid (fixture->window))->cursor;
}

static gboolean
is_near (Fixture *fixture)
{
  return setdoku_grid_get_zoom (setdoku_window_get_grid (fixture->window)) > 1;
}

static int
pressed_in (GtkWidget *map)
{
  int number = 0, found = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (map); child; child = gtk_widget_get_next_sibling (child))
    {
      number++;
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)))
        found = found ? -1 : number;
    }
  return found;
}

static void
test_buttons_go_to_grids (Fixture       *fixture,
                          gconstpointer  data)
{
  static const int middles[] = { 4 * 21 + 4, 4 * 21 + 16, 10 * 21 + 10, 16 * 21 + 4, 16 * 21 + 16 };
  GtkWidget *button;

  take (fixture, "rows=21\ncols=21\nvalues=1-9\ngrids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n", 441);
  wait_for (map_of (fixture) && gtk_widget_get_mapped (map_of (fixture)));
  button = gtk_widget_get_first_child (map_of (fixture));
  for (gsize i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      g_assert_nonnull (button);
      gtk_widget_activate (button);
      wait_for (cursor_of (fixture) == middles[i]);
      wait_for (pressed_in (map_of (fixture)) == (int) i + 1);
      g_assert_false (is_near (fixture));
      button = gtk_widget_get_next_sibling (button);
    }
  g_assert_null (button);
}

static GtkGesture *
drag_of (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

/* Of a large board of one grid. */
static void
test_a_press_moves_what_is_seen (Fixture       *fixture,
                                 gconstpointer  data)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);
  GtkWidget *map;
  GridPart part;

  take (fixture, "rows=25\ncols=25\nvalues=1-25\nboxes=5x5\n", 625);
  wait_for (map_of (fixture) && gtk_widget_get_mapped (map_of (fixture)) && gtk_widget_get_width (map_of (fixture)) > 0);
  map = map_of (fixture);
  g_assert_null (gtk_widget_get_first_child (map));
  g_assert_false (is_near (fixture));
  g_signal_emit_by_name (drag_of (map), "drag-begin", gtk_widget_get_width (map) - 1.0, 1.0);
  g_assert_true (is_near (fixture));
  wait_for (setdoku_grid_get_part (grid).right >= 1);
  part = setdoku_grid_get_part (grid);
  g_assert_cmpfloat (part.left, >, 0.2);
  g_assert_cmpfloat (part.top, <=, 0);
  g_assert_cmpfloat (part.bottom, <, 0.8);
  setdoku_grid_look_at (grid, 0, 1);
  part = setdoku_grid_get_part (grid);
  g_assert_cmpfloat (part.left, <=, 0);
  g_assert_cmpfloat (part.bottom, >=, 1);
  g_object_set (grid, "near", FALSE, NULL);
  g_assert_false (is_near (fixture));
}

static void
test_other_boards_have_none (Fixture       *fixture,
                             gconstpointer  data)
{
  take (fixture, "rows=16\ncols=16\nvalues=1-16\nboxes=4x4\n", 256);
  wait_for (setdoku_game_get_digits (setdoku_window_get_game (fixture->window)) == 16);
  run_for (50);
  g_assert_false (gtk_widget_get_mapped (map_of (fixture)));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for (setdoku_game_get_digits (setdoku_window_get_game (fixture->window)) == 9);
  run_for (50);
  g_assert_false (gtk_widget_get_mapped (map_of (fixture)));
}

/* While clues are typed what belongs to them comes first, and the window may still be as low as ever. */
static void
test_clues_leave_it_what_room_there_is (Fixture       *fixture,
                                        gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button;
  int least, low;

  take (fixture, "rows=21\ncols=21\nvalues=1-9\ngrids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n", 441);
  wait_for (map_of (fixture) && gtk_widget_get_mapped (map_of (fixture)));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.type-clues", NULL);
  wait_for (setdoku_play_get_phase (fixture->window->play) == SETDOKU_PHASE_CLUES);
  gtk_window_set_default_size (window, 1080, 1000);
  wait_for (gtk_widget_get_mapped (map_of (fixture)) && gtk_widget_get_height (GTK_WIDGET (window)) > 900);
  button = gtk_widget_get_first_child (map_of (fixture));
  gtk_widget_activate (gtk_widget_get_next_sibling (button));
  wait_for (cursor_of (fixture) == 4 * 21 + 16);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, 1080, &least, NULL, NULL, NULL);
  gtk_window_set_default_size (window, 1080, 610);
  wait_for (!gtk_widget_get_mapped (map_of (fixture)));
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, 1080, &low, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, low);
  gtk_window_set_default_size (window, 1080, 1000);
  wait_for (gtk_widget_get_mapped (map_of (fixture)));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.play", NULL);
  wait_for (setdoku_play_get_phase (fixture->window->play) == SETDOKU_PHASE_PLAY && gtk_widget_get_mapped (map_of (fixture)));
}

/* On a phone all rows of the whole board are above the panel. */
static void
test_the_whole_board_is_seen_in_one_column (Fixture       *fixture,
                                            gconstpointer  data)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);
  GtkWidget *window = GTK_WIDGET (fixture->window), *panel = GTK_WIDGET (fixture->window->panel);
  GdkRectangle last;
  graphene_point_t end;

  take (fixture, "rows=25\ncols=25\nvalues=1-25\nboxes=5x5\n", 625);
  wait_for (setdoku_game_get_digits (setdoku_window_get_game (fixture->window)) == 25);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  wait_for (gtk_widget_get_width (window) < 400 && gtk_widget_get_height (window) < 700);
  run_for (60);
  setdoku_grid_get_cell_area (grid, 624, &last);
  g_assert_cmpint (last.x + last.width, <=, gtk_widget_get_width (GTK_WIDGET (grid)));
  end = GRAPHENE_POINT_INIT (0, (float) (last.y + last.height));
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (grid), panel, &end, &end));
  g_assert_cmpfloat (end.y, <=, 0);
}

#define ADD(path, test) g_test_add ("/map/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("buttons", test_buttons_go_to_grids);
  ADD ("press", test_a_press_moves_what_is_seen);
  ADD ("clues", test_clues_leave_it_what_room_there_is);
  ADD ("phone", test_the_whole_board_is_seen_in_one_column);
  ADD ("none", test_other_boards_have_none);
  return run_tests ();
}
