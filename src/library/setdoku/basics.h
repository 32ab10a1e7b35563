/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* basics.h — what all of the library agrees on.
 *
 * Text. A puzzle is 81 characters in reading order, '1'–'9' a clue and '.' or '0' an open cell; what follows is not looked at.
 * A solution is written the same way, with a NUL. Ids are ASCII, lower case, with hyphens, and stay what they are. Names are
 * English, to be shown. All text that the library returns is its own, constant, and never to be freed.
 *
 * Numbers. Cells are 0–80 in reading order, digits 1–9. Houses are 0–8 the rows from the top, 9–17 the columns from the left,
 * 18–26 the boxes in reading order. "None" is −1 where a number is an int. Ratings of Sudoku Explainer are in tenths: 66 is 6.6.
 *
 * Values and objects. A struct that is written out here is a plain value: the caller's, copied by =, without pointers of its own
 * unless they are said. What the library fills it fills whole; spare is zero, and is where such a value grows. A struct that is
 * only named is an object: made by …_new (), which gives NULL and says why where it cannot, and freed by …_free (), which takes
 * NULL, too. An argument is borrowed for the call, unless it says how long.
 *
 * Errors. Whatever can fail returns a SetdokuStatus or tells one through a pointer, which may be NULL. A call that failed left
 * what it was to fill alone. Nothing is printed and errno means nothing. What is said not to be allowed is undefined.
 *
 * Threads. The library keeps nothing between calls but its objects, so any number of threads may call it. An object is used by
 * one thread at a time. Puzzles and answers do not depend on the processor; where several answers are right, "a solution"
 * depends on it. Stacks need 256 KiB. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef SETDOKU_PUBLIC
#define SETDOKU_PUBLIC __attribute__ ((visibility ("default")))
#endif

enum { SETDOKU_CELLS = 81, SETDOKU_HOUSES = 27, SETDOKU_TEXT_SIZE = 82 /* 81 characters and a NUL */ };

typedef enum {
  SETDOKU_OK,
  SETDOKU_BAD_PUZZLE,                /* not 81 characters '1'–'9', '0', '.' */
  SETDOKU_BAD_NAME,                  /* an id that is none: of a strategy, a switch, a ladder, a technique, a symmetry … */
  SETDOKU_BAD_VALUE,                 /* a value that the name does not have, a range upside down, words that are not understood */
  SETDOKU_NO_SOLUTION,
  SETDOKU_SEVERAL,                   /* more solutions than one */
  SETDOKU_IMPOSSIBLE,                /* it can be proven that there is no such puzzle */
  SETDOKU_NOT_THERE,                 /* nothing like it is to be found */
  SETDOKU_TRYING,                    /* not done, and not at its end: call again to go on */
  SETDOKU_STOPPED,                   /* a SetdokuStop said so; call again to go on */
  SETDOKU_BEYOND,                    /* it would take more room than there is: not known */
  SETDOKU_NO_MEMORY,
} SetdokuStatus;

/* One bit for each digit: bit d for digit d, 0x002–0x3fe; bit 0 is never set. */
typedef uint16_t SetdokuDigits;

/* What each cell may still hold. A clue is a set of one; an open cell of which nothing is known has 0x3fe. An empty set is
 * allowed, and leaves no solution. */
typedef struct { SetdokuDigits cell[SETDOKU_CELLS]; } SetdokuMarks;

/* One bit for each cell: 0–63 in low, 64–80 in high. */
typedef struct { uint64_t low, high; } SetdokuCells;

static inline bool
setdoku_cells_has (SetdokuCells cells, int cell)
{
  return (cell < 64 ? cells.low >> cell : cells.high >> (cell - 64)) & 1;
}

/* Asked every few milliseconds by what takes long, on the thread that called it; true: leave off. It calls nothing of the object
 * that asks. */
typedef bool (*SetdokuStop) (void *user);

/* "0.2.0". */
SETDOKU_PUBLIC const char *setdoku_version (void);

/* One English line: "not 81 characters 1–9, 0 or ." Of any number. */
SETDOKU_PUBLIC const char *setdoku_status_text (SetdokuStatus status);

/* The sets of a puzzle: a clue has its digit, an open cell 0x3fe. SETDOKU_BAD_PUZZLE, or SETDOKU_OK; clues that contradict each
 * other are fine. */
SETDOKU_PUBLIC SetdokuStatus setdoku_marks_from_text (SetdokuMarks *marks, const char *puzzle);

#ifdef __cplusplus
}
#endif
