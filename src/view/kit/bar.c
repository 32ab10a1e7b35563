/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bar.h"

#include "setdoku-part.h"

enum { LEAST_CHARS = 6 };

void
bar_set_room (GtkWidget  *bar,
              SetdokuRoom room)
{
  setdoku_part_set_class (bar, "narrow", room.shape == SETDOKU_SHAPE_NARROW);
  setdoku_part_set_class (bar, "low", room.stature != SETDOKU_STATURE_TALL);
  setdoku_part_set_class (bar, "flat", room.stature == SETDOKU_STATURE_FLAT);
}

void
bar_may_shrink (GtkButton *button)
{
  GtkWidget *words = gtk_button_get_child (button);

  g_return_if_fail (GTK_IS_LABEL (words));
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (words), LEAST_CHARS);
}

void
bar_run_to_the_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    bar_run_to_the_right (child);
}
