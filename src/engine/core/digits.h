/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* digits.h — a set of the digits 1–9, one bit each.
 *
 * Bit d stands for digit d; bit 0 is never set. Every operation of the set algebra is one machine
 * instruction: union is OR, intersection is AND, difference is AND NOT (SEEDS C, Kashyap). */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef uint16_t Digits;

enum { DIGITS_NONE = 0, DIGITS_ALL = 0x3fe };

static inline Digits digits_of           (int digit)               { return (Digits) (1u << digit); }
static inline bool   digits_has          (Digits set, int digit)   { return set >> digit & 1; }
static inline Digits digits_union        (Digits a, Digits b)      { return a | b; }
static inline Digits digits_intersection (Digits a, Digits b)      { return a & b; }
static inline Digits digits_difference   (Digits a, Digits b)      { return (Digits) (a & ~b); }
static inline Digits digits_complement   (Digits set)              { return set ^ DIGITS_ALL; }
static inline int    digits_first        (Digits set)              { return __builtin_ctz (set); }   /* not of ∅ */
static inline Digits digits_without_first (Digits set)             { return (Digits) (set & (set - 1)); }
static inline bool   digits_is_single    (Digits set)              { return set && !digits_without_first (set); }

/* Counted in pairs, then in fours: without a machine instruction for it the compiler would call a function. */
static inline int
digits_count (Digits set)
{
  unsigned pairs = set - (set >> 1 & 0x155u);
  unsigned fours = (pairs & 0x333u) + (pairs >> 2 & 0x333u);

  return (int) ((fours + (fours >> 4) + (fours >> 8)) & 15);
}

/* for_each_digit (d, set) runs d through the members of the set, smallest first. */
#define for_each_digit(d, set) \
  for (Digits d##_rest = (set), d; \
       d##_rest && (d = (Digits) digits_first (d##_rest), 1); \
       d##_rest = digits_without_first (d##_rest))
