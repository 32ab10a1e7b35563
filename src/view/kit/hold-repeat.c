/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hold-repeat.c — see hold-repeat.h. Once it repeats, the press no longer counts as a click. */
#include "hold-repeat.h"

enum { REPEAT_AFTER = 400, REPEAT_EVERY = 125 };       /* ms */

typedef struct {
  GtkWidget  *button;
  GtkGesture *gesture;                   /* NULL: not held */
  guint       source;
} Hold;

static gboolean
on_repeat (gpointer data)
{
  Hold *hold = data;

  hold->source = 0;
  gtk_gesture_set_state (hold->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (hold->button, gtk_actionable_get_action_name (GTK_ACTIONABLE (hold->button)), NULL);
  /* At either end the button goes off, and the hold with it. */
  if (hold->gesture)
    hold->source = g_timeout_add (REPEAT_EVERY, on_repeat, hold);
  return G_SOURCE_REMOVE;
}

static void
on_begin (GtkGesture *gesture, int n_press, double x, double y, Hold *hold)
{
  g_clear_handle_id (&hold->source, g_source_remove);
  hold->gesture = gesture;
  hold->source = g_timeout_add (REPEAT_AFTER, on_repeat, hold);
}

static void
on_end (GtkGesture *gesture, GdkEventSequence *sequence, Hold *hold)
{
  g_clear_handle_id (&hold->source, g_source_remove);
  hold->gesture = NULL;
}

static void
hold_free (gpointer data)
{
  Hold *hold = data;

  g_clear_handle_id (&hold->source, g_source_remove);
  g_free (hold);
}

void
hold_repeat_add (GtkWidget *button)
{
  GtkGesture *click = gtk_gesture_click_new ();
  Hold *hold = g_new (Hold, 1);

  *hold = (Hold) { .button = button };
  g_object_set_data_full (G_OBJECT (click), "hold", hold, hold_free);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_begin), hold);
  g_signal_connect (click, "end", G_CALLBACK (on_end), hold);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (click));
}
