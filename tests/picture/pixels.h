/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pixels.h — for tests of pictures: one pixel of a surface, and the pixel that a colour becomes. */
#pragma once

#include <glib.h>
#include <math.h>

#include "picture/painter.h"

/* Of any surface, 0xaarrggbb. */
static inline uint32_t
pixel_at (cairo_surface_t *surface, int x, int y)
{
  const unsigned char *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const uint32_t *) (const void *) row)[x];
}

static inline uint32_t
pixel_of (Color color)
{
  return 0xff000000 | (uint32_t) lround (color.red * 255) << 16 | (uint32_t) lround (color.green * 255) << 8
         | (uint32_t) lround (color.blue * 255);
}

static inline void
each_palette (void (*check) (const Palette *palette))
{
  for (int i = 0; i < 4; i++)
    check (palette_get (i & 1, i >> 1));
}
