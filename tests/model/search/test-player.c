/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-player.c — real searches on the worker, a main loop and made-up frame times. */
#include <gio/gio.h>

#include "model/search/player.h"
#include "engine/search/strategies/strategies.h"

enum { FRAME = 16667 };

static const char *const hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ nodes. */
static const char *const endless =
  "...................................5........6........7......8.........9.1234.....";

typedef struct {
  SetdokuPlayer *player;
  int64_t        now;
  int            moved, explored, changed;
} Stage;

static void count_moved    (SetdokuPlayer *player, Stage *stage) { stage->moved++; }
static void count_explored (SetdokuPlayer *player, Stage *stage) { stage->explored++; }
static void count_changed  (SetdokuPlayer *player, Stage *stage) { stage->changed++; }

static void
stage_init (Stage *stage)
{
  *stage = (Stage) { .player = setdoku_player_new (), .now = 1000000 };
  g_signal_connect (stage->player, "moved", G_CALLBACK (count_moved), stage);
  g_signal_connect (stage->player, "explored", G_CALLBACK (count_explored), stage);
  g_signal_connect (stage->player, "changed", G_CALLBACK (count_changed), stage);
}

static void
stage_clear (Stage *stage)
{
  g_assert_finalize_object (stage->player);
}

static Board
board_of (const char *clues)
{
  Board board = { 0 };

  if (clues)
    g_assert_true (board_parse (&board, clues));
  return board;
}

static void
start (Stage *stage, const Strategy *strategy, const char *clues)
{
  Board board = board_of (clues);

  setdoku_player_start (stage->player,
                        &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 });
}

/* One frame: what the main loop has, then a tick. No signal comes twice in it. */
static bool
frame (Stage *stage)
{
  bool more;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  stage->moved = stage->explored = stage->changed = 0;
  more = setdoku_player_tick (stage->player, stage->now += FRAME);
  g_assert_cmpint (stage->moved, <=, 1);
  g_assert_cmpint (stage->explored, <=, 1);
  g_assert_cmpint (stage->changed, <=, 1);
  return more;
}

/* Frames until there is nothing to wait for. */
static void
settle (Stage *stage)
{
  int64_t end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (frame (stage))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_usleep (200);
    }
}

static void
idle (int milliseconds)
{
  int64_t end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
}

static void
check_empty_grid (Stage *stage)
{
  const Counters *totals = setdoku_player_get_totals (stage->player);

  g_assert_true (setdoku_player_is_ended (stage->player));
  g_assert_false (setdoku_player_is_exploring (stage->player));
  g_assert_cmpint (setdoku_player_get_outcome (stage->player), ==, OUTCOME_SOLVED);
  g_assert_cmpuint (setdoku_player_get_length (stage->player), ==, 838);
  g_assert_cmpuint (setdoku_player_get_explored (stage->player), ==, 838);
  g_assert_cmpuint (totals->placements, ==, 391);
  g_assert_cmpuint (totals->backtracks, ==, 310);
  g_assert_cmpuint (totals->tests, ==, 3195);
}

static void
test_no_search (void)
{
  Stage stage;
  DepthColumn columns[3] = { { .kinds = 5 } };

  stage_init (&stage);
  g_assert_null (setdoku_player_get_strategy (stage.player));
  g_assert_false (setdoku_player_tick (stage.player, 1));
  g_assert_false (setdoku_player_is_exploring (stage.player));
  g_assert_cmpuint (setdoku_player_get_length (stage.player), ==, 0);
  g_assert_cmpuint (setdoku_player_get_totals (stage.player)->nodes, ==, 0);
  setdoku_player_profile (stage.player, 1, 100, 3, columns);
  g_assert_cmpuint (columns[0].kinds, ==, 0);
  setdoku_player_stop_exploring (stage.player);
  setdoku_player_go_on_exploring (stage.player);
  setdoku_player_pause (stage.player);
  setdoku_player_clear (stage.player);
  g_assert_cmpint (stage.changed, ==, 0);
  stage_clear (&stage);
}

