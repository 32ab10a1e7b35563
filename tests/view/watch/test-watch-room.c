/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-room.c — what the Watch view shows in the room that it has: its bar, its menus, its table of sets. */
#include "watch-fixture.h"

#include "engine/search/strategies/strategies.h"
#include "model/search/compare.h"
#include "view/board/setdoku-set-table.h"
#include "view/kit/setdoku-style.h"
#include "view/watch/setdoku-log-page.h"
#include "view/watch/setdoku-pseudo-code.h"
#include "view/watch/setdoku-tree-page.h"
#include "view/watch/setdoku-why-card.h"
#include "view/watch/setdoku-stops.h"
#include "view/watch/setdoku-strategy-chooser.h"
#include "view/watch/setdoku-strip.h"

static void
test_room (void)
{
  static const struct { int width, height; double text; SetdokuShape shape; SetdokuStature stature; } rows[] = {
    { 1080, 740, 1, SETDOKU_SHAPE_BROAD, SETDOKU_STATURE_TALL },
    { 1059, 600, 1, SETDOKU_SHAPE_WIDE, SETDOKU_STATURE_TALL },
    { 860, 599, 1, SETDOKU_SHAPE_WIDE, SETDOKU_STATURE_LOW },
    { 859, 460, 1, SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_LOW },
    { 600, 459, 1, SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_FLAT },
    { 599, 740, 1, SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_TALL },
    { 520, 459, 1, SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_FLAT },          /* landscape */
    { 519, 459, 1, SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_FLAT },
    { 360, 294, 1, SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_FLAT },
    { 1080, 740, 2, SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_FLAT },         /* larger text is less room, */
    { 900, 1200, 2, SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_TALL },         /* but the board does not grow with it */
    { 810, 740, 2, SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_FLAT },
    { 1080, 740, 0.9, SETDOKU_SHAPE_BROAD, SETDOKU_STATURE_TALL },        /* smaller text is not more */
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SetdokuRoom room = setdoku_room_for (rows[i].width, rows[i].height, rows[i].text);

      g_test_message ("%d × %d", rows[i].width, rows[i].height);
      g_assert_cmpint (room.shape, ==, rows[i].shape);
      g_assert_cmpint (room.stature, ==, rows[i].stature);
    }
}

