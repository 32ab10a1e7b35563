/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* places.h — a set of cells of a board of any shape, one bit each: what CellSet is to the classic board.
 *
 * Cells are numbered in reading order on the canvas, up to 25 × 25; bits of cells that the board has not stay 0. The classic
 * board's cells have the same bits in both kinds of set. */
#pragma once

#include "engine/core/cells.h"

#include "rules.h"

enum { PLACE_WORDS = (RULES_CELLS_MAX + 63) / 64 };

typedef struct {
  uint64_t word[PLACE_WORDS];
} PlaceSet;

#define PLACES_NONE ((PlaceSet) { { 0 } })

static inline bool places_has    (const PlaceSet *set, int cell) { return set->word[cell >> 6] >> (cell & 63) & 1; }
static inline void places_add    (PlaceSet *set, int cell)       { set->word[cell >> 6] |= UINT64_C (1) << (cell & 63); }
static inline void places_remove (PlaceSet *set, int cell)       { set->word[cell >> 6] &= ~(UINT64_C (1) << (cell & 63)); }

static inline PlaceSet
places_of (int cell)
{
  PlaceSet set = PLACES_NONE;

  places_add (&set, cell);
  return set;
}

/* Cells 0 – n − 1. */
static inline PlaceSet
places_all (int n)
{
  PlaceSet set = PLACES_NONE;

  for (int i = 0; i < PLACE_WORDS && n > 64 * i; i++)
    set.word[i] = n >= 64 * (i + 1) ? ~UINT64_C (0) : (UINT64_C (1) << (n & 63)) - 1;
  return set;
}

static inline PlaceSet
places_union (PlaceSet a, PlaceSet b)
{
  for (int i = 0; i < PLACE_WORDS; i++)
    a.word[i] |= b.word[i];
  return a;
}

static inline PlaceSet
places_intersection (PlaceSet a, PlaceSet b)
{
  for (int i = 0; i < PLACE_WORDS; i++)
    a.word[i] &= b.word[i];
  return a;
}

static inline PlaceSet
places_difference (PlaceSet a, PlaceSet b)
{
  for (int i = 0; i < PLACE_WORDS; i++)
    a.word[i] &= ~b.word[i];
  return a;
}

static inline bool
places_is_empty (const PlaceSet *set)
{
  uint64_t any = 0;

  for (int i = 0; i < PLACE_WORDS; i++)
    any |= set->word[i];
  return !any;
}

static inline bool
places_equal (PlaceSet a, PlaceSet b)
{
  uint64_t differ = 0;

  for (int i = 0; i < PLACE_WORDS; i++)
    differ |= a.word[i] ^ b.word[i];
  return !differ;
}

static inline int
places_count (PlaceSet set)
{
  int n = 0;

  for (int i = 0; i < PLACE_WORDS; i++)
    n += __builtin_popcountll (set.word[i]);
  return n;
}

/* The first in reading order; −1: there is none. */
static inline int
places_first (const PlaceSet *set)
{
  for (int i = 0; i < PLACE_WORDS; i++)
    if (set->word[i])
      return 64 * i + __builtin_ctzll (set->word[i]);
  return -1;
}

/* for_each_place (c, set) runs c through the members of the set in reading order. */
#define for_each_place(c, set) \
  for (PlaceSet c##_rest = (set), *c##_once = &c##_rest; c##_once; c##_once = 0) \
    for (int c; (c = places_first (&c##_rest)) >= 0 && (places_remove (&c##_rest, c), 1);)

/* The same cells of the classic board. */
static inline PlaceSet
places_from_cells (CellSet cells)
{
  PlaceSet set = PLACES_NONE;

  set.word[0] = cells.low;
  set.word[1] = cells.high;
  return set;
}

/* The set must be one of cells 0–80. */
static inline CellSet
places_to_cells (const PlaceSet *set)
{
  return (CellSet) { set->word[0], set->word[1] };
}
