/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* direction.c — EXIF cannot be trusted: some files are marked as turned and yet stored upright. So all four are read.
 *
 *     │ 6 │ 9 │ 1 │ 8 │    looks fine from below, too; only the inked cells are asked, and where two ways
 *                          are nearly as good, which of them is a puzzle decides (sight.c)
 */
#include "direction.h"

#include <math.h>
#include <string.h>

#include "figures.h"

#define INKED 0.4f
#define LITTLE_INK 0.5f
#define LESS_INK 0.36f
#define NO_INK 0.25f

static void
measure_ink (Cells *cells, bool lighter)
{
  float sorted[SIZE_CELLS_MOST], most, *ink = cells->ink[lighter];
  int all = cells->n * cells->n;

  for (int cell = 0; cell < all; cell++)
    {
      float turned[NETWORK_PIXELS];

      for (int i = 0; i < NETWORK_PIXELS; i++)
        turned[i] = lighter ? 1 - cells->patch[cell][i] : cells->patch[cell][i];
      ink[cell] = cell_ink (turned, cells->n > 9 ? 0.01 : 0.03);
    }
  memcpy (sorted, ink, (size_t) all * sizeof *ink);
  most = map_quantile (sorted, all, (double) (all - sight_size_of (cells->n)->inked_usual) / (all - 1));
  most = most > 0.02f ? most : 0.02f;
  cells->n_inked[lighter] = 0;
  for (int cell = 0; cell < all; cell++)
    {
      ink[cell] /= most;
      cells->n_inked[lighter] += ink[cell] > INKED;
    }
}

/* Printed digits are larger than that: these are pencil marks, whatever they look like together. */
static void
expect_nothing (float log_p[SIZE_VALUES], int n)
{
  static const float nothing = 0.98f;

  log_p[0] = logf (nothing);
  for (int digit = 1; digit <= n; digit++)
    log_p[digit] = logf ((1 - nothing) / (float) n);
}

static const float *
ask (Cells *cells, const Network *network, const Direction *direction, int cell)
{
  float *log_p = cells->log_p[direction->lighter][direction->quarters][cell];
  bool *known = &cells->known[direction->lighter][direction->quarters][cell];
  float seen[NETWORK_PIXELS];

  if (!*known)
    {
      cell_normalise (cells->patch[cell], direction->quarters, direction->lighter, seen);
      figures_ask (network, seen, cells->n, log_p);
      if (cells->n <= 9 && cell_has_small_parts (seen))
        expect_nothing (log_p, cells->n);
      *known = true;
    }
  return log_p;
}

static int
best_of (const float log_p[SIZE_VALUES], int from, int n)
{
  int best = from;

  for (int digit = from + 1; digit <= n; digit++)
    best = log_p[digit] > log_p[best] ? digit : best;
  return best;
}

/* Pencil marks are ink, but look like no digit from any side. */
static bool
may_be_digit (Cells *cells, const Network *network, bool lighter, int cell)
{
  for (int quarters = 0; quarters < 4; quarters++)
    if (best_of (ask (cells, network, &(Direction) { quarters, lighter, 0 }, cell), 0, cells->n) > 0)
      return true;
  return false;
}

static void
judge (Cells *cells, const Network *network, bool lighter, Direction directions[4])
{
  int least = sight_size_of (cells->n)->inked_least, all = cells->n * cells->n, n = 0;
  double sums[4] = { 0 };

  if (cells->n_inked[lighter] >= least)
    for (int cell = 0; cell < all; cell++)
      if (cells->ink[lighter][cell] > INKED && may_be_digit (cells, network, lighter, cell))
        {
          n++;
          for (int quarters = 0; quarters < 4; quarters++)
            {
              const float *log_p = ask (cells, network, &(Direction) { quarters, lighter, 0 }, cell);

              sums[quarters] += (double) log_p[best_of (log_p, 1, cells->n)];
            }
        }
  for (int quarters = 0; quarters < 4; quarters++)
    directions[quarters] = (Direction) { quarters, lighter, n >= least ? sums[quarters] / n : -9 };
}

int
direction_find (Cells *cells, const Network *network, const SightPicture *picture, GreyKind kind, const Lattice *lattice,
                Direction directions[DIRECTIONS_MOST])
{
  Direction four[4];
  int n = 0;

  cells->n = lattice->n;
  memset (cells->known, 0, sizeof cells->known);
  for (int cell = 0; cell < cells->n * cells->n; cell++)
    cell_take (picture, kind, lattice, cell / cells->n, cell % cells->n, cells->patch[cell]);
  for (int lighter = 0; lighter < 2 && (n == 0 || directions[0].confidence <= -0.5); lighter++)
    {
      measure_ink (cells, lighter);
      judge (cells, network, lighter, four);
      for (int quarters = 0; quarters < 4; quarters++)
        {
          int at = n++;

          for (; at > 0 && directions[at - 1].confidence < four[quarters].confidence; at--)
            directions[at] = directions[at - 1];
          directions[at] = four[quarters];
        }
    }
  return n;
}

void
direction_view (Cells *cells, const Network *network, const Direction *direction, View *view)
{
  int side = cells->n;

  view->n = side;
  for (int cell = 0; cell < side * side; cell++)
    {
      float *log_p = view->log_p[cell];
      int row = cell / side, column = cell % side, turned = cell;
      float ink;

      for (int i = 0; i < direction->quarters; i++)
        {
          int old = row;

          row = column;
          column = side - 1 - old;
          turned = row * side + column;
        }
      ink = cells->ink[direction->lighter][turned];
      if (ink < NO_INK)
        for (int digit = 0; digit < SIZE_VALUES; digit++)
          log_p[digit] = digit ? -30 : 0;
      else
        memcpy (log_p, ask (cells, network, direction, turned), sizeof view->log_p[cell]);
      log_p[0] += ink < LESS_INK ? 10 : ink < LITTLE_INK ? 4 : 0;
    }
}
