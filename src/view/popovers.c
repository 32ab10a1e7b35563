/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "popovers.h"

void
popovers_present (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

void
popovers_size_allocate (GtkWidget *parent, int width, int height, int baseline)
{
  popovers_present (parent);
}
