/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cells.h — a set of cells, one bit each.
 *
 * Cells are numbered 0–80 in reading order. 81 bits do not fit one machine word, so a set is two;
 * every operation stays O(1). */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { N_CELLS = 81, NO_CELL = 0xff };

typedef struct {
  uint64_t low;        /* cells 0–63 */
  uint64_t high;       /* cells 64–80 */
} CellSet;

#define CELLS_NONE ((CellSet) { 0, 0 })
#define CELLS_ALL  ((CellSet) { ~UINT64_C (0), (UINT64_C (1) << 17) - 1 })

static inline CellSet
cells_of (int cell)
{
  return cell < 64 ? (CellSet) { UINT64_C (1) << cell, 0 } : (CellSet) { 0, UINT64_C (1) << (cell - 64) };
}

static inline bool
cells_has (CellSet set, int cell)
{
  return (cell < 64 ? set.low >> cell : set.high >> (cell - 64)) & 1;
}

static inline CellSet
cells_union (CellSet a, CellSet b)
{
  return (CellSet) { a.low | b.low, a.high | b.high };
}

static inline CellSet
cells_intersection (CellSet a, CellSet b)
{
  return (CellSet) { a.low & b.low, a.high & b.high };
}

static inline CellSet
cells_difference (CellSet a, CellSet b)
{
  return (CellSet) { a.low & ~b.low, a.high & ~b.high };
}

static inline CellSet
cells_complement (CellSet set)
{
  return cells_difference (CELLS_ALL, set);
}

static inline int
cells_count (CellSet set)
{
  return __builtin_popcountll (set.low) + __builtin_popcountll (set.high);
}

static inline bool
cells_is_empty (CellSet set)
{
  return !(set.low | set.high);
}

static inline bool
cells_equal (CellSet a, CellSet b)
{
  return a.low == b.low && a.high == b.high;
}

/* The set must not be empty. */
static inline int
cells_first (CellSet set)
{
  return set.low ? __builtin_ctzll (set.low) : 64 + __builtin_ctzll (set.high);
}

static inline void
cells_add (CellSet *set, int cell)
{
  uint64_t *word = cell < 64 ? &set->low : &set->high;

  *word |= UINT64_C (1) << (cell & 63);
}

static inline void
cells_remove (CellSet *set, int cell)
{
  uint64_t *word = cell < 64 ? &set->low : &set->high;

  *word &= ~(UINT64_C (1) << (cell & 63));
}

/* for_each_cell (c, set) runs c through the members of the set in reading order. */
#define for_each_cell(c, set) \
  for (CellSet c##_rest = (set), *c##_once = &c##_rest; c##_once; c##_once = 0) \
    for (int c; !cells_is_empty (c##_rest) && (c = cells_first (c##_rest), cells_remove (&c##_rest, c), 1);)
