/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* frames.h — for tests of widgets: lets the main loop run for a time, or until frames are drawn. */
#pragma once

#include <gtk/gtk.h>

static inline gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static inline void
run_for (int ms)
{
  gboolean done = FALSE;

  g_timeout_add (ms, on_time_is_up, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  return ++*(int *) data < 3;
}

/* Until the condition holds; fails the test after a minute, which only a wrong program takes. */
#define run_until(condition) \
  for (int64_t end_ = g_get_monotonic_time () + 60 * G_USEC_PER_SEC; !(condition);) \
    { \
      g_assert_cmpint (g_get_monotonic_time (), <, end_); \
      g_main_context_iteration (NULL, FALSE); \
    }

/* Until what was asked for is on the screen. */
static inline void
run_frames (GtkWidget *widget)
{
  int n = 0;

  gtk_widget_add_tick_callback (widget, on_frame, &n, NULL);
  while (n < 3)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
