/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-dig-private.h — givens while they are taken away: any-dig.c digs, any-minimal.c sees to it that each one left is needed. */
#pragma once

#include "any-dig.h"
#include "engine/any/any-count.h"

/* How often a count that is to show that a given is needed looks whether it is to end: once in 64 guesses. */
enum { ANY_DIG_MINIMAL_LOOKS = 4096 };

typedef struct {
  const AnyDig  *wish;
  AnyCount      *count;
  AnyCountResult result;
  Values         domain[RULES_CELLS_MAX], open[RULES_CELLS_MAX];
  uint16_t       order[RULES_CELLS_MAX];
  uint8_t       *givens;
  int            n_givens;
  int            looks;              /* for each question */
  bool           leveled;            /* a look is taken at the level after each given */
  bool           solved;             /* the last climb came to the end */
  PlaceSet       empty;              /* what it left so */
} Dug;

/* Up to so many solutions. ANY_DIG_NONE: there is none; ANY_DIG_GIVEN_UP: the looks were not enough to find one. */
AnyDigOutcome any_dig_count        (AnyCount *count, const Values *domain, int limit, const Stop *stop, int looks,
                                    AnyCountResult *result);
/* Whether the cell can hold nothing else, as far as so many looks show; ANY_DUG: it can, as dug->result.solution[0] has it;
 * ANY_DIG_NONE: it can not. */
AnyDigOutcome any_dig_find_other   (Dug *dug, int cell, int looks);

void          any_dig_put          (Dug *dug, int cell, bool given);
void          any_dig_put_orbit    (Dug *dug, int cell, bool given);

/* Takes the cell's orbit away. ANY_DUG: it may go, and is gone; else it is back, whatever the reason. */
AnyDigOutcome any_dig_take_orbit   (Dug *dug, int cell);

/* Of what was dug, each given needed: ANY_DUG; else ANY_DIG_NONE. mended: others are given now. */
AnyDigOutcome any_dig_make_minimal (Dug *dug, Random *random, bool *mended);
