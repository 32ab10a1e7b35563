/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-make.h — boards of any shape with one solution, made to a wish: what generate.h is to the classic board.
 *
 * A try draws regions, fills a grid, draws cages and thermometers onto it and takes givens away. One that does not meet the
 * wish is thrown away. Board number i of a seed is a function of the wish, the seed and i alone. */
#pragma once

#include "any-dig.h"
#include "any-shape.h"

typedef struct {
  AnyShape        shape;
  const Symmetry *symmetry;          /* of the givens */
  int             level;             /* an AnyLevel: of the hardest deduction that it needs; or ANY_LEVEL_ANY */
  bool            minimal;
  int             clues_min, clues_max;        /* 0 and 0: any number */
} AnyWish;

typedef enum {
  ANY_MAKE_DONE,
  ANY_MAKE_TRYING,                   /* the tries that were asked for are over; call again to go on */
  ANY_MAKE_STOPPED,                  /* call again to go on: the try that was broken off begins anew */
  ANY_MAKE_FAULT,                    /* the rules contradict themselves: fault says how */
  ANY_MAKE_NEVER,                    /* no grid obeys them */
  ANY_MAKE_NO_MEMORY,
} AnyMakeOutcome;

/* The search for one board: a plain value. */
typedef struct {
  AnyWish    wish;
  uint64_t   seed, index;
  uint64_t   n_tries;                /* begun so far */
  RulesFault fault;
} AnyMake;

typedef struct {
  Topology *topology;                /* a reference; its rules are the board's */
  uint8_t   givens[RULES_CELLS_MAX], solution[RULES_CELLS_MAX];      /* 0: none, or no such cell */
} AnyMade;

void           any_make_start (AnyMake *make, const AnyWish *wish, uint64_t seed, uint64_t index);
/* Goes on for at most that many tries (≥ 1). made is filled for ANY_MAKE_DONE only; then let go of its topology. */
AnyMakeOutcome any_make_run   (AnyMake *make, uint64_t tries, const Stop *stop, AnyMade *made);
