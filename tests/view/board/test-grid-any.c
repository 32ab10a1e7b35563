/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grid-any.c — the board in the window is of any shape: a cell for each that exists, with what the rules say of it in its
 * name; margins; and the same picture as on paper. */
#include "../../model/look/any-board.h"
#include "grid-fixture.h"
#include "picture/painter.h"
#include "view/kit/setdoku-style.h"

#define SAMURAI "grids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n"

static void
show_plan (Fixture *f, const BoardPlan *plan)
{
  Values candidates[RULES_CELLS_MAX];

  for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
    candidates[cell] = values_all (VALUES_MAX);
  scene_of_values (&f->scene, plan, NULL, NULL, candidates);
  setdoku_grid_set_scene (f->grid, &f->scene);
  run_frames (f->window);
}

static int
count_cells (SetdokuGrid *grid)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child; child = gtk_widget_get_next_sibling (child))
    n += SETDOKU_IS_CELL (child);
  return n;
}

static void
test_each_cell_that_exists_is_there (void)
{
  static const struct { int rows, columns, n; const char *lines, *name; } boards[] = {
    { 4, 4, 4, "boxes=2x2\n", "Sudoku board, 4 by 4" },
    { 6, 8, 8, "boxes=2x4\nsandwich=row3|10\n", "Sudoku board, 6 by 8" },
    { 21, 21, 9, SAMURAI, "Sudoku board, 21 by 21" },
    { 25, 25, 25, "boxes=5x5\n", "Sudoku board, 25 by 25" },
    { 9, 9, 9, "boxes=3x3\nextras=antiknight\n", "Sudoku board, 9 by 9. Cells a knight’s move apart differ." },
  };
  Fixture f;

  open_window (&f, 500, 600);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      BoardPlan *plan = plan_of (boards[i].rows, boards[i].columns, boards[i].n, boards[i].lines);

      show_plan (&f, plan);
      board_plan_unref (plan);                                 /* the grid holds it */
      g_assert_cmpint (count_cells (f.grid), ==, plan->topology->n_existing);
      gtk_test_accessible_assert_property (f.grid, GTK_ACCESSIBLE_PROPERTY_LABEL, boards[i].name);
      g_assert_cmpint (setdoku_grid_get_side (f.grid) * board_plan_width (plan), <=, 500);
    }
  scene_clear (&f.scene);
  setdoku_grid_set_scene (f.grid, &f.scene);
  g_assert_cmpint (count_cells (f.grid), ==, N_CELLS);
  gtk_test_accessible_assert_property (f.grid, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sudoku board, 9 by 9");
  close_window (&f);
}

static void
test_cells_are_found_where_they_are (void)
{
  BoardPlan *plan = plan_of (21, 21, 9, SAMURAI), *with_margins = plan_of (6, 6, 6, "boxes=2x3\nsandwich=col1|3\nskyscraper=L2|3\n");
  GdkRectangle area;
  Fixture f;

  open_window (&f, 500, 600);
  show_plan (&f, plan);
  for (int cell = 0; cell < board_plan_n_cells (plan); cell++)
    {
      setdoku_grid_get_cell_area (f.grid, cell, &area);
      g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x + area.width / 2.0, area.y + area.height / 2.0), ==,
                       board_plan_has (plan, cell) ? cell : -1);
    }
  show_plan (&f, with_margins);
  setdoku_grid_get_cell_area (f.grid, 0, &area);
  g_assert_cmpint (area.x, >=, setdoku_grid_get_side (f.grid));
  g_assert_cmpint (area.y, >=, setdoku_grid_get_side (f.grid));
  g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x - 2, area.y + 2), ==, -1);
  g_assert_cmpint (setdoku_grid_get_cell_at (f.grid, area.x + 2, area.y - 2), ==, -1);
  close_window (&f);
  board_plan_unref (plan);
  board_plan_unref (with_margins);
}

static void
test_cells_are_named_and_focused (void)
{
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\ncage=15|r3c5 r3c6 r4c6\n");
  Fixture f;

  open_window (&f, 500, 600);
  setdoku_grid_focus_cursor (f.grid);
  scene_clear_on (&f.scene, plan);
  f.scene.selection = places_of (22);
  f.scene.cursor = 22;
  setdoku_grid_set_scene (f.grid, &f.scene);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (cell_of (f.grid, 22)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 3, column 5: empty, in a cage of 15 with 3 cells, selected");
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (f.grid)) == GTK_WIDGET (cell_of (f.grid, 22)));
  close_window (&f);
  board_plan_unref (plan);
}