static void
test_explores (void)
{
  Stage stage;

  stage_init (&stage);
  start (&stage, &strategy_ascending, NULL);
  g_assert_true (setdoku_player_is_exploring (stage.player));
  g_assert_cmpint (setdoku_player_get_event (stage.player)->kind, ==, EVENT_START);
  settle (&stage);
  check_empty_grid (&stage);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 0);

  setdoku_player_clear (stage.player);
  g_assert_null (setdoku_player_get_strategy (stage.player));
  g_assert_cmpuint (setdoku_player_get_length (stage.player), ==, 0);
  stage_clear (&stage);
}

static uint64_t
placing_in_list (const Event *events, uint64_t cursor, int cell, int digit)
{
  for (; cursor > 0; cursor--)
    if ((events[cursor].kind == EVENT_ASSIGN || events[cursor].kind == EVENT_SINGLE)
        && events[cursor].cell == cell && events[cursor].digit == digit)
      return cursor;
  return 0;
}

/* Seeking, stepping and finding against the plain list of events. */
static void
check_moves (const Strategy *strategy, const char *clues)
{
  enum { MOST = 60000 };
  g_autofree Event *events = g_new0 (Event, MOST + 1);
  g_autofree char *state = g_malloc (strategy->size (&strategy->defaults));
  Board board = board_of (clues);
  uint64_t length = 0, cursor = 0;
  Stage stage;

  strategy->start (state, &board, &strategy->defaults, 1);
  while (length < MOST && strategy->step (state, &events[length + 1]))
    length++;

  stage_init (&stage);
  start (&stage, strategy, clues);
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_length (stage.player), >=, length);
  for (int n = 0; n < 300; n++)
    {
      uint64_t target = (uint64_t) g_test_rand_double_range (0, (double) length + 1);
      int cell = g_test_rand_int_range (0, N_CELLS);
      const SearchView *view;

      if (n % 3)
        setdoku_player_seek (stage.player, target);
      else
        setdoku_player_step (stage.player, (int64_t) target - (int64_t) cursor);
      cursor = setdoku_player_get_cursor (stage.player);
      g_assert_cmpuint (cursor, ==, target);
      if (cursor)
        g_assert_true (event_equal (setdoku_player_get_event (stage.player), &events[cursor]));

      view = setdoku_player_get_view (stage.player);
      if (cursor && (events[cursor].kind == EVENT_ASSIGN || events[cursor].kind == EVENT_SINGLE))
        g_assert_cmpint (view->board.digit[events[cursor].cell], ==, events[cursor].digit);
      else if (cursor && events[cursor].kind == EVENT_UNDO_ASSIGN)
        g_assert_cmpint (view->board.digit[events[cursor].cell], ==, 0);
      g_assert_cmpuint (setdoku_player_find_placing (stage.player, cell), ==,
                        view->board.digit[cell] && view->origin[cell] != ORIGIN_GIVEN
                        ? placing_in_list (events, cursor, cell, view->board.digit[cell]) : 0);
      g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, cursor);
    }

  setdoku_player_step (stage.player, INT64_MIN);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 0);
  setdoku_player_step (stage.player, INT64_MAX);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, setdoku_player_get_length (stage.player));
  stage_clear (&stage);
}

static void
test_moves (void)
{
  check_moves (&strategy_ascending, NULL);
  check_moves (&strategy_explore, hard);
  check_moves (&strategy_potential, NULL);
}

static void
test_find (void)
{
  Stage stage;
  uint64_t n = 0;

  stage_init (&stage);
  start (&stage, &strategy_ascending, NULL);
  settle (&stage);
  while (setdoku_player_find (stage.player, &CONDITION_KIND (EVENT_UNDO_ASSIGN), 1))
    n++;
  g_assert_cmpuint (n, ==, 310);
  while (setdoku_player_find (stage.player, &CONDITION_KIND (EVENT_UNDO_ASSIGN), -1))
    n--;
  g_assert_cmpuint (n, ==, 1);
  stage_clear (&stage);
}

