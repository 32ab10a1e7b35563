/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid-lens.c — fingers on the board: two bring it nearer, one that passes over quickly is told, one that stays asks for the
 * menu. Gestures are what is given here; that GTK makes them of touches is its own. */
#include "../../model/look/any-board.h"
#include "grid-fixture.h"

static GtkEventController *
controller_of (Fixture *f, GType type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (f->grid));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;             /* the widget holds it */
    }
  g_assert_not_reached ();
}

static int
width_of (Fixture *f)
{
  return gtk_widget_get_width (GTK_WIDGET (f->grid));
}

static bool
is_in_sight (Fixture *f, int cell)
{
  GdkRectangle area;

  setdoku_grid_get_cell_area (f->grid, cell, &area);
  return area.x >= 0 && area.y >= 0 && area.x + area.width <= width_of (f)
      && area.y + area.height <= gtk_widget_get_height (GTK_WIDGET (f->grid));
}

/* Cells become large enough for a finger, and no larger than that; what lay below the fingers still does. */
static void
test_it_comes_nearer (void)
{
  Fixture f;
  int side, cell;
  double x, y;

  open_window (&f, 360, 420);
  side = setdoku_grid_get_side (f.grid);
  g_assert_cmpint (side, <, 44);
  x = width_of (&f) * 0.7;
  y = gtk_widget_get_height (GTK_WIDGET (f.grid)) * 0.4;
  cell = setdoku_grid_get_cell_at (f.grid, x, y);
  for (double times = 1.1; times < 2.2; times += 0.1)
    {
      setdoku_grid_zoom (f.grid, times, x, y);
      run_frames (f.window);
      g_assert_cmpint (setdoku_grid_get_side (f.grid), ==, (int) (side * times + 0.5));
      g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, x, y), ==, cell);
    }
  g_assert_cmpint (setdoku_grid_get_side (f.grid), >=, 44);
  setdoku_grid_zoom (f.grid, 100, x, y);
  run_frames (f.window);
  g_assert_cmpint (setdoku_grid_get_side (f.grid), <=, 88);
  setdoku_grid_zoom (f.grid, 0.3, x, y);
  run_frames (f.window);
  g_assert_cmpint (setdoku_grid_get_side (f.grid), ==, side);
  for (cell = 0; cell < N_CELLS; cell++)
    g_assert_true (is_in_sight (&f, cell));
  close_window (&f);
}

/* However far it is moved, no room is empty that it could fill: its corner cells come to the corners. */
static void
test_it_fills_its_place (void)
{
  static const struct { double x, y; int cell; } corners[] = { { 0, 0, 0 }, { 1, 0, 8 }, { 0, 1, 72 }, { 1, 1, 80 } };
  Fixture f;

  open_window (&f, 360, 420);
  for (size_t i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      setdoku_grid_zoom (f.grid, 1, 0, 0);
      run_frames (f.window);
      setdoku_grid_zoom (f.grid, 2, corners[i].x * width_of (&f), corners[i].y * gtk_widget_get_height (GTK_WIDGET (f.grid)));
      run_frames (f.window);
      g_assert_true (is_in_sight (&f, corners[i].cell));
      g_assert_false (is_in_sight (&f, 80 - corners[i].cell));
    }
  close_window (&f);
}

/* By keys it may go anywhere: the board follows. Another board is whole. */
static void
test_the_cursor_is_in_sight (void)
{
  BoardPlan *plan;
  Fixture f;

  open_window (&f, 360, 420);
  setdoku_grid_zoom (f.grid, 2.2, 0, 0);
  run_frames (f.window);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      set_marks (&f, cells_of (cell), cell, -1);
      run_frames (f.window);
      g_assert_true (is_in_sight (&f, cell));
    }
  g_assert_cmpfloat (setdoku_grid_get_zoom (f.grid), >, 2);

  plan = plan_of (25, 25, 25, "boxes=5x5\n");
  scene_clear_on (&f.scene, plan);
  setdoku_grid_set_scene (f.grid, &f.scene);
  run_frames (f.window);
  g_assert_true (is_in_sight (&f, 0) && is_in_sight (&f, 624));
  setdoku_grid_zoom (f.grid, 4, 100, 100);
  run_frames (f.window);
  g_assert_cmpint (setdoku_grid_get_side (f.grid), >=, 44);
  scene_clear (&f.scene);
  setdoku_grid_set_scene (f.grid, &f.scene);
  board_plan_unref (plan);
  close_window (&f);
}

static void
on_swiped (SetdokuGrid *grid, int by, int *sum)
{
  *sum = *sum * 10 + by;
}

