/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-picture-view.c — see setdoku-picture-view.h. */
#include "setdoku-picture-view.h"

#include <math.h>

enum { MARGIN = 24, SQUARE = 8, LEAST = 120, WIDTH_MOST = 1600 };

struct _SetdokuPictureView
{
  GtkWidget        parent_instance;

  PictureViewMake  make;
  gpointer         user;
  Picture          picture;              /* paint NULL: not made yet, or there is none */
  double           scale;
  int              width, height;        /* of the widget, that it was made for */
};

G_DEFINE_FINAL_TYPE (SetdokuPictureView, setdoku_picture_view, GTK_TYPE_WIDGET)

static bool
make_as_wide (SetdokuPictureView *self,
              double              width)
{
  picture_clear (&self->picture);
  return self->make (self->user, (int) CLAMP (width, LEAST, WIDTH_MOST), &self->picture, &self->scale);
}

/* How high it becomes is known once it is made. */
static void
make_for (SetdokuPictureView *self,
          int                 width,
          int                 height)
{
  double most = height - 2 * MARGIN, high;

  self->width = width;
  self->height = height;
  if (!make_as_wide (self, width - 2 * MARGIN))
    return;
  high = self->picture.height * self->scale;
  if (high > most && most > 0)
    make_as_wide (self, floor (self->picture.width * self->scale * most / high));
}

/* As dark as the ground that is left out: what is to lie on such a one is seen. */
static void
draw_squares (cairo_t     *cr,
              const Color *ground,
              double       width,
              double       height)
{
  bool dark = ground->red + ground->green + ground->blue < 1.5;
  double one = dark ? 0.1 : 0.9, other = dark ? 0.25 : 0.75;

  cairo_set_source_rgb (cr, one, one, one);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, other, other, other);
  for (int y = 0; y * SQUARE < height; y++)
    for (int x = y % 2; x * SQUARE < width; x += 2)
      cairo_rectangle (cr, x * SQUARE, y * SQUARE, SQUARE, SQUARE);
  cairo_fill (cr);
}

static void
setdoku_picture_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  SetdokuPictureView *self = SETDOKU_PICTURE_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double wide, high, fit;
  cairo_t *cr;

  if (!self->picture.paint || width != self->width || height != self->height)
    make_for (self, width, height);
  if (!self->picture.paint)
    return;
  wide = self->picture.width * self->scale;
  high = self->picture.height * self->scale;
  fit = MIN (1, MIN (width / wide, height / high));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, floor ((width - wide * fit) / 2), floor ((height - high * fit) / 2));
  cairo_rectangle (cr, 0, 0, wide * fit, high * fit);
  cairo_clip (cr);
  if (self->picture.transparent)
    draw_squares (cr, &self->picture.ground, wide, high);
  cairo_scale (cr, self->scale * fit, self->scale * fit);
  picture_paint (&self->picture, cr);
  cairo_destroy (cr);
}

static void
setdoku_picture_view_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  *minimum = LEAST;
  *natural = 3 * LEAST;
}

static void
setdoku_picture_view_finalize (GObject *object)
{
  picture_clear (&SETDOKU_PICTURE_VIEW (object)->picture);
  G_OBJECT_CLASS (setdoku_picture_view_parent_class)->finalize (object);
}

static void
setdoku_picture_view_class_init (SetdokuPictureViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_picture_view_finalize;
  widget_class->measure = setdoku_picture_view_measure;
  widget_class->snapshot = setdoku_picture_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "setdoku-picture-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_picture_view_init (SetdokuPictureView *self)
{
}

GtkWidget *
setdoku_picture_view_new (PictureViewMake make,
                          gpointer        user)
{
  SetdokuPictureView *self = g_object_new (SETDOKU_TYPE_PICTURE_VIEW, NULL);

  self->make = make;
  self->user = user;
  return GTK_WIDGET (self);
}

void
setdoku_picture_view_update (SetdokuPictureView *self,
                             const char         *text)
{
  g_return_if_fail (SETDOKU_IS_PICTURE_VIEW (self));
  picture_clear (&self->picture);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
