/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "clock.h"

#include <glib.h>

/* 100 years: a document may say anything, and sums must not overflow. ms. */
#define ELAPSED_MAX (INT64_C (100) * 366 * 24 * 3600 * 1000)

void
clock_set (Clock *clock, int64_t elapsed)
{
  *clock = (Clock) { .elapsed = CLAMP (elapsed, 0, ELAPSED_MAX) * 1000 };
}

void
clock_read (Clock *clock, int64_t now)
{
  /* The readings may be anywhere in the range, and their difference out of it. */
  uint64_t passed = (uint64_t) now - (uint64_t) clock->seen;

  if (!clock->running)
    return;
  if (now > clock->seen && passed <= CLOCK_GAP_MAX && clock->elapsed < ELAPSED_MAX * 1000)
    clock->elapsed += (int64_t) passed;
  clock->seen = now;
}

void
clock_run (Clock *clock, bool running, int64_t now)
{
  clock_read (clock, now);
  clock->running = running;
  clock->seen = now;
}

int64_t
clock_elapsed (const Clock *clock)
{
  return clock->elapsed / 1000;
}

char *
clock_describe (int64_t elapsed)
{
  int64_t seconds = MAX (elapsed, 0) / 1000;
  int64_t hours = seconds / 3600, minutes = seconds / 60 % 60;

  if (hours)
    return g_strdup_printf ("%" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT, hours, minutes, seconds % 60);
  return g_strdup_printf ("%" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT, minutes, seconds % 60);
}
