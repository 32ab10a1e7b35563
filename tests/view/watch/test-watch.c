/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch.c — the Watch view: from the first step to the first dead end, asking why, and going on by hand. */
#include "watch-fixture.h"

#include "view/board/setdoku-cell.h"
#include "view/watch/setdoku-watch-panel.h"

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
  g_assert_cmpint (setdoku_player_get_trace (f.player)->options.cell, ==, CELL_LINEAR);
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
  set_room (&f, setdoku_room_for (360, 640, 1));        /* no room for the card: it is said above */
  g_assert_true (press (&f, GDK_KEY_BackSpace, 0, 0));
  g_assert_cmpstr (title (&f), ==, "Why not 1?");
  set_room (&f, setdoku_room_for (1000, 700, 1));
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
  uint8_t digits[RULES_CELLS_MAX];

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
  wait_for (setdoku_player_get_cursor (f.player) > 0);
  g_assert_cmpstr (title (&f), ==, "Running");
  act (&f, "play", NULL);
  g_assert_cmpstr (title (&f), !=, "Running");
  set_room (&f, setdoku_room_for (360, 640, 1));
  run_frames (f.window);
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
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch/steps-to-the-first-dead-end", test_first_dead_end);
  g_test_add_func ("/watch/plays-by-the-clock", test_playing);
  g_test_add_func ("/watch/stops-where-told", test_stops);
  g_test_add_func ("/watch/changes-strategy-and-switches", test_strategy);
  g_test_add_func ("/watch/answers-why", test_why);
  g_test_add_func ("/watch/goes-on-by-hand", test_continue);
  g_test_add_func ("/watch/runs-with-frames", test_frames);
  g_test_add_func ("/watch/has-an-address", test_address);
  g_test_add_func ("/watch/address-is-given-up", test_address_given_up);
  return g_test_run ();
}
