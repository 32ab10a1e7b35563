/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* marks.c
 *
 *     ┌───────────┐      whatever hangs together in the cell and is as high as a mark is cut out, put into the
 *     │ 1   2   3 │      middle of a cell of its own, and asked for as a digit: where in the cell it stands does
 *     │     5     │      not matter, so every way to write marks will do
 *     └───────────┘
 */
#include "marks.h"

#include <math.h>
#include <string.h>

#include "sight-private.h"

enum { FINE = CELL_FINE, EDGE = 7, LOWEST = 10, HIGHEST = 42, SPECK = 12, MARKS_MOST = 9, DIGIT_HEIGHT = 18 };

#define FAINTEST 0.10f               /* of white: lighter marks are none */
#define INK 0.5f                     /* of a cell's darkest */
#define FLAT 0.03                    /* of a cell's diagonal: crossings are no farther from the plane */
#define LEGIBLE -0.3f                /* logarithm of the probability of a digit */

typedef struct {
  int left, right, top, bottom, area;          /* right and bottom behind it */
} Spot;

/* How much ink each pixel has: above the ground, 0–1. Returns the most, the lines aside. */
static float
take_ink (const float patch[FINE * FINE], bool lighter, float ink[FINE * FINE])
{
  float sorted[FINE * FINE], ground, most = 0;

  memcpy (sorted, patch, sizeof sorted);
  ground = map_median (sorted, FINE * FINE);
  for (int y = 0; y < FINE; y++)
    for (int x = 0; x < FINE; x++)
      {
        float value = lighter ? patch[y * FINE + x] - ground : ground - patch[y * FINE + x];
        bool inside = y >= EDGE && x >= EDGE && y < FINE - EDGE && x < FINE - EDGE;

        ink[y * FINE + x] = inside && value > 0 ? value : 0;
        most = fmaxf (most, ink[y * FINE + x]);
      }
  return most;
}

/* All that hangs together with a place; marks it as seen. */
static Spot
grow (const float ink[FINE * FINE], float threshold, int start, bool seen[FINE * FINE], uint16_t queue[FINE * FINE])
{
  Spot spot = { FINE, 0, FINE, 0, 0 };
  int done = 0, found = 1;

  queue[0] = (uint16_t) start;
  seen[start] = true;
  while (done < found)
    {
      int x = queue[done] % FINE, y = queue[done] / FINE;

      done++;
      spot.left = x < spot.left ? x : spot.left;
      spot.right = x + 1 > spot.right ? x + 1 : spot.right;
      spot.top = y < spot.top ? y : spot.top;
      spot.bottom = y + 1 > spot.bottom ? y + 1 : spot.bottom;
      for (int k = 0; k < 9; k++)
        {
          int u = x + k % 3 - 1, v = y + k / 3 - 1, next = v * FINE + u;

          if (u < 0 || v < 0 || u >= FINE || v >= FINE || seen[next] || ink[next] <= threshold)
            continue;
          seen[next] = true;
          queue[found++] = (uint16_t) next;
        }
    }
  spot.area = found;
  return spot;
}

/* Into the middle of a cell, as high as a digit mostly is. */
static void
alone (const float ink[FINE * FINE], const Spot *spot, float figure[NETWORK_PIXELS])
{
  float scale = (float) (spot->bottom - spot->top) / DIGIT_HEIGHT, sum = 0;
  float x0 = (float) (spot->left + spot->right) / 2, y0 = (float) (spot->top + spot->bottom) / 2;
  enum { SUB = 2 };

  for (int i = 0; i < NETWORK_PIXELS; i++)
    {
      figure[i] = 0;
      for (int k = 0; k < SUB * SUB; k++)
        {
          float u = x0 + ((float) (i % NETWORK_SIDE) + (0.5f + (float) (k % SUB)) / SUB - NETWORK_SIDE / 2) * scale;
          float v = y0 + ((float) (i / NETWORK_SIDE) + (0.5f + (float) (k / SUB)) / SUB - NETWORK_SIDE / 2) * scale;
          int x = (int) floorf (u), y = (int) floorf (v);

          if (x >= spot->left - 2 && x < spot->right + 2 && y >= spot->top - 2 && y < spot->bottom + 2
              && x >= 0 && y >= 0 && x < FINE && y < FINE)
            figure[i] += ink[y * FINE + x] / (SUB * SUB);
        }
      sum += figure[i] * figure[i];
    }
  sum = sqrtf (sum / NETWORK_PIXELS) + 0.012f;
  for (int i = 0; i < NETWORK_PIXELS; i++)
    figure[i] = fminf (6, figure[i] / sum);
}

