/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "wish-fields.h"

#include "view/kit/compat.h"
#include "view/kit/switch-row.h"
#include "view/kit/wheel.h"

static GtkWidget *
new_line (const char *text,
          const char *style,
          const char *more)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style)
    gtk_widget_add_css_class (label, style);
  if (more)
    gtk_widget_add_css_class (label, more);
  return label;
}

GtkLabel *
wish_fields_add (GtkBox     *box,
                 const char *name,
                 const char *about,
                 GtkWidget  *control,
                 GtkWidget  *below)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *wrong = new_line (NULL, "small", "refusal");

  gtk_widget_add_css_class (row, "choice");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (words), new_line (name, NULL, NULL));
  if (about)
    gtk_box_append (GTK_BOX (words), new_line (about, "small", "dim"));
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), control);
  switch_row_add (line, control);
  gtk_box_append (GTK_BOX (row), line);
  if (below)
    gtk_box_append (GTK_BOX (row), below);
  gtk_widget_set_visible (wrong, FALSE);
  gtk_box_append (GTK_BOX (row), wrong);
  gtk_box_append (box, row);
  return GTK_LABEL (wrong);
}

GtkLabel *
wish_fields_new_about (void)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, 40);
  gtk_widget_add_css_class (GTK_WIDGET (label), "small");
  gtk_widget_add_css_class (GTK_WIDGET (label), "dim");
  return label;
}

GtkDropDown *
wish_fields_add_choice (GtkBox        *box,
                        const char    *name,
                        const char    *about,
                        GtkStringList *names,
                        GCallback      changed,
                        gpointer       user)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);

  g_signal_connect (choice, "notify::selected", changed, user);
  wish_fields_add (box, name, about, choice, NULL);
  compat_name_drop_down (GTK_DROP_DOWN (choice), name);
  return GTK_DROP_DOWN (choice);
}

void
wish_fields_add_heading (GtkBox     *box,
                         const char *text)
{
  gtk_box_append (box, new_line (text, "h3", NULL));
}

void
wish_fields_say (GtkLabel   *label,
                 const char *wrong)
{
  gtk_label_set_label (label, wrong ? wrong : "");
  gtk_widget_set_visible (GTK_WIDGET (label), wrong != NULL);
}

void
wish_fields_enter_is_default (GtkSpinButton *spin)
{
  /* GTK 4.8 has the property only for the text inside. */
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
}

static GtkSpinButton *
new_spin (GtkWidget  *box,
          double      low,
          double      high,
          double      step,
          const char *name,
          GCallback   changed,
          gpointer    user)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (low, high, step);

  gtk_widget_add_css_class (spin, "plain");
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), step < 1 ? 1 : 0);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (spin, "value-changed", changed, user);
  wish_fields_enter_is_default (GTK_SPIN_BUTTON (spin));
  wheel_leave_to_page (spin);
  gtk_box_append (GTK_BOX (box), spin);
  return GTK_SPIN_BUTTON (spin);
}

WishRange
wish_range_new (double      low,
                double      high,
                double      step,
                const char *from,
                const char *to,
                GCallback   changed,
                gpointer    user)
{
  WishRange range = { .box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6) };

  range.min = new_spin (range.box, low, high, step, from, changed, user);
  gtk_box_append (GTK_BOX (range.box), gtk_label_new ("–"));
  range.max = new_spin (range.box, low, high, step, to, changed, user);
  return range;
}

GtkWidget *
wish_fields_icon (const char *icon,
                  const char *tip,
                  GCallback   clicked,
                  gpointer    user)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_signal_connect_swapped (button, "clicked", clicked, user);
  return button;
}
