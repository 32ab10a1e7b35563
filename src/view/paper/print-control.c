/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-control.h"

#include "model/make/maker-list.h"
#include "view/kit/choice-list.h"
#include "view/kit/wheel.h"

static GtkWidget *
new_list (PrintRow row, GCallback changed, gpointer user)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (int value = 0; print_rows[row].id (value); value++)
    {
      g_autofree char *name = print_rows[row].name (value);

      gtk_string_list_append (names, name);
    }
  list = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  choice_list_may_shrink (GTK_DROP_DOWN (list));
  g_signal_connect_swapped (list, "notify::selected", changed, user);
  return list;
}

static GtkWidget *
new_segments (PrintRow row, GCallback changed, gpointer user)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *first = NULL;

  gtk_widget_add_css_class (box, "segments");
  gtk_widget_add_css_class (box, "targets");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (int value = 0; print_rows[row].id (value); value++)
    {
      g_autofree char *name = print_rows[row].name (value);
      GtkWidget *button = gtk_toggle_button_new_with_label (name);

      if (first)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      else
        first = button;
      g_signal_connect_swapped (button, "toggled", changed, user);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static GtkWidget *
new_number (GCallback changed, gpointer user)
{
  GtkWidget *number = gtk_spin_button_new_with_range (1, MAKER_LIST_MAX, 1);

  gtk_widget_add_css_class (number, "plain");
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  wheel_leave_to_page (number);
  g_signal_connect_swapped (number, "value-changed", changed, user);
  return number;
}

GtkWidget *
print_control_new (PrintRow row, GCallback changed, gpointer user)
{
  GtkWidget *control;

  switch (print_rows[row].kind)
    {
    case PRINT_KIND_LIST:
      return new_list (row, changed, user);
    case PRINT_KIND_SEGMENTS:
      return new_segments (row, changed, user);
    case PRINT_KIND_NUMBER:
      return new_number (changed, user);
    default:
      control = gtk_switch_new ();
      g_signal_connect_swapped (control, "notify::active", changed, user);
      return control;
    }
}

int
print_control_get (PrintRow row, GtkWidget *control)
{
  GtkWidget *button = gtk_widget_get_first_child (control);
  int value = 0;

  switch (print_rows[row].kind)
    {
    case PRINT_KIND_LIST:
      return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (control));
    case PRINT_KIND_NUMBER:
      gtk_spin_button_update (GTK_SPIN_BUTTON (control));
      return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control));
    case PRINT_KIND_SEGMENTS:
      while (button && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
        {
          button = gtk_widget_get_next_sibling (button);
          value++;
        }
      return button ? value : 0;
    default:
      return gtk_switch_get_active (GTK_SWITCH (control));
    }
}

void
print_control_set (PrintRow row, GtkWidget *control, int value)
{
  GtkWidget *button = gtk_widget_get_first_child (control);

  switch (print_rows[row].kind)
    {
    case PRINT_KIND_LIST:
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) value);
      break;
    case PRINT_KIND_NUMBER:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
      break;
    case PRINT_KIND_SEGMENTS:
      for (int i = 0; i < value; i++)
        button = gtk_widget_get_next_sibling (button);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      break;
    default:
      gtk_switch_set_active (GTK_SWITCH (control), value);
    }
}
