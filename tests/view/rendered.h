/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rendered.h — a widget as pixels, and how well what is in it can be made out there. */
#pragma once

#include <gtk/gtk.h>

#include "../picture/contrast.h"
#include "../picture/pixels.h"

/* What is rendered of a widget now. */
static inline cairo_surface_t *
draw (GtkWidget *widget)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gdk_paintable_get_intrinsic_width (paintable), height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Where a widget is in the picture of another one, whose frame is in it, too. */
static inline gboolean
find_in_picture (GtkWidget       *root,
                 GtkWidget       *widget,
                 graphene_rect_t *area)
{
  graphene_rect_t whole;

  if (!gtk_widget_compute_bounds (root, root, &whole) || !gtk_widget_compute_bounds (widget, root, area))
    return FALSE;
  graphene_rect_offset (area, -whole.origin.x, -whole.origin.y);
  return TRUE;
}

/* Along a line through its middle, from the ground beside it. */
static inline double
measure (cairo_surface_t *surface,
         GtkWidget       *root,
         GtkWidget       *widget)
{
  graphene_rect_t area;
  double best = 1;
  Color ground;
  int y, left, right;

  g_assert_true (find_in_picture (root, widget, &area));
  y = (int) (area.origin.y + area.size.height / 2);
  left = (int) area.origin.x, right = (int) (area.origin.x + area.size.width);
  left = MAX (left, 4), right = MIN (right, cairo_image_surface_get_width (surface));
  if (y < 0 || y >= cairo_image_surface_get_height (surface) || left >= right)
    return best;
  ground = color_of_pixel (pixel_at (surface, left - 4, y));
  for (int x = left; x < right; x++)
    best = MAX (best, contrast (color_of_pixel (pixel_at (surface, x, y)), ground));
  return best;
}

/* Of what is written in an area: the ground is the pixel that most of it has, the ink the one that differs most from that. */
static inline double
measure_text (cairo_surface_t *surface,
              graphene_rect_t  area)
{
  int left = MAX ((int) area.origin.x, 0), top = MAX ((int) area.origin.y, 0);
  int right = MIN ((int) (area.origin.x + area.size.width), cairo_image_surface_get_width (surface));
  int bottom = MIN ((int) (area.origin.y + area.size.height), cairo_image_surface_get_height (surface));
  g_autoptr(GHashTable) times = g_hash_table_new (NULL, NULL);
  uint32_t ground = 0;
  int most = 0;
  double best = 1;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        gpointer pixel = GUINT_TO_POINTER (pixel_at (surface, x, y) & 0xffffff);
        int n = GPOINTER_TO_INT (g_hash_table_lookup (times, pixel)) + 1;

        g_hash_table_insert (times, pixel, GINT_TO_POINTER (n));
        if (n > most)
          {
            most = n;
            ground = GPOINTER_TO_UINT (pixel);
          }
      }
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      best = MAX (best, contrast (color_of_pixel (pixel_at (surface, x, y)), color_of_pixel (ground)));
  return best;
}

/* Of a control without words, all of it; of one with words the edge where they begin: against the ground beside it. */
static inline double
measure_control (cairo_surface_t *surface,
                 graphene_rect_t  area,
                 gboolean         edge)
{
  int left = (int) area.origin.x, right = edge ? left + 5 : (int) (area.origin.x + area.size.width);
  int top = (int) area.origin.y, bottom = (int) (area.origin.y + area.size.height), middle = (top + bottom) / 2;
  Color ground;
  double best = 1;

  left = MAX (left, 4), right = MIN (right, cairo_image_surface_get_width (surface));
  top = MAX (top, 0), bottom = MIN (bottom, cairo_image_surface_get_height (surface));
  ground = color_of_pixel (pixel_at (surface, left - 4, CLAMP (middle, top, bottom - 1)));
  for (int y = top; y < bottom; y++)
    for (int x = left - 1; x < right; x++)
      best = MAX (best, contrast (color_of_pixel (pixel_at (surface, x, y)), ground));
  return best;
}
