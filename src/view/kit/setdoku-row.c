/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-row.c — see setdoku-row.h. Text and arrow stand in a grid: a horizontal box asks lines that wrap for their width at each
 * possible height. */
#include "setdoku-row.h"

struct _SetdokuRow
{
  GtkButton  parent_instance;

  GtkLabel  *title, *subtitle;
};

enum { PROP_TITLE = 1, PROP_SUBTITLE };

G_DEFINE_FINAL_TYPE (SetdokuRow, setdoku_row, GTK_TYPE_BUTTON)

static void
setdoku_row_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *property)
{
  SetdokuRow *self = SETDOKU_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      gtk_label_set_label (self->title, g_value_get_string (value));
      /* GTK 4.8 does not name a button after what is in it. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
      break;
    case PROP_SUBTITLE: gtk_label_set_label (self->subtitle, g_value_get_string (value)); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, property);
    }
}

static void
setdoku_row_class_init (SetdokuRowClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = setdoku_row_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_TITLE,
                                   g_param_spec_string ("title", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SUBTITLE,
                                   g_param_spec_string ("subtitle", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static GtkLabel *
new_line (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);         /* where a word is wider than a phone's panel */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
setdoku_row_init (SetdokuRow *self)
{
  GtkWidget *row = gtk_grid_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (lines, TRUE);
  self->title = new_line (lines);
  self->subtitle = new_line (lines);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "h3");
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "dim");
  gtk_grid_set_column_spacing (GTK_GRID (row), 12);
  gtk_grid_attach (GTK_GRID (row), lines, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), gtk_image_new_from_icon_name ("go-next-symbolic"), 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (self), row);
}
