/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grid-fixture.h — the board in a window, between two buttons. */
#pragma once

#include <gtk/gtk.h>

#include "frames.h"
#include "view/board/setdoku-cell.h"
#include "view/board/setdoku-grid.h"

typedef struct {
  GtkWidget   *window, *before, *after;
  SetdokuGrid *grid;
  Scene        scene;
} Fixture;

static inline void
open_window (Fixture *f, int width, int height)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *f = (Fixture) { .window = gtk_window_new (), .before = gtk_button_new (), .after = gtk_button_new (),
                   .grid = SETDOKU_GRID (setdoku_grid_new ()) };
  scene_clear (&f->scene);
  gtk_box_append (GTK_BOX (column), f->before);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (column), f->after);
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_title (GTK_WINDOW (f->window), "Grid");
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  gtk_window_set_child (GTK_WINDOW (f->window), column);
  gtk_window_present (GTK_WINDOW (f->window));
  run_frames (f->window);
}

static inline void
set_marks (Fixture *f, CellSet selection, int cursor, int active)
{
  f->scene.selection = places_from_cells (selection);
  f->scene.cursor = cursor;
  f->scene.active = active;
  setdoku_grid_set_scene (f->grid, &f->scene);
}

static inline void
close_window (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

/* The cells, in the order that a screen reader meets them. */
static inline SetdokuCell *
cell_of (SetdokuGrid *grid, int index)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid));

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return SETDOKU_CELL (child);
}
