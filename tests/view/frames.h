/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* frames.h — for tests of widgets: lets the main loop run until frames are drawn. */
#pragma once

#include <gtk/gtk.h>

#include "../patience.h"

static inline gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  return ++*(int *) data < 3;
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

/* A key as GTK gives it to the widget in focus and then to those around it: of each the youngest controller is asked first.
 * What the widget's class and windows do with a key is not played. Returns the widget that took it; NULL: none. */
static inline GtkWidget *
give_key (GtkWidget *focus, guint keyval, guint keycode, GdkModifierType modifiers)
{
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
          gboolean handled = FALSE;

          if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
              && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
            g_signal_emit_by_name (controller, "key-pressed", keyval, keycode, modifiers, &handled);
          if (handled)
            return widget;
        }
    }
  return NULL;
}
