/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-board.c — what a frame of the board costs: CPU time of the thread that draws, from the
 * moment the frame clock asks for a frame to the moment it is handed over. Wall time beside it also
 * holds the display server's part; it is noise on a shared machine, and no budget is put on it.
 *
 * Prints one "key: value" line a figure. */
#include <gtk/gtk.h>
#include <time.h>

#include "cli/bench-clock.h"
#include "picture/painter.h"
#include "view/kit/compat.h"
#include "view/board/setdoku-grid.h"

enum { N_WARM = 20, N_FRAMES = 200, BOARD = 900, OFFSCREEN = 600 };

typedef struct {
  SetdokuGrid *grid;
  Scene        scene;
  int          n_changing;             /* cells that change in each frame */
  int          n;                      /* frames so far */
  double       cpu_start, wall_start;
  double       cpu[N_FRAMES], wall[N_FRAMES];      /* ms */
} Run;

static double
percentile (double *values, int n, int percent)
{
  qsort (values, (size_t) n, sizeof *values, bench_by_value);

  return values[MIN (n - 1, n * percent / 100)];
}

static void
on_before_paint (GdkFrameClock *clock, Run *run)
{
  run->cpu_start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  run->wall_start = bench_ms (CLOCK_MONOTONIC);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Run *run = data;

  for (int i = 0; i < run->n_changing; i++)
    {
      CellLook *look = &run->scene.looks[(run->n * 31 + i * 10) % N_CELLS];

      look->touched = (uint8_t) (look->touched ? 0 : 128);
    }
  setdoku_grid_set_scene (run->grid, &run->scene);

  return G_SOURCE_CONTINUE;
}

static void
on_after_paint (GdkFrameClock *clock, Run *run)
{
  int frame = run->n++ - N_WARM;

  if (frame >= 0 && frame < N_FRAMES)
    {
      run->cpu[frame] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - run->cpu_start;
      run->wall[frame] = bench_ms (CLOCK_MONOTONIC) - run->wall_start;
    }
}

static void
measure_frames (const char *name, int n_changing, gboolean fast)
{
  g_autofree Run *run = g_new0 (Run, 1);
  GtkWidget *window = gtk_window_new ();
  GdkFrameClock *clock;

  run->grid = SETDOKU_GRID (setdoku_grid_new ());
  run->n_changing = n_changing;
  scene_clear (&run->scene);
  for (int i = 0; i < N_CELLS; i++)
    run->scene.looks[i].candidates = DIGITS_ALL;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), BOARD, BOARD);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (run->grid));
  setdoku_grid_set_fast (run->grid, fast);
  run->scene.selection = places_union (places_of (0), places_of (40));
  run->scene.cursor = 40;
  run->scene.active = 44;
  setdoku_grid_set_scene (run->grid, &run->scene);
  gtk_window_present (GTK_WINDOW (window));

  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), run);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), run);
  gtk_widget_add_tick_callback (GTK_WIDGET (run->grid), on_tick, run, NULL);
  while (run->n < N_WARM + N_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, run);

  g_print ("board-%s-side: %d\n", name, 9 * setdoku_grid_get_side (run->grid));
  g_print ("board-%s-cpu-median-ms: %.2f\n", name, percentile (run->cpu, N_FRAMES, 50));
  g_print ("board-%s-cpu-p95-ms: %.2f\n", name, percentile (run->cpu, N_FRAMES, 95));
  g_print ("board-%s-wall-median-ms: %.2f\n", name, percentile (run->wall, N_FRAMES, 50));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_offscreen (void)
{
  Painter *painter = painter_new (NULL);
  const Palette *palette = palette_get (false, false);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, OFFSCREEN, OFFSCREEN);
  cairo_t *cr = cairo_create (surface);
  Scene scene;
  double cpu[N_FRAMES];

  scene_clear (&scene);
  for (int i = 0; i < N_CELLS; i++)
    scene.looks[i].candidates = DIGITS_ALL;
  scene.selection = places_of (40);
  scene.cursor = 40;

  for (int i = -N_WARM; i < N_FRAMES; i++)
    {
      double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);

      painter_scene (painter, cr, painter_cell_side (NULL, OFFSCREEN, OFFSCREEN), &scene, palette);
      cairo_surface_flush (surface);
      if (i >= 0)
        cpu[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
    }

  g_print ("board-offscreen-cpu-median-ms: %.2f\n", percentile (cpu, N_FRAMES, 50));
  g_print ("board-offscreen-cpu-p95-ms: %.2f\n", percentile (cpu, N_FRAMES, 95));

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  painter_free (painter);
}

int
main (void)
{
  compat_keep_frame_memory ();
  measure_offscreen ();

  if (!gtk_init_check ())
    {
      g_printerr ("No display: frames are not measured\n");
      return 77;                       /* skipped */
    }
  measure_frames ("all", N_CELLS, TRUE);
  measure_frames ("nine", 9, FALSE);

  return 0;
}