static void
test_playing (void)
{
  Stage stage;

  stage_init (&stage);
  start (&stage, &strategy_ascending, NULL);
  settle (&stage);
  setdoku_player_set_speed (stage.player, 600);
  setdoku_player_play (stage.player, 1);
  g_assert_true (setdoku_player_is_playing (stage.player));
  for (int i = 0; i <= 30; i++)
    g_assert_true (frame (&stage));
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 300);
  g_assert_cmpint (stage.moved, ==, 1);
  g_assert_cmpint (places_count (setdoku_player_get_touched (stage.player)), >, 0);

  /* Any move by hand pauses. */
  stage.changed = 0;
  setdoku_player_step (stage.player, -1);
  g_assert_false (setdoku_player_is_playing (stage.player));
  g_assert_cmpint (stage.changed, ==, 1);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 299);
  g_assert_false (frame (&stage));
  g_assert_cmpint (places_count (setdoku_player_get_touched (stage.player)), ==, 0);

  /* To the end, where it pauses by itself; and back. */
  setdoku_player_play (stage.player, 1);
  settle (&stage);
  g_assert_false (setdoku_player_is_playing (stage.player));
  g_assert_cmpint (stage.changed, ==, 1);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 838);
  setdoku_player_play (stage.player, -1);
  g_assert_cmpint (setdoku_player_get_direction (stage.player), ==, -1);
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 0);

  /* At a stop. */
  setdoku_player_set_stops (stage.player, 1u << EVENT_WIPEOUT);
  setdoku_player_set_speed (stage.player, 1e9);
  g_assert_cmpfloat (setdoku_player_get_speed (stage.player), ==, SETDOKU_PLAYER_SPEED_MAX);
  setdoku_player_play (stage.player, 1);
  settle (&stage);
  g_assert_false (setdoku_player_is_playing (stage.player));
  g_assert_cmpint (setdoku_player_get_event (stage.player)->kind, ==, EVENT_WIPEOUT);
  stage_clear (&stage);
}

/* Playing faster than the worker: waits for it, and goes on. */
static void
test_playing_waits (void)
{
  Stage stage;

  stage_init (&stage);
  setdoku_player_set_speed (stage.player, SETDOKU_PLAYER_SPEED_MAX);
  start (&stage, &strategy_ascending, endless);
  setdoku_player_play (stage.player, 1);
  for (int i = 0; i < 60; i++)
    {
      g_assert_true (frame (&stage));
      g_assert_true (setdoku_player_is_playing (stage.player));
      g_usleep (2000);
    }
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), >, 0);

  setdoku_player_stop_exploring (stage.player);
  g_assert_false (setdoku_player_is_exploring (stage.player));
  settle (&stage);
  g_assert_false (setdoku_player_is_playing (stage.player));
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, setdoku_player_get_length (stage.player));
  stage_clear (&stage);
}

static void
test_horizon (void)
{
  static Strategy near;                /* a dropped worker may still look at it */
  Stage stage;

  near = strategy_ascending;
  near.horizon = 500;
  stage_init (&stage);
  start (&stage, &near, NULL);
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_length (stage.player), ==, 500);
  g_assert_cmpuint (setdoku_player_get_explored (stage.player), ==, 838);
  g_assert_cmpint (setdoku_player_get_outcome (stage.player), ==, OUTCOME_SOLVED);
  setdoku_player_set_speed (stage.player, 1e6);
  setdoku_player_play (stage.player, 1);
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 500);

  /* Playing ends there while the search goes on, beyond. */
  start (&stage, &near, endless);
  setdoku_player_play (stage.player, 1);
  for (int i = 0; i < 2000 && setdoku_player_is_playing (stage.player); i++)
    {
      frame (&stage);
      g_usleep (500);
    }
  g_assert_false (setdoku_player_is_playing (stage.player));
  g_assert_true (setdoku_player_is_exploring (stage.player));
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 500);
  stage_clear (&stage);
}

