/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* event.h — what one step of a search did: one visible thing.
 *
 * Events are pulled and never stored, so they may be rich: an event carries everything that is
 * needed to say why it happened, the sets of its equation included. The engine makes no sentences
 * of it; model/explain does. */
#pragma once

#include "engine/core/board.h"
#include "engine/rules/rules.h"

typedef enum {
  EVENT_START,          /* nothing yet: the cursor stands before the first step */
  EVENT_ASSIGN,         /* a guess: digit tried in cell */
  EVENT_STRIP,          /* digit leaves the candidates of cell, because of the digit in source */
  EVENT_SINGLE,         /* a deduction: digit is the only one for cell, or cell the only one for digit in house */
  EVENT_WIPEOUT,        /* the dead end: a cell without a digit, a house without a place for a digit, a repeated clue */
  EVENT_UNDO_STRIP,     /* digit comes back to the candidates of cell */
  EVENT_UNDO_SINGLE,    /* a deduced digit is taken back from cell */
  EVENT_UNDO_ASSIGN,    /* the take-back: a guessed digit leaves cell */
  EVENT_SOLUTION,       /* the board is full and right */
  EVENT_TECHNIQUE,      /* a deduction of the ladder was found; the STRIPs and SINGLEs that it gives follow */
  EVENT_RESTART,        /* everything is thrown away, a new try starts */
  EVENT_REMOVE,         /* a clue is taken away from cell, and with it what the solving without another had found */
  EVENT_PUT_BACK,       /* the clue comes back to cell: without it the methods came to a halt */
  EVENT_DONE,           /* the end without a (further) solution: see reason */
  N_EVENT_KINDS
} EventKind;

typedef enum {
  REASON_NONE,
  /* ASSIGN: why this cell */
  REASON_READING_ORDER,       /* it comes first in reading order */
  REASON_FEWEST,              /* no cell has fewer choices */
  REASON_FEWEST_DEGREE,       /* among those, most unassigned peers */
  REASON_RANDOM,              /* picked at random */
  REASON_FEWEST_RANDOM,       /* picked at random among those with fewest choices */
  REASON_READING_RANDOM_DIGIT,          /* the cell as by REASON_READING_ORDER, the digit at random */
  REASON_FEWEST_RANDOM_DIGIT,           /* the cell as by REASON_FEWEST, the digit at random */
  REASON_FEWEST_DEGREE_RANDOM_DIGIT,    /* the cell as by REASON_FEWEST_DEGREE, the digit at random */
  REASON_FEWEST_ROWS,         /* no cell has fewer digits, and no digit fewer places in a house: see house */
  REASON_CHOSEN,              /* the viewer chose cell and digit */
  /* SINGLE: by which set equation; UNDO_SINGLE the same */
  REASON_NAKED,               /* T1 basic filling: |PV| = 1 */
  REASON_HIDDEN,              /* T2 elimination in a box, T3 row and column analysis: see house */
  REASON_TECHNIQUE,           /* TECHNIQUE, STRIP, SINGLE: techniques[nodes] of the ladder */
  /* WIPEOUT */
  REASON_NO_DIGIT,            /* PV (cell) = ∅ */
  REASON_NO_PLACE,            /* no cell of house is left for digit */
  REASON_REPEATED,            /* the clues repeat digit in house: cell and source hold it */
  /* DONE */
  REASON_ALL_TRIED,           /* every guess was tried */
  REASON_STUCK,               /* the deductions find nothing more: needs a guess; PUT_BACK too */
  REASON_GAVE_UP,             /* as many tries as the strategy allows */
  REASON_DUG,                 /* every clue had its turn to be taken away: a puzzle is left */
  REASON_NO_MEMORY,           /* there was not the memory to look for deductions */
  /* On boards of any shape. At the end: the numbers of those above are part of the hashes that tests know */
  REASON_CONSTRAINT,          /* STRIP: by constraint, and by what source holds or can hold where it has one */
  REASON_RULE_OF_45,          /* STRIP: by sums of several constraints together, and of the full houses that they lie in */
  REASON_PLACES,              /* STRIP: the cell sees all places that digit has in house */
  REASON_BROKEN,              /* WIPEOUT: nothing that is left fits constraint; of the clues: those of cell and source do not go
                                 together */
  N_REASONS
} Reason;

