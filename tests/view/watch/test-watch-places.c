/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-places.c — places in a search: where it stops, bookmarks, events by number, and where it failed. */
#include <gtk/gtk.h>
#include <string.h>

#include "frames.h"
#include "view/watch/setdoku-bookmarks.h"
#include "view/board/setdoku-cell.h"
#include "view/watch/setdoku-range-card.h"
#include "view/watch/setdoku-stops.h"
#include "view/watch/setdoku-strip.h"
#include "view/watch/setdoku-watch-panel.h"
#include "view/watch/setdoku-watch.h"

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

typedef struct {
  GtkWidget     *window;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  GtkWidget     *bar;
  int64_t        now;
} Fixture;

static void
open_watch (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Board empty = { 0 };

  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()), .now = 1000000 };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  f->bar = setdoku_watch_get_bar (f->watch);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (row), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), f->bar);
  gtk_widget_insert_action_group (f->window, "search", setdoku_watch_get_actions (f->watch));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 700);
  gtk_window_present (GTK_WINDOW (f->window));
  setdoku_watch_set_board (f->watch, &empty);
  setdoku_watch_set_active (f->watch, TRUE);
  while (!setdoku_player_is_ended (f->player))
    {
      setdoku_player_tick (f->player, f->now += 16667);
      g_usleep (500);
    }
  run_frames (f->window);
}

static void
close_watch (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static GtkWidget *
find_below (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type);

      if (found)
        return found;
    }
  return NULL;
}

/* The check button with that label. */
static GtkCheckButton *
find_check (GtkWidget *widget, const char *label)
{
  if (GTK_IS_CHECK_BUTTON (widget) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0)
    return GTK_CHECK_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkCheckButton *found = find_check (child, label);

      if (found)
        return found;
    }
  return NULL;
}

static const CellLook *
look_at (Fixture *f, int cell)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f->grid));

  for (int i = 0; i < cell; i++)
    child = gtk_widget_get_next_sibling (child);
  return setdoku_cell_get_look (SETDOKU_CELL (child));
}

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (setdoku_watch_get_actions (f->watch), action, parameter);
}

static void
press (Fixture *f, guint keyval, guint modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (f->grid, "key", keyval, 0, modifiers, &handled);
  g_assert_true (handled);
}

static void
finish_run (Fixture *f)
{
  while (setdoku_player_is_finding (f->player, NULL))
    setdoku_player_tick (f->player, f->now += 16667);
}

static void
test_heat_map (Fixture *f, gconstpointer data)
{
  SetdokuRangeCard *card = SETDOKU_RANGE_CARD (find_below (setdoku_watch_get_panel (f->watch), SETDOKU_TYPE_RANGE_CARD));

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (card)));
  press (f, GDK_KEY_e, 0);
  wait_for (look_at (f, CELL (2, 8))->exhausted == 96);
  g_assert_cmpuint (look_at (f, CELL (2, 7))->exhausted, ==, 75);
  g_assert_cmpuint (look_at (f, CELL (2, 9))->exhausted, ==, 54);
  g_assert_cmpint (look_at (f, CELL (2, 8))->heat, ==, 255);
  g_assert_cmpint (look_at (f, CELL (2, 7))->heat, >, look_at (f, CELL (2, 9))->heat);
  g_assert_cmpint (look_at (f, CELL (1, 1))->heat, ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (card)));          /* of the whole the transport tells */
  g_assert_cmpstr (setdoku_range_card_get_title (card), ==, "Events 1–838");
  g_assert_cmpstr (setdoku_range_card_get_figures (card), ==, "391 guesses · 310 take-backs · 136 dead ends · 1 solution");

  press (f, GDK_KEY_Escape, 0);
  g_assert_cmpuint (look_at (f, CELL (2, 8))->exhausted, ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (card)));
}

static void
test_range_is_counted (Fixture *f, gconstpointer data)
{
  SetdokuRangeCard *card = SETDOKU_RANGE_CARD (find_below (setdoku_watch_get_panel (f->watch), SETDOKU_TYPE_RANGE_CARD));
  SetdokuStrip *strip = SETDOKU_STRIP (find_below (f->bar, SETDOKU_TYPE_STRIP));

  /* Fifteen guesses, then the first dead end. */
  setdoku_strip_select (strip, 1, 16);
  wait_for (g_str_equal (setdoku_range_card_get_figures (card), "15 guesses · 1 dead end"));
  g_assert_cmpuint (look_at (f, CELL (2, 7))->exhausted, ==, 1);
  setdoku_strip_select (strip, 1, 15);
  wait_for (g_str_equal (setdoku_range_card_get_figures (card), "15 guesses"));
  g_assert_cmpuint (look_at (f, CELL (2, 7))->exhausted, ==, 0);
}

