/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* digging.h — a puzzle dug out of a full grid, one visible thing a step (SEEDS B, second part).
 *
 * Clues are taken away one at a time, in random order. What is left is solved again with the allowed methods alone,
 * always with the first row of techniques[] that finds something; if they come to a halt, the clue is put back. When
 * every clue has had its turn, what is left is a puzzle that these methods solve.
 *
 * One event each: REMOVE a clue is taken away, and what the solving had found goes with it; SINGLE a digit that an
 * equation of the board gives; TECHNIQUE any other deduction, and what it leads to (carrying-out.h); PUT_BACK; DONE by
 * REASON_DUG, or by REASON_NO_MEMORY. What a digit rules out around it goes with its SINGLE.
 *
 * A step looks for one deduction and takes as long as that: the seed's six methods some microseconds, chains and nets,
 * where they are allowed, milliseconds. */
#pragma once

#include "engine/core/random.h"
#include "engine/search/strategy.h"

#include "carrying-out.h"

/* A plain value. */
typedef struct {
  CarryingOut  work;                           /* of the solving at hand */
  TechniqueSet methods;
  CellSet      clues;                          /* without the one that is away on trial */
  CellSet      removed;                        /* cells whose clue is away, on trial or for good */
  uint8_t      solution[N_CELLS];
  uint8_t      order[N_CELLS];                 /* the cells as their clues have their turn */
  uint8_t      n_tried;                        /* turns that were taken */
  uint8_t      trial;                          /* the cell whose turn it is; NO_CELL */
  uint8_t      phase;
} Digging;

/* The grid must be full and right. The digging is zeroed first; the random numbers go on where they are. */
void digging_start    (Digging *digging, const Board *grid, const TechniqueSet *methods, Random *random);
/* Not after its end. */
void digging_step     (Digging *digging, Event *event);
bool digging_is_ended (const Digging *digging);
/* Everything but counters and outcome; after the first step. */
void digging_show     (const Digging *digging, SearchView *view);
