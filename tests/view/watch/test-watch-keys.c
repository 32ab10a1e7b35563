/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-keys.c — in Watch keys are heard wherever the focus is, what is in focus comes first, and each key and command
 * shows everything anew once. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/watch/setdoku-log-page.h"
#include "view/watch/setdoku-steer-card.h"
#include "view/watch/setdoku-strip.h"
#include "view/watch/setdoku-tree-page.h"
#include "view/watch/setdoku-tree-spine.h"
#include "view/watch/setdoku-tree.h"
#include "view/watch/setdoku-watch.h"

typedef struct {
  GtkWidget     *window, *panel, *bar, *pane, *stage;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  GActionGroup  *actions;
} Fixture;

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* A button that can be seen, by its action. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

/* The whole search of the empty board, at its start. */
static void
set_up (Fixture *f)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  Board empty = { 0 };

  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()) };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  f->actions = setdoku_watch_get_actions (f->watch);
  f->panel = setdoku_watch_get_panel (f->watch);
  f->bar = setdoku_watch_get_bar (f->watch);
  f->pane = setdoku_watch_get_tree (f->watch);
  f->stage = setdoku_watch_get_stage (f->watch);
  gtk_widget_set_visible (f->stage, TRUE);
  gtk_box_append (GTK_BOX (box), f->stage);
  gtk_widget_set_vexpand (GTK_WIDGET (f->grid), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (f->grid), TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  /* All of its cards together may be higher than the window, as they may in the real one. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), f->panel);
  gtk_box_append (GTK_BOX (row), scroller);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), f->pane);
  gtk_box_append (GTK_BOX (box), f->bar);
  gtk_widget_insert_action_group (f->window, "search", f->actions);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 900);
  gtk_window_present (GTK_WINDOW (f->window));
  setdoku_watch_set_board (f->watch, &empty);
  setdoku_watch_set_active (f->watch, TRUE);
  wait_for (setdoku_player_is_ended (f->player));
  run_frames (f->window);
}

static void
tear_down (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (f->actions, action, parameter);
}

static gboolean
has_focus (Fixture *f, GtkWidget *within)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));

  return focus && gtk_widget_get_mapped (focus) && (focus == within || gtk_widget_is_ancestor (focus, within));
}

/* After a click on a tab, on a button of the tree or of the bar. */
static void
test_heard_everywhere (void)
{
  GtkWidget *buttons[5];
  Fixture f;

  set_up (&f);
  act (&f, "unfold", NULL);
  run_frames (f.window);
  buttons[0] = find_button (f.panel, "search.page");
  buttons[1] = find_button (f.pane, "search.tree-fit");
  buttons[2] = find_button (f.bar, "search.first");
  buttons[3] = find_button (f.bar, "search.range");
  buttons[4] = find_button (f.stage, "search.heat");
  for (uint64_t i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_assert_nonnull (buttons[i]);
      g_assert_nonnull (give_key (buttons[i], GDK_KEY_period, 0, 0));
      g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, i + 1);
    }
  /* Arrow keys are not the board's there: the focus goes from button to button. */
  g_assert_null (give_key (buttons[0], GDK_KEY_Right, 0, 0));
  tear_down (&f);
}

/* Not the one in the popover of the drop-down before it. */
static GtkWidget *
log_entry (Fixture *f)
{
  GtkWidget *entry = gtk_widget_get_first_child (gtk_widget_get_first_child (find (f->panel, SETDOKU_TYPE_LOG_PAGE)));

  while (!GTK_IS_SEARCH_ENTRY (entry))
    entry = gtk_widget_get_next_sibling (entry);
  return entry;
}

/* What is typed into a field is nothing else. */
static void
test_typed (void)
{
  GtkWidget *text;
  Fixture f;

  set_up (&f);
  act (&f, "page", g_variant_new_string ("log"));
  text = find (log_entry (&f), GTK_TYPE_TEXT);
  wait_for (gtk_widget_get_mapped (text));
  gtk_widget_grab_focus (text);
  give_key (gtk_widget_get_ancestor (text, SETDOKU_TYPE_LOG_PAGE), GDK_KEY_period, 0, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 0);
  tear_down (&f);
}

/* A click on a tab leaves the focus where it is. */
static void
test_click_on_tab (void)
{
  Fixture f;

  set_up (&f);
  act (&f, "unfold", NULL);
  run_frames (f.window);
  g_assert_false (gtk_widget_get_focus_on_click (find_button (f.panel, "search.page")));
  g_assert_false (gtk_widget_get_focus_on_click (find_button (f.pane, "search.tree-fit")));
  g_assert_false (gtk_widget_get_focus_on_click (find_button (f.bar, "search.range")));
  g_assert_false (gtk_widget_get_focus_on_click (find_button (f.stage, "search.candidates")));
  tear_down (&f);
}

