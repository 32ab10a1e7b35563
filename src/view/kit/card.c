/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "card.h"

enum { WIDTH_CHARS = 30 };

void
card_set_up (GtkBox *card,
             int     spacing)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (card), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (card, spacing);
  gtk_widget_add_css_class (GTK_WIDGET (card), "card");
}

GtkWidget *
card_label_new (const char *text,
                const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
card_label_append (GtkBox     *box,
                   const char *text,
                   const char *css_class)
{
  GtkWidget *label = card_label_new (text, css_class);

  gtk_box_append (box, label);
  return label;
}

void
card_label_show (GtkLabel   *label,
                 const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}
