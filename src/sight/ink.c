/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ink.c
 *
 *     grey    ▔▔▔▔▔╲__╱▔▔▔▔▔▔▔▔╲________      a line, then the edge of a panel
 *     dark    _____╱▔▔╲________╱▔╲______      both
 *     ridge   _____╱▔▔╲_________________      just the line */
#include "ink.h"

#include <math.h>

enum { RIDGE_RADIUS = 15 };

static inline int
within (int i, int n)
{
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}

static inline float
lesser (float a, float b)
{
  return a < b ? a : b;
}

void
ink_dark (const Map *grey, const Map *dark)
{
  int n = grey->width * grey->height, longest = grey->width > grey->height ? grey->width : grey->height;

  map_mean (grey, longest / 24 > 1 ? longest / 24 : 1, dark);
  for (int i = 0; i < n; i++)
    dark->at[i] = (dark->at[i] - grey->at[i]) / (dark->at[i] + 8);
}

/* Raises to[] where the sides at ± (across, down) are both lighter. */
static void
ridge_row (const Map *grey, int y, int across, int down, float *to)
{
  int w = grey->width, reach = across < 0 ? -across : across;
  const float *above = grey->at + within (y - down, grey->height) * w, *here = grey->at + y * w;
  const float *below = grey->at + within (y + down, grey->height) * w;

  for (int x = 0; x < w; x++)
    {
      float sides;

      if (x == reach && w > 2 * reach)
        for (; x < w - reach; x++)
          {
            float value = lesser (above[x - across], below[x + across]) - here[x];

            to[x] = value > to[x] ? value : to[x];
          }
      sides = lesser (above[within (x - across, w)], below[within (x + across, w)]) - here[x];
      to[x] = sides > to[x] ? sides : to[x];
    }
}

void
ink_ridge (const Map *grey, const Map *ridge, const Map *mean)
{
  int w = grey->width, longest = w > grey->height ? w : grey->height;
  int d = longest / 140 > 4 ? longest / 140 : 4, e = (int) lround (d * 0.7);
  const int directions[4][2] = { { 0, d }, { d, 0 }, { e, e }, { -e, e } };

  map_mean (grey, RIDGE_RADIUS, mean);
  for (int y = 0; y < grey->height; y++)
    {
      float *to = ridge->at + y * w;

      for (int x = 0; x < w; x++)
        to[x] = -255;
      for (int k = 0; k < 4; k++)
        ridge_row (grey, y, directions[k][0], directions[k][1], to);
      for (int x = 0; x < w; x++)
        to[x] /= mean->at[y * w + x] + 8;
    }
}
