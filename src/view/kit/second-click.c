/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "second-click.h"

typedef struct {
  SecondClick  asked;
  gpointer     user;
} Listener;

static void
tell (gpointer  gesture,
      double    x,
      double    y,
      gboolean  held,
      Listener *listener)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  listener->asked (gtk_event_controller_get_widget (gesture), x, y, held, listener->user);
}

static void
on_clicked (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            Listener        *listener)
{
  tell (gesture, x, y, FALSE, listener);
}

static void
on_held (GtkGestureLongPress *gesture,
         double               x,
         double               y,
         Listener            *listener)
{
  tell (gesture, x, y, TRUE, listener);
}

static void
free_listener (gpointer  listener,
               GClosure *closure)
{
  g_free (listener);
}

void
second_click_add (GtkWidget   *widget,
                  SecondClick  asked,
                  gpointer     user)
{
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();
  Listener listener = { asked, user };

  g_return_if_fail (GTK_IS_WIDGET (widget) && asked);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_data (click, "pressed", G_CALLBACK (on_clicked), g_memdup2 (&listener, sizeof listener), free_listener, 0);
  g_signal_connect_data (hold, "pressed", G_CALLBACK (on_held), g_memdup2 (&listener, sizeof listener), free_listener, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
}
