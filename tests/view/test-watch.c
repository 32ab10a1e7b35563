/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch.c — the Watch view: from the first step to the first dead end, asking why, and going on by hand. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/setdoku-cell.h"
#include "view/setdoku-set-table.h"
#include "view/setdoku-stops.h"
#include "view/setdoku-watch-panel.h"
#include "view/setdoku-watch.h"

typedef struct {
  GtkWidget     *window;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  int64_t        now;
} Fixture;

static void
open_watch (Fixture *f)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Board empty = { 0 };

  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()), .now = 1000000 };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (row), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_bar (f->watch));
  gtk_widget_insert_action_group (f->window, "search", setdoku_watch_get_actions (f->watch));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 700);
  gtk_window_present (GTK_WINDOW (f->window));
  setdoku_watch_set_board (f->watch, &empty);
  setdoku_watch_set_active (f->watch, TRUE);
}

/* The worker is waited for, the clock is not. */
static void
explore (Fixture *f)
{
  while (!setdoku_player_is_ended (f->player))
    {
      setdoku_player_tick (f->player, f->now += 16667);
      g_usleep (500);
    }
}

static void
close_watch (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static const CellLook *
look_at (Fixture *f, int cell)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f->grid));

  for (int i = 0; i < cell; i++)
    child = gtk_widget_get_next_sibling (child);
  return setdoku_cell_get_look (SETDOKU_CELL (child));
}

static const char *
title (Fixture *f)
{
  return setdoku_watch_panel_get_title (SETDOKU_WATCH_PANEL (setdoku_watch_get_panel (f->watch)));
}

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (setdoku_watch_get_actions (f->watch), action, parameter);
}

static gboolean
press (Fixture *f, guint keyval, guint keycode, guint modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (f->grid, "key", keyval, keycode, modifiers, &handled);
  return handled;
}

static void
test_first_dead_end (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  g_assert_cmpstr (title (&f), ==, "Before the first step");
  while (setdoku_player_get_event (f.player)->kind != EVENT_WIPEOUT)
    {
      uint64_t before = setdoku_player_get_cursor (f.player);

      g_assert_true (press (&f, GDK_KEY_period, 0, 0));
      g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, before + 1);
    }
  g_assert_cmpstr (title (&f), ==, "Dead end at row 2, column 7");
  g_assert_true (look_at (&f, cell_at (1, 6))->dead);
  g_assert_cmpint (look_at (&f, cell_at (1, 6))->digit, ==, 0);
  g_assert_cmpint (look_at (&f, cell_at (0, 6))->tints, ==, TINT_COLUMN | TINT_BOX);
  g_assert_cmpint (look_at (&f, cell_at (1, 0))->tints, ==, TINT_ROW);

  press (&f, GDK_KEY_comma, 0, 0);
  g_assert_false (look_at (&f, cell_at (1, 6))->dead);
  press (&f, GDK_KEY_greater, 0, GDK_SHIFT_MASK);
  g_assert_true (look_at (&f, cell_at (1, 6))->dead);
  close_watch (&f);
}

static void
test_playing (void)
{
  Fixture f;
  int64_t start;

  open_watch (&f);
  explore (&f);
  setdoku_watch_set_speed (f.watch, 10);
  setdoku_watch_set_active (f.watch, FALSE);       /* no frame but the ones of this test */
  setdoku_player_play (f.player, 1);
  setdoku_player_tick (f.player, start = f.now);
  for (int frame = 1; frame <= 60; frame++)
    setdoku_player_tick (f.player, start + frame * INT64_C (16667));
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 10);

  act (&f, "play", NULL);
  g_assert_false (setdoku_player_is_playing (f.player));
  setdoku_watch_set_active (f.watch, TRUE);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 10);
  act (&f, "last", NULL);
  g_assert_cmpstr (title (&f), ==, "Solved");
  g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), "forward"));
  close_watch (&f);
}

static void
test_stops (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  g_action_group_change_action_state (setdoku_watch_get_actions (f.watch), "stop-dead-end", g_variant_new_boolean (TRUE));
  setdoku_watch_set_speed (f.watch, 1000);
  setdoku_watch_play (f.watch);
  for (int i = 0; i < 600 && setdoku_player_is_playing (f.player); i++)
    setdoku_player_tick (f.player, f.now += 16667);
  g_assert_false (setdoku_player_is_playing (f.player));
  g_assert_cmpstr (title (&f), ==, "Dead end at row 2, column 7");
  close_watch (&f);
}

