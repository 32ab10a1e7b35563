/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-fixture.h — the Watch view in a window, with the whole tree above its strip. */
#pragma once

#include <gtk/gtk.h>

#include "frames.h"
#include "view/watch/setdoku-tree.h"
#include "view/watch/setdoku-watch-panel.h"
#include "view/watch/setdoku-watch.h"

#define SEED "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"
#define HARD "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

typedef struct {
  GtkWidget     *window;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  GActionGroup  *actions;
  SetdokuTree   *tree;
} Fixture;

static inline GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static inline void
open_watch (Fixture *f, const char *clues)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Board board = { 0 };

  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()) };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  f->actions = setdoku_watch_get_actions (f->watch);
  f->tree = SETDOKU_TREE (find (setdoku_watch_get_tree (f->watch), SETDOKU_TYPE_TREE));
  gtk_widget_set_vexpand (GTK_WIDGET (f->grid), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (f->grid), TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (row), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_tree (f->watch));
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_bar (f->watch));
  gtk_widget_insert_action_group (f->window, "search", f->actions);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 760);
  gtk_window_present (GTK_WINDOW (f->window));
  if (clues)
    g_assert_true (board_parse (&board, clues));
  setdoku_watch_set_board (f->watch, &board);
  setdoku_watch_set_active (f->watch, TRUE);
  run_frames (f->window);
}

static inline void
close_watch (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static inline void
unfold (Fixture *f)
{
  g_action_group_activate_action (f->actions, "unfold", NULL);
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (f->tree)));
  run_frames (f->window);
}

/* The node of that guess is drawn somewhere: the tree is home, and has come so far. */
static inline void
wait_for_node (Fixture *f, uint64_t first, double *x, double *y)
{
  wait_for (setdoku_tree_point (f->tree, first, x, y));
}

/* What GTK's gesture tells of a click with the first button, what its controllers tell of a key. */
static inline void
click (GtkWidget *widget, double x, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  int n = 0;

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_CLICK (controller)
          || gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) != GDK_BUTTON_PRIMARY)
        continue;
      g_signal_emit_by_name (controller, "released", 1, x, y);
      n++;
    }
  g_assert_cmpint (n, ==, 1);
}

static inline gboolean
press (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  return give_key (widget, keyval, 0, modifiers) != NULL;
}
