/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* backtrack.h — the chassis of every strategy that guesses and takes back: the open guesses, what was counted, and the steps
 * that all of them take alike.
 *
 * A strategy's state begins with it, and adds its board and what it infers. Its step is one pass through
 *
 *   FORWARD   its own: what follows, then the cell for a guess, or a dead end
 *   BRANCH    guess the next untried digit of frame[depth], or go on to RETREAT
 *   RETREAT   undo what followed from the last guess, then the guess
 *
 * and whatever phases of its own it adds from BACKTRACK_OWN on. Strategy ascending keeps a layout of its own, for speed.
 * Guesses are numbered from 1; frame[depth] is the cell being branched, frame[0 … depth − 1] are the open guesses. The
 * functions are inline because they are part of inner loops. */
#pragma once

#include "engine/search/emit.h"
#include "engine/search/strategy.h"

enum {
  BACKTRACK_FORWARD, BACKTRACK_BRANCH, BACKTRACK_RETREAT,
  BACKTRACK_CLASH,             /* the clues repeat a digit */
  BACKTRACK_EXHAUSTED,         /* everything was tried */
  BACKTRACK_ENDED,
  BACKTRACK_OWN,
};

typedef struct {
  uint8_t  cell;
  uint8_t  digit;              /* tried last; 0 on arrival */
  Digits   possible, untried;
  uint16_t mark;               /* the strategy's: what it had written down before the guess */
  uint64_t nodes;              /* nodes before the guess */
} BacktrackFrame;

_Static_assert (sizeof (BacktrackFrame) == 16, "without padding, so that equal searches are equal bytes");

typedef struct {
  CellSet  given;
  uint64_t nodes, singles, backtracks, tests, wipeouts, solutions;
  uint16_t wanted;             /* solutions */
  uint8_t  phase, outcome;
  uint8_t  depth, max_depth;
  uint8_t  exhausted;          /* RETREAT: the cell that had nothing left to try; NO_CELL after a solution */
  BacktrackFrame frame[N_CELLS + 1];
} Backtrack;

/* The whole state is zeroed before. */
static inline void
backtrack_start (Backtrack *search, const Board *board, const SearchOptions *options)
{
  search->wanted = options->solutions;
  search->phase = cells_is_empty (board_repeats (board)) ? BACKTRACK_FORWARD : BACKTRACK_CLASH;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      cells_add (&search->given, cell);
}

/* The cell for the next guess goes to frame[depth]. */
static inline void
backtrack_arrive (Backtrack *search, int cell, Digits possible)
{
  BacktrackFrame *frame = &search->frame[search->depth];

  frame->cell = (uint8_t) cell;
  frame->digit = 0;
  frame->possible = frame->untried = possible;
}

/* Digits that are tried in order are tested from the last one on. */
static inline void
backtrack_test_up_to (Backtrack *search, int digit)
{
  search->tests += (uint64_t) (digit - search->frame[search->depth].digit);
}

/* The digit is tried in the cell of frame[depth]; the board is as it was before, and the caller's to change. */
static inline void
backtrack_guess (Backtrack *search, const Board *board, int digit, int mark, Reason reason, Event *event)
{
  BacktrackFrame *frame = &search->frame[search->depth];

  frame->digit = (uint8_t) digit;
  frame->untried = digits_difference (frame->untried, digits_of (digit));
  frame->mark = (uint16_t) mark;
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, digit, search->depth);
  emit_used_of (event, board, frame->cell);
  event->untried = frame->untried;
}

/* Whose turn it is to be taken back: what has nothing left to try is the cell exhausted. */
static inline void
backtrack_retreat (Backtrack *search, int exhausted)
{
  search->phase = search->depth ? BACKTRACK_RETREAT : BACKTRACK_EXHAUSTED;
  search->exhausted = (uint8_t) exhausted;
}

/* A dead end that deductions led to is laid to the guess itself. */
static inline int
backtrack_last_guess (const Backtrack *search)
{
  return search->depth ? search->frame[search->depth - 1].cell : NO_CELL;
}

/* Tells of the dead end; the take-back is laid to the cell exhausted. */
static inline void
backtrack_wipe_out (Backtrack *search, const Board *board, DeadEnd dead, int exhausted, Event *event)
{
  emit_dead_end (event, board, dead, search->depth);
  search->wipeouts++;
  backtrack_retreat (search, exhausted);
}

/* In phase BRANCH, where digits are tried in order: the next one, or 0, and the guess before is taken back. */
static inline int
backtrack_next_digit (Backtrack *search)
{
  const BacktrackFrame *frame = &search->frame[search->depth];

  if (frame->untried)
    return digits_first (frame->untried);
  backtrack_test_up_to (search, 9);
  backtrack_retreat (search, frame->cell);
  return 0;
}

/* Counts the last guess as taken back and tells so; the board is the caller's to change. */
static inline const BacktrackFrame *
backtrack_take_back (Backtrack *search, Event *event)
{
  const BacktrackFrame *frame = &search->frame[--search->depth];

  search->backtracks++;
  search->phase = BACKTRACK_BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  event->source = search->exhausted;
  event->possible = frame->possible;
  event->untried = frame->untried;
  event->nodes = search->nodes - frame->nodes;
  return frame;
}

/* The digit of the cell may be tried next at the cell that was begun, in phase BRANCH: every digit of it must get its turn. */
static inline bool
backtrack_may_branch (const Backtrack *search, int cell, int digit)
{
  const BacktrackFrame *frame = &search->frame[search->depth];

  return frame->cell == cell && digits_has (frame->untried, digit);
}

void backtrack_solved (Backtrack *search, Event *event);

/* The steps that are taken once in a search. */
bool backtrack_finish (Backtrack *search, const Board *board, Event *event);

/* Board, guesses and counters; candidates are PV. What stands neither as a clue nor as a guess is a single, of depth 0. */
void backtrack_show   (const Backtrack *search, const Board *board, SearchView *view);
