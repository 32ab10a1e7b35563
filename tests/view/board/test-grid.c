/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid.c — the board as a widget: its 81 cells are read, found and redrawn one by one. */
#include "grid-fixture.h"

static unsigned drawn[N_CELLS];        /* how often each cell drew itself */

static void (*cell_snapshot) (GtkWidget *widget, GtkSnapshot *snapshot);

static void
counting_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  drawn[setdoku_cell_get_index (SETDOKU_CELL (widget))]++;
  cell_snapshot (widget, snapshot);
}

static void
count_draws (void)
{
  GtkWidgetClass *cells = g_type_class_ref (SETDOKU_TYPE_CELL);

  cell_snapshot = cells->snapshot;
  cells->snapshot = counting_snapshot;
}

static void
forget_draws (void)
{
  memset (drawn, 0, sizeof drawn);
}

static void
assert_named (SetdokuGrid *grid, int cell, const char *name)
{
  gtk_test_accessible_assert_property (cell_of (grid, cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static bool
is_named (SetdokuGrid *grid, int cell, const char *name)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell_of (grid, cell)),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return wrong == NULL;
}

static void
test_board_is_read_cell_by_cell (void)
{
  Fixture f;
  int n_cells = 0;

  open_window (&f, 400, 500);
  forget_draws ();
  gtk_test_accessible_assert_role (f.grid, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (f.grid, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sudoku board, 9 by 9");

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f.grid)); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) == GTK_ACCESSIBLE_ROLE_GRID_CELL)
      {
        g_autofree char *name = g_strdup_printf ("Row %d, column %d: empty", n_cells / 9 + 1, n_cells % 9 + 1);

        assert_named (f.grid, n_cells, name);
        g_assert_cmpint (setdoku_cell_get_index (SETDOKU_CELL (child)), ==, n_cells++);
      }
    else
      gtk_test_accessible_assert_role (child, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (n_cells, ==, N_CELLS);

  f.scene.looks[4] = (CellLook) { .digit = 8, .ink = INK_GIVEN };
  f.scene.looks[27] = (CellLook) { .digit = 6, .ink = INK_GUESS, .guess = 17 };
  setdoku_grid_set_scene (f.grid, &f.scene);
  set_marks (&f, cells_union (cells_of (4), cells_of (80)), 80, -1);
  assert_named (f.grid, 4, "Row 1, column 5: 8, given, selected");
  assert_named (f.grid, 27, "Row 4, column 1: 6, guess 17");
  assert_named (f.grid, 80, "Row 9, column 9: empty, selected");

  set_marks (&f, CELLS_NONE, -1, -1);
  assert_named (f.grid, 80, "Row 9, column 9: empty");
  close_window (&f);
}

static void
test_only_changed_cells_are_redrawn (void)
{
  Fixture f;

  open_window (&f, 400, 500);
  forget_draws ();
  setdoku_grid_set_scene (f.grid, &f.scene);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, 0);

  f.scene.looks[10].digit = 3;
  f.scene.looks[11].highlight = HIGHLIGHT_PEER;
  setdoku_grid_set_scene (f.grid, &f.scene);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, i == 10 || i == 11);

  forget_draws ();
  set_marks (&f, cells_of (40), 40, 12);
  run_frames (f.window);
  for (int i = 0; i < N_CELLS; i++)
    g_assert_cmpuint (drawn[i], ==, 0);
  close_window (&f);
}

static void
test_one_digit_moves_alone (void)
{
  const CellLook steps[] = {
    { .digit = 5, .ink = INK_GUESS },                      /* placed, then taken back */
    { .taken = 5, .ink = INK_GUESS, .tints = TINT_DEAD },
    { .candidates = digits_of (3) | digits_of (8), .struck = digits_of (3) },
  };
  Fixture f;

  set_animations (TRUE);
  open_window (&f, 400, 500);
  forget_draws ();
  run_for (300);

  for (size_t step = 0; step < G_N_ELEMENTS (steps); step++)
    {
      int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      forget_draws ();
      f.scene.looks[10] = steps[step];
      setdoku_grid_set_scene (f.grid, &f.scene);
      while (drawn[10] < 2 && g_get_monotonic_time () < end)     /* its first frame and its last, at the very least */
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (drawn[10], >=, 2);
      run_for (400);

      for (int i = 0; i < N_CELLS; i++)
        g_assert_cmpuint (drawn[i] > 0, ==, i == 10);

      forget_draws ();                                     /* and comes to rest */
      run_for (100);
      g_assert_cmpuint (drawn[10], ==, 0);
    }

  f.scene.looks[10] = (CellLook) { .digit = 5, .ink = INK_ENTRY };
  setdoku_grid_set_scene (f.grid, &f.scene);
  run_for (400);
  forget_draws ();
  f.scene.looks[10] = (CellLook) { 0 };                          /* what the player erases is gone at once */
  setdoku_grid_set_scene (f.grid, &f.scene);
  wait_for (drawn[10] > 0);
  run_for (300);
  g_assert_cmpuint (drawn[10], ==, 1);

  forget_draws ();                                         /* many at once do not move */
  f.scene.looks[20].digit = f.scene.looks[21].digit = 1;
  setdoku_grid_set_scene (f.grid, &f.scene);
  wait_for (drawn[20] > 0);
  run_for (300);
  g_assert_cmpuint (drawn[20], ==, 1);
  set_animations (FALSE);

  run_for (300);                                           /* who wants no motion sees the stroke at once */
  forget_draws ();
  f.scene.looks[30] = (CellLook) { .candidates = digits_of (3) | digits_of (8), .struck = digits_of (3) };
  setdoku_grid_set_scene (f.grid, &f.scene);
  wait_for (drawn[30] > 0);
  run_for (300);
  g_assert_cmpuint (drawn[30], ==, 1);
  close_window (&f);
}

