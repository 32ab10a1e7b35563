/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid-properties.c — what of the board others look at, and are told of: its scene, the part of it that is in sight, and
 * whether that is not all. */
#include "setdoku-grid-private.h"

GParamSpec *setdoku_grid_properties[N_GRID_PROPERTIES];

static void
setdoku_grid_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *spec)
{
  SetdokuGrid *self = SETDOKU_GRID (object);

  if (id == GRID_PROP_SCENE)
    g_value_set_pointer (value, self->scene);
  else if (id == GRID_PROP_PART)
    g_value_set_pointer (value, &self->lens.told);
  else if (id == GRID_PROP_NEAR)
    g_value_set_boolean (value, self->lens.near);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
setdoku_grid_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *spec)
{
  SetdokuGrid *self = SETDOKU_GRID (object);

  if (id != GRID_PROP_NEAR)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  else if (!g_value_get_boolean (value))
    setdoku_grid_show_whole (self);
  else if (!self->lens.near)
    setdoku_grid_look_near (self, setdoku_grid_get_focus_cell (self));
}

void
setdoku_grid_install_properties (GObjectClass *klass)
{
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS, both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;
  GParamSpec **all = setdoku_grid_properties;

  klass->get_property = setdoku_grid_get_property;
  klass->set_property = setdoku_grid_set_property;
  all[GRID_PROP_SCENE] = g_param_spec_pointer ("scene", NULL, NULL, read);
  all[GRID_PROP_PART] = g_param_spec_pointer ("part", NULL, NULL, read);
  all[GRID_PROP_NEAR] = g_param_spec_boolean ("near", NULL, NULL, FALSE, both | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_GRID_PROPERTIES, all);
}
