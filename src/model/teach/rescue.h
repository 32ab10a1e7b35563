/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rescue.h — which rule would have saved a guess that failed.
 *
 * The ladder is climbed on the board as it was just before the guess, until it rules the guessed digit out of its cell: by
 * striking it, or by another digit. First without forcing chains and nets, then with them; the last resorts, which only try
 * things out, are never asked. If one technique that is no harder does it at once, that is the answer. A plain value. */
#pragma once

#include <gio/gio.h>

#include "engine/logic/ladder.h"
#include "engine/search/strategy.h"
#include "model/explain/explain.h"

typedef enum {
  RESCUE_NONE,                 /* no technique rules the guess out, or it was cancelled */
  RESCUE_FOUND,                /* n_steps of reasoning rule it out */
  RESCUE_LOST,                 /* n_steps lead to a contradiction: something before the guess is wrong */
  RESCUE_NO_MEMORY,            /* it is not known: a technique had not the memory that it needs */
  RESCUE_RIGHT,                /* the guess is part of a solution: nothing can rule it out */
} RescueKind;

typedef struct {
  Board      board;            /* the question: as it stood before the guess */
  uint8_t    cell, digit;      /* the guess */
  uint64_t   guesses;          /* that were tried for it, itself included */
  Board      clues;            /* and the guesses before it, in their order; n_before 0: they are not known */
  uint8_t    n_before, before_cell[N_CELLS], before_digit[N_CELLS];

  RescueKind kind;             /* the answer */
  int        n_steps;
  int        wrong;            /* of RESCUE_LOST: which of the guesses before was the first mistake, from 1; 0: not known */
  const Technique *hardest;    /* of the steps, by the order of the ladder; NULL: none was needed */
  Deduction  last;             /* of RESCUE_FOUND: the step that rules it out */
} Rescue;

/* The question. The cell is empty on the board, and no peer holds the digit. */
void rescue_ask     (Rescue *rescue, const Board *board, int cell, int digit, uint64_t guesses);

/* What led to it, so that the answer can name an earlier mistake: the search as it stood before the guess. */
void rescue_add_path (Rescue *rescue, const SearchView *view);

/* The answer; takes up to some tenths of a second. cancellable, may be NULL, is looked at between techniques. */
void rescue_find    (Rescue *rescue, GCancellable *cancellable);

/* "These 1 204 guesses = Hidden pair in box 5", and why: title, sentence and, of a single step, the equation. Its cell is the
 * guess; of an earlier mistake that is known, which has GLYPH_DEAD_END, it is that one's; −1 if it is not known. */
void rescue_explain (const Rescue *rescue, Explanation *explanation);
