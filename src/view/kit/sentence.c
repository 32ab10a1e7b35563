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
