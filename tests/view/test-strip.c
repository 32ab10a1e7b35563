/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-strip.c — the strip says where one is, and where one points; the set table holds the rows of an explanation. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/setdoku-set-table.h"
#include "view/setdoku-strip.h"

static GtkWidget *
show (GtkWidget *widget, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);
  return window;
}

/* The whole search of a strategy on the empty board; the clock is the test's own. */
static SetdokuPlayer *
explored (const char *strategy)
{
  SetdokuPlayer *player = setdoku_player_new ();
  const Strategy *found = strategy_find (strategy);
  Board empty = { 0 };
  int64_t now = 1000000;

  setdoku_player_start (player, found, &empty, &found->defaults, 0);
  while (!setdoku_player_is_ended (player))
    {
      setdoku_player_tick (player, now += 16667);
      g_usleep (500);
    }
  return player;
}

static void
test_value (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *strip = g_object_ref_sink (setdoku_strip_new (player));
  Condition dead_end = CONDITION_KIND (EVENT_WIPEOUT);
  g_autofree char *start = setdoku_strip_value_text (SETDOKU_STRIP (strip)), *dead = NULL, *end = NULL, *expected = NULL;

  g_assert_cmpstr (start, ==, "Event 0 of 838, depth 0, before the first step");
  g_assert_true (setdoku_player_find (player, &dead_end, 1));
  dead = setdoku_strip_value_text (SETDOKU_STRIP (strip));
  expected = g_strdup_printf ("Event %" G_GUINT64_FORMAT " of 838, depth %d, dead end", setdoku_player_get_cursor (player),
                              setdoku_player_get_event (player)->depth);
  g_assert_cmpstr (dead, ==, expected);
  setdoku_player_seek (player, UINT64_MAX);
  end = setdoku_strip_value_text (SETDOKU_STRIP (strip));
  g_assert_cmpstr (end, ==, "Event 838 of 838, depth 81, solution");
  g_object_unref (strip);
}

static void
test_hits (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = setdoku_strip_new (player);
  GtkWidget *window = show (widget, 1000, 56);
  SetdokuStrip *strip = SETDOKU_STRIP (widget);
  int width = gtk_widget_get_width (widget);

  g_assert_cmpuint (setdoku_strip_event_at (strip, -100), ==, 0);
  g_assert_cmpuint (setdoku_strip_event_at (strip, 0), ==, 0);
  g_assert_cmpuint (setdoku_strip_event_at (strip, width), ==, 838);
  g_assert_cmpuint (setdoku_strip_event_at (strip, 10 * width), ==, 838);
  g_assert_cmpuint (setdoku_strip_event_at (strip, width / 2.0), ==, 419);
  for (uint64_t event = 0; event <= 838; event += 7)
    g_assert_cmpuint (setdoku_strip_event_at (strip, setdoku_strip_x_of (strip, event)), ==, event);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_table_of_dead_end (void)
{
  g_autoptr (SetdokuPlayer) player = explored ("ascending");
  GtkWidget *widget = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  GtkWidget *window = show (widget, 360, 300);
  SetdokuSetTable *table = SETDOKU_SET_TABLE (widget);
  Condition dead_end = CONDITION_KIND (EVENT_WIPEOUT);
  Explanation explanation = { .cell = -1 };
  int height, digits = 0;

  g_assert_true (setdoku_player_find (player, &dead_end, 1));
  explain_event (setdoku_player_get_event (player), setdoku_player_get_view (player), &strategy_ascending, 1, &explanation);
  setdoku_set_table_set_explanation (table, &explanation);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, 5);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);

  /* Every member of every set, and nothing else, is found by pointing at it. */
  for (int y = 0; y < height; y++)
    for (int x = 0; x < gtk_widget_get_width (widget); x++)
      {
        int row, digit;

        setdoku_set_table_pick (table, x, y, &row, &digit);
        if (digit)
          g_assert_true (digits_has (explanation.rows[row].digits, digit));
        if (row == 0 && digit)
          digits |= 1 << digit;
      }
  g_assert_cmpint (digits, ==, explanation.rows[0].digits);

  setdoku_set_table_set_explanation (table, NULL);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, 0);
  {
    int kept;

    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &kept, NULL, NULL, NULL);
    g_assert_cmpint (kept, ==, height);
  }
  explanation_clear (&explanation);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_table_folds (void)
{
  SetdokuSetTable *table = g_object_ref_sink (g_object_new (SETDOKU_TYPE_SET_TABLE, NULL));
  Explanation explanation = { .cell = 0, .spoken = (char *) "", .n_rows = 10 };
  static const int rows[] = { 0, 1, 2, 3, -1, 8, 9 };

  explanation.rows[0] = (SetRow) { .role = ROLE_TARGET, .label = "PV", .digits = DIGITS_ALL };
  for (int i = 1; i <= 8; i++)
    explanation.rows[i] = (SetRow) { .role = ROLE_OTHER, .label = "PV", .digits = digits_of (i) };
  explanation.rows[9] = (SetRow) { .role = ROLE_NONE, .label = "Result", .digits = digits_of (9) };

  setdoku_set_table_set_explanation (table, &explanation);
  g_assert_cmpint (setdoku_set_table_get_n_lines (table), ==, G_N_ELEMENTS (rows));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (setdoku_set_table_get_line_row (table, (int) i), ==, rows[i]);
  g_object_unref (table);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strip/says-where-one-is", test_value);
  g_test_add_func ("/strip/finds-the-event-pointed-at", test_hits);
  g_test_add_func ("/set-table/members-are-where-they-are-drawn", test_table_of_dead_end);
  g_test_add_func ("/set-table/folds-many-operands", test_table_folds);
  return g_test_run ();
}
