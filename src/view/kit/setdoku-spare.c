/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-spare.h"

struct _SetdokuSpare
{
  GtkWidget  parent_instance;

  GtkWidget *child;                    /* NULL: none */
};

G_DEFINE_FINAL_TYPE (SetdokuSpare, setdoku_spare, GTK_TYPE_WIDGET)

static void
setdoku_spare_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  SetdokuSpare *self = SETDOKU_SPARE (widget);
  int across = 0;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (!self->child)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &across, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = across;
  else
    gtk_widget_measure (self->child, orientation, for_size < 0 ? -1 : MAX (for_size, across), NULL, natural, NULL, NULL);
}

static void
setdoku_spare_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  SetdokuSpare *self = SETDOKU_SPARE (widget);
  int across, down, most;
  gboolean fits;

  if (!self->child)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &across, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, MAX (width, across), &down, &most, NULL, NULL);
  fits = width >= across && height >= down;
  gtk_widget_set_child_visible (self->child, fits);
  if (fits)
    gtk_widget_allocate (self->child, width, MIN (height, most), -1, NULL);
}

static GtkSizeRequestMode
setdoku_spare_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
setdoku_spare_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_SPARE (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_spare_parent_class)->dispose (object);
}

static void
setdoku_spare_class_init (SetdokuSpareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_spare_dispose;
  widget_class->measure = setdoku_spare_measure;
  widget_class->size_allocate = setdoku_spare_size_allocate;
  widget_class->get_request_mode = setdoku_spare_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_spare_init (SetdokuSpare *self)
{
}

void
setdoku_spare_set_child (SetdokuSpare *self,
                         GtkWidget    *child)
{
  g_return_if_fail (SETDOKU_IS_SPARE (self));
  if (self->child == child)
    return;
  if (self->child)
    {
      gtk_widget_set_child_visible (self->child, TRUE);
      gtk_widget_unparent (self->child);
    }
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}
