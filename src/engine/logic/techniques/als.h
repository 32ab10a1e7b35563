/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* als.h — almost locked sets, and how they are linked.
 *
 * n cells of a house with n + 1 candidates between them are almost locked: take one of these digits away from all of
 * them, and every other one must be in one of the cells. A cell of two candidates is the smallest. Two sets are linked
 * by a digit, their restricted common, if each of its places in the one sees each of its places in the other: the digit
 * cannot be in both, so one of the two sets lacks it, and is locked.
 *
 * Everything that almost locked sets can prove is a walk over these links (almost-locked.c), so they are collected
 * once per position. Definitions: HoDoKu's. */
#pragma once

#include <stddef.h>

#include "engine/logic/position.h"

typedef struct {
  CellSet cells;                     /* of one house */
  Digits  digits;                    /* the candidates of the cells, one more than there are cells */
  uint8_t house;                     /* the house; where two hold it, the row or column */
  CellSet at[10];                    /* at[d]: those of the cells that have d */
  CellSet seeing[10];                /* seeing[d], d one of the digits: every cell of the board that sees all of at[d] */
} Als;

typedef struct {
  uint16_t to;                       /* the other set */
  Digits   digits;                   /* the restricted commons, one or two */
  bool     overlaps;                 /* the two sets share a cell; none that has one of the digits */
} AlsLink;

typedef struct {
  int      n;
  Als     *sets;                     /* by house: rows, columns, boxes */
  size_t   n_links;
  AlsLink *links;                    /* both ways; from one set one after the other, in order of to */
  size_t  *first;                    /* n + 1: the links of set s are first[s] … first[s + 1] − 1 */
} AlsGraph;

/* Every almost locked set of the position. No links yet. False, and empty, without memory. */
bool als_collect (AlsGraph *graph, const Position *position);
/* All their links; overlaps: also between sets that share cells. False without memory; the graph must be cleared. */
bool als_link    (AlsGraph *graph, bool overlaps);
void als_clear   (AlsGraph *graph);

/* Whether the sets share a cell. */
static inline bool
als_overlap (const Als *a, const Als *b)
{
  return !cells_is_empty (cells_intersection (a->cells, b->cells));
}

/* The digits that both sets have and that can be in only one of them. */
Digits als_restricted (const Als *a, const Als *b);
