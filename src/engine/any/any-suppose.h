/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-suppose.h — what would follow if one candidate were true, without a second guess.
 *
 * By what a search for solutions sees between two guesses: singles, crossings of houses, relations, and what constraints leave
 * their cells. What comes to nothing is no candidate. */
#pragma once

#include "any-count.h"

enum { ANY_FILLED_MAX = 40, ANY_NOTHING = -1 };

typedef struct {
  bool     fails;
  int      n_cuts;                   /* how often a cell lost something on the way: how long it is */
  int      n_filled;                 /* cells that it leaves one value, in that order, the supposed one apart; as many as fit */
  uint16_t filled[ANY_FILLED_MAX];
  uint8_t  value[ANY_FILLED_MAX];

  /* Where it fails, one of these; else all ANY_NOTHING. */
  int      cell;                     /* which is left no value */
  int      house;                    /* where a value has no place */
  int      scan;                     /* that cannot be filled */
} AnySupposition;

/* From this position, with all that follows in it already. domain: as for any_count_run (). False: it comes to nothing itself. */
bool any_suppose_start (AnyCount *count, const Values *domain);
/* As often as one likes; each is forgotten before the next. The value is one of the cell's domain. */
void any_suppose       (AnyCount *count, int cell, int value, AnySupposition *found);
