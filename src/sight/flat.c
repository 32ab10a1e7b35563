/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* flat.c — dynamic programming: the best way to each place of a column comes from one of three places of the column before.
 *
 *     · · ▒ · ·          a line that is bent, or was straightened a little wrongly, is still followed;
 *     ▒ ▒ · ▒ ·          one that jumps, as along the digits, costs a slope at every step
 *     · · · · ▒
 */
#include "flat.h"

#include <math.h>

int
flat_widening (const Quad *quad, int n, int cell)
{
  double around = 0;
  int size;

  for (int i = 0; i < 4; i++)
    around += hypot (quad->corner[i].x - quad->corner[(i + 1) % 4].x, quad->corner[i].y - quad->corner[(i + 1) % 4].y);
  if (!(around < 1e6))
    return 1;
  size = (int) lround (around / 4 / (n * cell));
  return size > 1 ? size : 1;
}

/* Beyond the edge there is no ink: so a frame that lies there has two light sides. */
static bool
is_on (const Map *map, Point at)
{
  return at.x >= 0 && at.y >= 0 && at.x <= map->width && at.y <= map->height;
}

bool
flat_take (Flat *flat, const Map *map, const Quad *quad, int n, int cell, float sigma)
{
  int side = (n + 1) * cell, margin = cell / 2;
  Map taken = { side, side, flat->across };

  flat->n = n;
  flat->cell = cell;
  flat->side = side;
  if (!homography_of_quad (&flat->there, n * cell, quad))
    return false;
  for (int i = 0; i < 9; i += 3)     /* the margin comes first */
    flat->there.m[i + 2] -= margin * (flat->there.m[i] + flat->there.m[i + 1]);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      {
        Point at = homography_map (&flat->there, x + 0.5, y + 0.5);

        flat->across[y * side + x] = is_on (map, at) ? map_sample (map, at.x, at.y) : 0;
      }
  map_gauss (&taken, sigma, &taken, flat->scratch);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      flat->down[x * side + y] = flat->across[y * side + x];
  return true;
}

double
flat_usual (const Flat *flat)
{
  return flat->n < 9 ? 0.35 : 0.5;
}

void
flat_ridge (Flat *flat, const float *source, int distance)
{
  int side = flat->side;

  for (int y = 0; y < side; y++)
    {
      const float *above = source + (y < distance ? 0 : y - distance) * side, *here = source + y * side;
      const float *below = source + (y + distance < side ? y + distance : side - 1) * side;
      float *to = flat->ridge + y * side;

      for (int x = 0; x < side; x++)
        to[x] = here[x] - (above[x] > below[x] ? above[x] : below[x]);
    }
}

void
flat_path (const Flat *flat, int row, int reach, int from, int to, float slope, float least, float most, Path *path)
{
  enum { WIDE = 2 * FLAT_REACH_MOST + 1 };
  int wide = 2 * reach + 1, best = 0;
  signed char came[FLAT_SIDE_MOST][WIDE];
  float sum[2][WIDE], pull = 0.04f / (float) reach;
  float at[WIDE];

  for (int x = from; x < to; x++)
    {
      const float *before = sum[(x - from + 1) % 2];
      float *now = sum[(x - from) % 2];

      for (int k = 0; k < wide; k++)
        {
          int y = row - reach + k;
          float value = flat->ridge[(y < 0 ? 0 : y >= flat->side ? flat->side - 1 : y) * flat->side + x];

          value = value < least ? least : value > most ? most : value;
          at[k] = value / most - pull * (float) (k < reach ? reach - k : k - reach);
        }
      for (int k = 0; k < wide; k++)
        {
          float way = x > from ? before[k] : 0;

          came[x][k] = 0;
          if (x > from && k > 0 && before[k - 1] - slope > way)
            {
              way = before[k - 1] - slope;
              came[x][k] = -1;
            }
          if (x > from && k < wide - 1 && before[k + 1] - slope > way)
            {
              way = before[k + 1] - slope;
              came[x][k] = 1;
            }
          now[k] = way + at[k];
        }
    }
  for (int k = 1; k < wide; k++)
    if (sum[(to - from + 1) % 2][k] > sum[(to - from + 1) % 2][best])
      best = k;
  for (int x = to - 1; x >= from; x--)
    {
      int y = row - reach + best;
      float value = flat->ridge[(y < 0 ? 0 : y >= flat->side ? flat->side - 1 : y) * flat->side + x];

      path->y[x] = (float) y;
      path->value[x] = value > most ? most : value;
      best += came[x][best];
    }
}
