/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-label-stop.h"

struct _SetdokuLabelStop
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (SetdokuLabelStop, setdoku_label_stop, GTK_TYPE_WIDGET)

static void
setdoku_label_stop_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_label_stop_parent_class)->dispose (object);
}

static void
setdoku_label_stop_class_init (SetdokuLabelStopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_label_stop_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-label-stop");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_label_stop_init (SetdokuLabelStop *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
on_label (GtkLabel         *label,
          GParamSpec       *property,
          SetdokuLabelStop *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (label), -1);
}

void
setdoku_label_stop_follow (SetdokuLabelStop *self,
                           GtkLabel         *label)
{
  g_return_if_fail (SETDOKU_IS_LABEL_STOP (self) && GTK_IS_LABEL (label));
  g_signal_connect_object (label, "notify::label", G_CALLBACK (on_label), self, 0);
  on_label (label, NULL, self);
}

GtkWidget *
setdoku_label_stop_new (GtkWidget *child,
                        GtkLabel  *label)
{
  SetdokuLabelStop *self = g_object_new (SETDOKU_TYPE_LABEL_STOP, NULL);

  gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_bind_property (child, "visible", self, "visible", G_BINDING_SYNC_CREATE);
  setdoku_label_stop_follow (self, label);
  return GTK_WIDGET (self);
}

SetdokuLabelStop *
setdoku_label_stop_of (gpointer widget)
{
  GtkWidget *found = gtk_widget_get_ancestor (widget, SETDOKU_TYPE_LABEL_STOP);

  return found ? SETDOKU_LABEL_STOP (found) : NULL;
}