static void
test_rules_are_breakpoints (Fixture *f, gconstpointer data)
{
  GtkWidget *rules = find_below (f->bar, SETDOKU_TYPE_STOPS);
  GtkCheckButton *depth = find_check (rules, "Depth"), *dead_end = find_check (rules, "Every dead end");
  GtkWidget *number = gtk_widget_get_next_sibling (GTK_WIDGET (depth));

  g_assert_true (GTK_IS_SPIN_BUTTON (number));
  gtk_check_button_set_active (dead_end, TRUE);
  g_assert_cmpuint (setdoku_player_get_stops (f->player), ==, 1u << EVENT_WIPEOUT);
  gtk_check_button_set_active (depth, TRUE);
  g_assert_cmpint (setdoku_player_get_breakpoint (f->player, 1)->condition.depth, ==, 30);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 20);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f->player), ==, 2);
  g_assert_cmpint (setdoku_player_get_breakpoint (f->player, 1)->condition.depth, ==, 20);

  /* A second depth is a row of its own; both are there, and go when they are removed. */
  act (f, "stop-at-depth", g_variant_new_int32 (25));
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f->player), ==, 3);
  g_assert_nonnull (find_check (rules, "Depth 25"));
  gtk_check_button_set_active (find_check (rules, "Depth 25"), FALSE);
  g_assert_false (setdoku_player_get_breakpoint (f->player, 2)->enabled);
  setdoku_player_remove_breakpoint (f->player, 1);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (number)), ==, 25);
  g_assert_false (gtk_check_button_get_active (depth));
  g_assert_null (find_check (rules, "Depth 25"));
  gtk_check_button_set_active (dead_end, FALSE);
  g_assert_cmpuint (setdoku_player_get_stops (f->player), ==, 0);
}

static void
test_cell_stops (Fixture *f, gconstpointer data)
{
  act (f, "inspect", g_variant_new_int32 (CELL (5, 6)));
  press (f, GDK_KEY_b, 0);
  g_assert_cmpint (setdoku_player_get_breakpoint (f->player, 0)->condition.cell, ==, CELL (5, 6));
  g_assert_true (look_at (f, CELL (5, 6))->stop);
  act (f, "next-stop", NULL);
  finish_run (f);
  g_assert_cmpint (setdoku_player_get_event (f->player)->cell, ==, CELL (5, 6));
  g_assert_cmpint (setdoku_player_get_fired (f->player), ==, 0);

  /* The same key again takes it away. */
  act (f, "inspect", g_variant_new_int32 (CELL (5, 6)));
  press (f, GDK_KEY_b, 0);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f->player), ==, 0);
  g_assert_false (look_at (f, CELL (5, 6))->stop);

  act (f, "stop-lost", g_variant_new_int32 (7));
  g_assert_cmpint (setdoku_player_get_breakpoint (f->player, 0)->condition.change, ==, CANDIDATE_LOST);
  g_assert_cmpint (setdoku_player_get_breakpoint (f->player, 0)->condition.digit, ==, 7);
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static void
test_not_found (Fixture *f, gconstpointer data)
{
  Condition never = { .cell = CELL (1, 1), .digit = 9, .kinds = 1u << EVENT_ASSIGN };

  setdoku_player_seek (f->player, 5);
  setdoku_player_add_breakpoint (f->player, &never);
  act (f, "next-stop", NULL);
  finish_run (f);
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 5);
  g_assert_cmpuint (setdoku_player_get_not_found (f->player), ==, 838);
  g_assert_true (says (f->bar, "Not found up to event 838"));
  act (f, "forward", NULL);
  g_assert_false (says (f->bar, "Not found"));
}

/* A long run says how far it has looked, and can be stopped; the cursor stays. */
static void
test_run_is_stopped (Fixture *f, gconstpointer data)
{
  static const char clues[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  Condition never = { .cell = CELL (2, 6), .digit = 5, .change = CANDIDATE_LOST };     /* a clue */
  Board board = { 0 };

  for (int cell = 0; cell < N_CELLS; cell++)
    board.digit[cell] = clues[cell] == '.' ? 0 : (uint8_t) (clues[cell] - '0');
  setdoku_watch_set_board (f->watch, &board);
  wait_for (setdoku_player_get_length (f->player) > 10 * 1000 * 1000);
  setdoku_player_seek (f->player, 3);
  setdoku_player_add_breakpoint (f->player, &never);
  act (f, "next-stop", NULL);
  g_assert_true (setdoku_player_is_finding (f->player, NULL));
  g_assert_true (says (f->bar, "Looking… event "));
  g_assert_true (g_action_group_get_action_enabled (setdoku_watch_get_actions (f->watch), "cancel-run"));
  act (f, "cancel-run", NULL);
  g_assert_false (setdoku_player_is_finding (f->player, NULL));
  act (f, "next-stop", NULL);
  g_assert_true (setdoku_player_is_finding (f->player, NULL));
  press (f, GDK_KEY_Escape, 0);
  g_assert_false (setdoku_player_is_finding (f->player, NULL));
  g_assert_false (says (f->bar, "Looking…"));
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 3);
}