/* The arrow keys of the strip, the tree and the spine are their own. */
static void
test_arrows (void)
{
  GtkWidget *strip, *tree, *spine;
  double x, y;
  Fixture f;

  set_up (&f);
  strip = find (f.bar, SETDOKU_TYPE_STRIP);
  g_assert_true (give_key (strip, GDK_KEY_Right, 0, 0) == strip);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 1);
  g_assert_true (give_key (strip, GDK_KEY_o, 0, 0) == f.bar);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), >, 1);

  act (&f, "first", NULL);
  act (&f, "unfold", NULL);
  tree = find (f.pane, SETDOKU_TYPE_TREE);
  wait_for (setdoku_tree_point (SETDOKU_TREE (tree), 1, &x, &y));
  g_assert_true (give_key (tree, GDK_KEY_Down, 0, 0) == tree);
  g_assert_cmpuint (setdoku_tree_get_focus (SETDOKU_TREE (tree)), ==, 1);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 0);

  act (&f, "go-to", g_variant_new_uint64 (25));
  act (&f, "page", g_variant_new_string ("tree"));
  spine = setdoku_tree_page_get_spine (SETDOKU_TREE_PAGE (find (f.panel, SETDOKU_TYPE_TREE_PAGE)));
  wait_for (setdoku_tree_spine_point (SETDOKU_TREE_SPINE (spine), 16, -1, &x, &y));
  g_assert_true (give_key (spine, GDK_KEY_Left, 0, 0) == spine);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 25);
  tear_down (&f);
}

/* "Try 8" starts the search again, where at first there is nothing to try: its button goes, and the focus to the board. */
static void
test_focus_after_try (void)
{
  Condition guess = CONDITION_KIND (EVENT_ASSIGN);
  GtkWidget *button, *card;
  Board board;
  Fixture f;

  set_up (&f);
  g_assert_true (board_parse (&board, "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"));
  setdoku_watch_set_search (f.watch, "norvig", "", 0);
  setdoku_watch_set_board (f.watch, &board);
  wait_for (setdoku_player_get_length (f.player) > 200);
  g_assert_true (setdoku_player_find (f.player, &guess, 1));
  act (&f, "page", g_variant_new_string ("tree"));
  card = find (f.panel, SETDOKU_TYPE_STEER_CARD);
  run_frames (f.window);
  button = find_button (card, "search.try");
  while (button && !(GTK_IS_BUTTON (button) && gtk_widget_is_sensitive (button)
                     && gtk_button_get_label (GTK_BUTTON (button))[4] != '0' + setdoku_player_get_event (f.player)->digit))
    {
      GtkWidget *row = gtk_widget_get_next_sibling (gtk_widget_get_parent (button));

      button = row ? gtk_widget_get_first_child (row) : NULL;
    }
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  g_assert_true (has_focus (&f, card));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (setdoku_player_get_trace (f.player)->steering.n, ==, 1);
  run_frames (f.window);
  g_assert_true (has_focus (&f, GTK_WIDGET (f.grid)));
  tear_down (&f);
}

static void
on_refreshed (SetdokuWatch *watch, int *n)
{
  (*n)++;
}

/* However many parts a command moves, all is shown anew once. */
static void
test_one_refresh (void)
{
  static const struct { const char *action, *parameter; } commands[] = {
    { "next-stop" }, { "previous-here" }, { "forward" }, { "back" }, { "over" }, { "out" }, { "last" }, { "first" },
    { "inspect", "40" }, { "why-not", "7" }, { "go-to", "uint64 25" }, { "go-to-placing", "0" }, { "inspect", "0" },
    { "why-not", "1" }, { "back-to-event" }, { "page", "'tree'" }, { "page", "'explain'" }, { "play" }, { "forward" },
    { "play" }, { "play" }, { "go-to", "uint64 3" }, { "try", "(2, 9)" }, { "way", "uint32 0" }, { "strategy", "'explore'" },
    { "switch", "'cell=linear'" },
  };
  Fixture f;
  int n = 0;

  set_up (&f);
  g_signal_connect (f.watch, "refreshed", G_CALLBACK (on_refreshed), &n);
  act (&f, "go-to", g_variant_new_uint64 (17));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *text = commands[i].parameter;
      g_autoptr (GVariant) parameter = text ? g_variant_ref_sink (g_variant_new_parsed (text)) : NULL;

      g_test_message ("%s", commands[i].action);
      g_assert_true (g_action_group_get_action_enabled (f.actions, commands[i].action));
      n = 0;
      act (&f, commands[i].action, parameter);
      g_assert_cmpint (n, ==, 1);
    }
  tear_down (&f);
}

/* A key on the board is a command. */
static void
test_one_refresh_a_key (void)
{
  static const guint keys[] = { GDK_KEY_period, GDK_KEY_greater, GDK_KEY_Down, GDK_KEY_Down, GDK_KEY_5, GDK_KEY_Escape };
  Fixture f;
  int n = 0;

  set_up (&f);
  g_signal_connect (f.watch, "refreshed", G_CALLBACK (on_refreshed), &n);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gboolean handled = FALSE;

      n = 0;
      g_signal_emit_by_name (f.grid, "key", keys[i], 0, 0, &handled);
      g_assert_true (handled);
      g_test_message ("%s", gdk_keyval_name (keys[i]));
      g_assert_cmpint (n, ==, 1);
    }
  tear_down (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-keys/heard-everywhere", test_heard_everywhere);
  g_test_add_func ("/watch-keys/typed-into-a-field", test_typed);
  g_test_add_func ("/watch-keys/a-click-leaves-the-focus", test_click_on_tab);
  g_test_add_func ("/watch-keys/arrows-are-the-widget's", test_arrows);
  g_test_add_func ("/watch-keys/focus-after-a-guess", test_focus_after_try);
  g_test_add_func ("/watch-keys/one-refresh-a-command", test_one_refresh);
  g_test_add_func ("/watch-keys/one-refresh-a-key", test_one_refresh_a_key);
  return g_test_run ();
}
