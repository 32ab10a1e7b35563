/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-heat.c — where a range of a search failed, counted again from its keyframes. */
#include <math.h>

#include "engine/search/solve.h"
#include "model/search/heat.h"
#include "engine/search/strategies/strategies.h"

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

static SetdokuPlayer *
explored (const Strategy *strategy, const char *clues, uint64_t events)
{
  SetdokuPlayer *player = setdoku_player_new ();
  Board board = { 0 };
  int64_t now = 1000000;

  for (int cell = 0; clues && cell < N_CELLS; cell++)
    if (clues[cell] != '.')
      board.digit[cell] = (uint8_t) (clues[cell] - '0');
  setdoku_player_start (player, &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 0 });
  while (!setdoku_player_is_ended (player) && setdoku_player_get_length (player) < events)
    {
      setdoku_player_tick (player, now += 16667);
      g_usleep (500);
    }
  setdoku_player_stop_exploring (player);
  return player;
}

static void
finish (SetdokuHeat *heat)
{
  while (setdoku_heat_is_counting (heat))
    g_main_context_iteration (NULL, TRUE);
}

static uint64_t
sum (const uint64_t *values, int n)
{
  uint64_t all = 0;

  for (int i = 0; i < n; i++)
    all += values[i];
  return all;
}

static void
the_empty_grid_is_hot_in_row_two (void)
{
  g_autoptr (SetdokuPlayer) player = explored (&strategy_ascending, NULL, UINT64_MAX);
  g_autoptr (SetdokuHeat) heat = setdoku_heat_new ();
  const HeatCounts *counts;

  setdoku_heat_start (heat, player, 1, setdoku_player_get_length (player));
  finish (heat);
  counts = setdoku_heat_get_counts (heat);
  g_assert_cmpuint (counts->exhausted[CELL (2, 8)], ==, 96);
  g_assert_cmpuint (counts->exhausted[CELL (2, 7)], ==, 75);
  g_assert_cmpuint (counts->exhausted[CELL (2, 9)], ==, 54);
  g_assert_cmpuint (counts->exhausted[CELL (5, 7)], ==, 25);
  g_assert_cmpuint (counts->exhausted[CELL (2, 6)], ==, 18);
  g_assert_cmpuint (sum (counts->exhausted, N_CELLS), ==, 310);
  g_assert_cmpuint (setdoku_heat_get_most (heat), ==, 96);
  g_assert_cmpuint (counts->kinds[EVENT_ASSIGN], ==, 391);
  g_assert_cmpuint (counts->kinds[EVENT_UNDO_ASSIGN], ==, 310);
  g_assert_cmpuint (counts->kinds[EVENT_WIPEOUT], ==, 136);
  g_assert_cmpuint (counts->kinds[EVENT_SOLUTION], ==, 1);
  g_assert_cmpuint (setdoku_heat_get_counted (heat), ==, 838);
}

/* Ranges that lie side by side add up, wherever they are cut, also between keyframes. */
static void
ranges_add_up (void)
{
  g_autoptr (SetdokuPlayer) player = explored (&strategy_ascending, "..............3.85..1.2.......5.7.....4...1...9"
                                               ".......5......73..2.1........4...9", 1000000);
  g_autoptr (SetdokuHeat) heat = setdoku_heat_new ();
  uint64_t length = setdoku_player_get_length (player), cuts[] = { 1, 2, 77, 4097, length / 2 + 3, length - 1, length + 1 };
  HeatCounts parts = { .exhausted = { 0 } };

  for (size_t i = 0; i + 1 < G_N_ELEMENTS (cuts); i++)
    {
      setdoku_heat_start (heat, player, cuts[i], cuts[i + 1] - 1);
      finish (heat);
      g_assert_cmpuint (sum (setdoku_heat_get_counts (heat)->kinds, N_EVENT_KINDS), ==, cuts[i + 1] - cuts[i]);
      for (int cell = 0; cell < N_CELLS; cell++)
        parts.exhausted[cell] += setdoku_heat_get_counts (heat)->exhausted[cell];
      for (int kind = 0; kind < N_EVENT_KINDS; kind++)
        parts.kinds[kind] += setdoku_heat_get_counts (heat)->kinds[kind];
    }
  setdoku_heat_start (heat, player, 1, length);
  finish (heat);
  g_assert_cmpmem (&parts, sizeof parts, setdoku_heat_get_counts (heat), sizeof (HeatCounts));
}

