/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sight-find.c — where grids lie: what may be one is scored, the best are followed line by line. Of all sizes the classic one comes
 * first, and where it lies for sure the others are not thought of. */
#include <math.h>

#include "ink.h"
#include "score.h"
#include "sight-private.h"

enum { FOLLOWED_MOST = 3, DONE_EACH_LOOK = 75, DONE_LOOKS = 450, DONE_EACH_SIZE = 100 };

#define SURE 0.6                     /* of a score: neither a dark theme nor another size need be thought of */
#define WIDER 9.0                    /* a cell has so many of the copy's pixels, where another size is thought of */

/* The two maps of a picture's copy; grey is needed no more then. */
static void
make_maps (Sight *sight, const SightPicture *picture, GreyKind kind, Map *dark, Map *ridge)
{
  Map grey = { 0, 0, sight->grey }, mean;

  grey_copy (picture, kind, &grey);
  map_gauss (&grey, 0.7f, &grey, sight->scratch);
  *dark = (Map) { grey.width, grey.height, sight->dark };
  *ridge = (Map) { grey.width, grey.height, sight->ridge };
  mean = (Map) { grey.width, grey.height, sight->wide };
  ink_dark (&grey, dark);
  ink_ridge (&grey, ridge, &mean);
}

static bool
find_candidates (Sight *sight, Candidates *candidates, const Map *dark, const Map *ridge, const Stop *stop)
{
  const struct { const Map *map; float threshold; bool white; } looks[] = {
    { dark, 0.10f, false }, { dark, 0.05f, true }, { dark, 0.025f, true },
    { ridge, 0.08f, false }, { ridge, 0.04f, true }, { ridge, 0.02f, true },
  };

  candidates->n = 0;
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
    {
      if (stop_now (stop))
        return false;
      candidates_find (candidates, looks[i].map, looks[i].threshold, looks[i].white);
      sight_tell (sight, ((int) i + 1) * DONE_EACH_LOOK);
    }
  return true;
}

static bool
overlap (const Quad *a, const Quad *b)
{
  return quad_has (a, quad_middle (b)) || quad_has (b, quad_middle (a));
}

enum { NOT_SCORED = -3 };

static double
around (const Quad *quad)
{
  double sum = 0;

  for (int i = 0; i < 4; i++)
    sum += hypot (quad->corner[i].x - quad->corner[(i + 1) % 4].x, quad->corner[i].y - quad->corner[(i + 1) % 4].y);
  return sum;
}

/* As grids of n by n. Those that need their lines widened alike come together, as widening is what costs. Where a nine by nine lies
 * for sure, or cells would be too small, no other size is looked for. */
static bool
score_candidates (Sight *sight, const Map *dark, int n, const Stop *stop, const SightPage *page)
{
  Candidates *candidates = &sight->candidates;
  Map wide = { dark->width, dark->height, sight->wide };
  int done = 0;

  for (int i = 0; i < candidates->n; i++)
    {
      bool wanted = n == 9 || around (&candidates->quad[i]) / 4 >= WIDER * n;

      for (int k = 0; wanted && k < page->n; k++)
        wanted = page->grid[k].score < SURE || !overlap (&page->grid[k].corners, &candidates->quad[i]);
      sight->score[i] = wanted ? NOT_SCORED : -1;
      done += !wanted;
    }
  for (int size = 1; done < candidates->n; size++)
    {
      bool widened = size == 1;

      for (int i = 0; i < candidates->n; i++)
        {
          if (sight->score[i] > NOT_SCORED || flat_widening (&candidates->quad[i], n, SCORE_CELL) != size)
            continue;
          if (stop_now (stop))
            return false;
          if (!widened)
            map_widen (dark, size, &wide, sight->scratch);
          widened = true;
          sight->score[i] = score_quad (&sight->flat, size == 1 ? dark : &wide, &candidates->quad[i], n);
          done++;
        }
    }
  return true;
}

