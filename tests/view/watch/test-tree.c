/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree.c — the whole tree of the search in Watch, with pointer and keys; and what its picture shows, pixel by pixel. */
#include "engine/search/strategies/strategies.h"
#include "picture/tree-icicle.h"
#include "picture/tree-picture.h"
#include "tree-fixture.h"
#include "taken.h"
#include "view/watch/setdoku-tree-spine.h"

/* T unfolds the whole tree above the strip, and folds it. */
static void
test_unfold (void)
{
  gboolean handled = FALSE;
  Fixture f;

  open_watch (&f, NULL);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  g_signal_emit_by_name (f.grid, "key", GDK_KEY_t, 0, 0, &handled);
  g_assert_true (handled);
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  g_assert_true (press (GTK_WIDGET (f.tree), GDK_KEY_t, 0));
  wait_for (!gtk_widget_get_mapped (GTK_WIDGET (f.tree)));

  /* It is not there in another view. */
  unfold (&f);
  setdoku_watch_set_active (f.watch, FALSE);
  g_assert_false (gtk_widget_get_visible (setdoku_watch_get_tree (f.watch)));
  setdoku_watch_set_active (f.watch, TRUE);
  g_assert_true (gtk_widget_get_visible (setdoku_watch_get_tree (f.watch)));
  close_watch (&f);
}

static void
set_ample (Fixture *f, gboolean ample)
{
  SetdokuRoom room = { SETDOKU_SHAPE_BROAD, SETDOKU_STATURE_TALL, .ample = ample };

  g_object_set (f->watch, "room", &room, NULL);
  run_frames (f->window);
}

/* Where there is ample room it is there by itself, along time; T folds it there, and elsewhere it is as it was. */
static void
test_ample (void)
{
  Fixture f;

  open_watch (&f, NULL);
  set_ample (&f, TRUE);
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  wait_for (setdoku_player_is_ended (f.player) && setdoku_tree_can_branch (f.tree));
  g_assert_false (setdoku_tree_get_branches (f.tree));
  set_ample (&f, FALSE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  unfold (&f);
  g_assert_true (setdoku_tree_get_branches (f.tree));
  set_ample (&f, TRUE);
  g_action_group_activate_action (f.actions, "unfold", NULL);
  wait_for (!gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  set_ample (&f, FALSE);
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (f.tree)));
  close_watch (&f);
}

/* What the card shows is framed on the icicle, and a drag of the frame downwards scrolls it to earlier depths. */
static void
test_frame (void)
{
  g_autoptr (GListModel) controllers = NULL;
  SetdokuTreeSpine *spine;
  double x, y;
  Fixture f;

  open_watch (&f, NULL);
  set_ample (&f, TRUE);
  g_action_group_activate_action (f.actions, "page", g_variant_new_string ("tree"));
  wait_for (setdoku_player_is_ended (f.player));
  setdoku_player_seek (f.player, 500);
  while (setdoku_player_get_event (f.player)->kind != EVENT_ASSIGN)
    setdoku_player_seek (f.player, setdoku_player_get_cursor (f.player) + 1);
  run_frames (f.window);
  spine = SETDOKU_TREE_SPINE (find (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_TREE_SPINE));
  wait_for (setdoku_tree_spine_point (spine, setdoku_player_get_view (f.player)->n_path - 1, -1, &x, &y));
  g_assert_false (setdoku_tree_spine_point (spine, 0, -1, &x, &y));
  wait_for_node (&f, setdoku_player_get_cursor (f.player), &x, &y);
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (f.tree));
  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_DRAG (controller))
        continue;
      g_signal_emit_by_name (controller, "drag-begin", x, y);
      g_signal_emit_by_name (controller, "drag-update", 0.0, (double) gtk_widget_get_height (GTK_WIDGET (f.tree)));
    }
  g_assert_true (setdoku_tree_spine_point (spine, 0, -1, &x, &y));
  run_frames (f.window);
  close_watch (&f);
}