/* Quickly, and sideways rather than down: the next one is pulled in from the right. */
static void
test_a_swipe_is_told (void)
{
  GtkEventController *swipe;
  Fixture f;
  int sum = 0;

  open_window (&f, 360, 420);
  swipe = controller_of (&f, GTK_TYPE_GESTURE_SWIPE);
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (swipe)));
  g_signal_connect (f.grid, "swiped", G_CALLBACK (on_swiped), &sum);
  g_signal_emit_by_name (swipe, "swipe", -900.0, 100.0);
  g_assert_cmpint (sum, ==, 1);
  g_signal_emit_by_name (swipe, "swipe", 900.0, -100.0);
  g_assert_cmpint (sum, ==, 9);
  g_signal_emit_by_name (swipe, "swipe", -80.0, 0.0);
  g_signal_emit_by_name (swipe, "swipe", -600.0, 500.0);
  g_assert_cmpint (sum, ==, 9);
  close_window (&f);
}

/* Two fingers take the board with them. */
static void
test_two_fingers (void)
{
  GtkEventController *pinch;
  Fixture f;
  int side;

  open_window (&f, 360, 420);
  side = setdoku_grid_get_side (f.grid);
  pinch = controller_of (&f, GTK_TYPE_GESTURE_ZOOM);
  for (int i = 10; i <= 20; i += 5)
    {
      g_signal_emit_by_name (pinch, "scale-changed", i / 10.0);
      run_frames (f.window);
      g_assert_cmpint (setdoku_grid_get_side (f.grid), ==, (int) (side * i / 10.0 + 0.5));
      g_assert_true (is_in_sight (&f, 40));
    }
  close_window (&f);
}

static void
on_menu (SetdokuGrid *grid, int cell, double x, double y, GString *log)
{
  g_string_append_printf (log, "%d;", cell);
}

/* A finger that stays asks for what a second click asks for. */
static void
test_a_finger_that_stays (void)
{
  g_autoptr(GString) log = g_string_new (NULL);
  Fixture f;
  GdkRectangle area;

  open_window (&f, 360, 420);
  g_signal_connect (f.grid, "menu", G_CALLBACK (on_menu), log);
  setdoku_grid_get_cell_area (f.grid, 31, &area);
  g_signal_emit_by_name (controller_of (&f, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", area.x + 5.0, area.y + 5.0);
  g_assert_cmpstr (log->str, ==, "31;");
  close_window (&f);
}

/* The cursor's grid of several fills the place; what is told of the part in sight is what cells say. */
static void
test_a_grid_of_several_comes_near (void)
{
  BoardPlan *plan = plan_of (21, 21, 9, "grids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n");
  const Rules *rules = plan->topology->rules;
  Fixture f;

  open_window (&f, 360, 420);
  scene_clear_on (&f.scene, plan);
  for (int i = 0; i < rules->n_grids; i++)
    {
      GridPart part;
      gboolean near;
      int middle = rules->grid[i] + 4 * (plan->columns + 1);

      f.scene.cursor = middle;
      setdoku_grid_set_scene (f.grid, &f.scene);
      run_frames (f.window);
      g_object_set (f.grid, "near", TRUE, NULL);
      run_frames (f.window);
      g_object_get (f.grid, "near", &near, NULL);
      g_assert_true (near);
      part = setdoku_grid_get_part (f.grid);
      g_assert_cmpfloat (part.right - part.left, <, 0.75);
      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_true (is_in_sight (&f, rules->grid[i] + cell / 9 * plan->columns + cell % 9));
      g_object_set (f.grid, "near", FALSE, NULL);
      run_frames (f.window);
      part = setdoku_grid_get_part (f.grid);
      g_assert_true (part.left <= 0 && part.top <= 0 && part.right >= 1 && part.bottom >= 1);
    }
  close_window (&f);
  board_plan_unref (plan);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  set_animations (FALSE);
  g_test_add_func ("/grid-lens/nearer", test_it_comes_nearer);
  g_test_add_func ("/grid-lens/fills", test_it_fills_its_place);
  g_test_add_func ("/grid-lens/cursor", test_the_cursor_is_in_sight);
  g_test_add_func ("/grid-lens/swipe", test_a_swipe_is_told);
  g_test_add_func ("/grid-lens/two-fingers", test_two_fingers);
  g_test_add_func ("/grid-lens/stays", test_a_finger_that_stays);
  g_test_add_func ("/grid-lens/a-grid-of-several", test_a_grid_of_several_comes_near);
  return g_test_run ();
}
