/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "switch-row.h"

/* The switch itself claims what is pressed on it. */
static void
on_released (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             GtkWidget       *control)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (gtk_widget_contains (row, x, y) && gtk_widget_is_sensitive (control))
    gtk_switch_set_active (GTK_SWITCH (control), !gtk_switch_get_active (GTK_SWITCH (control)));
}

void
switch_row_add (GtkWidget *row,
                GtkWidget *control)
{
  GtkGesture *click;

  g_return_if_fail (GTK_IS_WIDGET (row) && GTK_IS_WIDGET (control));
  if (!GTK_IS_SWITCH (control))
    return;
  click = gtk_gesture_click_new ();
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), control, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_css_class (row, "switch-row");
}