static void
on_called (int *count)
{
  ++*count;
}

static void
test_strategy (void)
{
  Fixture f;
  int saved = 0;
  g_autofree char *switches = NULL;

  open_watch (&f);
  explore (&f);
  g_signal_connect_swapped (f.watch, "settings-changed", G_CALLBACK (on_called), &saved);
  act (&f, "last", NULL);
  g_action_group_change_action_state (setdoku_watch_get_actions (f.watch), "strategy", g_variant_new_string ("explore"));
  g_assert_cmpstr (setdoku_watch_get_strategy (f.watch), ==, "explore");
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 0);
  g_assert_cmpint (saved, ==, 1);

  act (&f, "switch", g_variant_new_string ("cell=linear"));
  switches = setdoku_watch_dup_switches (f.watch);
  g_assert_nonnull (strstr (switches, "cell=linear"));
  g_assert_cmpint (saved, ==, 2);
  act (&f, "switch", g_variant_new_string ("tier=T1"));        /* explore has no such switch */
  act (&f, "switch", g_variant_new_string ("cell=linear"));    /* nothing new */
  g_assert_cmpint (saved, ==, 2);
  g_assert_cmpint (setdoku_player_get_options (f.player)->cell, ==, CELL_LINEAR);
  close_watch (&f);
}

static void
test_why (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  act (&f, "next-stop", NULL);
  g_signal_emit_by_name (f.grid, "pressed", cell_at (8, 8), 1, 0);
  g_assert_cmpstr (title (&f), ==, "Row 9, column 9");
  g_assert_false (look_at (&f, cell_at (1, 6))->dead);
  press (&f, GDK_KEY_Left, 0, 0);
  g_assert_cmpstr (title (&f), ==, "Row 9, column 8");

  /* A 1 stands in row 1, column 1: it forbids the 1 below it, and can be asked about and gone to. */
  g_signal_emit_by_name (f.grid, "pressed", cell_at (8, 0), 1, 0);
  g_assert_true (press (&f, GDK_KEY_1, 10, 0));
  g_assert_cmpint (look_at (&f, 0)->tints, ==, TINT_DEAD);
  g_assert_cmpint (look_at (&f, cell_at (8, 0))->struck, ==, digits_of (1));
  g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), "why-back"));
  act (&f, "why-follow", g_variant_new_int32 (0));
  g_assert_cmpint (look_at (&f, 0)->tints, ==, 0);
  setdoku_watch_set_room (f.watch, setdoku_room_for (360, 640, 1));        /* no room for the card: it is said above */
  g_assert_true (press (&f, GDK_KEY_BackSpace, 0, 0));
  g_assert_cmpstr (title (&f), ==, "Why not 1?");
  setdoku_watch_set_room (f.watch, setdoku_room_for (1000, 700, 1));
  act (&f, "why-follow", g_variant_new_int32 (0));
  g_assert_true (press (&f, GDK_KEY_BackSpace, 0, 0));
  g_assert_cmpint (look_at (&f, 0)->tints, ==, TINT_DEAD);
  g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), "why-back"));
  act (&f, "why-follow", g_variant_new_int32 (0));
  g_assert_true (g_action_group_get_action_enabled (setdoku_watch_get_actions (f.watch), "why-go"));
  act (&f, "why-go", NULL);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 1);
  g_assert_cmpint (setdoku_player_get_event (f.player)->cell, ==, 0);

  g_signal_emit_by_name (f.grid, "pressed", cell_at (4, 4), 1, 0);
  g_assert_true (press (&f, GDK_KEY_Escape, 0, 0));
  g_assert_cmpstr (title (&f), ==, "Guess 1 at row 1, column 1");
  close_watch (&f);
}