/* Follows the lines of a quadrilateral of the copy, and takes the plane through them if that one is better. */
static bool
follow (Sight *sight, const Map *dark, SightGrid *grid)
{
  Map wide = { dark->width, dark->height, sight->wide };
  Quad quad = grid->corners;
  Homography plane;
  double score;
  int size;

  if (!lattice_find (&grid->lattice, &sight->flat, dark, &wide, sight->scratch, grid->lattice.n, &quad)
      || !candidate_is_fit (&quad, dark->width, dark->height))
    return false;
  size = flat_widening (&quad, grid->lattice.n, SCORE_CELL);
  if (size > 1)
    map_widen (dark, size, &wide, sight->scratch);
  score = score_quad (&sight->flat, size > 1 ? &wide : dark, &quad, grid->lattice.n);
  if (score > grid->score)
    {
      grid->score = score;
      grid->corners = quad;
    }
  return lattice_plane (&grid->lattice, &plane);
}

/* The grids of n by n of a copy, in its pixels: of those that lie at one place the best. */
static bool
choose_grids (Sight *sight, const Map *dark, GreyKind kind, int n_lines, const Stop *stop, SightPage *page)
{
  Candidates *candidates = &sight->candidates;
  SightGrid found[SIGHT_GRIDS_MOST];
  Quad place[SIGHT_GRIDS_MOST];
  int followed[SIGHT_GRIDS_MOST] = { 0 }, n = 0;

  for (;;)
    {
      SightGrid grid;
      int best = 0, at;

      for (int i = 1; i < candidates->n; i++)
        if (sight->score[i] > sight->score[best])
          best = i;
      if (candidates->n == 0 || sight->score[best] <= (n || n_lines != 9 ? SCORE_LEAST : 0))
        break;
      if (stop_now (stop))
        return false;
      grid = (SightGrid) { .corners = candidates->quad[best], .score = sight->score[best], .kind = kind,
                           .lattice.n = n_lines };
      sight->score[best] = -2;
      for (at = 0; at < n && !overlap (&place[at], &grid.corners); at++)
        ;
      if (at == SIGHT_GRIDS_MOST || (at < n && followed[at] == FOLLOWED_MOST))
        continue;
      if (at == n)
        {
          place[n++] = grid.corners;
          found[at].score = -1;
        }
      followed[at]++;
      if (follow (sight, dark, &grid) && grid.score > found[at].score)
        found[at] = grid;
    }
  *page = (SightPage) { .best = -1 };
  for (int i = 0; i < n; i++)
    {
      page->best = fmax (page->best, found[i].score);
      if (found[i].score >= SCORE_LEAST)
        page->grid[page->n++] = found[i];
    }
  return true;
}

/* Adds what was found of another size, if it is sure and what lies there already is not. */
static void
add_grids (SightPage *page, const SightPage *others)
{
  for (int i = 0; i < others->n; i++)
    {
      const SightGrid *other = &others->grid[i];
      int at = 0;

      while (at < page->n && !overlap (&page->grid[at].corners, &other->corners))
        at++;
      if (other->score < SURE || at == SIGHT_GRIDS_MOST || (at < page->n && page->grid[at].score >= other->score))
        continue;
      page->grid[at] = *other;
      page->n += at == page->n;
      page->best = fmax (page->best, other->score);
    }
}

static bool
look (Sight *sight, const SightPicture *picture, GreyKind kind, const Stop *stop, SightPage *page, double *x, double *y)
{
  Map dark, ridge;

  *page = (SightPage) { .best = -1 };
  make_maps (sight, picture, kind, &dark, &ridge);
  *x = (double) picture->width / dark.width;
  *y = (double) picture->height / dark.height;
  if (!find_candidates (sight, &sight->candidates, &dark, &ridge, stop))
    return false;
  for (int i = 0; i < N_SIGHT_SIZES; i++)
    {
      SightPage found;

      if (!score_candidates (sight, &dark, sight_sizes[i].n, stop, page)
          || !choose_grids (sight, &dark, kind, sight_sizes[i].n, stop, &found))
        return false;
      sight_tell (sight, DONE_LOOKS + (i + 1) * DONE_EACH_SIZE);
      if (i == 0)
        *page = found;
      else
        add_grids (page, &found);
    }
  return true;
}

