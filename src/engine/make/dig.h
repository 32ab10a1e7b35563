/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* dig.h — clues are taken from a full grid, in random order, as long as what is left is good enough.
 *
 * A dig does not search. What cannot be told at a glance (clues.h) it asks its caller, who may put the questions of many
 * digs to the fast engine at once: pull a question, give the answer, until there are no more. The answers are yes or no,
 * whatever counts them, so a dig comes out the same however it was driven. Or the caller judges for himself: he has an
 * orbit taken, looks at what is left, and says whether it may go.
 *
 * With a symmetry the cells of an orbit are taken together or left together. */
#pragma once

#include "clues.h"
#include "engine/core/random.h"
#include "symmetry.h"

typedef struct {
  Clues   clues;
  const Symmetry *symmetry;          /* NULL: cell by cell */
  uint8_t order[N_CELLS];            /* an orbit's turn comes with its first cell */
  int     next;                      /* in order */
  int     floor;                     /* no fewer clues than these */
  uint8_t orbit[8];                  /* being taken: at_orbit of them are gone, the next one is asked about */
  int     n_orbit, at_orbit;
  uint8_t taken[N_CELLS];            /* the cells that are gone, as they went */
  uint8_t cut[N_CELLS + 1];          /* where taken[] may be cut: after cut[0] = 0, cut[1] … cut[n_cuts] cells, an orbit each */
  int     n_taken, n_cuts;
} Dig;

/* The grid must be a solution. symmetry NULL or none: any clue may go. */
void dig_start    (Dig *dig, const uint8_t grid[N_CELLS], const Symmetry *symmetry, int floor, Random *random);

/* Goes on as far as it can by itself. True: it needs to know whether the question has a solution. False: it is over, no
 * orbit of clues can go. */
bool dig_question (Dig *dig, CountPuzzle *question);
void dig_answer   (Dig *dig, bool solvable);

/* The next orbit is gone; false: there is none. Then: may it be? */
bool dig_take     (Dig *dig);
void dig_judge    (Dig *dig, bool good);

/* The clues as they were when that many orbits were gone, 0–n_cuts. */
CellSet dig_clues_at (const Dig *dig, int cut);