static void
test_each_cell_is_found_by_its_place (void)
{
  const struct { int width, height; } sizes[] = { { 333, 500 }, { 401, 479 }, { 640, 400 }, { 517, 731 } };

  for (unsigned s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      Fixture f;
      int width, height, side;

      open_window (&f, sizes[s].width, sizes[s].height);
      forget_draws ();
      width = gtk_widget_get_width (GTK_WIDGET (f.grid));
      height = gtk_widget_get_height (GTK_WIDGET (f.grid));
      side = setdoku_grid_get_side (f.grid);
      g_assert_cmpint (side, ==, MIN (width, height) / 9);

      for (int i = 0; i < N_CELLS; i++)
        {
          GdkRectangle area;
          double x, y;

          setdoku_grid_get_cell_area (f.grid, i, &area);
          g_assert_cmpint (area.width, ==, side);
          g_assert_cmpint (area.height, ==, side);
          x = area.x + side / 2.0;
          y = area.y + side / 2.0;
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, x, y), ==, i);
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x, area.y), ==, i);
          g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x + side - 0.5, area.y + side - 0.5), ==, i);
          g_assert_true (gtk_widget_pick (GTK_WIDGET (f.grid), x, y, GTK_PICK_DEFAULT)
                         == GTK_WIDGET (cell_of (f.grid, i)));
        }

      {
        GdkRectangle first, last;

        setdoku_grid_get_cell_area (f.grid, 0, &first);
        setdoku_grid_get_cell_area (f.grid, 80, &last);
        g_assert_cmpint (ABS (first.x - (width - last.x - side)), <=, 1);                /* centred */
        g_assert_cmpint (ABS (first.y - (height - last.y - side)), <=, 1);
        g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, first.x - 1, first.y + 1), ==, -1);
        g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, last.x, last.y + side), ==, -1);
      }
      close_window (&f);
    }
}

static void
test_names_follow_slowly_while_playing_fast (void)
{
  Fixture f;
  int n_changes = 0, n_seen = 0;
  char seen[64] = "";
  int64_t start;

  open_window (&f, 400, 500);
  forget_draws ();
  setdoku_grid_set_fast (f.grid, TRUE);
  f.scene.looks[0].digit = 1;
  setdoku_grid_set_scene (f.grid, &f.scene);
  assert_named (f.grid, 0, "Row 1, column 1: empty");

  start = g_get_monotonic_time ();
  while (g_get_monotonic_time () - start < G_USEC_PER_SEC)
    {
      f.scene.looks[0] = (CellLook) { .digit = (uint8_t) (1 + n_changes++ % 9), .ink = INK_ENTRY };
      setdoku_grid_set_scene (f.grid, &f.scene);
      run_for (10);
      for (int digit = 1; digit <= 9; digit++)
        {
          g_autofree char *name = g_strdup_printf ("Row 1, column 1: %d", digit);

          if (is_named (f.grid, 0, name) && g_strcmp0 (seen, name) != 0)
            {
              g_strlcpy (seen, name, sizeof seen);
              n_seen++;
            }
        }
    }
  g_assert_cmpint (n_changes, >, 10);
  g_assert_cmpint (n_seen, >=, 1);
  g_assert_cmpint (n_seen, <=, 4);

  f.scene.looks[0] = (CellLook) { .digit = 9, .ink = INK_ENTRY };
  f.scene.looks[1] = (CellLook) { .digit = 8, .ink = INK_ENTRY };
  setdoku_grid_set_scene (f.grid, &f.scene);
  setdoku_grid_set_fast (f.grid, FALSE);
  assert_named (f.grid, 0, "Row 1, column 1: 9");
  assert_named (f.grid, 1, "Row 1, column 2: 8");
  close_window (&f);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  set_animations (FALSE);
  count_draws ();

  g_test_add_func ("/grid/board-is-read-cell-by-cell", test_board_is_read_cell_by_cell);
  g_test_add_func ("/grid/only-changed-cells-are-redrawn", test_only_changed_cells_are_redrawn);
  g_test_add_func ("/grid/one-digit-moves-alone", test_one_digit_moves_alone);
  g_test_add_func ("/grid/each-cell-is-found-by-its-place", test_each_cell_is_found_by_its_place);
  g_test_add_func ("/grid/names-follow-slowly-while-playing-fast", test_names_follow_slowly_while_playing_fast);

  return g_test_run ();
}
