/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-watch.c — what a frame of the real window costs while a search is played and the worker still runs ahead: from
 * the moment the frame clock begins a frame, the player's tick, strip, panel and board included, to the moment it is
 * handed over. CPU is that of this thread; wall has the worker's and the display server's share in it.
 *
 * The puzzle has no solution, and a search in reading order goes on for more than 10⁹ guesses before it knows. Prints one
 * "key: value" line a figure.
 *
 * bench-watch [classic] [16x16] [25x25]: which boards; none: each. Memory is the program's, so ask for one alone. */
#include <time.h>

#include "bench-big.h"
#include "cli/bench-clock.h"
#include "view/kit/compat.h"
#include "view/window/setdoku-application.h"
#include "view/window/setdoku-window.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"

enum { N_WARM = 60, N_FRAMES = 400, WIDTH = 1310, HEIGHT = 1130 };       /* a board of 900 × 900 */

/* Row 9, column 9 can hold nothing. */
static const char *const endless = "...................................5........6........7......8.........9.1234.....";

typedef struct {
  int    n;                            /* frames so far */
  double cpu_start, wall_start, last;
  double cpu[N_FRAMES], wall[N_FRAMES], between[N_FRAMES];       /* ms */
} Run;

static void
print_times (const char *name, const char *what, double values[N_FRAMES])
{
  qsort (values, N_FRAMES, sizeof *values, bench_by_value);
  g_print ("watch-%s-%s-p50-ms: %.2f\n", name, what, values[N_FRAMES / 2]);
  g_print ("watch-%s-%s-p95-ms: %.2f\n", name, what, values[N_FRAMES * 95 / 100]);
  g_print ("watch-%s-%s-max-ms: %.2f\n", name, what, values[N_FRAMES - 1]);
}

static void
on_before_paint (GdkFrameClock *clock, Run *run)
{
  run->cpu_start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  run->wall_start = bench_ms (CLOCK_MONOTONIC);
}

static void
on_after_paint (GdkFrameClock *clock, Run *run)
{
  int frame = run->n++ - N_WARM;
  double now = bench_ms (CLOCK_MONOTONIC);

  if (frame >= 0 && frame < N_FRAMES)
    {
      run->cpu[frame] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - run->cpu_start;
      run->wall[frame] = now - run->wall_start;
      run->between[frame] = now - run->last;
    }
  run->last = now;
}

static void
measure (SetdokuWindow *window, const Trace *trace, uint64_t ahead, double speed, const char *name)
{
  g_autofree Run *run = g_new0 (Run, 1);
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  uint64_t first;
  double start;

  setdoku_player_start (player, trace);
  while (setdoku_player_get_length (player) < ahead)                    /* playing shall not catch up with the worker */
    g_main_context_iteration (NULL, TRUE);
  setdoku_player_set_speed (player, speed);
  setdoku_player_play (player, 1);

  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), run);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), run);
  while (run->n < N_WARM)
    g_main_context_iteration (NULL, TRUE);
  first = setdoku_player_get_cursor (player);
  start = bench_ms (CLOCK_MONOTONIC);
  while (run->n < N_WARM + N_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, run);

  g_print ("watch-%s-events-a-second: %.3g of %.3g\n", name,
           1e3 * (double) (setdoku_player_get_cursor (player) - first) / (bench_ms (CLOCK_MONOTONIC) - start), speed);
  g_print ("watch-%s-worker-runs: %s\n", name, setdoku_player_is_exploring (player) ? "yes" : "no");
  print_times (name, "frame-cpu", run->cpu);
  print_times (name, "frame-wall", run->wall);
  print_times (name, "from-frame-to-frame", run->between);
}

static void
measure_classic (SetdokuWindow *window)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };

  board_parse (&trace.board, endless);
  measure (window, &trace, 20000000, SETDOKU_PLAYER_SPEED_MAX, "at-1e7");
  measure (window, &trace, 20000000, 1e5, "at-1e5");
  measure (window, &trace, 20000000, 10, "at-10");
}

/* The same on a larger board, with its own search. */
static void
measure_big (SetdokuWindow *window, int n, int box)
{
  g_autofree char *text = bench_big_endless (n, box), *name = g_strdup_printf ("%dx%d", n, n);
  Trace trace = { .strategy = &strategy_any_explore, .options = strategy_any_explore.defaults, .seed = 1 };
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (window));

  setdoku_window_take_text (window, text, -1, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (window), "view", g_variant_new_string ("watch"));
  while (!(trace.topology = setdoku_player_get_topology (player)) || trace.topology->n != n)
    g_main_context_iteration (NULL, TRUE);
  trace.topology = topology_ref (trace.topology);
  measure (window, &trace, 300000, SETDOKU_PLAYER_SPEED_MAX, name);
  topology_unref (trace.topology);
  g_print ("watch-%s-memory-mib: %.1f\n", name, bench_resident ());
}

static bool
is_asked (int argc, char **argv, const char *what)
{
  return argc < 2 || g_strv_contains ((const char *const *) argv + 1, what);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(SetdokuApplication) application = NULL;
  SetdokuWindow *window;

  compat_keep_frame_memory ();
  if (!gtk_init_check ())
    {
      g_printerr ("No display: frames are not measured\n");
      return 77;                       /* skipped */
    }
  application = setdoku_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = setdoku_window_new (GTK_APPLICATION (application), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  setdoku_window_take_text (window, endless, -1, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (window), "view", g_variant_new_string ("watch"));
  while (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) == 0
         || !setdoku_player_get_strategy (setdoku_watch_get_player (setdoku_window_get_watch (window))))
    g_main_context_iteration (NULL, TRUE);

  g_print ("watch-side: %d\n", 9 * setdoku_grid_get_side (setdoku_window_get_grid (window)));
  g_print ("watch-start-memory-mib: %.1f\n", bench_resident ());
  if (is_asked (argc, argv, "classic"))
    measure_classic (window);
  if (is_asked (argc, argv, "16x16"))
    measure_big (window, 16, 4);
  if (is_asked (argc, argv, "25x25"))
    measure_big (window, 25, 5);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
