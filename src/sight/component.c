/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* component.c — union and find over runs.
 *
 *     row 1    ███  ████      runs 0 and 1
 *     row 2      ████   █     run 2 touches both: 0, 1 and 2 are one part; 3 touches 1, too, diagonally
 */
#include "component.h"

static uint32_t
first_of (Components *parts, uint32_t i)
{
  Run *run = parts->run;

  while (run[i].part != i)
    {
      run[i].part = run[run[i].part].part;
      i = run[i].part;
    }
  return i;
}

static void
join (Components *parts, uint32_t a, uint32_t b)
{
  a = first_of (parts, a);
  b = first_of (parts, b);
  if (a < b)
    parts->run[b].part = a;
  else
    parts->run[a].part = b;
}

static void
find_runs (Components *parts, const uint8_t *mask, int row, uint8_t value)
{
  const uint8_t *at = mask + (size_t) row * (size_t) parts->width;
  int x = 0, w = parts->width;

  for (;;)
    {
      int from;

      while (x < w && at[x] != value)
        x++;
      if (x == w)
        return;
      from = x;
      while (x < w && at[x] == value)
        x++;
      parts->run[parts->n] = (Run) { (uint16_t) from, (uint16_t) x, (uint16_t) row, (uint32_t) parts->n };
      parts->n++;
    }
}

/* Both rows from the left: whichever run ends first is done with. */
static void
join_rows (Components *parts, int row, int reach)
{
  uint32_t above = parts->row[row - 1], here = parts->row[row], end = (uint32_t) parts->n;

  while (above < parts->row[row] && here < end)
    {
      const Run *a = &parts->run[above], *b = &parts->run[here];

      if (a->from < b->to + reach && b->from < a->to + reach)
        join (parts, above, here);
      if (a->to < b->to)
        above++;
      else
        here++;
    }
}

static void
measure (Components *parts)
{
  for (uint32_t i = 0; i < (uint32_t) parts->n; i++)
    {
      Run *run = &parts->run[i];
      Part *part;

      run->part = first_of (parts, i);
      part = &parts->part[run->part];
      if (run->part == i)
        *part = (Part) { run->from, run->row, run->to, run->row, 0 };
      else
        parts->part[i].area = 0;
      part->left = run->from < part->left ? run->from : part->left;
      part->right = run->to > part->right ? run->to : part->right;
      part->bottom = (uint16_t) (run->row + 1);
      part->area += (uint32_t) (run->to - run->from);
    }
}

void
components_find (Components *parts, const uint8_t *mask, int width, int height, uint8_t value, bool diagonally)
{
  parts->n = 0;
  parts->width = width;
  parts->height = height;
  for (int row = 0; row < height; row++)
    {
      parts->row[row] = (uint32_t) parts->n;
      find_runs (parts, mask, row, value);
      if (row > 0)
        join_rows (parts, row, diagonally ? 1 : 0);
    }
  parts->row[height] = (uint32_t) parts->n;
  measure (parts);
}

int
components_outline (const Components *parts, uint32_t part, Point *points)
{
  const Part *box = &parts->part[part];
  int n = 0;

  for (int row = box->top; row < box->bottom; row++)
    {
      int left = MAP_SIDE + 1, right = -1;

      for (uint32_t i = parts->row[row]; i < parts->row[row + 1]; i++)
        if (parts->run[i].part == part)
          {
            left = parts->run[i].from < left ? parts->run[i].from : left;
            right = parts->run[i].to;
          }
      if (right < 0)
        continue;
      points[n++] = (Point) { left + 0.5, row + 0.5 };
      points[n++] = (Point) { right - 0.5, row + 0.5 };
    }
  return n;
}