static void
test_continue (void)
{
  Fixture f;
  int called = 0;
  uint8_t digits[N_CELLS];

  open_watch (&f);
  explore (&f);
  g_signal_connect_swapped (f.watch, "continue", G_CALLBACK (on_called), &called);
  setdoku_player_seek (f.player, 3);
  act (&f, "use", NULL);
  g_assert_cmpint (called, ==, 1);
  setdoku_watch_get_digits (f.watch, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (digits[cell], ==, cell < 3 ? cell + 1 : 0);
  close_watch (&f);
}

static void
test_frames (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  setdoku_watch_set_speed (f.watch, 100);
  setdoku_watch_play (f.watch);
  run_until (setdoku_player_get_cursor (f.player) > 0);
  g_assert_cmpstr (title (&f), ==, "Running");
  act (&f, "play", NULL);
  g_assert_cmpstr (title (&f), !=, "Running");
  setdoku_watch_set_room (f.watch, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
  close_watch (&f);
}

/* Room. */

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
    { 1080, 740, 2, SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_TALL },         /* larger text is less room */
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

        setdoku_watch_set_room (f.watch, setdoku_room_for (widths[i], heights[k], 1));
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
  run_until (gtk_widget_get_mapped (popover));
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
  run_until (!gtk_widget_get_mapped (popover));
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
  setdoku_watch_set_room (f.watch, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
  for (int i = 0; i < 2; i++)
    {
      act (&f, "choose-strategy", NULL);
      run_until (gtk_widget_get_mapped (popover));
      g_assert_true (gtk_widget_get_parent (popover) == setdoku_watch_get_bar (f.watch));
      gtk_popover_popdown (GTK_POPOVER (popover));
      run_until (!gtk_widget_get_mapped (popover));
    }
  setdoku_watch_set_room (f.watch, setdoku_room_for (1080, 740, 1));
  run_frames (f.window);
  act (&f, "choose-strategy", NULL);
  run_until (gtk_widget_get_mapped (popover));
  g_assert_true (gtk_widget_is_ancestor (popover, setdoku_watch_get_panel (f.watch)));
  gtk_popover_popdown (GTK_POPOVER (popover));
  run_until (!gtk_widget_get_mapped (popover));

  /* The window may go while they are open there. */
  setdoku_watch_set_room (f.watch, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
  act (&f, "choose-strategy", NULL);
  run_until (gtk_widget_get_mapped (popover));
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

/* Where a search stands. */

static void
test_address (void)
{
  Fixture f;
  g_autoptr (Document) document = document_new ();

  open_watch (&f);
  setdoku_watch_set_search (f.watch, "explore", "cell=linear", 7);
  setdoku_watch_set_step (f.watch, 40);
  explore (&f);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 40);
  setdoku_watch_put_address (f.watch, document);
  g_assert_cmpstr (document->strategy, ==, "explore");
  g_assert_nonnull (strstr (document->switches, "cell=linear"));
  g_assert_cmpuint (document->seed, ==, 7);
  g_assert_cmpuint (document->step, ==, 40);

  /* Another strategy begins at its beginning, and a step that there is not is the last one. */
  setdoku_watch_set_search (f.watch, "ascending", "", 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 0);
  setdoku_watch_set_step (f.watch, 1000000);
  explore (&f);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, setdoku_player_get_length (f.player));

  /* Of other clues it says nothing. */
  document->cells[0].given = 5;
  setdoku_watch_put_address (f.watch, document);
  g_assert_null (document->strategy);
  g_assert_cmpuint (document->step, ==, 0);
  close_watch (&f);
}

/* Who moves before the step was explored does not want to go there any more. */
static void
test_address_given_up (void)
{
  Fixture f;

  open_watch (&f);
  explore (&f);
  setdoku_watch_set_search (f.watch, "explore", "", 0);
  setdoku_watch_set_step (f.watch, 1000000);
  while (setdoku_player_get_length (f.player) < 1)
    {
      setdoku_player_tick (f.player, f.now += 16667);
      g_usleep (500);
    }
  setdoku_player_seek (f.player, 1);
  explore (&f);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 1);
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/watch/steps-to-the-first-dead-end", test_first_dead_end);
  g_test_add_func ("/watch/plays-by-the-clock", test_playing);
  g_test_add_func ("/watch/stops-where-told", test_stops);
  g_test_add_func ("/watch/changes-strategy-and-switches", test_strategy);
  g_test_add_func ("/watch/answers-why", test_why);
  g_test_add_func ("/watch/goes-on-by-hand", test_continue);
  g_test_add_func ("/watch/runs-with-frames", test_frames);
  g_test_add_func ("/watch/knows-its-room", test_room);
  g_test_add_func ("/watch/bar-fits", test_bar_fits);
  g_test_add_func ("/watch/arrows-choose-a-strategy", test_arrows_choose_a_strategy);
  g_test_add_func ("/watch/arrows-go-along-the-stops", test_arrows_go_along_the_stops);
  g_test_add_func ("/watch/strategies-open-in-a-narrow-window", test_narrow_strategies);
  g_test_add_func ("/watch/lines-appear", test_lines_appear);
  g_test_add_func ("/watch/has-an-address", test_address);
  g_test_add_func ("/watch/address-is-given-up", test_address_given_up);
  return g_test_run ();
}