/* The bar needs no more than there is, in every room, with numbers of eight digits too. */
static void
test_bar_fits (void)
{
  static const int widths[] = { 360, 600, 860, 1060 }, heights[] = { 740, 560, 400 };
  Fixture f;
  Board fool;

  open_watch (&f);
  g_assert_true (board_parse (&fool, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  setdoku_watch_set_board (f.watch, &fool);
  while (setdoku_player_get_length (f.player) < 10000000)
    {
      setdoku_player_tick (f.player, f.now += 16667);
      g_usleep (500);
    }
  setdoku_player_stop_exploring (f.player);
  act (&f, "last", NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    for (size_t k = 0; k < G_N_ELEMENTS (heights); k++)
      {
        int width;

        set_room (&f, setdoku_room_for (widths[i], heights[k], 1));
        gtk_widget_measure (setdoku_watch_get_bar (f.watch), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
        g_test_message ("%d × %d: %d", widths[i], heights[k], width);
        g_assert_cmpint (width, <=, widths[i]);
      }
  close_watch (&f);
}

/* The first widget of the type below this one, popovers included. */
static GtkWidget *
find_below (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type);
  return found;
}

static gboolean
is_seen (Fixture *f, GType type)
{
  GtkWidget *widget = find_below (setdoku_watch_get_panel (f->watch), type);

  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget);
}

/* What does not fit into the panel as it is. */
static double
hidden_part (Fixture *f)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (find_below (setdoku_watch_get_panel (f->watch), SETDOKU_TYPE_SET_TABLE),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* In 1080 × 740 the sets and the program are seen together, whatever happens, and nothing scrolls: what is long folds. */
static void
test_sets_and_program (void)
{
  enum { HEIGHT = 555 };               /* px: what header, bar and strip leave of 740 */
  Fixture f;
  SetdokuPseudoCode *program;
  Board board;

  open_watch (&f);
  g_assert_true (board_parse (&board, "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"));
  setdoku_watch_set_board (f.watch, &board);
  setdoku_style_dress (setdoku_style_get_default (), f.window);
  gtk_widget_add_css_class (setdoku_watch_get_panel (f.watch), "page");
  set_room (&f, setdoku_room_for (1080, 740, 1));
  gtk_widget_set_vexpand (setdoku_watch_get_panel (f.watch), FALSE);
  gtk_widget_set_valign (setdoku_watch_get_panel (f.watch), GTK_ALIGN_START);
  gtk_widget_set_size_request (setdoku_watch_get_panel (f.watch), 360, HEIGHT);
  program = SETDOKU_PSEUDO_CODE (find_below (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_PSEUDO_CODE));
  for (int i = 0; strategies[i]; i++)
    {
      act (&f, "strategy", g_variant_new_string (strategies[i]->id));
      explore (&f);
      for (uint64_t step = 0; step < MIN (setdoku_player_get_length (f.player), 16); step += 5)
        {
          setdoku_player_seek (f.player, step);
          run_frames (f.window);
          g_test_message ("%s %d", strategies[i]->id, (int) step);
          g_assert_true (is_seen (&f, SETDOKU_TYPE_SET_TABLE) && is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
          g_assert_cmpfloat (hidden_part (&f), <=, 0);
          g_assert_cmpint (setdoku_pseudo_code_get_n_seen (program), >=, 5);
        }
    }
  close_watch (&f);
}

/* From 1500 px on sets, program and tree are in view; only program, log and answers share a place. */
static void
test_spread (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  set_room (&f, setdoku_room_for (1499, 1000, 1));
  run_frames (f.window);
  g_assert_false (is_seen (&f, SETDOKU_TYPE_TREE_PAGE));
  set_room (&f, setdoku_room_for (1500, 1000, 1));
  run_frames (f.window);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  g_assert_true (is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
  g_assert_true (is_seen (&f, SETDOKU_TYPE_TREE_PAGE));
  act (&f, "page", g_variant_new_string ("log"));
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  g_assert_true (is_seen (&f, SETDOKU_TYPE_LOG_PAGE));
  g_assert_true (is_seen (&f, SETDOKU_TYPE_TREE_PAGE));
  g_assert_false (is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
  act (&f, "inspect", g_variant_new_int32 (80));             /* an answer comes to the front */
  act (&f, "why-not", g_variant_new_int32 (1));
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_WHY_CARD));
  act (&f, "back-to-event", NULL);
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
  set_room (&f, setdoku_room_for (1080, 740, 1));
  act (&f, "page", g_variant_new_string ("tree"));
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_TREE_PAGE));
  g_assert_false (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  close_watch (&f);
}

/* In a narrow window the panel is a sheet: title and formula, until it is drawn up over the strip. */
static void
test_sheet (void)
{
  Fixture f;
  GtkWidget *strip;

  open_watch (&f);
  explore (&f);
  set_room (&f, setdoku_room_for (360, 640, 1));
  act (&f, "forward", NULL);
  run_frames (f.window);
  strip = find_below (setdoku_watch_get_bar (f.watch), SETDOKU_TYPE_STRIP);
  g_assert_false (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  g_assert_true (gtk_widget_get_mapped (strip));
  act (&f, "sheet", NULL);
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  g_assert_false (gtk_widget_get_mapped (strip));
  act (&f, "page", g_variant_new_string ("code"));
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
  g_assert_false (is_seen (&f, SETDOKU_TYPE_SET_TABLE));
  act (&f, "sheet", NULL);
  run_for (300);
  g_assert_false (is_seen (&f, SETDOKU_TYPE_PSEUDO_CODE));
  act (&f, "page", g_variant_new_string ("tree"));           /* draws it up again */
  run_for (300);
  g_assert_true (is_seen (&f, SETDOKU_TYPE_TREE_PAGE));
  set_room (&f, setdoku_room_for (1080, 740, 1));
  run_frames (f.window);
  g_assert_true (gtk_widget_get_mapped (strip));
  close_watch (&f);
}

static gboolean
press_on (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  return handled;
}

static void
test_arrows_choose_a_strategy (void)
{
  Fixture f;
  GtkWidget *popover, *choices;

  open_watch (&f);
  explore (&f);
  run_frames (f.window);
  popover = find_below (setdoku_watch_get_panel (f.watch), GTK_TYPE_POPOVER);
  act (&f, "choose-strategy", NULL);
  wait_for (gtk_widget_get_mapped (popover));
  choices = gtk_widget_get_parent (find_below (popover, GTK_TYPE_CHECK_BUTTON));
  g_assert_true (press_on (choices, GDK_KEY_Up));
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, strategies[0]->id);
  g_assert_true (press_on (choices, GDK_KEY_Down));
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, strategies[1]->id);
  g_assert_true (press_on (choices, GDK_KEY_Down));
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, strategies[2]->id);
  g_assert_true (press_on (choices, GDK_KEY_Home));
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, strategies[0]->id);
  g_assert_true (press_on (choices, GDK_KEY_Return));
  wait_for (!gtk_widget_get_mapped (popover));
  close_watch (&f);
}