/* Whoever guesses, also where the choice is among places rather than digits. */
static void
it_is_as_hot_as_the_solver_says (void)
{
  const char *clues = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (SetdokuPlayer) player = NULL;
      g_autoptr (SetdokuHeat) heat = setdoku_heat_new ();
      SolveResult solved;
      Board board;

      if (!(*strategy)->guess)
        continue;
      player = explored (*strategy, clues, 6000000);
      g_assert_true (setdoku_player_is_ended (player));
      board_from_digits (&board, setdoku_player_get_trace (player)->board.digit);
      solve (&(Trace) { .strategy = *strategy, .board = board, .options = (*strategy)->defaults }, NULL, &solved);
      setdoku_heat_start (heat, player, 1, setdoku_player_get_length (player));
      finish (heat);
      g_test_message ("%s", (*strategy)->id);
      g_assert_cmpuint (sum (solved.exhausted, N_CELLS), >, 0);
      g_assert_cmpmem (solved.exhausted, sizeof solved.exhausted, setdoku_heat_get_counts (heat)->exhausted,
                       sizeof solved.exhausted);
    }
}

static void
counting_can_be_stopped_and_what_was_counted_stays (void)
{
  g_autoptr (SetdokuPlayer) player = explored (&strategy_ascending, "..............3.85..1.2.......5.7.....4...1...9"
                                               ".......5......73..2.1........4...9", 20000000);
  g_autoptr (SetdokuHeat) heat = setdoku_heat_new ();
  uint64_t counted;

  setdoku_heat_start (heat, player, 1, setdoku_player_get_length (player));
  while (setdoku_heat_is_counting (heat) && setdoku_heat_get_counted (heat) == 0)
    g_main_context_iteration (NULL, TRUE);
  setdoku_heat_stop (heat);
  counted = setdoku_heat_get_counted (heat);
  g_assert_cmpuint (counted, >, 0);
  g_assert_cmpuint (sum (setdoku_heat_get_counts (heat)->kinds, N_EVENT_KINDS), ==, counted);
  g_assert_true (setdoku_heat_has_range (heat));
  setdoku_heat_clear (heat);
  g_assert_false (setdoku_heat_has_range (heat));
  g_assert_cmpuint (setdoku_heat_get_most (heat), ==, 0);
}

static void
events_are_located_without_a_move (void)
{
  g_autoptr (SetdokuPlayer) player = explored (&strategy_ascending, NULL, UINT64_MAX);
  Condition dead_end = CONDITION_KIND (EVENT_WIPEOUT), solution = CONDITION_KIND (EVENT_SOLUTION);

  setdoku_player_seek (player, 500);
  g_assert_cmpuint (setdoku_player_locate (player, &dead_end, 0, 1), ==, 16);
  g_assert_cmpuint (setdoku_player_locate (player, &solution, 0, 1), ==, 838);
  g_assert_cmpuint (setdoku_player_locate (player, &dead_end, 16, -1), ==, 0);
  g_assert_cmpuint (setdoku_player_locate (player, &dead_end, 17, -1), ==, 16);
  g_assert_cmpuint (setdoku_player_get_cursor (player), ==, 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heat/empty-grid", the_empty_grid_is_hot_in_row_two);
  g_test_add_func ("/heat/ranges-add-up", ranges_add_up);
  g_test_add_func ("/heat/solver", it_is_as_hot_as_the_solver_says);
  g_test_add_func ("/heat/stop", counting_can_be_stopped_and_what_was_counted_stays);
  g_test_add_func ("/heat/locate", events_are_located_without_a_move);
  return g_test_run ();
}
