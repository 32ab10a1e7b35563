/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kinds.h — kinds of wishes that the tests of make let come true, a row each. */
#pragma once

#include "engine/make/generate.h"

typedef struct {
  const char *name;
  int         n;                     /* how many are made */
  int         er_min, er_max, score_min, score_max, clues_min, clues_max;
  const char *needs, *allowed, *symmetry, *pattern;
  bool        minimal;
  MakeMethod  method;
  Variant     variant;
} Kind;

extern const Kind kinds[];
extern const int n_kinds;

Wish        wish_of    (const Kind *kind);
const Kind *kind_named (const char *name);           /* aborts if there is none */

/* Puzzle number index of the seed, and not before it is there. */
void        make_one   (const Wish *wish, uint64_t seed, uint64_t index, GenerateWork *work, Made *made);
