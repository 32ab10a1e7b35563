/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* candidates.c
 *
 *     frame     ┏━━┯━━┯━━┓       dark and connected: the frame with its lines,
 *               ┠──┼──┼──┨       seen through its hull
 *               ┗━━┷━━┷━━┛
 *     cells      □  □  □         or its white cells: where a fold of the paper joins
 *                □  □  □         the frame to what is beside it, they are still apart
 */
#include "candidates.h"

#include <math.h>

enum { SHORTEST_SIDE = 70, PARTS_TRIED = 6, CELL_AREA = 120, CELLS_LEAST = 20, CLUSTER_LEAST = 30, CLUSTERS_TRIED = 3, SAME = 4 };

bool
candidate_is_fit (const Quad *quad, int width, int height)
{
  double area = 0, shortest = INFINITY, longest = 0;

  for (int i = 0; i < 4; i++)
    {
      Point before = quad->corner[(i + 3) % 4], here = quad->corner[i], after = quad->corner[(i + 1) % 4];
      double ux = before.x - here.x, uy = before.y - here.y, vx = after.x - here.x, vy = after.y - here.y;
      double u = hypot (ux, uy), v = hypot (vx, vy);

      area += here.x * after.y - here.y * after.x;
      shortest = fmin (shortest, v);
      longest = fmax (longest, v);
      if (!(fabs (ux * vx + uy * vy) <= 0.6 * u * v))          /* neither where a number is none */
        return false;
    }
  return fabs (area) / 2 >= 0.03 * width * height && shortest >= 0.45 * longest && shortest >= SHORTEST_SIDE;
}

/* Clockwise, and the corner that is nearest to the upper left one of the picture first. */
static void
put_in_order (Quad *quad)
{
  Quad old = *quad;
  int first = 0;

  if (point_turn (old.corner[0], old.corner[1], old.corner[2]) < 0)
    old = (Quad) { { old.corner[3], old.corner[2], old.corner[1], old.corner[0] } };
  for (int i = 1; i < 4; i++)
    if (old.corner[i].x + old.corner[i].y < old.corner[first].x + old.corner[first].y)
      first = i;
  for (int i = 0; i < 4; i++)
    quad->corner[i] = old.corner[(first + i) % 4];
}

static bool
is_known (const Candidates *candidates, const Quad *quad)
{
  for (int i = 0; i < candidates->n; i++)
    {
      double far = 0;

      for (int k = 0; k < 4; k++)
        far = fmax (far, fmax (fabs (candidates->quad[i].corner[k].x - quad->corner[k].x),
                               fabs (candidates->quad[i].corner[k].y - quad->corner[k].y)));
      if (far < SAME)
        return true;
    }
  return false;
}

static void
add_outline (Candidates *candidates, int n, int width, int height)
{
  bool (*const ways[]) (const Hull *hull, Quad *quad) = { hull_around, hull_within };

  hull_of (&candidates->hull, candidates->outline, n);
  for (int i = 0; i < 2; i++)
    {
      Quad quad;

      if (candidates->n == CANDIDATES_MOST || !ways[i] (&candidates->hull, &quad))
        continue;
      put_in_order (&quad);
      if (candidate_is_fit (&quad, width, height) && !is_known (candidates, &quad))
        candidates->quad[candidates->n++] = quad;
    }
}

/* Puts one into a list of the largest, which has room for n; free places have size 0. */
static void
keep_largest (int *sizes, uint32_t *which, int n, int size, uint32_t one)
{
  int at = n;

  while (at > 0 && sizes[at - 1] < size)
    at--;
  for (int i = n - 1; i > at; i--)
    {
      sizes[i] = sizes[i - 1];
      which[i] = which[i - 1];
    }
  if (at < n)
    {
      sizes[at] = size;
      which[at] = one;
    }
}

/* The parts with the largest boxes. */
static void
add_parts (Candidates *candidates)
{
  const Components *parts = &candidates->parts;
  int least = parts->width < parts->height ? parts->width : parts->height, areas[PARTS_TRIED] = { 0 };
  uint32_t best[PARTS_TRIED];

  for (uint32_t i = 0; i < (uint32_t) parts->n; i++)
    {
      const Part *part = &parts->part[i];
      int w = part->right - part->left, h = part->bottom - part->top;

      if (part->area > 0 && (w > h ? w : h) > 0.2 * least && (w < h ? w : h) > 0.12 * least)
        keep_largest (areas, best, PARTS_TRIED, w * h, i);
    }
  for (int i = 0; i < PARTS_TRIED && areas[i]; i++)
    add_outline (candidates, components_outline (parts, best[i], candidates->outline), parts->width, parts->height);
}

