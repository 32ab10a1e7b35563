/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-loop.c — what a search on the worker does to the main loop: a real player, ticked every 16 ms as by a frame
 * clock, on a puzzle without a solution whose search in reading order goes on for more than 10⁹ guesses.
 *
 * How long the loop was blocked is taken from the loop itself: the time from the moment it wakes up to the moment it
 * waits again. Memory is the whole process's. Prints one "key: value" line a figure. */
#include <gio/gio.h>
#include <stdatomic.h>

#include "loop-clock.h"
#include "model/search/player.h"
#include "engine/search/strategies/strategies.h"

enum { TICK = 16, CYCLES = 200, LONGEST_START = 40, FAR = 150000000 };    /* ms; times; ms; events */

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only at the very end. */
static const char *const endless = "...................................5........6........7......8.........9.1234.....";

static gboolean
on_tick (gpointer player)
{
  setdoku_player_tick (player, g_get_monotonic_time ());
  return G_SOURCE_CONTINUE;
}

static void
start (SetdokuPlayer *player, const Strategy *strategy)
{
  Board board;

  board_parse (&board, endless);
  setdoku_player_start (player, &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 });
}

static void
run_until (SetdokuPlayer *player, uint64_t events)
{
  while (setdoku_player_get_explored (player) < events && !setdoku_player_is_ended (player))
    g_main_context_iteration (NULL, TRUE);
}

static void
run_for (double time)
{
  double end = bench_ms (CLOCK_MONOTONIC) + time;

  while (bench_ms (CLOCK_MONOTONIC) < end)
    g_main_context_iteration (NULL, TRUE);
}

/* Of a search that becomes longer there is not more to keep, but for keyframes, while they are few. */
static void
measure_long_search (SetdokuPlayer *player)
{
  double near, far, start_wall = bench_ms (CLOCK_MONOTONIC);
  uint64_t explored;

  start (player, &strategy_ascending);
  setdoku_player_set_speed (player, SETDOKU_PLAYER_SPEED_MAX);
  setdoku_player_play (player, 1);
  run_until (player, FAR);
  near = bench_resident ();
  run_until (player, 4 * (uint64_t) FAR);
  far = bench_resident ();
  explored = setdoku_player_get_explored (player);

  g_print ("loop-explored-events: %" G_GUINT64_FORMAT "\n", explored);
  g_print ("loop-explored-events-a-second: %.0f\n",
           1e3 * (double) explored / (bench_ms (CLOCK_MONOTONIC) - start_wall));
  print_loop ("loop");
  g_print ("loop-horizon-events: %" G_GUINT64_FORMAT "\n", setdoku_player_get_length (player));
  g_print ("loop-memory-near-mib: %.1f\n", near);
  g_print ("loop-memory-far-mib: %.1f\n", far);
  g_print ("loop-memory-growth-mib: %.1f\n", far - near);
}

/* A strategy that tells when it was stepped last, to EVERY steps: asking the clock at each would make it slower than
 * the slice that the worker had in mind. */
enum { EVERY = 256 };

static atomic_bool spying;
static _Atomic double last_step;                                     /* ms; while spying */

static bool
step_and_tell (void *state, Event *event)
{
  static _Thread_local unsigned steps;

  if (++steps % EVERY == 0 && atomic_load_explicit (&spying, memory_order_relaxed))
    atomic_store_explicit (&last_step, bench_ms (CLOCK_MONOTONIC), memory_order_relaxed);

  return strategy_ascending.step (state, event);
}

static void
print_times (const char *name, double *times)
{
  qsort (times, CYCLES, sizeof *times, bench_by_value);
  g_print ("loop-%s-median-ms: %.2f\n", name, times[CYCLES / 2]);
  g_print ("loop-%s-max-ms: %.2f\n", name, times[CYCLES - 1]);
}

/* A search a few ticks old, at no certain moment between two ticks. Every other one is beyond its horizon, where the
 * worker never waits for the main loop and works in longer slices. */
static void
start_spy (SetdokuPlayer *player, Strategy *spy, GRand *random, int cycle)
{
  *spy = strategy_ascending;
  spy->step = step_and_tell;
  if (cycle % 2)
    spy->horizon = 1000;
  start (player, spy);
  run_for (g_rand_double_range (random, 0, LONGEST_START));
  g_usleep ((gulong) g_rand_int_range (random, 0, TICK * 1000));
}

static void
measure_cancelling (SetdokuPlayer *player, GRand *random)
{
  Strategy spy;
  double times[CYCLES];

  for (int i = 0; i < CYCLES; i++)
    {
      double asked;

      start_spy (player, &spy, random, i);
      asked = bench_ms (CLOCK_MONOTONIC);
      atomic_store (&last_step, asked);
      atomic_store (&spying, true);
      setdoku_player_clear (player);

      /* Until the worker has not stepped for three ticks. */
      while (bench_ms (CLOCK_MONOTONIC) - MAX (asked, atomic_load (&last_step)) < 3 * TICK)
        g_main_context_iteration (NULL, TRUE);
      times[i] = atomic_load (&last_step) - asked;
      atomic_store (&spying, false);
    }

  print_times ("cancel", times);
}

/* Stopping keeps what was found: it is over when the search was handed back and all of it taken in. */
static void
measure_stopping (SetdokuPlayer *player, GRand *random)
{
  Strategy spy;
  double times[CYCLES];

  for (int i = 0; i < CYCLES; i++)
    {
      double asked;

      start_spy (player, &spy, random, i);
      asked = bench_ms (CLOCK_MONOTONIC);
      setdoku_player_stop_exploring (player);
      while (setdoku_player_tick (player, g_get_monotonic_time ()))
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (100);
      times[i] = bench_ms (CLOCK_MONOTONIC) - asked;
    }

  setdoku_player_clear (player);
  print_times ("stop", times);
}

int
main (void)
{
  g_autoptr(SetdokuPlayer) player = setdoku_player_new ();
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  double before;

  measure_loop ();
  g_timeout_add (TICK, on_tick, player);

  measure_long_search (player);
  before = bench_resident ();
  measure_cancelling (player, random);
  measure_stopping (player, random);
  g_print ("loop-cycles: %d\n", 2 * CYCLES);
  g_print ("loop-cycles-memory-growth-mib: %.1f\n", bench_resident () - before);

  return 0;
}
