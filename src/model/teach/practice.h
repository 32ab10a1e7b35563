/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* practice.h — a position that needs one technique, and whether what a player does there is that technique.
 *
 * Positions are found, not stored: a list names puzzles and what the ladder meets on its way through them; the ladder is
 * climbed until that technique is the next step, so that no cheaper one finds anything. Plain values and pure functions. */
#pragma once

#include <gio/gio.h>

#include "engine/logic/ladder.h"
#include "formats/document.h"

enum { PRACTICE_INSTANCES = 256 };

typedef struct {
  const Technique *technique;
  Position  position;
  uint8_t   solution[N_CELLS];
  bool      out_of_memory;                   /* it is not known whether there is a position: memory was short */
  int       n_found;
  Deduction found[PRACTICE_INSTANCES];       /* all instances of the technique here */
} Practice;                                  /* large: keep it on the heap */

typedef enum {
  PRACTICE_UNTOUCHED,          /* nothing was placed or struck, or the board is another one */
  PRACTICE_FOUND,              /* an instance of the technique gives one of the changes */
  PRACTICE_OTHER,              /* all changes are true, but none is the technique's */
  PRACTICE_WRONG,              /* a change is against the solution */
} PracticeVerdict;

/* A list is text: a line for each puzzle, 81 cells and the ids of techniques, by blanks; "#" begins a comment.
 * How many puzzles of the list need the technique. */
int  practice_count (const char *list, const Technique *technique);

/* The position in the nth such puzzle, counted round and round, n ≥ 0. A puzzle that does not come to the technique after
 * all is passed over. False: there is none, or it was cancelled, or memory was short; cancellable may be NULL. */
bool practice_find  (Practice *practice, const char *list, const Technique *technique, unsigned n, GCancellable *cancellable);

/* The board to play on: clues, entries, and every candidate as a centre mark. */
void practice_fill  (const Practice *practice, DocumentCell cells[N_CELLS]);

/* Looks at what was placed and struck since. which: the instance of PRACTICE_FOUND. */
PracticeVerdict practice_judge (const Practice *practice, const DocumentCell cells[N_CELLS], int *which);

/* What to tell the player; g_free () it. */
char *practice_say  (const Practice *practice, PracticeVerdict verdict, int which);
