/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-start.c — from exec to the first frame, seen from outside: the program is started anew for each run, and the
 * display server is asked for one pixel of its window until that is no longer the black of the bare screen. So
 * nothing in the program serves the measurement, and what is measured is what a person waits for.
 *
 * At that moment the processor time that the program has used, all its threads together, and its resident memory
 * are read. Wall time is noise on a shared machine; the processor time is a bound from below on a free one.
 *
 * In turn with it the least window of GTK is started (bench-hello); the ratios are those of the medians.
 *
 * Usage: bench-start PROGRAM HELLO, with a display that shows nothing else. Prints one "key: value" line a figure. */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gio/gio.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/bench-clock.h"

enum { RUNS = 7, PATIENCE = 20000, BETWEEN_LOOKS = 500 };           /* ms, µs */

typedef enum { WALL, CPU, RESIDENT, N_FIGURES } Figure;

static double
processor_time (GPid process)
{
  clockid_t clock;

  return clock_getcpuclockid (process, &clock) == 0 ? bench_ms (clock) : 0;
}

static double
resident_mebibytes (GPid process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/statm", (int) process);
  unsigned long pages = 0;
  FILE *file = fopen (path, "r");

  if (file)
    {
      if (fscanf (file, "%*u %lu", &pages) != 1)
        pages = 0;
      fclose (file);
    }

  return (double) pages * (double) sysconf (_SC_PAGESIZE) / (1024 * 1024);
}

/* The pixel in the middle of the screen's upper left quarter, where a window without a window manager lies. */
static unsigned long
look (Display *display)
{
  XImage *image = XGetImage (display, DefaultRootWindow (display), DisplayWidth (display, 0) / 4,
                             DisplayHeight (display, 0) / 4, 1, 1, AllPlanes, ZPixmap);
  unsigned long pixel = 0;

  if (image)
    {
      pixel = XGetPixel (image, 0, 0) & 0xFFFFFF;
      XDestroyImage (image);
    }

  return pixel;
}

/* Until it is black, or not. False: it did not become so in time. */
static bool
wait_for_pixel (Display *display, bool black)
{
  double end = bench_ms (CLOCK_MONOTONIC) + PATIENCE;

  while ((look (display) == 0) != black)
    {
      if (bench_ms (CLOCK_MONOTONIC) > end)
        return false;
      g_usleep (BETWEEN_LOOKS);
    }

  return true;
}

static bool
measure_run (Display *display, char *program, double figures[N_FIGURES])
{
  char *const arguments[] = { program, NULL };
  g_autoptr(GError) error = NULL;
  double start;
  bool shown;
  GPid process;

  if (!wait_for_pixel (display, true))
    {
      g_printerr ("The screen is not bare\n");
      return false;
    }
  start = bench_ms (CLOCK_MONOTONIC);
  if (!g_spawn_async (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &process, &error))
    {
      g_printerr ("%s\n", error->message);
      return false;
    }

  shown = wait_for_pixel (display, false);
  figures[WALL] = bench_ms (CLOCK_MONOTONIC) - start;
  figures[CPU] = processor_time (process);
  figures[RESIDENT] = resident_mebibytes (process);
  kill (process, SIGTERM);
  waitpid (process, NULL, 0);
  g_spawn_close_pid (process);
  if (!shown)
    g_printerr ("No window was shown\n");

  return shown;
}

/* Medians of both programs, which take turns, and what the first has of the second. */
static bool
measure (Display *display, char *programs[2], const char *name)
{
  static const char *const keys[N_FIGURES] = {
    [WALL] = "first-frame-wall-ms", [CPU] = "first-frame-cpu-ms", [RESIDENT] = "first-frame-rss-mib",
  };
  double values[2][N_FIGURES][RUNS];

  for (int run = 0; run < RUNS; run++)
    for (int which = 0; which < 2; which++)
      {
        double figures[N_FIGURES];

        if (!measure_run (display, programs[which], figures))
          return false;
        for (int i = 0; i < N_FIGURES; i++)
          values[which][i][run] = figures[i];
      }

  for (int i = 0; i < N_FIGURES; i++)
    {
      for (int which = 0; which < 2; which++)
        qsort (values[which][i], RUNS, sizeof (double), bench_by_value);
      g_print ("%s-%s: %.1f (%.1f to %.1f), %.2f × %.1f of a bare window\n", name, keys[i], values[0][i][RUNS / 2], values[0][i][0],
               values[0][i][RUNS - 1], values[0][i][RUNS / 2] / values[1][i][RUNS / 2], values[1][i][RUNS / 2]);
    }

  return true;
}

int
main (int argc, char **argv)
{
  Display *display = XOpenDisplay (NULL);
  bool good;

  if (argc != 3 || !display)
    {
      g_printerr ("%s\n", argc != 3 ? "Usage: bench-start PROGRAM HELLO" : "No display: the start is not measured");
      return argc != 3 ? 2 : 77;
    }

  /* As on a desktop, but for the memory that meson's runner fills with a pattern. */
  g_unsetenv ("MALLOC_PERTURB_");
  g_setenv ("GTK_A11Y", "none", TRUE);
  good = measure (display, argv + 1, "start");
  g_setenv ("GTK_A11Y", "atspi", TRUE);
  good = good && measure (display, argv + 1, "start-accessible");
  XCloseDisplay (display);

  return good ? 0 : 1;
}
