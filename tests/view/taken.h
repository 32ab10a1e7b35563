/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* taken.h — a picture taken from a widget: of a model, so that it is light or dark as one wishes. */
#pragma once

#include "view/kit/picture-source.h"

/* The bytes of its file; size: of the picture, NULL: it does not matter. */
static inline GBytes *
taken_written (const PictureModel *model, gboolean dark, double *width)
{
  g_auto (Picture) picture = { 0 };

  model->make (model->what, palette_get (dark, false), NULL, &picture);
  if (width)
    *width = picture.width;
  return picture_write (&picture, PICTURE_PNG, 1, NULL);
}

/* Light and dark differ, and the same is the same again. Returns the light one. */
static inline GBytes *
taken_check (const PictureModel *model)
{
  g_autoptr (GBytes) light = taken_written (model, FALSE, NULL), dark = taken_written (model, TRUE, NULL);
  g_autoptr (GBytes) again = taken_written (model, FALSE, NULL);

  g_assert_false (model->fixed);
  g_assert_false (g_bytes_equal (light, dark));
  g_assert_true (g_bytes_equal (light, again));
  return g_steal_pointer (&light);
}

static inline GBytes *
taken_from (GtkWidget *widget)
{
  PictureModel model;
  GBytes *light;

  g_assert_true (picture_source_take (widget, &model));
  light = taken_check (&model);
  picture_model_clear (&model);
  return light;
}

/* The same of the first such widget below it. */
static inline GBytes *
taken_from_first (GtkWidget *widget, GType type)
{
  GBytes *light = g_type_is_a (G_OBJECT_TYPE (widget), type) ? taken_from (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !light; child = gtk_widget_get_next_sibling (child))
    light = taken_from_first (child, type);
  return light;
}
