/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-part.h"

typedef struct { gboolean narrow; } SetdokuPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SetdokuPart, setdoku_part, GTK_TYPE_WIDGET)

enum { PROP_NARROW = 1, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

static void
setdoku_part_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *spec)
{
  SetdokuPart *self = SETDOKU_PART (object);
  SetdokuPartPrivate *private = setdoku_part_get_instance_private (self);

  if (id != PROP_NARROW)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
      return;
    }
  if (private->narrow == g_value_get_boolean (value))
    return;
  private->narrow = g_value_get_boolean (value);
  if (SETDOKU_PART_GET_CLASS (self)->adapt)
    SETDOKU_PART_GET_CLASS (self)->adapt (self);
  g_object_notify_by_pspec (object, spec);
}

static void
setdoku_part_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *spec)
{
  if (id == PROP_NARROW)
    g_value_set_boolean (value, setdoku_part_is_narrow (object));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
setdoku_part_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_part_parent_class)->dispose (object);
}

static void
setdoku_part_class_init (SetdokuPartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = setdoku_part_set_property;
  object_class->get_property = setdoku_part_get_property;
  object_class->dispose = setdoku_part_dispose;
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
setdoku_part_init (SetdokuPart *self)
{
}

gboolean
setdoku_part_is_narrow (gpointer self)
{
  g_return_val_if_fail (SETDOKU_IS_PART (self), FALSE);
  return ((SetdokuPartPrivate *) setdoku_part_get_instance_private (self))->narrow;
}

void
setdoku_part_set_class (gpointer    widget,
                        const char *name,
                        gboolean    on)
{
  (on ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (widget, name);
}