/* Strategies are found by what books call them; Return takes the first. */
static void
test_search_for_a_strategy (void)
{
  Fixture f;
  GtkWidget *popover, *entry, *choices;
  int n = 0;

  open_watch (&f);
  explore (&f);
  run_frames (f.window);
  popover = find_below (setdoku_watch_get_panel (f.watch), GTK_TYPE_POPOVER);
  act (&f, "choose-strategy", NULL);
  wait_for (gtk_widget_get_mapped (popover));
  entry = find_below (popover, GTK_TYPE_SEARCH_ENTRY);
  choices = gtk_widget_get_parent (find_below (popover, GTK_TYPE_CHECK_BUTTON));
  gtk_editable_set_text (GTK_EDITABLE (entry), "algorithm x");
  g_signal_emit_by_name (entry, "search-changed");
  for (GtkWidget *row = gtk_widget_get_first_child (choices); row; row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  g_assert_cmpint (n, ==, 1);
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "dlx");
  wait_for (!gtk_widget_get_mapped (popover));

  /* The entry says what was typed a moment later: when the window is closed, to nobody. */
  g_object_ref (entry);
  g_object_ref (choices);
  close_watch (&f);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (GtkWidget *row = gtk_widget_get_first_child (choices); row; row = gtk_widget_get_next_sibling (row))
    gtk_widget_set_visible (row, TRUE);
  g_signal_emit_by_name (entry, "search-changed");
  for (GtkWidget *row = gtk_widget_get_first_child (choices); row; row = gtk_widget_get_next_sibling (row))
    g_assert_true (gtk_widget_get_visible (row));
  g_object_unref (choices);
  g_object_unref (entry);
}

/* Watch calls a search as Compare does. */
static void
test_one_name (void)
{
  Fixture f;
  g_autofree char *compared = NULL;
  Trace entrant;
  GtkWidget *face;

  open_watch (&f);
  setdoku_watch_set_search (f.watch, "explore", "cell=mrv inference=forward", 0);
  explore (&f);
  g_assert_true (entrant_parse ("mrv-forward", &entrant, NULL));
  compared = entrant_name (&entrant);
  face = find_below (find_below (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_STRATEGY_CHOOSER), GTK_TYPE_LABEL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (face)), ==, compared);
  close_watch (&f);
}

static void
test_arrows_go_along_the_stops (void)
{
  Fixture f;
  GtkWidget *bar, *rules, *first;

  open_watch (&f);
  explore (&f);
  run_frames (f.window);
  bar = setdoku_watch_get_bar (f.watch);
  rules = find_below (bar, SETDOKU_TYPE_STOPS);
  act (&f, "choose-stops", NULL);
  run_for (100);
  first = find_below (rules, GTK_TYPE_CHECK_BUTTON);
  gtk_widget_grab_focus (first);
  g_assert_true (press_on (gtk_widget_get_parent (first), GDK_KEY_Down));
  g_assert_true (gtk_widget_is_focus (gtk_widget_get_next_sibling (first)));
  g_assert_true (press_on (gtk_widget_get_parent (first), GDK_KEY_Up));
  g_assert_true (press_on (gtk_widget_get_parent (first), GDK_KEY_Up));
  g_assert_true (gtk_widget_is_focus (first));
  close_watch (&f);
}

