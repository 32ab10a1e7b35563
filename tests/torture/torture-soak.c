/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-soak.c — windows that are closed in mid-run, and a search that is animated at full speed for an hour: nothing
 * grows, neither memory nor threads nor descriptors. --minutes N asks for another time than an hour's. */
#include "torture.h"

#include <malloc.h>
#include <stdlib.h>

#include "view/board/samples.h"
#include "window-fixture.h"
#include "workers.h"

enum {
  WINDOWS = 500, WINDOWS_SHORT = 10, WAIT_MAX = 20,              /* ms */
  MINUTES = 60, WARM_SHARE = 10,                                 /* the first tenth is not judged: caches fill */
  LATE = 50,                                                     /* ms of a worker's CPU, for the 99th of 100 */
  SLOPE_MAX = 1,                                                 /* MB an hour */
  LEEWAY = 10,                                                   /* threads of GLib's pool for tasks, which it keeps for a while */
};

static void
spin (int64_t us)
{
  int64_t until = g_get_monotonic_time () + us;

  while (g_get_monotonic_time () < until)
    {
      if (!g_main_context_pending (NULL))
        g_usleep (300);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
let_all_end (void)
{
  while (workers_running () > 0)
    spin (1000);
  spin (200000);
  g_thread_pool_stop_unused_threads ();
  g_usleep (10000);
}

static void
close_windows_in_mid_run (int n)
{
  static const char *const views[] = { "play", "watch", "compare" };
  unsigned threads = 0, descriptors = 0, threads_after, descriptors_after;
  WorkersReport report;

  for (int i = 0; i < n; i++)
    {
      Fixture fixture;

      if (i == n / 5)
        {
          let_all_end ();
          threads = workers_count_threads ();
          descriptors = workers_count_descriptors ();
        }
      set_up (&fixture, NULL);
      setdoku_window_show_sample (fixture.window, sample_find ("fool"));
      gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.view", "s", views[g_random_int_range (0, G_N_ELEMENTS (views))]);
      spin (g_random_int_range (0, WAIT_MAX * 1000));
      tear_down (&fixture, NULL);
    }
  let_all_end ();
  threads_after = workers_count_threads ();
  descriptors_after = workers_count_descriptors ();
  workers_report (NULL, &report);
  torture_say ("soak: %d windows closed in mid-run: %u jobs, %u cancelled at work; CPU from cancel to end p99 %.1f ms, max %.1f; "
               "threads %u → %u, descriptors %u → %u", n, report.started, report.cancelled, report.p99, report.max,
               threads, threads_after, descriptors, descriptors_after);
  torture_expect (threads_after <= threads + LEEWAY, "windows: threads %u → %u", threads, threads_after);
  torture_expect (descriptors_after <= descriptors, "windows: descriptors %u → %u", descriptors, descriptors_after);
  torture_expect (n < WINDOWS || report.p99 <= LATE, "windows: p99 %.1f ms", report.p99);
}

/* What is resident and is the process's own, in MB. */
static double
memory_mb (void)
{
  unsigned long size, resident, shared;
  g_autofree char *text = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) || sscanf (text, "%lu %lu %lu", &size, &resident, &shared) != 3)
    return 0;
  return (double) (resident - shared) * 4096 / 1e6;
}

/* The least squares' slope of what was measured at equal distances of so many hours. */
static double
slope_of (const GArray *measured, guint from, double hours)
{
  double n = measured->len - from, sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;

  for (guint i = from; i < measured->len; i++)
    {
      double x = (i - from) * hours, y = g_array_index (measured, double, i);

      sum_x += x;
      sum_y += y;
      sum_xx += x * x;
      sum_xy += x * y;
    }
  return (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x);
}

/* It plays to the end, then from the start again; forwards and backwards, so that every keyframe is used. */
static void
animate (double minutes)
{
  enum { POINTS = 200 };
  int64_t pause = (int64_t) (minutes * 60e6 / POINTS);
  g_autoptr(GArray) measured = g_array_new (FALSE, FALSE, sizeof (double));
  unsigned threads = 0, descriptors = 0;
  uint64_t passes = 0;
  SetdokuPlayer *player;
  Fixture fixture;
  double slope;

  set_up (&fixture, NULL);
  setdoku_window_show_sample (fixture.window, sample_find ("fool"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.view", "s", "watch");
  player = setdoku_watch_get_player (setdoku_window_get_watch (fixture.window));
  setdoku_player_set_speed (player, SETDOKU_PLAYER_SPEED_MAX);
  for (int i = 0; i < POINTS; i++)
    {
      int64_t until = g_get_monotonic_time () + pause;

      while (g_get_monotonic_time () < until)
        {
          if (!setdoku_player_is_playing (player))
            {
              bool at_end = setdoku_player_get_cursor (player) == setdoku_player_get_length (player);

              setdoku_player_play (player, at_end ? -1 : 1);
              passes++;
            }
          spin (MIN (20000, until - g_get_monotonic_time ()));
        }
      if (i == POINTS / WARM_SHARE)
        {
          threads = workers_count_threads ();
          descriptors = workers_count_descriptors ();
        }
      g_array_append_vals (measured, &(double) { memory_mb () }, 1);
    }
  slope = slope_of (measured, POINTS / WARM_SHARE, minutes / 60 / POINTS);
  torture_say ("soak: %.4g minutes of animation at %.0g events/s, %" G_GUINT64_FORMAT " passes: memory %.1f → %.1f MB, slope %.2f MB/h; "
               "threads %u → %u, descriptors %u → %u", minutes, SETDOKU_PLAYER_SPEED_MAX, passes,
               g_array_index (measured, double, POINTS / WARM_SHARE), g_array_index (measured, double, POINTS - 1), slope,
               threads, workers_count_threads (), descriptors, workers_count_descriptors ());
  torture_expect (passes > 0, "animation: it did not play");
  torture_expect (minutes < MINUTES || slope <= SLOPE_MAX, "animation: memory grows by %.2f MB/h", slope);
  torture_expect (workers_count_threads () <= threads + LEEWAY, "animation: more threads");
  torture_expect (workers_count_descriptors () <= descriptors, "animation: more descriptors");
  tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  bool is_short = torture_begin (argc, argv);
  double minutes = is_short ? 0.1 : MINUTES;

  for (int i = 1; i + 1 < argc; i++)
    if (g_str_equal (argv[i], "--minutes"))
      minutes = g_ascii_strtod (argv[i + 1], NULL);
  argc = 1;
  start_application (&argc, &argv);
  close_windows_in_mid_run (is_short ? WINDOWS_SHORT : WINDOWS);
  animate (minutes);
  g_clear_object (&application);
  remove_all (folder);
  g_clear_pointer (&folder, g_free);
  return torture_end ();
}
