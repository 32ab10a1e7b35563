/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lattice.c
 *
 *     first round      │╲  │          reach 12: the quadrilateral may be off by a third of a cell
 *     second           │ │ │          reach 7: from the plane through the crossings found so far
 *     third            │ │ │          reach 6: what is left is how the paper is bent
 */
#include "lattice.h"

#include <math.h>
#include <string.h>

enum { CELL = 32, MARGIN = CELL / 2, DISTANCE = 5, BAND = 4, SMOOTH = 4, LINES_MOST = SIZE_LINE_MOST + 1 };

/* Median over all lines of the largest in a band about each. */
static float
usual_strength (Flat *flat)
{
  float *strongest = flat->scratch;
  int n = 0, side = flat->side;

  for (int line = 0; line <= flat->n; line++)
    for (int x = MARGIN; x < side - MARGIN; x++)
      {
        int row = MARGIN + CELL * line;
        float most = -1;

        for (int y = row - BAND; y <= row + BAND; y++)
          most = flat->ridge[y * side + x] > most ? flat->ridge[y * side + x] : most;
        strongest[n++] = most;
      }
  return map_quantile (strongest, n, flat_usual (flat));
}

static void
smooth (Path *path, int side)
{
  float sums[FLAT_SIDE_MOST];

  for (int x = 0; x < side; x++)
    {
      sums[x] = 0;
      for (int k = -SMOOTH; k <= SMOOTH; k++)
        sums[x] += path->y[x + k < 0 ? 0 : x + k >= side ? side - 1 : x + k];
    }
  for (int x = 0; x < side; x++)
    path->y[x] = sums[x] / (2 * SMOOTH + 1);
}

static void
find_paths (Flat *flat, const float *source, int reach, Path paths[LINES_MOST])
{
  float most;

  flat_ridge (flat, source, DISTANCE);
  most = 1.5f * usual_strength (flat);
  most = most < 0.012f ? 0.012f : most > 0.2f ? 0.2f : most;
  for (int line = 0; line <= flat->n; line++)
    {
      flat_path (flat, MARGIN + CELL * line, reach, 0, flat->side, 1, -0.02f, most, &paths[line]);
      smooth (&paths[line], flat->side);
    }
}

/* y of a path between two columns' middles. */
static double
height_at (const Path *path, int side, double x)
{
  int i;

  x = x < 0 ? 0 : x > side - 1 ? side - 1 : x;
  i = x < side - 1 ? (int) x : side - 2;
  return path->y[i] + (path->y[i + 1] - path->y[i]) * (x - i);
}

static void
cross (const Path across[LINES_MOST], const Path down[LINES_MOST], const Flat *flat, Lattice *lattice)
{
  lattice->n = flat->n;
  for (int row = 0; row <= flat->n; row++)
    for (int column = 0; column <= flat->n; column++)
      {
        double x = MARGIN + CELL * column, y = MARGIN + CELL * row;

        for (int i = 0; i < 4; i++)
          {
            y = height_at (&across[row], flat->side, x);
            x = height_at (&down[column], flat->side, y);
          }
        lattice->at[row][column] = homography_map (&flat->there, x + 0.5, y + 0.5);
      }
}

static double
distance (Point a, Point b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

bool
lattice_plane (const Lattice *lattice, Homography *plane)
{
  enum { MOST = LINES_MOST * LINES_MOST };
  int lines = lattice->n + 1, all = lines * lines, n = all;
  double limit = distance (lattice->at[0][0], lattice->at[lattice->n][lattice->n]) / 14.1 / lattice->n;
  Point from[MOST], to[MOST];
  bool kept[MOST];

  for (int i = 0; i < all; i++)
    {
      from[i] = (Point) { i % lines, i / lines };
      to[i] = lattice->at[i / lines][i % lines];
      kept[i] = true;
    }
  for (int round = 0; round < 4 && 5 * n >= 2 * all; round++)
    {
      float far[MOST];
      double usual;

      if (!homography_fit (plane, from, to, kept, all))
        return false;
      for (int i = 0; i < all; i++)
        far[i] = (float) distance (homography_map (plane, from[i].x, from[i].y), to[i]);
      {
        float sorted[MOST];

        memcpy (sorted, far, (size_t) all * sizeof *far);
        usual = map_quantile (sorted, all, 0.5);
      }
      n = 0;
      for (int i = 0; i < all; i++)
        {
          kept[i] = far[i] < fmax (limit, 1.5 * usual);
          n += kept[i];
        }
    }
  return true;
}

void
lattice_quad (const Lattice *lattice, const Homography *plane, Quad *quad)
{
  int n = lattice->n;

  *quad = (Quad) { { homography_map (plane, 0, 0), homography_map (plane, n, 0), homography_map (plane, n, n),
                     homography_map (plane, 0, n) } };
}

bool
lattice_find (Lattice *lattice, Flat *flat, const Map *map, const Map *wide, float *scratch, int n, Quad *quad)
{
  const int reach[] = { 12, 7, 6 };

  for (int round = 0; round < 3; round++)
    {
      int size = flat_widening (quad, n, CELL);
      Path across[LINES_MOST], down[LINES_MOST];
      Homography plane;

      if (size > 1)
        map_widen (map, size < 8 ? size : 8, wide, scratch);
      if (!flat_take (flat, size > 1 ? wide : map, quad, n, CELL, 1))
        return false;
      find_paths (flat, flat->across, reach[round], across);
      find_paths (flat, flat->down, reach[round], down);
      cross (across, down, flat, lattice);
      if (!lattice_plane (lattice, &plane))
        return false;
      lattice_quad (lattice, &plane, quad);
    }
  return true;
}

bool
lattice_of_quad (Lattice *lattice, int n, const Quad *quad)
{
  Homography plane;

  if (!homography_of_quad (&plane, n, quad))
    return false;
  lattice->n = n;
  for (int row = 0; row <= n; row++)
    for (int column = 0; column <= n; column++)
      lattice->at[row][column] = homography_map (&plane, column, row);
  return true;
}

void
lattice_turn (Lattice *lattice, int quarters)
{
  for (; quarters > 0; quarters--)
    {
      Lattice old = *lattice;

      for (int row = 0; row <= old.n; row++)
        for (int column = 0; column <= old.n; column++)
          lattice->at[row][column] = old.at[column][old.n - row];
    }
}
