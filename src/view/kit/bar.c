/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bar.h"

void
css_class_set (GtkWidget  *widget,
               const char *name,
               gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
bar_set_room (GtkWidget  *bar,
              SetdokuRoom room)
{
  css_class_set (bar, "narrow", room.shape == SETDOKU_SHAPE_NARROW);
  css_class_set (bar, "low", room.stature != SETDOKU_STATURE_TALL);
  css_class_set (bar, "flat", room.stature == SETDOKU_STATURE_FLAT);
}

void
bar_run_to_the_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    bar_run_to_the_right (child);
}
