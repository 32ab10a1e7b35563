/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "sentence.h"

GtkLabel *
sentence_add (GtkWidget  *box,
              const char *text,
              const char *style,
              int         width)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, width);
  if (style)
    gtk_widget_add_css_class (GTK_WIDGET (label), style);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

void
sentence_wrap_below (GtkWidget *button)
{
  for (GtkWidget *child = gtk_widget_get_first_child (button); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        gtk_label_set_wrap (GTK_LABEL (child), TRUE);
        gtk_label_set_justify (GTK_LABEL (child), GTK_IS_CHECK_BUTTON (button) ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
      }
}