/* What GTK is given to draw, on the window's ground: the board with its margins. */
static cairo_surface_t *
take_window (Fixture *f, const BoardPlan *plan, const Palette *palette)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (f->grid));
  int side = setdoku_grid_get_side (f->grid);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, board_plan_width (plan) * side,
                                                       board_plan_height (plan) * side);
  cairo_t *cr = cairo_create (image);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GdkRectangle first;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (f->grid)),
                          gtk_widget_get_height (GTK_WIDGET (f->grid)));
  node = gtk_snapshot_free_to_node (snapshot);
  setdoku_grid_get_cell_area (f->grid, 0, &first);
  color_use (cr, palette->window);
  cairo_paint (cr);
  cairo_translate (cr, board_plan_left (plan) * side - first.x, board_plan_top (plan) * side - first.y);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static cairo_surface_t *
take_picture (Fixture *f, const BoardPlan *plan, const Palette *palette)
{
  int side = setdoku_grid_get_side (f->grid);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, board_plan_width (plan) * side,
                                                       board_plan_height (plan) * side);
  cairo_t *cr = cairo_create (image);

  color_use (cr, palette->window);
  cairo_paint (cr);
  painter_scene (setdoku_style_get_painter (setdoku_style_get_default ()), cr, side, &f->scene, palette);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

/* Edges are smoothed in another way when GTK draws again what it recorded; nothing else differs. */
static void
check_alike (cairo_surface_t *window, cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (window), height = cairo_image_surface_get_height (window), far = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < 4 * width; x++)
      {
        int a = cairo_image_surface_get_data (window)[y * cairo_image_surface_get_stride (window) + x];
        int b = cairo_image_surface_get_data (picture)[y * cairo_image_surface_get_stride (picture) + x];

        far += ABS (a - b) > 48;
      }
  g_test_message ("%d of %d differ", far, 4 * width * height);
  g_assert_cmpint (far, <, width * height / 500);
  cairo_surface_destroy (window);
  cairo_surface_destroy (picture);
}

static void
test_the_picture_is_the_window (void)
{
  static const struct { int rows, columns, n; const char *lines; } boards[] = {
    { 6, 6, 6, "boxes=2x3\ncage=7|r1c1 r1c2 r2c2\nsandwich=row2|3\n" },
    { 9, 9, 9, "boxes=3x3\nextras=diagonal+ windoku\nthermo=r1c1 r2c2 r3c1\nquad=1 2|r4c4 r4c5 r5c4 r5c5\nless=r7c7 r7c8\n" },
    { 16, 16, 16, "boxes=4x4\narrow=r5c5|r5c6 r6c7\nwhisper=8|r9c9 r10c10 r11c9\n" },
    { 21, 21, 9, SAMURAI "black=r7c8 r7c9\n" },
  };
  const Palette *palette;
  Fixture f;

  set_animations (FALSE);
  open_window (&f, 600, 700);
  palette = setdoku_style_get_palette (setdoku_style_get_default ());
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      BoardPlan *plan = plan_of (boards[i].rows, boards[i].columns, boards[i].n, boards[i].lines);

      show_plan (&f, plan);
      check_alike (take_window (&f, plan, palette), take_picture (&f, plan, palette));
      board_plan_unref (plan);
    }
  close_window (&f);
}

/* Where marks are too small to be read a cell can be had large; where they can be read it cannot, nor where a digit stands. */
static void
test_a_cell_is_shown_large (void)
{
  BoardPlan *large = plan_of (25, 25, 25, "boxes=5x5\n"), *small = plan_of (4, 4, 4, "boxes=2x2\n");
  int minimum, natural;
  GtkWidget *zoom;
  Fixture f;

  open_window (&f, 500, 600);
  show_plan (&f, large);
  g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (f.grid)));
  zoom = g_object_ref_sink (setdoku_grid_new_zoom (f.grid, 312));
  gtk_widget_measure (zoom, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_true (painter_can_be_read (minimum, &f.scene.looks[312]));
  g_object_unref (zoom);
  g_assert_null (setdoku_grid_new_zoom (f.grid, -1));
  f.scene.looks[312] = (CellLook) { .n = 25, .digit = 7 };
  setdoku_grid_set_scene (f.grid, &f.scene);
  g_assert_null (setdoku_grid_new_zoom (f.grid, 312));
  f.scene.looks[312] = (CellLook) { .n = 25, .corner = values_all (12) };          /* a number tells how many */
  setdoku_grid_set_scene (f.grid, &f.scene);
  zoom = g_object_ref_sink (setdoku_grid_new_zoom (f.grid, 312));
  g_object_unref (zoom);
  show_plan (&f, small);
  g_assert_null (setdoku_grid_new_zoom (f.grid, 0));
  close_window (&f);
  board_plan_unref (large);
  board_plan_unref (small);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/grid-any/each-cell-that-exists-is-there", test_each_cell_that_exists_is_there);
  g_test_add_func ("/grid-any/cells-are-found-where-they-are", test_cells_are_found_where_they_are);
  g_test_add_func ("/grid-any/cells-are-named-and-focused", test_cells_are_named_and_focused);
  g_test_add_func ("/grid-any/the-picture-is-the-window", test_the_picture_is_the_window);
  g_test_add_func ("/grid-any/a-cell-is-shown-large", test_a_cell_is_shown_large);
  return g_test_run ();
}
