/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-edges.h"

#include <stdint.h>

enum { FLAT = 3 };                             /* pixels side by side that are one colour */

/* Each channel in the middle of its step of 32. */
static uint32_t
round_colour (uint32_t colour)
{
  return (colour & 0xffe0e0e0) | 0x101010;
}

static void
round_row (uint32_t *row, int width)
{
  for (int from = 0, until; from < width; from = until)
    {
      for (until = from + 1; until < width && row[until] == row[from];)
        until++;
      for (int x = from; until - from < FLAT && x < until; x++)
        row[x] = round_colour (row[x]);
    }
}

void
film_edges_round (cairo_surface_t *surface, const cairo_rectangle_int_t *area)
{
  unsigned char *data;
  int stride = cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < area->height; y++)
    round_row ((uint32_t *) (void *) (data + (area->y + y) * stride) + area->x, area->width);
  cairo_surface_mark_dirty (surface);
}
