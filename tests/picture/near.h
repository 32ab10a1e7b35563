/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* near.h — for tests that draw a picture in two ways: whether two images differ by nothing but how edges are smoothed and where
 * between two pixels they fall. */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

enum { NEAR_SHADES = 64 };             /* of 255, that smoothing may make of an edge beyond what lies around it */

static inline uint32_t
near_pixel (cairo_surface_t *image, int x, int y)
{
  const unsigned char *row = cairo_image_surface_get_data (image) + y * cairo_image_surface_get_stride (image);

  return ((const uint32_t *) (const void *) row)[x];
}

/* Whether the pixel has a red, green, blue or alpha that the other image has not within a pixel of there. */
static inline bool
near_is_strange (cairo_surface_t *one, cairo_surface_t *other, int x, int y)
{
  for (int shift = 0; shift < 32; shift += 8)
    {
      int value = near_pixel (one, x, y) >> shift & 0xff, least = 255, most = 0;

      for (int i = 0; i < 9; i++)
        {
          int around = near_pixel (other, x + i % 3 - 1, y + i / 3 - 1) >> shift & 0xff;

          least = MIN (least, around);
          most = MAX (most, around);
        }
      if (value < least - NEAR_SHADES || value > most + NEAR_SHADES)
        return true;
    }
  return false;
}

/* How many pixels are strange, either way, in the worst square of so many pixels a side: a digit too many is in one place, and
 * what smoothing does is everywhere. Images of other sizes have nothing in common. */
static inline unsigned
near_difference (cairo_surface_t *one, cairo_surface_t *other, int side)
{
  int width = cairo_image_surface_get_width (one), height = cairo_image_surface_get_height (one);
  unsigned worst = 0;

  if (width != cairo_image_surface_get_width (other) || height != cairo_image_surface_get_height (other))
    return G_MAXUINT;
  for (int top = 0; top < height; top += side)
    for (int left = 0; left < width; left += side)
      {
        unsigned n = 0;

        for (int y = MAX (top, 1); y < MIN (top + side, height - 1); y++)
          for (int x = MAX (left, 1); x < MIN (left + side, width - 1); x++)
            n += near_is_strange (one, other, x, y) + near_is_strange (other, one, x, y);
        worst = MAX (worst, n);
      }
  return worst;
}