/* Stopped and sent on at random, the search is the same in the end. */
static void
test_stop_and_go_on (void)
{
  Stage stage, whole;
  Board board = board_of (hard);

  stage_init (&whole);
  start (&whole, &strategy_explore, hard);
  stage_init (&stage);
  setdoku_player_start (stage.player,
                        &(Trace) { .strategy = &strategy_explore, .board = board, .options = strategy_explore.defaults, .seed = 1 });
  for (int i = 0; i < 200; i++)
    {
      setdoku_player_stop_exploring (stage.player);
      if (i % 3 == 0)
        frame (&stage);
      if (i % 7 == 0)
        {
          uint64_t explored;

          settle (&stage);
          explored = setdoku_player_get_explored (stage.player);
          idle (1);
          frame (&stage);
          g_assert_cmpuint (setdoku_player_get_explored (stage.player), ==, explored);
        }
      setdoku_player_go_on_exploring (stage.player);
      g_usleep ((gulong) g_test_rand_int_range (0, 500));
    }
  settle (&stage);
  settle (&whole);
  g_assert_true (setdoku_player_is_ended (stage.player));
  g_assert_cmpuint (setdoku_player_get_explored (stage.player), ==, setdoku_player_get_explored (whole.player));
  g_assert_cmpmem (setdoku_player_get_totals (stage.player), sizeof (Counters),
                   setdoku_player_get_totals (whole.player), sizeof (Counters));
  stage_clear (&stage);
  stage_clear (&whole);
}

static int
count_threads (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/task", 0, NULL);
  int n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

/* Start, cancel and start again at random moments: only the last search is ever seen. */
static void
test_restart (void)
{
  Stage stage;
  int cycles = g_test_slow () ? 10000 : 200;

  stage_init (&stage);
  for (int i = 0; i < cycles; i++)
    {
      start (&stage, i % 2 ? &strategy_explore : &strategy_ascending, i % 3 ? endless : NULL);
      g_assert_cmpuint (setdoku_player_get_length (stage.player), ==, 0);
      if (i % 5 == 0)
        setdoku_player_clear (stage.player);
      if (i % 2)
        frame (&stage);
      idle (g_test_rand_int_range (0, 20));
      frame (&stage);
    }
  g_assert_cmpint (count_threads (), <, 32);

  start (&stage, &strategy_ascending, NULL);
  settle (&stage);
  check_empty_grid (&stage);
  stage_clear (&stage);
}

static void
test_dispose_in_mid_run (void)
{
  for (int i = 0; i < 30; i++)
    {
      Stage stage;

      stage_init (&stage);
      start (&stage, &strategy_ascending, endless);
      setdoku_player_play (stage.player, 1);
      idle (g_test_rand_int_range (0, 5));
      if (i % 2)
        frame (&stage);
      stage.moved = stage.explored = stage.changed = 0;
      stage_clear (&stage);
      idle (3);
      g_assert_cmpint (stage.moved + stage.explored + stage.changed, ==, 0);
    }
}

static void
restart_from_signal (SetdokuPlayer *player, const Board *board)
{
  setdoku_player_start (player,
                        &(Trace) { .strategy = &strategy_ascending, .board = *board, .options = strategy_ascending.defaults, .seed = 1 });
}

static void
test_another_search_from_a_signal (void)
{
  Stage stage;
  Board board = { 0 };

  stage_init (&stage);
  start (&stage, &strategy_ascending, NULL);
  settle (&stage);
  g_signal_connect (stage.player, "moved", G_CALLBACK (restart_from_signal), &board);
  setdoku_player_play (stage.player, 1);
  setdoku_player_set_speed (stage.player, 1e5);
  settle (&stage);
  g_assert_cmpuint (setdoku_player_get_cursor (stage.player), ==, 0);
  check_empty_grid (&stage);
  stage_clear (&stage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player/no-search", test_no_search);
  g_test_add_func ("/player/explores", test_explores);
  g_test_add_func ("/player/moves", test_moves);
  g_test_add_func ("/player/find", test_find);
  g_test_add_func ("/player/playing", test_playing);
  g_test_add_func ("/player/playing-waits", test_playing_waits);
  g_test_add_func ("/player/horizon", test_horizon);
  g_test_add_func ("/player/stop-and-go-on", test_stop_and_go_on);
  g_test_add_func ("/player/restart", test_restart);
  g_test_add_func ("/player/dispose-in-mid-run", test_dispose_in_mid_run);
  g_test_add_func ("/player/another-search-from-a-signal", test_another_search_from_a_signal);
  return g_test_run ();
}