/* A small tree has nodes: a click on one goes there, arrow keys go to parent, child and siblings. */
static void
test_branches (void)
{
  g_autofree char *text = NULL;
  double x, y;
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  wait_for (setdoku_player_is_ended (f.player));
  wait_for (setdoku_tree_can_branch (f.tree));
  g_assert_true (setdoku_tree_get_branches (f.tree));
  wait_for_node (&f, 12, &x, &y);
  click (GTK_WIDGET (f.tree), x, y);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 12);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), ==, 12);

  press (GTK_WIDGET (f.tree), GDK_KEY_Up, 0);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), ==, 11);
  press (GTK_WIDGET (f.tree), GDK_KEY_Down, 0);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), ==, 12);
  /* 1 2 3 are the first digits of cells 13 to 15, and fail: their siblings are further on. */
  press (GTK_WIDGET (f.tree), GDK_KEY_Down, 0);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), ==, 13);
  press (GTK_WIDGET (f.tree), GDK_KEY_Right, 0);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), >, 13);
  text = setdoku_tree_describe (f.tree);
  g_assert_true (g_str_has_prefix (text, "Guess 2 at row 2, column 4, still to come, "));
  press (GTK_WIDGET (f.tree), GDK_KEY_Return, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, setdoku_tree_get_focus (f.tree));
  press (GTK_WIDGET (f.tree), GDK_KEY_Left, 0);
  g_assert_cmpuint (setdoku_tree_get_focus (f.tree), ==, 13);
  close_watch (&f);
}

/* Zoomed and moved, a node is where it is said to be, and a click there finds it. */
static void
test_zoom (void)
{
  double x, y, x2, y2;
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  wait_for (setdoku_player_is_ended (f.player));
  wait_for (setdoku_tree_can_branch (f.tree));
  wait_for_node (&f, 10, &x, &y);
  setdoku_tree_zoom (f.tree, 1.5);
  g_assert_true (setdoku_tree_point (f.tree, 10, &x2, &y2));
  g_assert_true (x != x2 || y != y2);
  press (GTK_WIDGET (f.tree), GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_true (setdoku_tree_point (f.tree, 10, &x, &y));
  g_assert_cmpfloat (x, <, x2);
  press (GTK_WIDGET (f.tree), GDK_KEY_Home, 0);

  /* Home shows all of it. */
  for (uint64_t first = 1; first < 15; first++)
    {
      g_assert_true (setdoku_tree_point (f.tree, first, &x, &y));
      g_assert_cmpfloat (x, >=, 0);
      g_assert_cmpfloat (y, >=, 0);
      g_assert_cmpfloat (x, <=, gtk_widget_get_width (GTK_WIDGET (f.tree)));
      g_assert_cmpfloat (y, <=, gtk_widget_get_height (GTK_WIDGET (f.tree)));
    }

  setdoku_tree_set_branches (f.tree, FALSE);
  g_assert_false (setdoku_tree_get_branches (f.tree));
  for (uint64_t first = 1; first < 15; first++)
    {
      g_assert_true (setdoku_tree_point (f.tree, first, &x, &y));
      g_assert_cmpfloat_with_epsilon (x, gtk_widget_get_width (GTK_WIDGET (f.tree)) * ((double) first + 0.5) / 838, 2);
    }
  run_frames (f.window);
  close_watch (&f);
}

/* A large tree is an icicle: a click in a bar goes to its guess, beside all bars to the event. */
static void
test_icicle (void)
{
  GtkWidget *tree;
  uint64_t cursor;
  double x, y;
  Fixture f;

  open_watch (&f, HARD);
  tree = GTK_WIDGET (f.tree);
  unfold (&f);
  wait_for (setdoku_player_get_length (f.player) > 200000);
  setdoku_player_stop_exploring (f.player);
  run_frames (f.window);
  wait_for (!setdoku_tree_get_branches (f.tree) && setdoku_tree_point (f.tree, 1, &x, &y));
  run_frames (f.window);
  wait_for (setdoku_tree_point (f.tree, 1, &x, &y));
  click (tree, gtk_widget_get_width (tree) * 0.4, gtk_widget_get_height (tree) - 2);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 1);

  wait_for (setdoku_tree_point (f.tree, 1, &x, &y));
  click (tree, gtk_widget_get_width (tree) * 0.25, 1);
  cursor = setdoku_player_get_cursor (f.player);
  g_assert_cmpuint (cursor, >, setdoku_player_get_length (f.player) / 8);
  g_assert_cmpuint (cursor, <, setdoku_player_get_length (f.player) / 2);

  /* From near, all that is done stays possible. */
  for (int i = 0; i < 60; i++)
    {
      press (tree, GDK_KEY_plus, 0);
      gtk_test_widget_wait_for_draw (tree);
    }
  press (tree, GDK_KEY_Down, 0);
  press (tree, GDK_KEY_Return, 0);
  for (int i = 0; i < 60; i++)
    press (tree, GDK_KEY_minus, 0);
  run_frames (f.window);
  close_watch (&f);
}

