/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* deduction.h — one step of reasoning, as data.
 *
 * A deduction names its technique, what it places and strikes, and the sets that it reasons with, so that one pane can
 * show it as a set equation, one painter can draw it and one sentence can say it. There are no words in here:
 * model/explain makes them. It is a plain value. */
#pragma once

#include "position.h"

/* A set of candidates, a set of cells for each digit; [0] is not used. */
typedef struct {
  CellSet cells[10];
} CandidateSet;

/* What a group of candidates is in the pattern. */
typedef enum {
  ROLE_PATTERN,                      /* the candidates that the technique is about */
  ROLE_FIN,                          /* of a fish: a base candidate outside the cover sets */
  ROLE_ENDO_FIN,                     /* of a fish: in two base sets */
  ROLE_CANNIBAL,                     /* of a fish: in two cover sets */
  ROLE_SET,                          /* an almost locked set, or one set of a Sue de Coq */
  ROLE_RESTRICTED,                   /* the restricted common candidates of two almost locked sets */
  ROLE_STEM,                         /* the stem of a death blossom, the pivot of a wing, the intersection of a Sue de Coq */
  ROLE_EXTRA,                        /* of a uniqueness pattern: the candidates that save it */
  ROLE_COLOUR_A, ROLE_COLOUR_B,      /* the two sides of a colouring, of which exactly one is true */
  ROLE_NODE,                         /* several candidates of a digit that stand for one node of a chain */
} Role;

typedef struct {
  Role    role;
  uint8_t house;                     /* the house that it lies in, where that matters; else NO_HOUSE */
  Digits  digits;
  CellSet cells;                     /* the group's candidates: digits × cells, as far as they are marked */
} Group;

/* From one node of a chain to the next. A node below N_CANDIDATES is that candidate; N_CANDIDATES + g is groups[g].
 * Strong: if from is false, to is true. Weak: if from is true, to is false. A forcing chain or net gives its links in
 * branches, each from the assumption; branch 0 alone is a chain. */
typedef struct {
  uint16_t from, to;
  uint8_t  branch;
  bool     strong;
  bool     from_on, to_on;           /* the truth that goes in and comes out, in forcing chains and nets */
} Link;

enum { DEDUCTION_GROUPS = 24, DEDUCTION_LINKS = 240, DEDUCTION_PLACES = 81 };

typedef struct Technique Technique;

typedef struct {
  const Technique *technique;        /* its row; not owned */
  int8_t       variant;              /* the least variant of HoDoKu's library that admits it: of 0902, 2 where sets overlap; 0: any */
  Digits       digits;               /* the pattern's digits */
  CellSet      cells;                /* the pattern's cells */
  uint32_t     base, cover;          /* sets of houses, bit h for house h: of a fish, an intersection, a subset's house */
  uint32_t     twin;                 /* the cover of a siamese fish's second one; its groups begin with the second pattern */
  uint8_t      n_placed, n_groups;
  uint16_t     n_links;
  uint16_t     placed[DEDUCTION_PLACES];     /* candidates to place */
  CandidateSet struck;               /* candidates to strike, all of them marked in the position */
  Group        groups[DEDUCTION_GROUPS];
  Link         links[DEDUCTION_LINKS];
} Deduction;

/* An empty one: nothing placed, struck or grouped. */
void deduction_start  (Deduction *deduction, const Technique *technique);

void deduction_place  (Deduction *deduction, int cell, int digit);
void deduction_strike (Deduction *deduction, CellSet cells, int digit);
/* Returns its number; more than DEDUCTION_GROUPS are left out: −1. */
int  deduction_group  (Deduction *deduction, Role role, CellSet cells, Digits digits, int house);
/* Links beyond DEDUCTION_LINKS are left out: false. */
bool deduction_link   (Deduction *deduction, int from, int to, bool strong);

bool deduction_does_anything (const Deduction *deduction);
bool deduction_same_effect   (const Deduction *a, const Deduction *b);     /* same places, same strikes */

/* Carries it out: strikes first, then places. */
void deduction_apply (const Deduction *deduction, Position *position);

bool candidate_set_is_empty (const CandidateSet *set);
int  candidate_set_count    (const CandidateSet *set);

static inline bool
candidate_set_has (const CandidateSet *set, int cell, int digit)
{
  return cells_has (set->cells[digit], cell);
}

static inline void
candidate_set_add (CandidateSet *set, int cell, int digit)
{
  cells_add (&set->cells[digit], cell);
}