static double
area_of (const Quad *quad)
{
  return fabs (point_turn (quad->corner[0], quad->corner[1], quad->corner[2])
               + point_turn (quad->corner[0], quad->corner[2], quad->corner[3])) / 2;
}

/* From the copy's pixels to the picture's. */
static void
scale_grid (SightGrid *grid, double x, double y)
{
  Homography plane;

  for (int row = 0; row <= grid->lattice.n; row++)
    for (int column = 0; column <= grid->lattice.n; column++)
      {
        grid->lattice.at[row][column].x *= x;
        grid->lattice.at[row][column].y *= y;
      }
  for (int i = 0; i < 4; i++)
    {
      grid->corners.corner[i].x *= x;
      grid->corners.corner[i].y *= y;
    }
  if (lattice_plane (&grid->lattice, &plane))
    lattice_quad (&grid->lattice, &plane, &grid->corners);
}

static bool
is_before (const SightGrid *a, const SightGrid *b)
{
  bool a_sure = a->score >= SURE, b_sure = b->score >= SURE;

  return a_sure != b_sure ? a_sure : a_sure ? area_of (&a->corners) > area_of (&b->corners) : a->score > b->score;
}

static SightOutcome
check_size (const SightPicture *picture)
{
  if (picture->width < SIGHT_SIDE_LEAST || picture->height < SIGHT_SIDE_LEAST)
    return SIGHT_TOO_SMALL;
  return (int64_t) picture->width * picture->height > SIGHT_PIXELS ? SIGHT_TOO_LARGE : SIGHT_READ;
}

SightOutcome
sight_find (Sight *sight, const SightPicture *picture, const Stop *stop, SightPage *page)
{
  SightOutcome outcome = check_size (picture);
  double x, y;

  *page = (SightPage) { .best = -1 };
  if (outcome != SIGHT_READ)
    return outcome;
  if (!look (sight, picture, GREY_PRINT, stop, page, &x, &y))
    return SIGHT_STOPPED;
  if (page->best <= SURE)
    {
      SightPage night;

      if (!look (sight, picture, GREY_NIGHT, stop, &night, &x, &y))
        return SIGHT_STOPPED;
      if (night.best > page->best)
        *page = night;
    }
  for (int i = 0; i < page->n; i++)
    scale_grid (&page->grid[i], x, y);
  for (int i = 1; i < page->n; i++)
    {
      SightGrid grid = page->grid[i];
      int at = i;

      for (; at > 0 && is_before (&grid, &page->grid[at - 1]); at--)
        page->grid[at] = page->grid[at - 1];
      page->grid[at] = grid;
    }
  return page->n > 0 ? SIGHT_READ : SIGHT_NO_GRID;
}

bool
sight_place (Sight *sight, const SightPicture *picture, const Quad *corners, bool followed, SightGrid *grid)
{
  Map dark, ridge;
  double x, y;

  if (check_size (picture) != SIGHT_READ)
    return false;
  grid->corners = *corners;
  grid->score = 0;
  grid->lattice.n = grid->lattice.n ? grid->lattice.n : 9;
  if (!followed)
    return lattice_of_quad (&grid->lattice, grid->lattice.n, corners);
  make_maps (sight, picture, grid->kind, &dark, &ridge);
  x = (double) picture->width / dark.width;
  y = (double) picture->height / dark.height;
  for (int i = 0; i < 4; i++)
    grid->corners.corner[i] = (Point) { corners->corner[i].x / x, corners->corner[i].y / y };
  if (!follow (sight, &dark, grid))
    return false;
  scale_grid (grid, x, y);
  return true;
}
