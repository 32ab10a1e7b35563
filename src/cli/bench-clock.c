/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-clock.c — see bench-clock.h. */
#include "bench-clock.h"

#include <stdio.h>
#include <unistd.h>

double
bench_ms (clockid_t clock)
{
  struct timespec now = { 0 };

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

double
bench_resident (void)
{
  unsigned long pages = 0;
  FILE *file = fopen ("/proc/self/statm", "r");

  if (file)
    {
      if (fscanf (file, "%*u %lu", &pages) != 1)
        pages = 0;
      fclose (file);
    }
  return (double) pages * (double) sysconf (_SC_PAGESIZE) / (1024 * 1024);
}

int
bench_by_value (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}