/* Another puzzle, while the tree of the last is under way. */
static void
test_another (void)
{
  Board board = { 0 };
  double x, y;
  Fixture f;

  open_watch (&f, HARD);
  unfold (&f);
  wait_for (setdoku_player_get_length (f.player) > 1000);
  setdoku_watch_set_board (f.watch, &board);
  wait_for (setdoku_player_is_ended (f.player));
  wait_for (setdoku_tree_can_branch (f.tree));
  wait_for_node (&f, 1, &x, &y);
  g_assert_false (setdoku_tree_point (f.tree, 839, &x, &y));
  run_frames (f.window);
  close_watch (&f);
}

/* The menu of a node: its stop is one of the player's, and choosing it again takes it away. */
static void
test_menu (void)
{
  Condition condition = { .cell = -1, .event = 12 };
  double x, y;
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  wait_for (setdoku_player_is_ended (f.player));
  wait_for (setdoku_tree_can_branch (f.tree));
  wait_for_node (&f, 12, &x, &y);
  click (GTK_WIDGET (f.tree), x, y);
  g_assert_null (find (setdoku_watch_get_tree (f.watch), GTK_TYPE_POPOVER_MENU));
  g_assert_true (press (GTK_WIDGET (f.tree), GDK_KEY_Menu, 0));
  g_assert_nonnull (find (setdoku_watch_get_tree (f.watch), GTK_TYPE_POPOVER_MENU));

  g_action_group_activate_action (f.actions, "tree-stop", g_variant_new_uint64 (12));
  g_assert_cmpint (setdoku_player_find_breakpoint (f.player, &condition), >=, 0);
  g_action_group_activate_action (f.actions, "tree-stop", g_variant_new_uint64 (12));
  g_assert_cmpint (setdoku_player_find_breakpoint (f.player, &condition), ==, -1);
  g_action_group_activate_action (f.actions, "tree-go", g_variant_new_uint64 (20));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 20);
  run_frames (f.window);
  close_watch (&f);
}

/* Beside the nodes there is a menu, too: of the picture alone. */
static void
test_menu_beside (void)
{
  g_autoptr (GListModel) controllers = NULL;
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  wait_for (setdoku_player_is_ended (f.player) && setdoku_tree_get_branches (f.tree));
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (f.tree));
  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_SECONDARY)
        g_signal_emit_by_name (controller, "pressed", 1, 2.0, 2.0);
    }
  g_assert_nonnull (find (setdoku_watch_get_tree (f.watch), GTK_TYPE_POPOVER_MENU));
  g_assert_true (picture_source_get_asked () == GTK_WIDGET (f.tree));
  run_frames (f.window);
  close_watch (&f);
}

