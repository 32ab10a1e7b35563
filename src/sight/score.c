/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* score.c — lines where lines should be, and none in the middle of cells.
 *
 *     ─────────────── line      the share of the paths that goes over a line,
 *      ·  ·  ·  ·  ·  middle    less that of the paths in between: text and finer
 *     ─────────────── line      lattices have as much there
 */
#include "score.h"

enum { REACH = 5, MIDDLE_REACH = 4, DISTANCE = 4, MARGIN = SCORE_CELL / 2, WIDE_MOST = SIZE_LINE_MOST * SCORE_CELL,
       LINES_MOST = SIZE_LINE_MOST + 1 };

/* Of several, the usual: median of the largest in a narrow band about each line. */
static float
usual_strength (const Flat *flat)
{
  float strongest[LINES_MOST * WIDE_MOST];
  int n = 0;

  for (int line = 0; line <= flat->n; line++)
    for (int x = MARGIN; x < flat->side - MARGIN; x++)
      {
        float most = 0;

        for (int y = MARGIN + SCORE_CELL * line - 2; y <= MARGIN + SCORE_CELL * line + 2; y++)
          most = flat->ridge[y * flat->side + x] > most ? flat->ridge[y * flat->side + x] : most;
        strongest[n++] = most;
      }
  return map_quantile (strongest, n, flat_usual (flat));
}

static float
within (float value, float least, float most)
{
  return value < least ? least : value > most ? most : value;
}

static double
share_above (const Path *path, int wide, float threshold)
{
  int n = 0;

  for (int x = MARGIN; x < MARGIN + wide; x++)
    n += path->value[x] > threshold;
  return (double) n / wide;
}

static double
score_direction (Flat *flat, const float *source)
{
  float most, threshold, values[LINES_MOST * WIDE_MOST];
  int n = 0, wide = flat->n * SCORE_CELL, paths = 2 * flat->n + 1;
  Path path[2 * SIZE_LINE_MOST + 1];
  double lines = 0, middles = 0;

  flat_ridge (flat, source, DISTANCE);
  most = within (1.5f * usual_strength (flat), 0.012f, 0.2f);
  for (int i = 0; i < paths; i++)
    {
      bool line = i % 2 == 0;

      flat_path (flat, MARGIN + SCORE_CELL * i / 2, line ? REACH : MIDDLE_REACH, MARGIN, MARGIN + wide, 0.5f, 0, most, &path[i]);
      for (int x = MARGIN; line && x < MARGIN + wide; x++)
        values[n++] = path[i].value[x];
    }
  threshold = within (0.35f * map_quantile (values, n, flat_usual (flat)), 0.012f, 1);
  for (int i = 0; i < paths; i++)
    *(i % 2 ? &middles : &lines) += share_above (&path[i], wide, threshold);
  return lines / (flat->n + 1) - 0.7 * middles / flat->n;
}

double
score_quad (Flat *flat, const Map *map, const Quad *quad, int n)
{
  double across, down;

  if (!flat_take (flat, map, quad, n, SCORE_CELL, 0.8f))
    return -1;
  across = score_direction (flat, flat->across);
  down = score_direction (flat, flat->down);
  return n == 9 ? (across + down) / 2 : across < down ? across : down;           /* part of a nine by nine fits one way */
}
