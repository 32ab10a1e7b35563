/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sight.h — a picture becomes a puzzle: where grids lie in it, and what stands in their cells.
 *
 *     Sight *sight = sight_start (malloc (sight_size ()));
 *     outcome = sight_read_page (sight, &picture, stop, &page, &reading);
 *
 * C and its library, and the engine's counting of solutions; of other boards somebody else counts them. Nothing here
 * allocates, and nothing is kept in between but the caller's room: so many threads may see, each in a room of its own. A
 * picture stays the caller's, and is only read. What is printed is read, in any direction, dark on light or light on dark, of
 * any colour; handwriting is not.
 *
 * The steps, a file each: grey → map, ink → component → hull → candidates → score (flat) → lattice (homography) → cell →
 * direction (figures, network) → repair. The boards that are looked for are the rows of size.h. */
#pragma once

#include <stdatomic.h>

#include "engine/core/stop.h"
#include "grey.h"
#include "lattice.h"
#include "repair.h"

enum {
  SIGHT_PIXELS = 50000000,           /* the largest picture */
  SIGHT_SIDE_LEAST = 80,             /* pixels of its shorter side; the grid itself must have 70 a side */
  SIGHT_GRIDS_MOST = 4,
};

/* Where a grid lies. As it lies: read, it is turned upright. */
typedef struct {
  Quad     corners;                  /* of its outer lines, in the picture's pixels */
  Lattice  lattice;                  /* all its crossings: to be drawn over the picture */
  double   score;                    /* up to 1; sure from 0.7 */
  GreyKind kind;
} SightGrid;

typedef struct {
  int       n;                       /* 0: there is none; the largest is the first */
  SightGrid grid[SIGHT_GRIDS_MOST];
  double    best;                    /* of what looks most like a grid, its score; -1: nothing does */
} SightPage;

typedef enum {
  SIGHT_READ,                        /* a puzzle with one solution */
  SIGHT_DOUBTFUL,                    /* a puzzle, but some cells may be wrong: to be looked at */
  SIGHT_FULL,                        /* more clues than a puzzle has: a solution, perhaps */
  SIGHT_NO_PUZZLE,                   /* a grid, but hardly any digits in it, or none that can be read */
  SIGHT_NO_GRID,                     /* of sight_find () alone */
  SIGHT_TOO_SMALL,
  SIGHT_TOO_LARGE,
  SIGHT_STOPPED,
} SightOutcome;

typedef struct {
  uint8_t digit, second;             /* 1–n; 0: empty. second: what it may be instead */
  bool    doubtful;
  bool    changed;                   /* second is likelier, but with digit the puzzle has its only solution */
  float   p, second_p;               /* probabilities, 0–1 */
} SightCell;

typedef struct {
  SightOutcome outcome;
  SightGrid    grid;                 /* upright: the first corner is the upper left one of the puzzle; grid.lattice.n cells a side */
  int          box_rows;             /* rows of a box; 0: nothing was read */
  int          quarters;             /* to the left that it was turned by: 0–3 */
  bool         lighter;              /* ink is lighter than the ground, in the grid's kind of grey */
  SightCell    cell[SIZE_CELLS_MOST];
  int          n_clues;
  int          n_changed;            /* digits that are not the likeliest of their cell, but make the only solution */
  int          solutions;            /* 0, 1, 2: more */
  double       confidence;           /* mean logarithm of the probability of the inked cells' digits: 0 is certain */
} SightReading;

/* The room that all the work is done in: some 40 MB, of which as much is touched as the picture needs. */
typedef struct Sight Sight;

size_t       sight_size   (void);
Sight       *sight_start  (void *memory);      /* of that many bytes; NULL gives NULL. It is let go of as it came */

/* Who counts for boards of other sizes; copied. Without, none of them is ever sure. */
void         sight_lend   (Sight *sight, const SightCounter *counter);

/* Somebody, in any thread, watches how much of the work is done, in thousandths; it only grows. The caller's, and outlives it. */
void         sight_watch  (Sight *sight, atomic_int *done);

/* Where grids lie. SIGHT_READ: page->n > 0; otherwise why not. */
SightOutcome sight_find   (Sight *sight, const SightPicture *picture, const Stop *stop, SightPage *page);

/* What stands in it. upright: its first corner is known to be the upper left one of the puzzle; else every direction is tried. */
void         sight_read   (Sight *sight, const SightPicture *picture, const SightGrid *grid, bool upright, const Stop *stop,
                           SightReading *reading);

/* The first of the page's grids that is a puzzle, or else what the first one is, or why there is none. page: what was found. */
SightOutcome sight_read_page (Sight *sight, const SightPicture *picture, const Stop *stop, SightPage *page,
                              SightReading *reading);

/* A grid of which the corners are given, clockwise from its upper left one; its kind and its lattice's n, 0 for 9, stay. followed: its lines are looked for near
 * by, or else paper is taken to be flat and the corners to be exact. False: there is no such grid. */
bool         sight_place  (Sight *sight, const SightPicture *picture, const Quad *corners, bool followed, SightGrid *grid);