/* The equation of an event, by kind and reason:
 *
 *   from the used digits   ASSIGN, SINGLE by REASON_NAKED, WIPEOUT by REASON_NO_DIGIT:
 *                          PV (cell) = U − (R ∪ C ∪ B) = possible; operand[0..2] = R, C, B as they were
 *                          when the digit was chosen (before it was placed), n_operands = 3
 *   from the candidates    SINGLE by REASON_HIDDEN: Result = PV (cell) − ∪ PV (q) = {digit}; possible = PV (cell);
 *                          operand[i] = PV (q), q = operand_cell[i], the other empty cells of house in reading order
 *                          (in a contradiction the result can hold more digits than digit, which have no other
 *                          place either; a WIPEOUT then follows at once)
 *   none                   all others, and where techniques took part in it, n_operands = 0; operand and operand_cell are
 *                          then undefined */
/* On a board of any shape (any is set) cells, values and houses are numbered by its topology, and no equation is stored:
 * what it says is pulled from the state after the event. */
typedef struct {
  uint8_t  kind;                /* EventKind */
  uint8_t  reason;              /* Reason */
  uint16_t cell;                /* NO_CELL where the event has none; NO_PLACE if any */
  uint8_t  digit;               /* 0 where the event has none */
  uint8_t  n_operands;          /* 0–8 */
  uint16_t depth;               /* open guesses after the event */
  uint16_t house;               /* hidden single, NO_PLACE, REPEATED; STRIP: the house shared with source;
                                   ASSIGN, UNDO_ASSIGN: the house in which a place for digit was chosen, rather than a digit
                                   for cell; else NO_HOUSE. If any: its number in the topology, else NO_PLACE; STRIP: the
                                   house that digit's places lie in */
  uint16_t source;              /* STRIP, UNDO_STRIP: the cell whose digit did it. UNDO_ASSIGN: the cell that had
                                   nothing left to try; its own cell when a WIPEOUT between two guesses is the cause;
                                   NO_CELL when a SOLUTION is. REMOVE: the cell whose clue was found not to be needed
                                   just before. Else NO_CELL; NO_PLACE if any */
  uint16_t constraint;          /* by REASON_CONSTRAINT and REASON_BROKEN: its number among those of the rules + 1; 0: none of
                                   them, an extra or several */
  uint16_t any;                 /* 1: of a board of any shape; else 0 */
  Values   possible;            /* ASSIGN, SINGLE, WIPEOUT: the PV as it was; UNDO_ASSIGN: the PV it was picked from;
                                   REMOVE: what the cell can hold without its clue */
  Values   untried;             /* ASSIGN, UNDO_ASSIGN: members of possible that were not tried yet, after this event;
                                   ∅ where a place was chosen */
  Digits   operand[8];
  uint8_t  operand_cell[8];
  Values   places, places_left; /* ASSIGN, UNDO_ASSIGN with a house: where digit could go, and where it was not tried yet;
                                   n stands for house_cells[house][n − 1], of a topology for the n-th of the house's cells.
                                   Else undefined */
  uint64_t nodes;               /* UNDO_ASSIGN: guesses tried below this one, itself included; RESTART: number of the
                                   try that begins; SOLUTION: tries so far; by REASON_TECHNIQUE:
                                   its row in techniques[]; REMOVE, DONE by REASON_DUG: clues left;
                                   PUT_BACK: cells that stayed empty without it */
} Event;

/* What stands before the first step. */
#define EVENT_NONE ((Event) { .kind = EVENT_START, .cell = NO_CELL, .house = NO_HOUSE, .source = NO_CELL })

extern const char *const event_kind_ids[N_EVENT_KINDS];      /* stable, lower case with hyphens: "undo-assign" */
extern const char *const event_reason_ids[N_REASONS];        /* the same: "no-digit"; "" for REASON_NONE */

int  event_kind_from_id (const char *id);                    /* −1: no such kind */

static inline bool
event_has_cell (const Event *event)
{
  return event->cell != (event->any ? NO_PLACE : NO_CELL);
}

static inline bool
event_has_house (const Event *event)
{
  return event->house != (event->any ? NO_PLACE : NO_HOUSE);
}

/* A place in event->house was chosen, not a digit for a cell: places and places_left are defined. */
static inline bool
event_has_places (const Event *event)
{
  return event_has_house (event) && (event->kind == EVENT_ASSIGN || event->kind == EVENT_UNDO_ASSIGN);
}

/* A take-back after which nothing is left to try of that choice. */
static inline bool
event_is_exhausted (const Event *event)
{
  return event->kind == EVENT_UNDO_ASSIGN && !(event_has_places (event) ? event->places_left : event->untried);
}

/* Everything but undefined operands and places. */
bool event_equal (const Event *a, const Event *b);

/* Adds what event_equal () compares to the hash of the events before; the first begins with EVENT_HASH_START. The same on
 * every machine: FNV-1a, 64 bits, over the bytes of each number from the lowest. */
#define EVENT_HASH_START UINT64_C (0xcbf29ce484222325)
uint64_t event_hash (uint64_t hash, const Event *event);
