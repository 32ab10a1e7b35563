/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* canonical-way.h — one way to write the first rows of the canonical form, and what it leaves open: the ties.
 *
 * Places are columns of the image, columns those of the puzzle. Columns of a stack that can still change places are tied, and
 * so are stacks, whose slots are three places each. A way is a plain value: to try something, copy it. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { UNSEEN = 0xff };

typedef struct {
  uint8_t  column[9], place[9];        /* which column comes to a place, and the other way round; tied ones in any order */
  uint16_t starts;                     /* bit p: place p is not tied with the one before. So 0, 3, 6 and 9 always */
  uint8_t  slot_starts;                /* bit s: the stack at places 3s … 3s + 2 is not tied with the one before. So 0 and 3 */
  uint8_t  n_seen;                     /* digits that have a number */
  uint8_t  row_of[10], column_of[10];  /* of each digit: where it was first written, row of the image and column; UNSEEN */
  uint16_t rows;                       /* of the puzzle, that are written */
  uint8_t  band;                       /* of the last one */
} Way;

/* The ties of a place, and of a slot: from the first one to before the end. */
static inline int
way_tie_start (const Way *way, int place)
{
  return 31 - __builtin_clz (way->starts & ((2u << place) - 1));
}

static inline int
way_tie_end (const Way *way, int place)
{
  return __builtin_ctz (way->starts >> (place + 1)) + place + 1;
}

static inline int
way_slot_tie_start (const Way *way, int slot)
{
  return 31 - __builtin_clz (way->slot_starts & ((2u << slot) - 1));
}

static inline int
way_slot_tie_end (const Way *way, int slot)
{
  return __builtin_ctz (way->slot_starts >> (slot + 1)) + slot + 1;
}

static inline void
way_swap_places (Way *way, int a, int b)
{
  uint8_t column = way->column[a];

  way->column[a] = way->column[b];
  way->column[b] = column;
  way->place[way->column[a]] = (uint8_t) a;
  way->place[way->column[b]] = (uint8_t) b;
}

static inline void
way_swap_slots (Way *way, int a, int b)
{
  for (int i = 0; a != b && i < 3; i++)
    way_swap_places (way, 3 * a + i, 3 * b + i);
}

/* The first place that the column can still come to. */
static inline int
way_lowest_place (const Way *way, int column)
{
  int place = way->place[column];

  return way_tie_start (way, place) % 3 + 3 * way_slot_tie_start (way, place / 3);
}

static inline bool
way_is_pinned (const Way *way, int column)
{
  int place = way->place[column];

  return (way->starts >> place & 3) == 3 && (way->slot_starts >> place / 3 & 3) == 3;
}

/* The column comes to its lowest place for good. */
static inline void
way_pin (Way *way, int column)
{
  int slot = way->place[column] / 3, first_slot, first;

  if (way_is_pinned (way, column))
    return;
  first_slot = way_slot_tie_start (way, slot);
  way_swap_slots (way, slot, first_slot);
  way->slot_starts |= (uint8_t) (2u << first_slot);
  first = way_tie_start (way, way->place[column]);
  way_swap_places (way, way->place[column], first);
  way->starts |= (uint16_t) (2u << first);
}

/* The three cells of a row at a slot, zeros first in each tie, as bits: the first place is bit 2. */
static inline unsigned
way_slot_shape (const Way *way, int slot, unsigned filled)
{
  static const uint8_t sorted[4][8] = {
    { 0, 1, 1, 3, 1, 3, 3, 7 },          /* all three are tied */
    { 0, 1, 1, 3, 4, 5, 5, 7 },          /* the last two */
    { 0, 1, 2, 3, 2, 3, 6, 7 },          /* the first two */
    { 0, 1, 2, 3, 4, 5, 6, 7 },
  };
  const uint8_t *column = way->column + 3 * slot;
  unsigned cells = (filled >> column[0] & 1) << 2 | (filled >> column[1] & 1) << 1 | (filled >> column[2] & 1);

  return sorted[way->starts >> (3 * slot + 1) & 3][cells];
}

static inline unsigned
way_least_first (unsigned a, unsigned b)
{
  return a < b ? a << 3 | b : b << 3 | a;
}

static inline unsigned
way_least_of_three (unsigned a, unsigned b, unsigned c)
{
  unsigned ab = way_least_first (a, b), bc = way_least_first (ab & 7, c);

  return ab >> 3 < bc >> 3 ? (ab >> 3) << 6 | bc : (bc >> 3) << 6 | way_least_first (ab >> 3, bc & 7);
}

/* Where the row's clues come to, as the number that its smallest image makes with a 1 for each. */
static inline unsigned
way_row_shape (const Way *way, unsigned filled)
{
  unsigned a = way_slot_shape (way, 0, filled), b = way_slot_shape (way, 1, filled), c = way_slot_shape (way, 2, filled);

  switch (way->slot_starts & 7)
    {
    case 1:                            /* all three are tied */
      return way_least_of_three (a, b, c);
    case 3:
      return a << 6 | way_least_first (b, c);
    case 5:
      return way_least_first (a, b) << 3 | c;
    default:
      return a << 6 | b << 3 | c;
    }
}

/* What makes the image small. Of shapes whose digits are all new, any zero that comes first; else they are told apart by the
 * first digit, and only the zeros before it count. */
static inline unsigned
way_zeros_first (unsigned shape)
{
  return shape;
}

static inline unsigned
way_leading_zeros_first (unsigned shape)
{
  return shape ? 32u - (unsigned) __builtin_clz (shape) : 0;
}
