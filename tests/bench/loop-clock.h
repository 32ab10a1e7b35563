/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* loop-clock.h — how long the main loop is blocked, taken from the loop itself: the time from the moment that it wakes up to
 * the moment that it waits again. */
#pragma once

#include <glib.h>
#include <time.h>

#include "cli/bench-clock.h"

static struct {
  double wall, cpu;                    /* when it woke up, ms; 0: not yet */
  double most_wall, most_cpu;          /* the longest time that it was awake, ms */
} loop;

static int
wait_and_measure (GPollFD *fds, guint n, int timeout)
{
  int result;

  if (loop.wall > 0)
    {
      loop.most_wall = MAX (loop.most_wall, bench_ms (CLOCK_MONOTONIC) - loop.wall);
      loop.most_cpu = MAX (loop.most_cpu, bench_ms (CLOCK_THREAD_CPUTIME_ID) - loop.cpu);
    }
  result = g_poll (fds, n, timeout);
  loop.wall = bench_ms (CLOCK_MONOTONIC);
  loop.cpu = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  return result;
}

static inline void
measure_loop (void)
{
  g_main_context_set_poll_func (NULL, wait_and_measure);
}

/* What was before is forgotten, this turn of the loop included. */
static inline void
forget_loop (void)
{
  loop.wall = loop.most_wall = loop.most_cpu = 0;
}

static inline void
print_loop (const char *name)
{
  g_print ("%s-blocked-max-cpu-ms: %.2f\n", name, loop.most_cpu);
  g_print ("%s-blocked-max-wall-ms: %.2f\n", name, loop.most_wall);
  forget_loop ();
}
