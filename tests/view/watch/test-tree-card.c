/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree-card.c — the card that shows where the search is: what it shows, what it follows, pointer and keys. */
#include "engine/search/strategies/strategies.h"
#include "tree-fixture.h"
#include "view/watch/setdoku-tree-page.h"
#include "view/watch/setdoku-tree-spine.h"

/* "Tree" is a page of the panel; a click on a node of the spine goes to its guess. */
static void
test_page (void)
{
  GtkWidget *page, *spine;
  double x, y;
  Fixture f;

  open_watch (&f, NULL);
  page = find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_TREE_PAGE);
  g_action_group_activate_action (f.actions, "page", g_variant_new_string ("tree"));
  wait_for (gtk_widget_get_mapped (page));
  wait_for (setdoku_player_is_ended (f.player));
  run_frames (f.window);
  setdoku_player_seek (f.player, 25);
  run_frames (f.window);

  spine = setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (page));
  /* Event 24 is the 16th guess, 3 at row 2, column 7, and event 25 the dead end after it: a column more. */
  wait_for (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 16, -1, &x, &y));
  g_assert_false (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 17, -1, &x, &y));
  g_assert_false (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 0, -1, &x, &y));
  g_assert_true (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 14, -1, &x, &y));
  click (spine, x, y);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), <, 25);
  g_assert_cmpint (setdoku_player_get_view (f.player)->n_path, ==, 15);
  g_assert_cmpint (setdoku_player_get_event (f.player)->kind, ==, EVENT_ASSIGN);
  run_frames (f.window);
  close_watch (&f);
}

/* The spine is read with arrow keys, and Enter goes there. */
static void
test_spine_keys (void)
{
  g_autofree char *own = NULL, *tried = NULL;
  GtkWidget *spine;
  Fixture f;

  open_watch (&f, NULL);
  g_action_group_activate_action (f.actions, "page", g_variant_new_string ("tree"));
  spine = setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_TREE_PAGE)));
  wait_for (setdoku_player_is_ended (f.player));
  setdoku_player_seek (f.player, 25);
  run_frames (f.window);

  g_assert_true (press (spine, GDK_KEY_End, 0));
  g_assert_true (press (spine, GDK_KEY_Left, 0));
  own = setdoku_tree_spine_describe (SETDOKU_TREE_SPINE (spine));
  g_assert_cmpstr (own, ==, "Guess 3 at row 2, column 7, stands now");
  g_assert_true (press (spine, GDK_KEY_Left, 0));
  /* The last that was tried is the highest. */
  for (int i = 0; i < 8; i++)
    g_assert_true (press (spine, GDK_KEY_Up, 0));
  tried = setdoku_tree_spine_describe (SETDOKU_TREE_SPINE (spine));
  g_assert_true (g_str_has_prefix (tried, "Guess 7 at row 2, column 6, failed"));
  g_assert_true (press (spine, GDK_KEY_Return, 0));
  g_assert_cmpint (setdoku_player_get_event (f.player)->kind, ==, EVENT_ASSIGN);
  g_assert_cmpint (setdoku_player_get_event (f.player)->digit, ==, 7);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), <, 25);
  close_watch (&f);
}

/* The page at the dead end of the event 357 of the seed puzzle; returns its spine. */
static SetdokuTreeSpine *
open_dead_end (Fixture *f)
{
  GtkWidget *page, *spine;
  double x, y;

  open_watch (f, SEED);
  g_action_group_activate_action (f->actions, "page", g_variant_new_string ("tree"));
  page = find (setdoku_watch_get_panel (f->watch), SETDOKU_TYPE_TREE_PAGE);
  spine = setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (page));
  wait_for (setdoku_player_is_ended (f->player));
  setdoku_player_seek (f->player, 357);
  wait_for (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 24, 0, &x, &y));
  run_frames (f->window);
  return SETDOKU_TREE_SPINE (spine);
}

/* Room is measured: with letters of any height and width, what failed where one is stands above it, and within the picture. */
static void
test_fonts (void)
{
  static const char *const fonts[] = { "Noto Sans 11", "Noto Sans CJK SC 11", "DejaVu Sans 15", "Nimbus Sans Narrow 9", "Monospace 18" };
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;
  SetdokuTreeSpine *spine;
  Fixture f;

  g_object_get (settings, "gtk-font-name", &usual, NULL);
  spine = open_dead_end (&f);
  gtk_widget_set_size_request (GTK_WIDGET (spine), 600, -1);           /* of the largest letters a few columns, too */
  for (size_t i = 0; i < G_N_ELEMENTS (fonts); i++)
    {
      double own_x, own_y, x, y;

      g_test_message ("%s", fonts[i]);
      g_object_set (settings, "gtk-font-name", fonts[i], NULL);
      run_frames (f.window);
      g_assert_true (setdoku_tree_spine_point (spine, 24, -1, &own_x, &own_y));
      g_assert_true (setdoku_tree_spine_point (spine, 24, 0, &x, &y));
      g_assert_cmpfloat (x, ==, own_x);
      g_assert_cmpfloat (y, <, own_y);
      g_assert_cmpfloat (x, >, 0);
      g_assert_cmpfloat (x, <, gtk_widget_get_width (GTK_WIDGET (spine)));
    }
  g_object_set (settings, "gtk-font-name", usual, NULL);
  close_watch (&f);
}

