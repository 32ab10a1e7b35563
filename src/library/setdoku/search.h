/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search.h — a search as it goes: one visible event after the other.
 *
 * A search is named by its puzzle, its strategy, the strategy's switches and a seed; the same four give the same events on every
 * machine. A SetdokuSearch goes forward only, as fast as the caller pulls; to go anywhere use setdoku/timeline.h. */
#pragma once

#include "basics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A way to search. The texts are constant. */
typedef struct {
  const char *id, *name, *description;
  bool        seeded;                /* what it does depends on the seed */
  bool        guesses;
  uintptr_t   spare[4];
} SetdokuStrategy;

/* The strategies by number, from 0, in the order of a menu. False: there are no more. */
SETDOKU_PUBLIC bool setdoku_strategy (int number, SetdokuStrategy *strategy);

/* The switches of the strategy of that number, as they are if nothing is said: "cell=mrv-degree inference=singles …". Writes at
 * most size bytes, a NUL with them (size from 1); 1,024 are always enough. Returns the length of what was written, or of a longer
 * text that was cut; 0: no switches, or no strategy, and then text is left alone. */
SETDOKU_PUBLIC size_t setdoku_strategy_switches (int number, char *text, size_t size);

typedef enum {
  SETDOKU_EVENT_START,               /* nothing yet */
  SETDOKU_EVENT_ASSIGN,              /* a guess: digit is tried in cell */
  SETDOKU_EVENT_STRIP,               /* digit leaves the candidates of cell */
  SETDOKU_EVENT_SINGLE,              /* a deduction: digit is the only one for cell, or cell the only place for digit in house */
  SETDOKU_EVENT_WIPEOUT,             /* the dead end: a cell without a digit, a house without a place for digit, repeated clues */
  SETDOKU_EVENT_UNDO_STRIP,
  SETDOKU_EVENT_UNDO_SINGLE,
  SETDOKU_EVENT_UNDO_ASSIGN,         /* the take-back of a guess */
  SETDOKU_EVENT_SOLUTION,
  SETDOKU_EVENT_TECHNIQUE,           /* a step of the ladder: its strips and singles follow as events */
  SETDOKU_EVENT_RESTART,             /* everything is thrown away, a new try begins */
  SETDOKU_EVENT_REMOVE,              /* digging: a clue is taken away */
  SETDOKU_EVENT_PUT_BACK,            /* digging: it comes back */
  SETDOKU_EVENT_DONE,                /* the end, without a further solution */
} SetdokuEventKind;

/* Of a SetdokuEventKind: "assign", "undo-strip", constant; NULL: no such kind. */
SETDOKU_PUBLIC const char *setdoku_event_id (int kind);

/* The set equation of an event, as data: n operands, with what they are sets of.
 *
 *   SETDOKU_EQUATION_USED     possible = {1–9} − (operand[0] ∪ operand[1] ∪ operand[2]): the digits that the row, the column and
 *                             the box of cell had used
 *   SETDOKU_EQUATION_OTHERS   {digit} = possible − (operand[0] ∪ … ∪ operand[n − 1]): the candidates of cell less those of the
 *                             other open cells of house, operand_cell[0] … [n − 1]. In a contradiction the result may hold more
 *                             digits than that; a dead end follows */
typedef enum { SETDOKU_EQUATION_NONE, SETDOKU_EQUATION_USED, SETDOKU_EQUATION_OTHERS } SetdokuEventEquation;

typedef struct {
  int32_t       kind;                /* SetdokuEventKind */
  int32_t       cell;                /* −1: none */
  int32_t       digit;               /* 0: none */
  int32_t       house;               /* of a deduction, of a dead end, of a guess that chose a place in it; −1: none */
  int32_t       source;              /* the cell that caused it; −1: none */
  int32_t       depth;               /* open guesses after the event */
  int32_t       technique;           /* the number of its row (setdoku_technique ()); −1: none */
  int32_t       equation;            /* SetdokuEventEquation */
  int32_t       n_operands;          /* 0–8 */
  SetdokuDigits possible;            /* assign, single, wipeout: what cell could hold; undo-assign: what it was picked from */
  SetdokuDigits untried;             /* assign, undo-assign: what of that was not tried yet */
  SetdokuDigits operand[8];
  uint8_t       operand_cell[8];
  const char   *reason;              /* constant id: "fewest", "naked", "no-digit" …; "" where there is none to say */
  uintptr_t     spare[4];
} SetdokuEvent;

typedef enum {
  SETDOKU_SEARCH_RUNNING,
  SETDOKU_SEARCH_SOLVED,             /* as many solutions as asked for, or fewer and everything was tried */
  SETDOKU_SEARCH_NO_SOLUTION,        /* everything was tried */
  SETDOKU_SEARCH_STUCK,              /* it takes a guess that the strategy does not make */
  SETDOKU_SEARCH_GAVE_UP,            /* as many tries as it allows */
  SETDOKU_SEARCH_DUG,                /* a puzzle was made: the board is its clues */
  SETDOKU_SEARCH_NO_MEMORY,          /* it is not known */
} SetdokuSearchEnd;

/* What a search has done so far. */
typedef struct {
  uint64_t placements, guesses, take_backs, dead_ends, tries, solutions, depth;
  uint64_t tests;                    /* how often it asked whether one digit may go in one cell */
  int32_t  end;                      /* SetdokuSearchEnd */
  int32_t  spare_number;
  uint64_t spare[4];
} SetdokuFigures;

/* At most 58 KiB. */
typedef struct SetdokuSearch SetdokuSearch;

/* options: NULL, or switches with blanks between: "cell=mrv inference=singles solutions=2". SETDOKU_BAD_PUZZLE, SETDOKU_BAD_NAME,
 * SETDOKU_BAD_VALUE, SETDOKU_NO_MEMORY. A puzzle without a solution or with several is searched as any other. */
SETDOKU_PUBLIC SetdokuSearch *setdoku_search_new (const char *puzzle, const char *strategy, const char *options, uint64_t seed,
                                                  SetdokuStatus *status);
SETDOKU_PUBLIC void setdoku_search_free (SetdokuSearch *search);

/* The same search at the same place, which goes on by itself. NULL: memory is short. */
SETDOKU_PUBLIC SetdokuSearch *setdoku_search_copy (const SetdokuSearch *search);

/* One event further: a millisecond at most, but for strategy logic, which thinks as long as its techniques take. False: it had
 * ended before, and event, which may be NULL, is left alone. */
SETDOKU_PUBLIC bool setdoku_search_step (SetdokuSearch *search, SetdokuEvent *event);

/* As it stands: digits, and '.' for open cells. */
SETDOKU_PUBLIC void setdoku_search_board (const SetdokuSearch *search, char board[SETDOKU_TEXT_SIZE]);

/* As it stands: what each cell can hold, its digit where it is filled. */
SETDOKU_PUBLIC void setdoku_search_marks (const SetdokuSearch *search, SetdokuMarks *marks);

SETDOKU_PUBLIC void setdoku_search_figures (const SetdokuSearch *search, SetdokuFigures *figures);

#ifdef __cplusplus
}
#endif
