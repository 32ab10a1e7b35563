/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* homography.c — eight unknowns, two equations a pair, by Gauss.
 *
 *     ┌──┬──┬──┐           ┌───┬──┬─┐
 *     ├──┼──┼──┤     h    ╱   ╱  │  │
 *     ├──┼──┼──┤   ───→  ├───┼───┼──┤       lines stay lines, so four corners tell all
 *     └──┴──┴──┘        ╱   ╱    │  │
 *                      └───┴─────┴──┘
 *
 * Both sides are moved and scaled to about ± 1 first: with pixels as they are, the normal equations would lose most digits. */
#include "homography.h"

#include <math.h>
#include <stddef.h>

enum { UNKNOWNS = 8 };

typedef struct {
  double x, y, scale;                /* (x − this.x) · scale */
} Frame;

static Frame
frame_of (const Point *points, const bool *kept, int n)
{
  Frame frame = { 0 };
  double spread = 0;
  int count = 0;

  for (int i = 0; i < n; i++)
    if (!kept || kept[i])
      {
        frame.x += points[i].x;
        frame.y += points[i].y;
        count++;
      }
  frame.x /= count ? count : 1;
  frame.y /= count ? count : 1;
  for (int i = 0; i < n; i++)
    if (!kept || kept[i])
      spread += fabs (points[i].x - frame.x) + fabs (points[i].y - frame.y);
  frame.scale = spread > 0 ? 2 * count / spread : 1;
  return frame;
}

/* Gauss with the largest pivot; the last column is the right side. */
static bool
solve (double a[UNKNOWNS][UNKNOWNS + 1])
{
  for (int c = 0; c < UNKNOWNS; c++)
    {
      int best = c;

      for (int r = c + 1; r < UNKNOWNS; r++)
        if (fabs (a[r][c]) > fabs (a[best][c]))
          best = r;
      if (fabs (a[best][c]) < 1e-12)
        return false;
      for (int k = c; k <= UNKNOWNS; k++)
        {
          double other = a[c][k];

          a[c][k] = a[best][k];
          a[best][k] = other;
        }
      for (int r = 0; r < UNKNOWNS; r++)
        if (r != c)
          {
            double factor = a[r][c] / a[c][c];

            for (int k = c; k <= UNKNOWNS; k++)
              a[r][k] -= factor * a[c][k];
          }
    }
  return true;
}

static void
add_equation (double a[UNKNOWNS][UNKNOWNS + 1], const double row[UNKNOWNS + 1])
{
  for (int i = 0; i < UNKNOWNS; i++)
    for (int k = 0; k <= UNKNOWNS; k++)
      a[i][k] += row[i] * row[k];
}

static void
multiply (const double a[9], const double b[9], double product[9])
{
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      product[3 * i + k] = a[3 * i] * b[k] + a[3 * i + 1] * b[3 + k] + a[3 * i + 2] * b[6 + k];
}

bool
homography_fit (Homography *h, const Point *from, const Point *to, const bool *kept, int n)
{
  Frame here = frame_of (from, kept, n), there = frame_of (to, kept, n);
  double a[UNKNOWNS][UNKNOWNS + 1] = { 0 }, half[9], middle[9] = { 0 };

  for (int i = 0; i < n; i++)
    if (!kept || kept[i])
      {
        double x = (from[i].x - here.x) * here.scale, y = (from[i].y - here.y) * here.scale;
        double u = (to[i].x - there.x) * there.scale, v = (to[i].y - there.y) * there.scale;

        add_equation (a, (double[]) { x, y, 1, 0, 0, 0, -u * x, -u * y, u });
        add_equation (a, (double[]) { 0, 0, 0, x, y, 1, -v * x, -v * y, v });
      }
  if (!solve (a))
    return false;
  for (int i = 0; i < UNKNOWNS; i++)
    middle[i] = a[i][UNKNOWNS] / a[i][i];
  middle[8] = 1;

  multiply (middle, (double[]) { here.scale, 0, -here.x * here.scale, 0, here.scale, -here.y * here.scale, 0, 0, 1 }, half);
  multiply ((double[]) { 1 / there.scale, 0, there.x, 0, 1 / there.scale, there.y, 0, 0, 1 }, half, h->m);
  return true;
}

bool
homography_of_quad (Homography *h, double side, const Quad *quad)
{
  const Point square[4] = { { 0, 0 }, { side, 0 }, { side, side }, { 0, side } };

  return homography_fit (h, square, quad->corner, NULL, 4);
}

bool
homography_invert (const Homography *h, Homography *back)
{
  const double *m = h->m;
  double scale = fabs (m[8]) > 1e-12 ? m[8] : 1;
  double determinant = m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
                       + m[2] * (m[3] * m[7] - m[4] * m[6]);
  const double other[9] = {
    m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
    m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
    m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
  };

  if (fabs (determinant) < 1e-15 * fabs (scale))
    return false;
  for (int i = 0; i < 9; i++)
    back->m[i] = other[i] / determinant;
  return true;
}
