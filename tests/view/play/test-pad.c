/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-pad.c — where the language runs from right to left, digits and columns do not: 1 2 3 on the pad, and column 1 of the
 * board at the left. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/board/setdoku-grid.h"
#include "view/play/setdoku-pad.h"

static graphene_rect_t
area_of (GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &area));
  return area;
}

/* child: the first of three that follow each other. */
static void
check_left_to_right (GtkWidget *child)
{
  for (int i = 0; i < 2; i++)
    {
      GtkWidget      *next = gtk_widget_get_next_sibling (child);
      graphene_rect_t here = area_of (child), there = area_of (next);

      g_assert_cmpfloat (here.size.width, >, 0);
      g_assert_cmpfloat (here.origin.x + here.size.width, <=, there.origin.x + 0.5);
      g_assert_cmpfloat_with_epsilon (here.origin.y, there.origin.y, 0.5);
      child = next;
    }
}

static void
test_right_to_left (void)
{
  GtkWidget *window, *row, *pad, *grid;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = gtk_window_new ();
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  pad = g_object_new (SETDOKU_TYPE_PAD, NULL);
  grid = setdoku_grid_new ();
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_box_append (GTK_BOX (row), grid);
  gtk_box_append (GTK_BOX (row), pad);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (window), row);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);

  g_assert_cmpfloat (area_of (grid).origin.x, >, area_of (pad).origin.x);           /* the rest is mirrored */
  check_left_to_right (gtk_widget_get_first_child (pad));
  check_left_to_right (gtk_widget_get_first_child (grid));
  g_assert_cmpint (gtk_widget_get_direction (grid), ==, GTK_TEXT_DIR_LTR);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/pad/right-to-left", test_right_to_left);
  return g_test_run ();
}