/* The picture: every pixel of the icicle is what the tree says of its event and level. */
static void
test_pixels (void)
{
  const Palette *palette = palette_get (false, false);
  Board board = { 0 };
  Tree *tree = tree_new (&(Trace) { .strategy = &strategy_ascending, .board = board,
                                    .options = strategy_ascending.defaults }, TREE_NODES_MAX);
  const uint64_t cursor = 400;
  Icicle icicle = { 0 };
  IciclePath path;
  cairo_surface_t *surface;
  const unsigned char *data;
  size_t stride;
  int height, n_path = 0, n_failed = 0;

  tree_grow (tree, UINT64_MAX);
  /* Ten pixels an event: a bar is never narrower. */
  icicle_compute (&icicle, tree, NULL, 0, 838, 8380);
  icicle_find_path (tree, NULL, cursor, &path);
  height = icicle.rows * 10;
  surface = icicle_draw (&icicle, height, &path, cursor, palette);
  data = cairo_image_surface_get_data (surface);
  stride = (size_t) cairo_image_surface_get_stride (surface);
  for (uint64_t event = 1; event < 838; event++)
    for (int depth = 1; depth <= icicle.rows; depth++)
      {
        const unsigned char *row = data + (size_t) (10 * (icicle.rows - depth) + 5) * stride;
        uint32_t pixel = ((const uint32_t *) (const void *) row)[10 * event + 5];
        uint32_t node = tree_at (tree, event);
        TreeNode got;

        tree_get (tree, node, &got);
        for (; got.depth > depth; tree_get (tree, node, &got))
          node = tree_parent (tree, node);
        if (got.depth < depth)
          g_assert_cmphex (pixel, ==, 0xffffffff);
        else if (event < cursor && got.first <= cursor && cursor < got.last)
          {
            g_assert_cmphex (pixel, ==, 0xff5b4ca0);
            n_path++;
          }
        else
          {
            g_assert_cmphex (pixel, !=, 0xffffffff);
            g_assert_cmphex (pixel, !=, 0xff5b4ca0);
            n_failed++;
          }
      }
  g_assert_cmpint (n_path, >, 1000);
  g_assert_cmpint (n_failed, >, 1000);
  cairo_surface_destroy (surface);
  icicle_clear (&icicle);
  tree_free (tree);
}

/* As a picture: in any colours, and of what is seen; and the whole, which a worker grows. */

static void
check_taken (Fixture *f)
{
  GtkWidget *tree = GTK_WIDGET (f->tree);
  g_autoptr (GBytes) far = taken_from (tree), near = NULL;

  setdoku_tree_zoom (f->tree, 2);
  near = taken_from (tree);
  g_assert_false (g_bytes_equal (far, near));
  setdoku_tree_fit (f->tree);
}

static void
test_picture (void)
{
  g_autoptr (GBytes) light = NULL, seen = NULL;
  PictureModel part, whole;
  double width;
  Fixture f;

  open_watch (&f, NULL);
  unfold (&f);
  wait_for (setdoku_player_is_ended (f.player) && setdoku_tree_get_branches (f.tree));
  setdoku_player_seek (f.player, 500);
  check_taken (&f);
  setdoku_tree_set_branches (f.tree, FALSE);
  run_frames (f.window);
  check_taken (&f);
  g_assert_true (picture_source_take (GTK_WIDGET (f.tree), &part));
  seen = taken_written (&part, FALSE, &width);
  g_assert_cmpint ((int) width, ==, gtk_widget_get_width (GTK_WIDGET (f.tree)));
  picture_model_clear (&part);
  g_assert_true (picture_source_take_whole (GTK_WIDGET (f.tree), &whole));
  close_watch (&f);

  /* It needs neither the widget nor the player any more. */
  g_assert_nonnull (whole.prepare);
  g_assert_true (whole.prepare (whole.what, NULL));
  light = taken_check (&whole);
  g_bytes_unref (taken_written (&whole, FALSE, &width));
  g_assert_cmpfloat (width, >, 2000);              /* as wide as its nodes */
  picture_model_clear (&whole);
}

static void
test_picture_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults };
  PictureModel model;

  tree_picture_model (&trace, UINT64_MAX, 0, &model);
  g_cancellable_cancel (cancellable);
  g_assert_false (model.prepare (model.what, cancellable));
  picture_model_clear (&model);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/tree/pixels", test_pixels);
  g_test_add_func ("/tree/unfold", test_unfold);
  g_test_add_func ("/tree/ample-room", test_ample);
  g_test_add_func ("/tree/frame", test_frame);
  g_test_add_func ("/tree/branches", test_branches);
  g_test_add_func ("/tree/zoom", test_zoom);
  g_test_add_func ("/tree/icicle", test_icicle);
  g_test_add_func ("/tree/another", test_another);
  g_test_add_func ("/tree/menu", test_menu);
  g_test_add_func ("/tree/menu-beside", test_menu_beside);
  g_test_add_func ("/tree/picture", test_picture);
  g_test_add_func ("/tree/picture-cancelled", test_picture_cancelled);
  return g_test_run ();
}
