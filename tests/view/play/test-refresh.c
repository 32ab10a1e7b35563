/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-refresh.c — one command, one refresh: the game and Play each tell once, and the board is drawn once. */
#include "window-fixture.h"

#define MARKED_LINE \
  ":0000:x:..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..:111 211::"

typedef struct { int game, play, board; } Told;

static Told told;

static void
count (int *n)
{
  ++*n;
}

static void
listen (Fixture *fixture)
{
  g_signal_connect_swapped (game_of (fixture), "changed", G_CALLBACK (count), &told.game);
  g_signal_connect_swapped (setdoku_window_get_play (fixture->window), "changed", G_CALLBACK (count), &told.play);
  g_signal_connect_swapped (setdoku_window_get_grid (fixture->window), "notify::scene", G_CALLBACK (count), &told.board);
}

static void
begin (Fixture *fixture)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (0));
  listen (fixture);
}

static const Hint *
hint_of (Fixture *fixture)
{
  return setdoku_hint_session_get (setdoku_play_get_hints (setdoku_window_get_play (fixture->window)));
}

static void
check (const char *what,
       int         changes)
{
  g_test_message ("%s: %d, %d, %d", what, told.game, told.play, told.board);
  g_assert_cmpint (told.game, ==, changes);
  g_assert_cmpint (told.play, ==, 1);
  g_assert_cmpint (told.board, ==, 1);
}

static void
test_each_key_is_shown_once (Fixture       *fixture,
                             gconstpointer  data)
{
  static const struct { const char *what; guint keyval; GdkModifierType modifiers; int changes; } keys[] = {
    { "a digit", GDK_KEY_9, 0, 1 },
    { "erase", GDK_KEY_Delete, 0, 1 },
    { "a centre mark", GDK_KEY_9, GDK_CONTROL_MASK, 1 },
    { "a corner mark", GDK_KEY_x, 0, 0 },
    { "in its mode", GDK_KEY_1, 0, 1 },
    { "a digit over marks", GDK_KEY_z, 0, 0 },
    { "in its mode", GDK_KEY_8, 0, 1 },
    { "fill marks", GDK_KEY_m, 0, 1 },
    { "tidy marks, and there is nothing to tidy", GDK_KEY_M, GDK_SHIFT_MASK, 0 },
    { "move", GDK_KEY_Right, 0, 0 },
    { "the next digit", GDK_KEY_e, 0, 0 },
    { "pairs", GDK_KEY_b, 0, 0 },
    { "digit first", GDK_KEY_f, 0, 0 },
    { "take up", GDK_KEY_5, 0, 0 },
    { "put down", GDK_KEY_Escape, 0, 0 },
    { "digit first no more", GDK_KEY_f, 0, 0 },
    { "everything", GDK_KEY_a, GDK_CONTROL_MASK, 0 },
    { "a colour", GDK_KEY_v, 0, 0 },
    { "for all of them", GDK_KEY_3, 0, 1 },
  };

  begin (fixture);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      told = (Told) { 0 };
      g_assert_true (press (fixture, keys[i].keyval, keys[i].modifiers));
      check (keys[i].what, keys[i].changes);
    }
}

static void
test_each_action_is_shown_once (Fixture       *fixture,
                                gconstpointer  data)
{
  static const char *const actions[] = {
    "board.fill-marks", "win.undo", "win.redo", "board.erase", "win.undo", "win.start-over",
  };

  begin (fixture);
  g_assert_true (press (fixture, GDK_KEY_9, 0));
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      told = (Told) { 0 };
      act (fixture, actions[i]);
      check (actions[i], 1);
    }
}

static void
test_clues_are_shown_once (Fixture       *fixture,
                           gconstpointer  data)
{
  static const guint keys[] = { GDK_KEY_1, GDK_KEY_2, GDK_KEY_BackSpace, GDK_KEY_Left, GDK_KEY_Delete };

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  act (fixture, "win.type-clues");
  listen (fixture);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      told = (Told) { 0 };
      g_assert_true (press (fixture, keys[i], 0));
      check ("clues", told.game);
      g_assert_cmpint (told.game, <=, 1);
    }
}

static void
ask (Fixture *fixture)
{
  g_assert_true (press (fixture, GDK_KEY_h, 0));
  wait_for (hint_of (fixture));
}

static void
test_a_hint_is_carried_out_at_once (Fixture       *fixture,
                                    gconstpointer  data)
{
  begin (fixture);
  ask (fixture);
  told = (Told) { 0 };
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  check ("hint", 1);
}

/* Several steps back are one command. */
static void
test_a_mistake_is_undone_at_once (Fixture       *fixture,
                                  gconstpointer  data)
{
  begin (fixture);
  g_assert_true (press (fixture, GDK_KEY_1, 0));                       /* 9 is right */
  g_assert_true (press (fixture, GDK_KEY_Right, 0));
  g_assert_true (press (fixture, GDK_KEY_8, 0));
  g_assert_true (press (fixture, GDK_KEY_m, 0));
  ask (fixture);
  g_assert_cmpint (hint_of (fixture)->kind, ==, HINT_MISTAKE);
  told = (Told) { 0 };
  g_assert_true (press (fixture, GDK_KEY_H, GDK_SHIFT_MASK));
  check ("mistake", 1);
  g_assert_false (setdoku_game_can_undo (game_of (fixture)));
}

/* Marks that are pasted come with their puzzle. */
static void
test_marks_are_pasted_at_once (Fixture       *fixture,
                               gconstpointer  data)
{
  begin (fixture);
  told = (Told) { 0 };
  setdoku_window_take_text (fixture->window, MARKED_LINE, -1, NULL);
  g_assert_cmpint (told.game, ==, 1);
  g_assert_cmphex (cells_of_game (fixture)[0].centre, !=, 0);
  act (fixture, "win.type-clues");
  told = (Told) { 0 };
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  check ("clues", 1);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/refresh/keys", Fixture, NULL, set_up, test_each_key_is_shown_once, tear_down);
  g_test_add ("/refresh/actions", Fixture, NULL, set_up, test_each_action_is_shown_once, tear_down);
  g_test_add ("/refresh/clues", Fixture, NULL, set_up, test_clues_are_shown_once, tear_down);
  g_test_add ("/refresh/hint", Fixture, NULL, set_up, test_a_hint_is_carried_out_at_once, tear_down);
  g_test_add ("/refresh/mistake", Fixture, NULL, set_up, test_a_mistake_is_undone_at_once, tear_down);
  g_test_add ("/refresh/marks", Fixture, NULL, set_up, test_marks_are_pasted_at_once, tear_down);
  return run_tests ();
}