/* It follows the playhead until it is scrolled, and again when that is asked for. */
static void
test_follow (void)
{
  SetdokuTreeSpine *spine;
  gboolean follow;
  double x, y;
  Fixture f;

  spine = open_dead_end (&f);
  g_assert_false (setdoku_tree_spine_point (spine, 0, -1, &x, &y));
  for (int i = 0; i < 10; i++)
    g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_Left, GDK_SHIFT_MASK));
  g_object_get (spine, "follow", &follow, NULL);
  g_assert_false (follow);
  g_assert_true (setdoku_tree_spine_point (spine, 0, -1, &x, &y));
  g_assert_false (setdoku_tree_spine_point (spine, 25, -1, &x, &y));
  setdoku_player_seek (f.player, 358);
  run_frames (f.window);
  g_assert_true (setdoku_tree_spine_point (spine, 0, -1, &x, &y));

  g_object_set (spine, "follow", TRUE, NULL);
  run_frames (f.window);
  g_assert_false (setdoku_tree_spine_point (spine, 0, -1, &x, &y));
  g_assert_true (setdoku_tree_spine_point (spine, 24, -1, &x, &y));
  close_watch (&f);
}

/* Space opens a failed branch and folds it; where nothing can be opened it is left to play. */
static void
test_hand (void)
{
  SetdokuTreeSpine *spine;
  uint64_t first;
  double x, y;
  Fixture f;

  spine = open_dead_end (&f);
  while (!setdoku_tree_spine_point (spine, 21, 0, &x, &y))
    g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_Left, GDK_SHIFT_MASK));
  click (GTK_WIDGET (spine), x, y);
  first = setdoku_player_get_cursor (f.player);
  g_assert_cmpint (setdoku_player_get_event (f.player)->digit, ==, 5);
  setdoku_player_seek (f.player, 357);
  run_frames (f.window);

  /* Its first guess is the event after it: shown, folded away, shown. */
  while (!setdoku_tree_spine_find (spine, first, &x, &y))
    g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_Left, GDK_SHIFT_MASK));
  g_assert_true (setdoku_tree_spine_find (spine, first + 1, &x, &y));
  g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_space, 0));
  run_frames (f.window);
  g_assert_false (setdoku_tree_spine_find (spine, first + 1, &x, &y));
  g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_space, 0));
  run_frames (f.window);
  g_assert_true (setdoku_tree_spine_find (spine, first + 1, &x, &y));

  g_assert_true (press (GTK_WIDGET (spine), GDK_KEY_Home, 0));
  g_assert_true (give_key (GTK_WIDGET (spine), GDK_KEY_space, 0, 0) != GTK_WIDGET (spine));
  close_watch (&f);
}

/* Subtrees that look alike are listed: each row goes to the next of its kind, and after the last to the first. */
static void
test_alike (void)
{
  TreeShape shapes[TREE_SHAPES_MAX];
  GtkWidget *page, *row = NULL;
  Tree *tree;
  Fixture f;
  int n;

  open_dead_end (&f);
  tree = tree_new (setdoku_player_get_trace (f.player), TREE_NODES_MAX);
  tree_grow (tree, UINT64_MAX);
  n = tree_shapes (tree, shapes);
  g_assert_cmpint (n, >, 3);
  page = find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_TREE_PAGE);
  wait_for ((row = find (find (page, GTK_TYPE_POPOVER), GTK_TYPE_BUTTON)) != NULL);
  for (int i = 0; i < n; i++, row = gtk_widget_get_next_sibling (row))
    {
      g_assert_nonnull (row);
      setdoku_player_seek (f.player, 0);
      for (int k = 0; k <= shapes[i].n_known; k++)
        {
          run_frames (f.window);
          g_signal_emit_by_name (row, "clicked");
          g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, shapes[i].first[k % shapes[i].n_known]);
        }
    }
  g_assert_null (row);
  tree_free (tree);
  close_watch (&f);
}

/* Where no guess is made there is no tree, and the page says so. */
static void
test_no_guesses (void)
{
  GtkWidget *page;
  Fixture f;

  open_watch (&f, NULL);
  g_action_group_activate_action (f.actions, "strategy", g_variant_new_string ("sets"));
  g_action_group_activate_action (f.actions, "page", g_variant_new_string ("tree"));
  page = find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_TREE_PAGE);
  wait_for (setdoku_player_get_strategy (f.player) == &strategy_sets && setdoku_player_is_ended (f.player));
  run_frames (f.window);
  g_assert_false (gtk_widget_get_mapped (setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (page))));
  unfold (&f);
  run_frames (f.window);
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/tree-card/page", test_page);
  g_test_add_func ("/tree-card/spine-keys", test_spine_keys);
  g_test_add_func ("/tree-card/any-font", test_fonts);
  g_test_add_func ("/tree-card/follow", test_follow);
  g_test_add_func ("/tree-card/open-and-fold", test_hand);
  g_test_add_func ("/tree-card/alike", test_alike);
  g_test_add_func ("/tree-card/no-guesses", test_no_guesses);
  return g_test_run ();
}
