/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sheet.h — what is known of each candidate, true or false, and all that follows by the clauses one at a time.
 *
 * That is unit propagation, the only way of reasoning that a checker of proofs does by itself: where all literals of a clause
 * but one are false, that one is true. Of the rules' nines the sheet counts what is left, which comes to the same. Other clauses
 * are the caller's. A sheet is a plain value. */
#pragma once

#include "clauses.h"

/* Clauses beside the rules, one after the other, each ended by 0. */
enum { MORE_CLAUSES_SIZE = 4096 };

typedef struct {
  int     n;                         /* literals and ends */
  Literal literals[MORE_CLAUSES_SIZE];
} MoreClauses;

typedef struct {
  int8_t  value[N_CANDIDATES];       /* 1 true, −1 false, 0 not known */
  uint8_t left[N_NINES];             /* how many of a nine are not false */
  uint8_t held[N_NINES];             /* whether one of it is true */
  bool    broken;                    /* a clause is false */
} Sheet;

void sheet_start (Sheet *sheet);     /* the rules alone: nothing is known */

/* Takes the literal to be true, and all that follows; 0: what follows from clauses that are new. A broken sheet stays broken, and its values mean nothing. */
void sheet_take  (Sheet *sheet, Literal literal, const MoreClauses *more);

/* False: there is no room for it. */
bool more_clauses_add (MoreClauses *more, const Literal *literals, int n);

static inline int
sheet_value (const Sheet *sheet, Literal literal)
{
  int value = sheet->value[literal_candidate (literal)];

  return literal < 0 ? -value : value;
}
