/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cell.c
 *
 *     a───────b        a place u, v of the cell lies between its four crossings:
 *      ╲   ·   ╲       a (1−u)(1−v) + b u (1−v) + c u v + d (1−u) v
 *       d───────c      nine such places make a pixel of the 32 × 32
 */
#include "cell.h"

#include <math.h>
#include <string.h>

enum { SIDE = NETWORK_SIDE, SUB = 3, FINE = CELL_FINE, EDGE = 5, INNER = SIDE - 2 * EDGE, LINE = 3, SMALL = 9 };

#define INK_FROM 0.8f

static inline float
grey_of (const uint8_t *at, int channels, GreyKind kind)
{
  float red = at[0], green, blue, least, most;

  if (channels == 1)
    return kind == GREY_NIGHT ? 255 - red : red;
  green = at[1];
  blue = at[2];
  least = red < green ? red : green;
  most = red > green ? red : green;
  if (kind == GREY_NIGHT)
    return 255 - (most > blue ? most : blue);
  return 0.1495f * red + 0.2935f * green + 0.057f * blue + 0.5f * (least < blue ? least : blue);
}

/* Between four pixels of the picture. */
static inline float
sample (const SightPicture *picture, GreyKind kind, double x, double y)
{
  int w = picture->width, h = picture->height, channels = picture->channels, column, row, right;
  const uint8_t *above, *below;
  float across, down, a, b, c, d;

  x = !(x >= 0.5) ? 0 : x > w - 0.5 ? w - 1.0 : x - 0.5;
  y = !(y >= 0.5) ? 0 : y > h - 0.5 ? h - 1.0 : y - 0.5;
  column = (int) x;
  row = (int) y;
  across = (float) (x - column);
  down = (float) (y - row);
  right = column < w - 1 ? channels : 0;
  above = picture->pixels + (size_t) row * picture->stride + (size_t) column * (size_t) channels;
  below = row < h - 1 ? above + picture->stride : above;
  a = grey_of (above, channels, kind);
  b = grey_of (above + right, channels, kind);
  c = grey_of (below, channels, kind);
  d = grey_of (below + right, channels, kind);
  a += across * (b - a);
  c += across * (d - c);
  return a + down * (c - a);
}

void
cell_take (const SightPicture *picture, GreyKind kind, const Lattice *lattice, int row, int column, float patch[NETWORK_PIXELS])
{
  Point a = lattice->at[row][column], b = lattice->at[row][column + 1];
  Point d = lattice->at[row + 1][column], c = lattice->at[row + 1][column + 1];

  memset (patch, 0, NETWORK_PIXELS * sizeof *patch);
  for (int y = 0; y < FINE; y++)
    {
      double v = (y + 0.5) / FINE;
      Point left = point_between (a, d, v), right = point_between (b, c, v);

      for (int x = 0; x < FINE; x++)
        {
          Point at = point_between (left, right, (x + 0.5) / FINE);

          patch[y / SUB * SIDE + x / SUB] += sample (picture, kind, at.x, at.y) / (255.0f * SUB * SUB);
        }
    }
}

void
cell_take_fine (const SightPicture *picture, GreyKind kind, const Lattice *lattice, int row, int column,
                float patch[CELL_FINE * CELL_FINE])
{
  Point a = lattice->at[row][column], b = lattice->at[row][column + 1];
  Point d = lattice->at[row + 1][column], c = lattice->at[row + 1][column + 1];

  for (int y = 0; y < FINE; y++)
    {
      Point left = point_between (a, d, (y + 0.5) / FINE), right = point_between (b, c, (y + 0.5) / FINE);

      for (int x = 0; x < FINE; x++)
        {
          Point at = point_between (left, right, (x + 0.5) / FINE);

          patch[y * FINE + x] = sample (picture, kind, at.x, at.y) / 255;
        }
    }
}

float
cell_ink (const float patch[NETWORK_PIXELS], double share)
{
  float inner[INNER * INNER], median;

  for (int y = 0; y < INNER; y++)
    memcpy (inner + y * INNER, patch + (y + EDGE) * SIDE + EDGE, INNER * sizeof *inner);
  median = map_quantile (inner, INNER * INNER, 0.5);
  return (median - map_quantile (inner, INNER * INNER, share)) / (median + 0.03f);
}

void
cell_normalise (const float patch[NETWORK_PIXELS], int quarters, bool lighter, float seen[NETWORK_PIXELS])
{
  float sorted[NETWORK_PIXELS], median, sum = 0, scale;

  memcpy (sorted, patch, sizeof sorted);
  median = map_median (sorted, NETWORK_PIXELS);
  for (int i = 0; i < NETWORK_PIXELS; i++)
    sum += (patch[i] - median) * (patch[i] - median);
  scale = (lighter ? -1 : 1) / (sqrtf (sum / NETWORK_PIXELS) + 0.012f);

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        int from_y = quarters == 0 ? y : quarters == 1 ? x : quarters == 2 ? SIDE - 1 - y : SIDE - 1 - x;
        int from_x = quarters == 0 ? x : quarters == 1 ? SIDE - 1 - y : quarters == 2 ? SIDE - 1 - x : y;
        float value = (median - patch[from_y * SIDE + from_x]) * scale;

        seen[y * SIDE + x] = value < -3 ? -3 : value > 6 ? 6 : value;
      }
}

/* The places of one part are taken out of the mask; its box is left, top, right, bottom. */
static void
take_part (uint8_t mask[NETWORK_PIXELS], int at, int box[4])
{
  int stack[NETWORK_PIXELS], n = 0;

  box[0] = box[2] = at % SIDE;
  box[1] = box[3] = at / SIDE;
  mask[at] = 0;
  for (stack[n++] = at; n > 0;)
    {
      int place = stack[--n], x = place % SIDE, y = place / SIDE;

      box[0] = x < box[0] ? x : box[0];
      box[1] = y < box[1] ? y : box[1];
      box[2] = x > box[2] ? x : box[2];
      box[3] = y > box[3] ? y : box[3];
      for (int next = 0; next < 9; next++)
        {
          int to_x = x + next % 3 - 1, to_y = y + next / 3 - 1;

          if (to_x >= 0 && to_x < SIDE && to_y >= 0 && to_y < SIDE && mask[to_y * SIDE + to_x])
            {
              mask[to_y * SIDE + to_x] = 0;
              stack[n++] = to_y * SIDE + to_x;
            }
        }
    }
}

/* What lies along an edge is the grid's line. */
static bool
is_line (const int box[4])
{
  return box[2] < LINE || box[3] < LINE || box[0] >= SIDE - LINE || box[1] >= SIDE - LINE;
}

bool
cell_has_small_parts (const float seen[NETWORK_PIXELS])
{
  uint8_t mask[NETWORK_PIXELS];
  int n = 0, box[4];

  for (int i = 0; i < NETWORK_PIXELS; i++)
    mask[i] = seen[i] > INK_FROM;
  for (int i = 0; i < NETWORK_PIXELS; i++)
    if (mask[i])
      {
        take_part (mask, i, box);
        if (is_line (box))
          continue;
        if (box[2] - box[0] >= SMALL || box[3] - box[1] >= SMALL)
          return false;
        n++;
      }
  return n >= 2;
}
