/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* values.h — a set of the values 1–25, one bit each: what Digits is to the classic board, for boards of any size.
 *
 * Bit v stands for value v; bit 0 is never set, and which bits may be set is the board's n. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t Values;

enum { VALUES_MAX = 25 };

static inline Values values_of     (int value)              { return UINT32_C (1) << value; }
static inline Values values_all    (int n)                  { return (UINT32_C (2) << n) - 2; }           /* 1–n */
static inline bool   values_has    (Values set, int value)  { return set >> value & 1; }
static inline int    values_count  (Values set)             { return __builtin_popcount (set); }
static inline int    values_first  (Values set)             { return __builtin_ctz (set); }               /* not of ∅ */
static inline int    values_last   (Values set)             { return 31 - __builtin_clz (set); }          /* not of ∅ */
static inline Values values_without_first (Values set)      { return set & (set - 1); }
static inline bool   values_is_single (Values set)          { return set && !values_without_first (set); }

/* Those from first to last, which may lie outside 1–n; ∅ where last < first. */
static inline Values
values_between (int first, int last, int n)
{
  if (first < 1)
    first = 1;
  if (last > n)
    last = n;
  return last < first ? 0 : values_all (last) & ~values_all (first - 1);
}

/* for_each_value (v, set) runs v through the members of the set, smallest first. */
#define for_each_value(v, set) \
  for (Values v##_rest = (set), *v##_once = &v##_rest; v##_once; v##_once = 0) \
    for (int v; v##_rest && (v = values_first (v##_rest), v##_rest = values_without_first (v##_rest), 1);)
