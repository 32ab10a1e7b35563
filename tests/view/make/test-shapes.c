/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-shapes.c — New ▾ → Shapes: chosen by pictures, made on the worker, stopped, refused, or empty for clues of one's own. */
#include "new-fixture.h"

#include "view/make/setdoku-shapes-window.h"
#include "view/make/shape-tiles.h"
#include "view/board/setdoku-preview.h"

static SetdokuShapesWindow *
open_shapes (Fixture *fixture)
{
  act (fixture, "win.new-shape");
  g_assert_nonnull (find_window (SETDOKU_TYPE_SHAPES_WINDOW));
  return SETDOKU_SHAPES_WINDOW (find_window (SETDOKU_TYPE_SHAPES_WINDOW));
}

static void
press_button (SetdokuShapesWindow *window,
       const char          *label)
{
  GtkButton *button = find_button (GTK_WIDGET (window), label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (button)));
  g_signal_emit_by_name (button, "clicked");
}

static const Rules *
rules_of (Fixture *fixture)
{
  const Topology *topology = setdoku_game_get_topology (game_of (fixture));

  return topology ? topology->rules : NULL;
}

/* The game that was there is kept, the new one has a title and its givens. */
static void
test_made (Fixture       *fixture,
           gconstpointer  data)
{
  SetdokuShapesWindow *window = open_shapes (fixture);
  g_autofree char *title = NULL, *source = NULL;

  setdoku_shapes_window_choose (window, "6 × 6", TRUE);
  setdoku_shapes_window_choose (window, "Jigsaw", TRUE);
  setdoku_shapes_window_choose (window, "Killer", TRUE);
  setdoku_shapes_window_set_start (window, SETDOKU_START_LEVELS + ANY_EASY);
  g_assert_true (shows (GTK_WIDGET (window), "6 × 6 · Jigsaw · Killer · Easy"));
  press_button (window, "Create");
  wait_for (rules_of (fixture));
  g_assert_null (find_window (SETDOKU_TYPE_SHAPES_WINDOW));
  g_assert_cmpint (rules_of (fixture)->rows, ==, 6);
  g_assert_true (rules_of (fixture)->has_regions);
  g_assert_cmpint (rules_of (fixture)->n_constraints, >, 0);
  title = setdoku_game_dup_title (game_of (fixture));
  g_assert_cmpstr (title, ==, "6 × 6 · Jigsaw · Killer · Easy");
  source = source_of (fixture);
  g_assert_true (g_str_has_prefix (source, "Setdoku, seed "));
  g_assert_true (g_str_has_suffix (source, ", jigsaw6, cages, easy"));
}

/* Clues can be typed at once. */
static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuShapesWindow *window = open_shapes (fixture);

  setdoku_shapes_window_choose (window, "16 × 16", TRUE);
  setdoku_shapes_window_choose (window, "Diagonals", TRUE);
  setdoku_shapes_window_set_start (window, SETDOKU_START_EMPTY);
  press_button (window, "New empty board");
  g_assert_cmpint (rules_of (fixture)->n, ==, 16);
  g_assert_cmpuint (rules_of (fixture)->extras, ==, 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN);
  wait_for (shows (GTK_WIDGET (fixture->window), "0 clues so far"));
}

/* What takes long tells how far it is; Stop gives the choice back, and nothing came. */
static void
test_stopped (Fixture       *fixture,
              gconstpointer  data)
{
  SetdokuShapesWindow *window = open_shapes (fixture);

  setdoku_shapes_window_choose (window, "25 × 25", TRUE);
  setdoku_shapes_window_set_start (window, SETDOKU_START_LEVELS + ANY_EXTREME);
  press_button (window, "Create");
  g_assert_true (shows (GTK_WIDGET (window), "Making…"));
  wait_for (shows (GTK_WIDGET (window), "0 boards tried · 0 s"));
  press_button (window, "Stop");
  g_assert_true (shows (GTK_WIDGET (window), "25 × 25 · Extreme"));
  g_assert_null (rules_of (fixture));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What cannot be is said as it is chosen, and cannot be made. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  SetdokuShapesWindow *window = open_shapes (fixture);

  setdoku_shapes_window_choose (window, "Jigsaw", TRUE);
  setdoku_shapes_window_choose (window, "Windoku", TRUE);
  g_assert_true (shows (GTK_WIDGET (window), "There is no place for “Windoku” on this board."));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (find_button (GTK_WIDGET (window), "Create"))));
  setdoku_shapes_window_choose (window, "Windoku", FALSE);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (find_button (GTK_WIDGET (window), "Create"))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each tile has a picture and a name of its own, and stands for a board that there is. */
static void
test_tiles (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuShapesWindow *window = open_shapes (fixture);
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const ShapeTile *tile = shape_tiles; tile->kind < N_TILE_KINDS; tile++)
    {
      g_autoptr(Document) picture = shape_tile_picture (tile);

      g_assert_nonnull (picture->topology);
      g_assert_true (g_hash_table_add (names, shape_tile_name (tile)));
      g_assert_true (shows (GTK_WIDGET (window), tile->name ? tile->name : "25 × 25"));
    }
  g_assert_nonnull (find_widget (GTK_WIDGET (window), SETDOKU_TYPE_PREVIEW));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  int result;

  start_with_cache (&argc, &argv);
  g_test_add ("/shapes/made", Fixture, NULL, set_up, test_made, tear_down);
  g_test_add ("/shapes/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/shapes/stopped", Fixture, NULL, set_up, test_stopped, tear_down);
  g_test_add ("/shapes/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/shapes/tiles", Fixture, NULL, set_up, test_tiles, tear_down);
  result = run_tests ();
  remove_cache ();
  return result;
}