/* In a narrow window the button of the strategies is not there; they open at the bar. */
static void
test_narrow_strategies (void)
{
  Fixture f;
  GtkWidget *popover;

  open_watch (&f);
  explore (&f);
  popover = find_below (setdoku_watch_get_panel (f.watch), GTK_TYPE_POPOVER);
  set_room (&f, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
  for (int i = 0; i < 2; i++)
    {
      act (&f, "choose-strategy", NULL);
      wait_for (gtk_widget_get_mapped (popover));
      g_assert_true (gtk_widget_get_parent (popover) == setdoku_watch_get_bar (f.watch));
      gtk_popover_popdown (GTK_POPOVER (popover));
      wait_for (!gtk_widget_get_mapped (popover));
    }
  set_room (&f, setdoku_room_for (1080, 740, 1));
  run_frames (f.window);
  act (&f, "choose-strategy", NULL);
  wait_for (gtk_widget_get_mapped (popover));
  g_assert_true (gtk_widget_is_ancestor (popover, setdoku_watch_get_panel (f.watch)));
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for (!gtk_widget_get_mapped (popover));

  /* The window may go while they are open there. */
  set_room (&f, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
  act (&f, "choose-strategy", NULL);
  wait_for (gtk_widget_get_mapped (popover));
  close_watch (&f);
}

/* Played slowly, a set table is built up line by line, the result last; stopped, all of it is there. */
static void
test_lines_appear (void)
{
  enum { SLOW = 250 * 1000 };              /* µs, a turn of the main loop; five lines come 140 ms apart */
  Fixture f;
  SetdokuSetTable *table;
  bool slow = false, building;

  open_watch (&f);
  explore (&f);
  run_frames (f.window);
  table = SETDOKU_SET_TABLE (find_below (setdoku_watch_get_panel (f.watch), SETDOKU_TYPE_SET_TABLE));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  setdoku_watch_set_speed (f.watch, 0.5);
  setdoku_player_seek (f.player, 14);
  setdoku_watch_play (f.watch);
  for (int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC; setdoku_player_get_cursor (f.player) < 15;)
    {
      int64_t turn = g_get_monotonic_time ();

      g_assert_cmpint (turn, <, end);
      g_main_context_iteration (NULL, FALSE);
      slow = slow || g_get_monotonic_time () - turn > SLOW;
    }
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, 5);
  building = setdoku_set_table_get_n_shown (table) < 5;
  setdoku_player_pause (f.player);
  g_assert_cmpint (setdoku_set_table_get_n_shown (table), ==, 5);

  setdoku_watch_play (f.watch);
  for (int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC; setdoku_player_get_cursor (f.player) < 16;)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
  for (int shown = setdoku_set_table_get_n_shown (table), before = 0; shown < 5; before = shown)
    {
      int64_t turn = g_get_monotonic_time ();

      building = true;
      g_main_context_iteration (NULL, FALSE);
      slow = slow || g_get_monotonic_time () - turn > SLOW;
      if (setdoku_player_get_cursor (f.player) != 16)
        break;
      shown = setdoku_set_table_get_n_shown (table);
      g_assert_cmpint (shown, >=, before);
    }
  if (slow)
    g_test_message ("the machine is too slow to see the lines come one by one");
  else
    {
      g_assert_true (building);
      g_assert_cmpint (setdoku_player_get_cursor (f.player), ==, 16);        /* all before the next event */
    }
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch/knows-its-room", test_room);
  g_test_add_func ("/watch/bar-fits", test_bar_fits);
  g_test_add_func ("/watch/arrows-choose-a-strategy", test_arrows_choose_a_strategy);
  g_test_add_func ("/watch/search-for-a-strategy", test_search_for_a_strategy);
  g_test_add_func ("/watch/one-name-for-one-search", test_one_name);
  g_test_add_func ("/watch/arrows-go-along-the-stops", test_arrows_go_along_the_stops);
  g_test_add_func ("/watch/strategies-open-in-a-narrow-window", test_narrow_strategies);
  g_test_add_func ("/watch/lines-appear", test_lines_appear);
  g_test_add_func ("/watch/sets-and-program-together", test_sets_and_program);
  g_test_add_func ("/watch/spreads-where-it-is-wide", test_spread);
  g_test_add_func ("/watch/a-sheet-where-it-is-narrow", test_sheet);
  return g_test_run ();
}
