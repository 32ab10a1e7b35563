/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grey.c — half the lightness and half the darkest colour, so that red and blue digits turn dark like black ones; shrunk by area.
 *
 *     picture   │ · · · │ · · · │ · · ·│· │ ·      a pixel that two small ones share
 *     copy      │   a   │   b   │   c   │          counts for each with its part
 */
#include "grey.h"

#include <math.h>

enum { CHUNK = 1024 };

static inline float
least (float a, float b)
{
  return a < b ? a : b;
}

static inline float
most (float a, float b)
{
  return a > b ? a : b;
}

void
grey_row (const SightPicture *picture, GreyKind kind, int y, int from, int to, float *row)
{
  int channels = picture->channels;
  const uint8_t *at = picture->pixels + (size_t) y * picture->stride + (size_t) from * (size_t) channels;

  for (int x = from; x < to; x++, at += channels)
    {
      float red = at[0], green = channels > 1 ? at[1] : at[0], blue = channels > 1 ? at[2] : at[0];

      *row++ = kind == GREY_NIGHT ? 255 - most (red, most (green, blue))
                                  : 0.1495f * red + 0.2935f * green + 0.057f * blue + 0.5f * least (red, least (green, blue));
    }
}

/* Adds a row of the picture to a row of the copy, each pixel by how much of it falls there. */
static void
add_row (const SightPicture *picture, GreyKind kind, int y, float weight, float *to, int width)
{
  double step = (double) width / picture->width;
  float chunk[CHUNK];
  int i = 0;                         /* the pixel of the copy, */
  float left = 1;                    /* and how much room is left in it */

  for (int start = 0; start < picture->width; start += CHUNK)
    {
      int end = start + CHUNK < picture->width ? start + CHUNK : picture->width;

      grey_row (picture, kind, y, start, end, chunk);
      for (int x = 0; x < end - start; x++)
        {
          float part = (float) step, value = weight * chunk[x];

          if (part >= left && i < width - 1)
            {
              to[i++] += value * left;
              part -= left;
              left = (float) ((i + 1) - (start + x + 1) * step) + part;
            }
          to[i] += value * part;
          left -= part;
        }
    }
}

void
grey_copy (const SightPicture *picture, GreyKind kind, Map *to)
{
  int longest = picture->width > picture->height ? picture->width : picture->height;
  double scale = longest > MAP_SIDE ? (double) MAP_SIDE / longest : 1, step, bottom = 0;
  int w = (int) lround (picture->width * scale), h = (int) lround (picture->height * scale);

  to->width = w > 0 ? w : 1;
  to->height = h > 0 ? h : 1;
  if (scale >= 1)
    {
      for (int y = 0; y < h; y++)
        grey_row (picture, kind, y, 0, w, to->at + y * w);
      return;
    }
  for (int i = 0; i < to->width * to->height; i++)
    to->at[i] = 0;
  step = (double) to->height / picture->height;
  for (int y = 0; y < picture->height; y++)
    {
      double top = bottom;
      int row = (int) top;

      bottom = (y + 1) * step;
      if (row >= to->height)
        row = to->height - 1;
      if (bottom <= row + 1 || row == to->height - 1)
        add_row (picture, kind, y, (float) (bottom - top), to->at + row * to->width, to->width);
      else
        {
          add_row (picture, kind, y, (float) (row + 1 - top), to->at + row * to->width, to->width);
          if (bottom - row - 1 > 1e-6)
            add_row (picture, kind, y, (float) (bottom - row - 1), to->at + (row + 1) * to->width, to->width);
        }
    }
}
