/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-new.c — from the command "New" to the frame that shows the puzzle: ready ones of each level, one after the other.
 *
 * The store is filled first, by a program of its own so to say, and only gives while the clock runs; nothing is made
 * meanwhile. Beside it: ending a maker that is at a hopeless wish. Prints one "key: value" line a figure. */
#include <glib/gstdio.h>
#include <time.h>

#include "cli/bench-clock.h"
#include "model/make/maker-store.h"
#include "model/make/maker.h"
#include "view/kit/compat.h"
#include "view/window/setdoku-application.h"
#include "view/window/setdoku-window.h"

enum { WIDTH = 1080, HEIGHT = 740, PAUSE = 40, N_PUZZLES = 5 * STORE_READY, N_ENDS = 50 };

#define HOPELESS "rating 11.5-11.9"

static double handled[N_PUZZLES], handled_cpu[N_PUZZLES], drawn[N_PUZZLES], drawn_cpu[N_PUZZLES], ends[N_ENDS];

static void
print_times (const char *name, double *values, int n)
{
  qsort (values, (size_t) n, sizeof *values, bench_by_value);
  g_print ("new-%s-p50-ms: %.2f\n", name, values[n / 2]);
  g_print ("new-%s-max-ms: %.2f\n", name, values[n - 1]);
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (guint ms)
{
  gboolean rested = FALSE;

  g_timeout_add (ms, on_time_is_up, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
}

static void
level_wish (const RatingLevel *level, Wish *wish)
{
  g_autofree char *text = g_strdup_printf ("%s, rotate-180", level->id);

  recipe_parse_wish (wish, text);
}

static void
fill_store (const char *cache)
{
  g_autoptr(GFile) file = g_file_new_build_filename (cache, "setdoku", "ready-puzzles", NULL);
  g_autoptr(SetdokuMakerStore) store = setdoku_maker_store_new (file);
  Recipe recipe;
  Made made;

  setdoku_maker_store_start (store);
  for (const RatingLevel *level = rating_levels; level->id; level++)
    {
      Wish wish;

      level_wish (level, &wish);
      setdoku_maker_store_take (store, &wish, &recipe, &made);
      while (setdoku_maker_store_count (store, &wish) < STORE_READY)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
on_after_paint (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static void
press (SetdokuWindow *window, const RatingLevel *level, int i)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean painted = FALSE;
  double wall, cpu;
  gulong handler;

  rest (PAUSE);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);
  wall = bench_ms (CLOCK_MONOTONIC);
  cpu = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-level", "s", level->id);
  handled[i] = bench_ms (CLOCK_MONOTONIC) - wall;
  handled_cpu[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - cpu;
  if (setdoku_game_is_empty (setdoku_window_get_game (window)))
    g_error ("no puzzle was ready");
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  drawn[i] = bench_ms (CLOCK_MONOTONIC) - wall;
  drawn_cpu[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - cpu;
  g_signal_handler_disconnect (clock, handler);
}

static void
measure_new (void)
{
  g_autoptr(SetdokuApplication) application = setdoku_application_new (G_APPLICATION_NON_UNIQUE);
  SetdokuWindow *window;
  int n = 0;

  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = setdoku_window_new (GTK_APPLICATION (application), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) == 0)
    g_main_context_iteration (NULL, TRUE);

  rest (10 * PAUSE);
  for (int k = 0; k < STORE_READY; k++)
    for (const RatingLevel *level = rating_levels; level->id && n < N_PUZZLES; level++)
      press (window, level, n++);
  print_times ("handled", handled, n);
  print_times ("handled-cpu", handled_cpu, n);
  print_times ("drawn", drawn, n);
  print_times ("drawn-cpu", drawn_cpu, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At moments that have nothing to do with the maker's own. */
static void
measure_end (void)
{
  g_autoptr(SetdokuMaker) maker = setdoku_maker_new ();

  for (int i = 0; i < N_ENDS; i++)
    {
      Recipe recipe = { 0 };
      double start;

      recipe_parse (&recipe, HOPELESS);
      recipe.seed = (uint64_t) i + 1;
      setdoku_maker_make (maker, &recipe);
      rest (100 + 7 * (guint) i);
      start = bench_ms (CLOCK_MONOTONIC);
      setdoku_maker_end (maker);
      ends[i] = bench_ms (CLOCK_MONOTONIC) - start;
    }
  print_times ("end", ends, N_ENDS);
}

int
main (void)
{
  g_autofree char *cache = g_dir_make_tmp ("setdoku-bench-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (cache, "setdoku", NULL), *path = g_build_filename (inner, "ready-puzzles", NULL);

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_setenv ("SETDOKU_MAKE_AHEAD", "0", TRUE);
  compat_keep_frame_memory ();
  if (!gtk_init_check ())
    {
      g_printerr ("No display: new puzzles are not measured\n");
      return 77;                       /* skipped */
    }
  fill_store (cache);
  measure_new ();
  measure_end ();
  g_remove (path);
  g_rmdir (inner);
  g_rmdir (cache);
  return 0;
}