static void
test_bookmarks (Fixture *f, gconstpointer data)
{
  GtkWidget *bookmarks = find_below (f->bar, SETDOKU_TYPE_BOOKMARKS);
  const Bookmark *bookmark;

  setdoku_player_seek (f->player, 100);
  act (f, "bookmark", NULL);
  bookmark = setdoku_player_find_bookmark (f->player, 100);
  g_assert_nonnull (bookmark);
  g_assert_cmpstr (bookmark->note, ==, "");
  setdoku_player_set_bookmark (f->player, 100, "here it goes wrong");
  setdoku_player_seek (f->player, 300);
  act (f, "bookmark", NULL);
  setdoku_player_seek (f->player, 200);
  press (f, GDK_KEY_m, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 300);
  press (f, GDK_KEY_m, GDK_SHIFT_MASK);
  g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, 100);
  g_assert_false (g_action_group_get_action_enabled (setdoku_watch_get_actions (f->watch), "previous-bookmark"));

  /* The list has the note to be changed. */
  {
    GtkWidget *note = find_below (find_below (bookmarks, GTK_TYPE_SCROLLED_WINDOW), GTK_TYPE_ENTRY);

    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (note)), ==, "here it goes wrong");
    gtk_editable_set_text (GTK_EDITABLE (note), "better");
    g_assert_cmpstr (setdoku_player_find_bookmark (f->player, 100)->note, ==, "better");
  }
  setdoku_player_set_bookmark (f->player, 100, NULL);
  setdoku_player_set_bookmark (f->player, 300, NULL);
  g_assert_null (find_below (find_below (bookmarks, GTK_TYPE_SCROLLED_WINDOW), GTK_TYPE_ENTRY));
}

static void
test_lane_asks_for_a_bookmark (Fixture *f, gconstpointer data)
{
  GtkWidget *strip = find_below (f->bar, SETDOKU_TYPE_STRIP);

  g_signal_emit_by_name (strip, "bookmark", UINT64_C (42));
  g_assert_nonnull (setdoku_player_find_bookmark (f->player, 42));
  run_frames (f->window);
  g_assert_nonnull (find_below (strip, GTK_TYPE_POPOVER));
}

/* The panel is drawn up, or the phone lies on its side: its note is asked for all the same. */
static void
test_bookmark_without_the_strip (Fixture *f, gconstpointer data)
{
  GtkWidget *strip = find_below (f->bar, SETDOKU_TYPE_STRIP), *note;

  gtk_widget_set_visible (strip, FALSE);
  setdoku_player_seek (f->player, 100);
  act (f, "bookmark", NULL);
  note = gtk_widget_get_last_child (gtk_widget_get_parent (strip));
  g_assert_true (GTK_IS_POPOVER (note));
  wait_for (gtk_widget_get_mapped (note));
  gtk_editable_set_text (GTK_EDITABLE (find_below (note, GTK_TYPE_ENTRY)), "here");
  g_assert_cmpstr (setdoku_player_find_bookmark (f->player, 100)->note, ==, "here");
}

static void
test_go_to (Fixture *f, gconstpointer data)
{
  static const struct { const char *text; uint64_t event; const char *error; } cases[] = {
    { "357", 357, "" },
    { " 16 ", 16, "" },
    { "0", 0, "" },
    { "839", 0, "There are only 838 events." },
    { "3.5", 0, "Type the number of an event." },
    { "", 0, "Type the number of an event." },
    { "99999999999999999999999", 0, "Type the number of an event." },
    { "838", 838, "" },
  };
  SetdokuBookmarks *bookmarks = SETDOKU_BOOKMARKS (find_below (f->bar, SETDOKU_TYPE_BOOKMARKS));

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      bool good = cases[i].error[0] == '\0';

      g_assert_true (setdoku_bookmarks_go_to (bookmarks, cases[i].text) == good);
      g_assert_cmpuint (setdoku_player_get_cursor (f->player), ==, cases[i].event);
      g_assert_cmpstr (setdoku_bookmarks_get_error (bookmarks), ==, cases[i].error);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
#define ADD(path, function) g_test_add (path, Fixture, NULL, open_watch, function, close_watch)
  ADD ("/watch-places/heat-map-of-the-seed", test_heat_map);
  ADD ("/watch-places/a-range-is-counted", test_range_is_counted);
  ADD ("/watch-places/rules-are-breakpoints", test_rules_are_breakpoints);
  ADD ("/watch-places/stops-on-a-cell", test_cell_stops);
  ADD ("/watch-places/not-found-is-said", test_not_found);
  ADD ("/watch-places/a-run-is-stopped", test_run_is_stopped);
  ADD ("/watch-places/bookmarks-have-notes", test_bookmarks);
  ADD ("/watch-places/the-lane-asks-for-a-bookmark", test_lane_asks_for_a_bookmark);
  ADD ("/watch-places/a-bookmark-without-the-strip", test_bookmark_without_the_strip);
  ADD ("/watch-places/events-by-number", test_go_to);
  return g_test_run ();
}
