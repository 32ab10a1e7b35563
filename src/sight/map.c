/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* map.c — filters by sums that run along: what they cost does not depend on how far they reach.
 *
 *     mean, radius 1        leaves │ the sums of the columns   │ comes
 *                                  │   3   5   4   6   ·   ·   │
 *     the window's sum goes on:    └── − 3 ─────────── + 6 ────┘ */
#include "map.h"

#include <math.h>
#include <string.h>

static inline int
within (int i, int n)
{
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}

enum { REACH = 3 };

static void
gauss_row (const float *in, int width, const float bell[REACH + 1], float *out)
{
  for (int x = 0; x < width; x++)
    {
      float sum = bell[0] * in[x];

      if (x >= REACH && x < width - REACH)
        for (int i = 1; i <= REACH; i++)
          sum += bell[i] * (in[x - i] + in[x + i]);
      else
        for (int i = 1; i <= REACH; i++)
          sum += bell[i] * (in[within (x - i, width)] + in[within (x + i, width)]);
      out[x] = sum;
    }
}

void
map_gauss (const Map *in, float sigma, const Map *out, float *scratch)
{
  float bell[REACH + 1], total = 0;
  int w = in->width, h = in->height;

  for (int i = 0; i <= REACH; i++)
    {
      bell[i] = expf (-0.5f * (float) (i * i) / (sigma * sigma));
      total += i ? 2 * bell[i] : bell[i];
    }
  for (int i = 0; i <= REACH; i++)
    bell[i] /= total;

  for (int y = 0; y < h; y++)
    gauss_row (in->at + y * w, w, bell, scratch + y * w);
  for (int y = 0; y < h; y++)
    {
      float *to = out->at + y * w;
      const float *middle = scratch + y * w;

      for (int x = 0; x < w; x++)
        to[x] = bell[0] * middle[x];
      for (int i = 1; i <= REACH; i++)
        {
          const float *above = scratch + within (y - i, h) * w, *below = scratch + within (y + i, h) * w;

          for (int x = 0; x < w; x++)
            to[x] += bell[i] * (above[x] + below[x]);
        }
    }
}

void
map_mean (const Map *in, int radius, const Map *out)
{
  double column[MAP_SIDE] = { 0 };
  int w = in->width, h = in->height;

  for (int y = 0; y < radius && y < h; y++)
    for (int x = 0; x < w; x++)
      column[x] += (double) in->at[y * w + x];
  for (int y = 0; y < h; y++)
    {
      int rows = (y + radius < h ? y + radius : h - 1) - (y > radius ? y - radius : 0) + 1;
      double sum = 0;

      if (y + radius < h)
        for (int x = 0; x < w; x++)
          column[x] += (double) in->at[(y + radius) * w + x];
      if (y - radius > 0)
        for (int x = 0; x < w; x++)
          column[x] -= (double) in->at[(y - radius - 1) * w + x];
      for (int x = 0; x < radius && x < w; x++)
        sum += column[x];
      for (int x = 0; x < w; x++)
        {
          int columns = (x + radius < w ? x + radius : w - 1) - (x > radius ? x - radius : 0) + 1;

          if (x + radius < w)
            sum += column[x + radius];
          if (x - radius > 0)
            sum -= column[x - radius - 1];
          out->at[y * w + x] = (float) (sum / (rows * columns));
        }
    }
}

void
map_widen (const Map *in, int size, const Map *out, float *scratch)
{
  int w = in->width, h = in->height, before = size / 2;

  for (int y = 0; y < h; y++)
    {
      const float *from = in->at + y * w;
      float *to = scratch + y * w;

      memcpy (to, from, (size_t) w * sizeof *to);
      for (int i = -before; i < size - before; i++)
        for (int x = i < 0 ? -i : 0; x < (i > 0 ? w - i : w); x++)
          to[x] = from[x + i] > to[x] ? from[x + i] : to[x];
    }
  for (int y = 0; y < h; y++)
    {
      float *to = out->at + y * w;

      memcpy (to, scratch + y * w, (size_t) w * sizeof *to);
      for (int i = -before; i < size - before; i++)
        {
          const float *from = scratch + within (y + i, h) * w;

          for (int x = 0; x < w; x++)
            to[x] = from[x] > to[x] ? from[x] : to[x];
        }
    }
}

float
map_sample (const Map *map, double x, double y)
{
  int w = map->width, h = map->height, column, row;
  float across, down, above, below;
  const float *at;

  x = !(x >= 0.5) ? 0 : x > w - 0.5 ? w - 1.0 : x - 0.5;
  y = !(y >= 0.5) ? 0 : y > h - 0.5 ? h - 1.0 : y - 0.5;
  column = x < w - 1 ? (int) x : w > 1 ? w - 2 : 0;
  row = y < h - 1 ? (int) y : h > 1 ? h - 2 : 0;
  across = (float) (x - column);
  down = (float) (y - row);
  at = map->at + row * w + column;
  above = at[0] + across * (at[w > 1] - at[0]);
  if (h > 1)
    at += w;
  below = at[0] + across * (at[w > 1] - at[0]);
  return above + down * (below - above);
}

/* Hoare's selection: what comes before the place is no more, what comes behind it no less. */
static float
select_place (float *numbers, int n, int wanted)
{
  int low = 0, high = n - 1;

  while (low < high)
    {
      float pivot = numbers[(low + high) / 2];
      int i = low, j = high;

      while (i <= j)
        {
          while (numbers[i] < pivot)
            i++;
          while (numbers[j] > pivot)
            j--;
          if (i <= j)
            {
              float other = numbers[i];

              numbers[i++] = numbers[j];
              numbers[j--] = other;
            }
        }
      if (wanted <= j)
        high = j;
      else if (wanted >= i)
        low = i;
      else
        break;
    }
  return numbers[wanted];
}

float
map_quantile (float *numbers, int n, double share)
{
  return select_place (numbers, n, (int) lround (share * (n - 1)));
}

float
map_median (float *numbers, int n)
{
  float upper = select_place (numbers, n, n / 2), lower = numbers[0];

  if (n % 2)
    return upper;
  for (int i = 1; i < n / 2; i++)
    lower = numbers[i] > lower ? numbers[i] : lower;
  return (lower + upper) / 2;
}
