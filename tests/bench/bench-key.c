/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-key.c — from a key on the board of the real window to the end of the frame that shows what it did.
 *
 * Every kind of key in turn, as a player would mix them, with a rest after each, on a board with marks and some colours.
 * "Handled" ends when the key has been answered: game, marks, panel and commands are up to date. "Drawn" ends with the frame,
 * which may wait for its turn; "drawn CPU" is what this thread worked meanwhile.
 *
 * Then the same on a board of 25 × 25, and how long that takes to open: from its text to the end of the first frame with it.
 *
 * Prints one "key: value" line a figure. */
#include <string.h>
#include <time.h>

#include "bench-big.h"
#include "cli/bench-clock.h"
#include "view/kit/compat.h"
#include "view/window/setdoku-application.h"
#include "view/window/setdoku-window.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

enum { N_WARM = 40, N_KEYS = 300, PAUSE = 40 /* ms from a frame to the next key: a quick hand */, WIDTH = 1080, HEIGHT = 740 };

typedef struct {
  guint           keyval;
  GdkModifierType modifiers;
} Key;

#define SHIFT   GDK_SHIFT_MASK
#define CONTROL GDK_CONTROL_MASK

/* A player's round: moves, digits, marks, colours, highlights, whole selections, and all of it taken back at times. */
static const Key keys[] = {
  { GDK_KEY_Right, 0 }, { GDK_KEY_1, 0 }, { GDK_KEY_Down, 0 }, { GDK_KEY_2, SHIFT }, { GDK_KEY_d, 0 }, { GDK_KEY_3, CONTROL },
  { GDK_KEY_n, 0 }, { GDK_KEY_4, CONTROL | SHIFT }, { GDK_KEY_Down, SHIFT }, { GDK_KEY_Right, SHIFT }, { GDK_KEY_5, CONTROL },
  { GDK_KEY_e, 0 }, { GDK_KEY_m, 0 }, { GDK_KEY_b, 0 }, { GDK_KEY_n, 0 }, { GDK_KEY_7, 0 }, { GDK_KEY_7, 0 }, { GDK_KEY_v, 0 },
  { GDK_KEY_6, 0 }, { GDK_KEY_z, 0 }, { GDK_KEY_a, CONTROL }, { GDK_KEY_9, SHIFT }, { GDK_KEY_9, SHIFT }, { GDK_KEY_i, CONTROL },
  { GDK_KEY_Left, 0 }, { GDK_KEY_Delete, 0 }, { GDK_KEY_m, SHIFT }, { GDK_KEY_b, 0 }, { GDK_KEY_q, 0 }, { GDK_KEY_n, SHIFT },
};

static double handled[N_KEYS], drawn[N_KEYS], drawn_cpu[N_KEYS];

static void
print_times (const char *name, double values[N_KEYS])
{
  qsort (values, N_KEYS, sizeof *values, bench_by_value);
  g_print ("key-%s-p50-ms: %.2f\n", name, values[N_KEYS / 2]);
  g_print ("key-%s-p95-ms: %.2f\n", name, values[N_KEYS * 95 / 100]);
  g_print ("key-%s-max-ms: %.2f\n", name, values[N_KEYS - 1]);
}

static void
on_after_paint (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (PAUSE, on_time_is_up, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
}

/* Every key of the list changes the picture, if only a little; one frame is asked for in case it did not. */
static void
press (SetdokuWindow *window, int n)
{
  SetdokuGrid *grid = setdoku_window_get_grid (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  const Key *key = &keys[n % G_N_ELEMENTS (keys)];
  gboolean answered, painted = FALSE;
  int i = n - N_WARM;
  double wall, cpu;
  gulong handler;

  rest ();
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);
  wall = bench_ms (CLOCK_MONOTONIC);
  cpu = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  g_signal_emit_by_name (grid, "key", key->keyval, 200u, (guint) key->modifiers, &answered);
  if (i >= 0)
    handled[i] = bench_ms (CLOCK_MONOTONIC) - wall;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  if (i >= 0)
    {
      drawn[i] = bench_ms (CLOCK_MONOTONIC) - wall;
      drawn_cpu[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - cpu;
    }
  g_signal_handler_disconnect (clock, handler);
}

static void
measure (SetdokuWindow *window, const char *name)
{
  g_autofree char *of_handled = g_strdup_printf ("%s-handled", name), *of_drawn = g_strdup_printf ("%s-drawn", name);
  g_autofree char *of_cpu = g_strdup_printf ("%s-drawn-cpu", name);

  for (int n = 0; n < N_WARM + N_KEYS; n++)
    press (window, n);
  print_times (of_handled, handled);
  print_times (of_drawn, drawn);
  print_times (of_cpu, drawn_cpu);
}

/* Until a frame has been drawn. */
static void
draw (SetdokuWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static void
measure_opening (SetdokuWindow *window, int n, int box)
{
  g_autofree char *text = bench_big_puzzle (n, box);
  double wall = bench_ms (CLOCK_MONOTONIC), cpu = bench_ms (CLOCK_THREAD_CPUTIME_ID);

  setdoku_window_take_text (window, text, -1, NULL);
  draw (window);
  while (!setdoku_game_get_topology (setdoku_window_get_game (window)))         /* a text is read on a worker */
    g_main_context_iteration (NULL, TRUE);
  draw (window);
  g_print ("key-open-%dx%d-ms: %.1f\n", n, n, bench_ms (CLOCK_MONOTONIC) - wall);
  g_print ("key-open-%dx%d-cpu-ms: %.1f\n", n, n, bench_ms (CLOCK_THREAD_CPUTIME_ID) - cpu);
}

static SetdokuWindow *
open_window (SetdokuApplication *application)
{
  SetdokuWindow *window = setdoku_window_new (GTK_APPLICATION (application), NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (window))) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

int
main (void)
{
  g_autoptr(SetdokuApplication) application = NULL;
  SetdokuWindow *window;

  compat_keep_frame_memory ();
  if (!gtk_init_check ())
    {
      g_printerr ("No display: keys are not measured\n");
      return 77;                       /* skipped */
    }
  application = setdoku_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = open_window (application);
  g_print ("key-side: %d\n", 9 * setdoku_grid_get_side (setdoku_window_get_grid (window)));
  setdoku_window_take_text (window, PUZZLE, -1, NULL);
  measure (window, "play");
  setdoku_play_type_clues (setdoku_window_get_play (window));
  measure (window, "clues");
  gtk_window_destroy (GTK_WINDOW (window));
  window = open_window (application);            /* with nothing to be asked about */
  measure_opening (window, 25, 5);
  measure (window, "25x25");
  g_print ("key-memory-mib: %.1f\n", bench_resident ());
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
