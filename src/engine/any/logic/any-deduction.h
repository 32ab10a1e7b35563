/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-deduction.h — one step of reasoning on a board of any shape, as data: what it gives, and what it rests on.
 *
 * What Deduction is to the classic board. There are no words in here, model/explain makes them; it is a plain value. */
#pragma once

#include "any-position.h"

enum { ANY_STRUCK_MAX = 640, ANY_LINKS_MAX = 40, ANY_HOUSES_MAX = 12, ANY_NO_SCAN = -1 };

/* From each candidate of a chain to the next. Strong: if from is false, to is true; else weak: if from is true, to is false.
 * Of a supposition: in the order in which they would follow from the first one. */
typedef struct {
  AnyCandidate from, to;
  bool         strong;
} AnyLink;

typedef struct AnyTechnique AnyTechnique;

typedef struct {
  const AnyTechnique *technique;     /* its row; not owned */
  bool         places;               /* it fills placed; else it strikes */
  AnyCandidate placed;
  uint16_t     n_struck;             /* in the order in which they were found; each is marked in the position */
  AnyCandidate struck[ANY_STRUCK_MAX];

  /* What it rests on; what does not apply is empty. */
  Values       values;               /* the pattern's values */
  PlaceSet     cells;                /* the pattern's cells; of a sum those that count */
  PlaceSet     others;               /* what stands against them: of a sum those that are taken away; of leftovers the other side */
  uint8_t      n_base, n_cover;
  uint16_t     base[ANY_HOUSES_MAX], cover[ANY_HOUSES_MAX];    /* houses */
  int          constraint;           /* of the rules; TOPOLOGY_NO_CONSTRAINT: none */
  int          scan;                 /* of the topology; ANY_NO_SCAN: none */
  int          number;               /* of a sum: what cells, less others, come to */
  uint8_t      n_links;
  AnyLink      links[ANY_LINKS_MAX];
} AnyDeduction;

/* An empty one. */
void any_deduction_start  (AnyDeduction *deduction, const AnyTechnique *technique);
void any_deduction_place  (AnyDeduction *deduction, int cell, int value);
/* Those of the values that the open cell has; what there is no room for is left out. */
void any_deduction_strike (AnyDeduction *deduction, const AnyPosition *position, int cell, Values values);
void any_deduction_rest_on (AnyDeduction *deduction, int house);

static inline bool
any_deduction_does_anything (const AnyDeduction *deduction)
{
  return deduction->places || deduction->n_struck > 0;
}

/* Carries it out. */
void any_deduction_apply (const AnyDeduction *deduction, AnyPosition *position, const Topology *topology);