/* The digit of a spot; 0: it is none of 1–n for sure. */
static int
read_spot (const Network *network, const float ink[FINE * FINE], const Spot *spot, int n)
{
  float figure[NETWORK_PIXELS], log_p[NETWORK_CLASSES];
  int best = 1;

  alone (ink, spot, figure);
  network_ask (network, figure, log_p);
  for (int digit = 2; digit < NETWORK_CLASSES; digit++)
    best = log_p[digit] > log_p[best] ? digit : best;
  return log_p[best] > LEGIBLE && best <= n ? best : 0;
}

/* The marks of a cell. False: there are some that cannot be told. */
static bool
read_cell (const Network *network, const float patch[FINE * FINE], bool lighter, int n, uint16_t *digits)
{
  float ink[FINE * FINE], most = take_ink (patch, lighter, ink);
  bool seen[FINE * FINE] = { false };
  uint16_t queue[FINE * FINE];
  int found = 0;

  *digits = 0;
  if (most < FAINTEST)
    return true;
  for (int i = 0; i < FINE * FINE; i++)
    {
      Spot spot;
      int height, digit;

      if (seen[i] || ink[i] <= INK * most)
        continue;
      spot = grow (ink, INK * most, i, seen, queue);
      height = spot.bottom - spot.top;
      if (spot.area < SPECK)
        continue;
      if (height < LOWEST || height > HIGHEST || spot.right - spot.left > height * 5 / 4 || found++ == MARKS_MOST)
        return false;
      digit = read_spot (network, ink, &spot, n);
      if (!digit || *digits >> digit & 1)
        return false;
      *digits |= (uint16_t) (1u << digit);
    }
  return true;
}

/* Marks beside a line draw its path aside. Where paper is flat, as most crossings say, all of them lie on the plane. */
static Lattice
flatten (const Lattice *lattice)
{
  enum { MOST = (SIZE_LINE_MOST + 1) * (SIZE_LINE_MOST + 1) };
  Lattice flat = *lattice;
  int n = lattice->n, found = 0;
  float far[MOST];
  Homography plane;
  double side;

  if (!lattice_plane (lattice, &plane))
    return flat;
  for (int row = 0; row <= n; row++)
    for (int column = 0; column <= n; column++)
      {
        flat.at[row][column] = homography_map (&plane, column, row);
        far[found++] = (float) hypot (flat.at[row][column].x - lattice->at[row][column].x,
                                      flat.at[row][column].y - lattice->at[row][column].y);
      }
  side = hypot (flat.at[n][n].x - flat.at[0][0].x, flat.at[n][n].y - flat.at[0][0].y) / n;
  return (double) map_quantile (far, found, 0.5) < FLAT * side ? flat : *lattice;
}

void
sight_read_marks (Sight *sight, const SightPicture *picture, const SightReading *reading, const Stop *stop, SightMarks *marks)
{
  Lattice lattice = flatten (&reading->grid.lattice);
  int n = lattice.n;

  *marks = (SightMarks) { .n_cells = 0 };
  sight_need_network (sight);
  for (int cell = 0; n <= 9 && cell < n * n; cell++)
    {
      if (reading->cell[cell].digit)
        continue;
      if (stop_now (stop))
        return;
      cell_take_fine (picture, reading->grid.kind, &lattice, cell / n, cell % n, sight->scratch);
      if (!read_cell (&sight->network, sight->scratch, reading->lighter, n, &marks->digits[cell]))
        {
          marks->digits[cell] = 0;
          marks->n_illegible++;
        }
      marks->n_cells += marks->digits[cell] != 0;
    }
}
