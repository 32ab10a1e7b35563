/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* emit.h — filling in the event of a step.
 *
 * Every strategy says what it did through these few functions, so that a field that an event does
 * not use has the same value everywhere. They are inline because a step costs some tens of
 * nanoseconds; operands that an event does not have are left as they are. */
#pragma once

#include <stddef.h>
#include <string.h>

#include "event.h"

/* The fields of an event that lie in 64-bit words, in order. Compilers store them one by one, and eight stores
 * instead of one are a third of what a step of strategy ascending costs. */
_Static_assert (offsetof (Event, reason) == 1 && offsetof (Event, cell) == 2 && offsetof (Event, digit) == 4
                && offsetof (Event, n_operands) == 5 && offsetof (Event, depth) == 6 && offsetof (Event, house) == 8
                && offsetof (Event, source) == 10 && offsetof (Event, constraint) == 12 && offsetof (Event, any) == 14
                && offsetof (Event, possible) == 16 && offsetof (Event, untried) == 20 && offsetof (Event, operand) == 24
                && offsetof (Event, operand_cell) == 40,
                "packed as emit () writes it");

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define EMIT_SHIFT(at, bytes) (8 * (at))
#else
#define EMIT_SHIFT(at, bytes) (8 * (8 - (at) - (bytes)))
#endif

static inline uint64_t emit_byte (int value, int at)      { return (uint64_t) (uint8_t) value << EMIT_SHIFT (at, 1); }
static inline uint64_t emit_short (int value, int at)     { return (uint64_t) (uint16_t) value << EMIT_SHIFT (at, 2); }
static inline uint64_t emit_values (Values value, int at) { return (uint64_t) value << EMIT_SHIFT (at, 4); }

/* All but the sets of the equation. */
static inline void
emit_head (Event *event, EventKind kind, Reason reason, int cell, int digit, int source, int depth, int n_operands)
{
  uint64_t head = emit_byte ((int) kind, 0) | emit_byte ((int) reason, 1) | emit_short (cell, 2) | emit_byte (digit, 4)
                | emit_byte (n_operands, 5) | emit_short (depth, 6);
  uint64_t rest = emit_short (NO_HOUSE, 0) | emit_short (source, 2);

  memcpy ((char *) event + offsetof (Event, kind), &head, sizeof head);
  memcpy ((char *) event + offsetof (Event, house), &rest, sizeof rest);
  event->nodes = 0;
}

/* operand[0] – [3] are written too; without operands they may be anything. */
static inline void
emit_sets (Event *event, Digits possible, Digits untried, Digits first, Digits second)
{
  uint64_t sets = emit_values (possible, 0) | emit_values (untried, 4);
  uint64_t operands = emit_short (first, 0) | emit_short (second, 2);

  memcpy ((char *) event + offsetof (Event, possible), &sets, sizeof sets);
  memcpy ((char *) event + offsetof (Event, operand), &operands, sizeof operands);
}

/* An event without an equation; the caller adds what else it has. */
static inline void
emit (Event *event, EventKind kind, Reason reason, int cell, int digit, int depth)
{
  emit_head (event, kind, reason, cell, digit, NO_CELL, depth, 0);
  emit_sets (event, DIGITS_NONE, DIGITS_NONE, DIGITS_NONE, DIGITS_NONE);
}

/* The same on a board of any shape. */
static inline void
emit_any (Event *event, EventKind kind, Reason reason, int cell, int value, int depth)
{
  emit (event, kind, reason, cell, value, depth);
  event->house = event->source = NO_PLACE;
  event->any = 1;
}

/* PV = U − (R ∪ C ∪ B), with the used digits as they are before anything is placed. */
static inline void
emit_used (Event *event, Digits row, Digits column, Digits box, Digits untried)
{
  event->n_operands = 3;
  emit_sets (event, digits_complement (row | column | box), untried, row, column);
  event->operand[2] = box;
}

static inline void
emit_used_of (Event *event, const Board *board, int cell)
{
  emit_used (event, board->row[cell_row (cell)], board->column[cell_column (cell)], board->box[cell_box (cell)],
             DIGITS_NONE);
}

/* PV (cell) − ∪ PV (q), over the other empty cells q of the house. */
void emit_others_of (Event *event, const Board *board, int cell, int house);

/* The digit is all that the cell can hold (house is NO_HOUSE), or has its only place in the house there; with the equation. */
static inline void
emit_single (Event *event, const Board *board, int cell, int digit, int house, int depth)
{
  emit (event, EVENT_SINGLE, house == NO_HOUSE ? REASON_NAKED : REASON_HIDDEN, cell, digit, depth);
  if (house == NO_HOUSE)
    emit_used_of (event, board, cell);
  else
    emit_others_of (event, board, cell, house);
}

/* Why a search cannot go on: reason is REASON_NONE when it can. */
typedef struct {
  uint8_t reason;            /* REASON_NO_DIGIT: cell. REASON_NO_PLACE: digit, house */
  uint8_t cell, digit, house;
} DeadEnd;

#define DEAD_CELL(at) ((DeadEnd) { REASON_NO_DIGIT, (uint8_t) (at), 0, NO_HOUSE })
#define DEAD_HOUSE(at, of) ((DeadEnd) { REASON_NO_PLACE, NO_CELL, (uint8_t) (of), (uint8_t) (at) })

static inline void
emit_dead_end (Event *event, const Board *board, DeadEnd dead, int depth)
{
  emit (event, EVENT_WIPEOUT, (Reason) dead.reason, dead.cell, dead.digit, depth);
  if (dead.reason == REASON_NO_DIGIT)
    emit_used_of (event, board, dead.cell);
  event->house = dead.house;
}

/* The first cell in reading order whose clue stands a second time, as a WIPEOUT. False, and the event untouched,
 * when no digit repeats. */
bool emit_repeat (Event *event, const Board *board);