/* Parts that may be white cells; returns how many. */
static int
choose_cells (Candidates *candidates)
{
  const Components *parts = &candidates->parts;
  int longest = parts->width > parts->height ? parts->width : parts->height, n = 0;

  for (uint32_t i = 0; i < (uint32_t) parts->n && n < CLUSTER_CELLS; i++)
    {
      const Part *part = &parts->part[i];
      int w = part->right - part->left, h = part->bottom - part->top;

      if (part->area <= CELL_AREA || 64 * w * h >= longest * longest || 2 * w <= h || w >= 2 * h || part->area <= 0.45 * w * h)
        continue;
      candidates->chosen[n] = i;
      candidates->middle[n] = (Point) { (part->left + part->right) / 2.0, (part->top + part->bottom) / 2.0 };
      candidates->size[n] = (float) sqrt (w * h);
      candidates->cluster[n++] = 0;
    }
  return n;
}

/* All that are linked to one, each to one not far away and about as large; returns how many. */
static int
grow_cluster (Candidates *candidates, int first, int n, uint16_t number)
{
  int done = 0, found = 0;

  candidates->queue[found++] = (uint16_t) first;
  candidates->cluster[first] = number;
  while (done < found)
    {
      int here = candidates->queue[done++];
      float size = candidates->size[here];

      for (int i = 0; i < n; i++)
        if (!candidates->cluster[i] && candidates->size[i] > 0.6f * size && candidates->size[i] < 1.65f * size
            && fabs (candidates->middle[i].x - candidates->middle[here].x) < 1.6 * (double) size
            && fabs (candidates->middle[i].y - candidates->middle[here].y) < 1.6 * (double) size)
          {
            candidates->cluster[i] = number;
            candidates->queue[found++] = (uint16_t) i;
          }
    }
  return found;
}

/* The first and last pixel of each row that any part of a cluster has. */
static int
outline_cluster (Candidates *candidates, int n, uint16_t number)
{
  const Components *parts = &candidates->parts;
  int16_t left[MAP_SIDE], right[MAP_SIDE];
  int points = 0;

  for (int row = 0; row < parts->height; row++)
    {
      left[row] = INT16_MAX;
      right[row] = -1;
    }
  for (int i = 0; i < n; i++)
    {
      const Part *part = &parts->part[candidates->chosen[i]];

      if (candidates->cluster[i] != number)
        continue;
      for (uint32_t r = parts->row[part->top]; r < parts->row[part->bottom]; r++)
        {
          const Run *run = &parts->run[r];

          if (run->part != candidates->chosen[i])
            continue;
          if (run->from < left[run->row])
            left[run->row] = (int16_t) run->from;
          if (run->to - 1 > right[run->row])
            right[run->row] = (int16_t) (run->to - 1);
        }
    }
  for (int row = 0; row < parts->height; row++)
    if (right[row] >= 0)
      {
        candidates->outline[points++] = (Point) { left[row] + 0.5, row + 0.5 };
        candidates->outline[points++] = (Point) { right[row] + 0.5, row + 0.5 };
      }
  return points;
}

static void
add_clusters (Candidates *candidates)
{
  const Components *parts = &candidates->parts;
  int n = choose_cells (candidates), sizes[CLUSTERS_TRIED] = { 0 };
  uint32_t best[CLUSTERS_TRIED];
  uint16_t number = 0;

  if (n < CELLS_LEAST)
    return;
  for (;;)
    {
      int largest = -1, found;

      for (int i = 0; i < n; i++)
        if (!candidates->cluster[i] && (largest < 0 || candidates->size[i] > candidates->size[largest]))
          largest = i;
      if (largest < 0)
        break;
      found = grow_cluster (candidates, largest, n, ++number);
      if (found >= CLUSTER_LEAST)
        keep_largest (sizes, best, CLUSTERS_TRIED, found, number);
    }
  for (int i = 0; i < CLUSTERS_TRIED && sizes[i]; i++)
    add_outline (candidates, outline_cluster (candidates, n, (uint16_t) best[i]), parts->width, parts->height);
}

/* One pixel wider at all sides. */
static void
widen_mask (const uint8_t *mask, int width, int height, uint8_t *wider)
{
  for (int y = 0; y < height; y++)
    {
      const uint8_t *here = mask + y * width, *above = y > 0 ? here - width : here;
      const uint8_t *below = y < height - 1 ? here + width : here;
      uint8_t *to = wider + y * width;

      for (int x = 0; x < width; x++)
        to[x] = here[x] | above[x] | below[x];
    }
  for (int y = 0; y < height; y++)
    {
      uint8_t *row = wider + y * width, before = 0;

      for (int x = 0; x < width; x++)
        {
          uint8_t here = row[x];

          row[x] = here | before | (x < width - 1 ? row[x + 1] : 0);
          before = here;
        }
    }
}

void
candidates_find (Candidates *candidates, const Map *map, float threshold, bool white)
{
  int n = map->width * map->height;

  for (int i = 0; i < n; i++)
    candidates->mask[i] = map->at[i] > threshold;
  components_find (&candidates->parts, candidates->mask, map->width, map->height, 1, true);
  add_parts (candidates);
  if (white)
    {
      components_find (&candidates->parts, candidates->mask, map->width, map->height, 0, false);
      add_clusters (candidates);
    }
  widen_mask (candidates->mask, map->width, map->height, candidates->wider);
  components_find (&candidates->parts, candidates->wider, map->width, map->height, 1, true);
  add_parts (candidates);
}
