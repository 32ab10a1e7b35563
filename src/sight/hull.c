/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hull.c
 *
 *        ╱▔▔▔▔╲              around: the short edges go,        within: of all corners those four
 *       ▕      ▏             their neighbours meet               between which most lies
 *        ╲____╱
 */
#include "hull.h"

#include <math.h>

enum { WITHIN_MOST = 48 };           /* corners that are looked at four at a time */

/* Without the corners that add least, until n are left. */
static void
drop_corners (Hull *hull, int n)
{
  while (hull->n > n)
    {
      double least = INFINITY;
      int worst = 0;

      for (int i = 0; i < hull->n; i++)
        {
          double area = fabs (point_turn (hull->corner[(i + hull->n - 1) % hull->n], hull->corner[i],
                                          hull->corner[(i + 1) % hull->n]));

          if (area < least)
            {
              least = area;
              worst = i;
            }
        }
      hull->n--;
      for (int i = worst; i < hull->n; i++)
        hull->corner[i] = hull->corner[i + 1];
    }
}

static bool
is_same (Point a, Point b)
{
  return fabs (a.x - b.x) + fabs (a.y - b.y) < 1e-9;
}

/* Andrew's chain: down the right side, then up the left one. A chain is kept in place, at the front of what was read. */
void
hull_of (Hull *hull, Point *points, int n)
{
  hull->n = 0;
  for (int side = 0; side < 2; side++)
    {
      int start = hull->n;

      for (int k = 0; k < n; k++)
        {
          Point point = points[side ? n - 1 - k : k];

          if (hull->n > start && is_same (hull->corner[hull->n - 1], point))
            continue;
          while (hull->n - start >= 2 && point_turn (hull->corner[hull->n - 2], hull->corner[hull->n - 1], point) <= 0)
            hull->n--;
          if (hull->n == HULL_MOST)
            drop_corners (hull, HULL_MOST / 2);
          if (start > hull->n)
            start = hull->n;
          hull->corner[hull->n++] = point;
        }
      if (hull->n > start)
        hull->n--;                   /* the other side begins with it */
    }
}

/* Where the line a b, gone on with beyond b, meets that of c d. */
static bool
meet_beyond (Point a, Point b, Point c, Point d, Point *at)
{
  double rx = b.x - a.x, ry = b.y - a.y, sx = d.x - c.x, sy = d.y - c.y, across = rx * sy - ry * sx, t;

  if (fabs (across) < 1e-9)
    return false;
  t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / across;
  *at = (Point) { a.x + t * rx, a.y + t * ry };
  return t > 1;
}

bool
hull_around (const Hull *hull, Quad *quad)
{
  Hull left = *hull;

  while (left.n > 4)
    {
      double least = INFINITY;
      Point best = { 0 };
      int n = left.n, edge = -1;

      for (int i = 0; i < n; i++)
        {
          Point a = left.corner[(i + n - 1) % n], b = left.corner[i], c = left.corner[(i + 1) % n];
          Point d = left.corner[(i + 2) % n], at, same;
          double area;

          if (!meet_beyond (a, b, d, c, &at) || !meet_beyond (d, c, a, b, &same))
            continue;
          area = fabs (point_turn (b, c, at));
          if (area < least)
            {
              least = area;
              edge = i;
              best = at;
            }
        }
      if (edge < 0)
        return false;
      left.corner[edge] = best;
      left.n--;
      for (int i = (edge + 1) % n; i < left.n; i++)
        left.corner[i] = left.corner[i + 1];
    }
  if (left.n < 4)
    return false;
  for (int i = 0; i < 4; i++)
    quad->corner[i] = left.corner[i];
  return true;
}

/* The corner strictly between two that is farthest from their line; returns twice the area, 0 if there is none. */
static double
farthest (const Hull *hull, int from, int to, int *corner)
{
  double most = 0;

  for (int i = (from + 1) % hull->n; i != to; i = (i + 1) % hull->n)
    {
      double area = fabs (point_turn (hull->corner[from], hull->corner[to], hull->corner[i]));

      if (area > most)
        {
          most = area;
          *corner = i;
        }
    }
  return most;
}

bool
hull_within (const Hull *hull, Quad *quad)
{
  Hull few = *hull;
  double most = 0;

  drop_corners (&few, WITHIN_MOST);
  for (int i = 0; i < few.n; i++)
    for (int k = i + 2; k < few.n; k++)
      {
        int right = 0, left = 0;
        double one = farthest (&few, i, k, &right), other = farthest (&few, k, i, &left);

        if (one > 0 && other > 0 && one + other > most)
          {
            most = one + other;
            *quad = (Quad) { { few.corner[i], few.corner[right], few.corner[k], few.corner[left] } };
          }
      }
  return most > 0;
}
