/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* patience.h — waits with the main loop, asleep: what is waited for needs the processor more than who waits. */
#pragma once

#include <glib.h>

enum { PATIENCE_S = 60, PATIENCE_TICK_MS = 4 };

typedef struct {
  int64_t end;                          /* µs of the monotonic clock */
  guint   tick;                         /* source: some conditions come true without waking the loop */
} Patience;

static inline gboolean
patience_on_tick (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static inline Patience
patience_begin (void)
{
  return (Patience) {
    .end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC,
    .tick = g_timeout_add (PATIENCE_TICK_MS, patience_on_tick, NULL),
  };
}

static inline void
patience_end (Patience *patience)
{
  g_source_remove (patience->tick);
}

/* Runs the main loop until the condition holds; fails the test after PATIENCE_S, which only a wrong program takes. */
#define wait_for(condition) \
  do \
    { \
      Patience patience_ = patience_begin (); \
      while (!(condition)) \
        { \
          g_assert_cmpint (g_get_monotonic_time (), <, patience_.end); \
          g_main_context_iteration (NULL, TRUE); \
        } \
      patience_end (&patience_); \
    } \
  while (0)

static inline gboolean
patience_on_time (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static inline void
run_for (int ms)
{
  gboolean done = FALSE;

  g_timeout_add (ms, patience_on_time, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}
