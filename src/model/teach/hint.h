/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hint.h — the next thing that a player could see on the own board, told a rung at a time (UX §7).
 *
 * Where to look, what it is, why, and what to do: each rung is asked for, and nothing is told before. What is wrong goes
 * first: clues without a solution, an entry that is not in it, a mark that is missing. Only then comes the cheapest
 * technique of the ladder, on the player's marks. A plain value; only the texts are allocated. */
#pragma once

#include "engine/any/logic/any-ladder.h"
#include "engine/logic/ladder.h"
#include "model/explain/explain-deduction.h"
#include "formats/document.h"

typedef enum {
  HINT_NONE,                   /* the board is full and right */
  HINT_IMPOSSIBLE,             /* the clues have no solution: cells are clues that contradict each other; ∅: not known, or none */
  HINT_MISTAKE,                /* cells are entries that lead nowhere */
  HINT_MARK,                   /* cells have marks, and their digit is not among them */
  HINT_STEP,                   /* a deduction */
  HINT_STUCK,                  /* no technique of the ladder finds anything */
  HINT_NO_MEMORY,              /* it is not known: a technique had not the memory that it needs */
} HintKind;

/* How much is told. */
typedef enum { RUNG_WHERE, RUNG_WHAT, RUNG_WHY, RUNG_DO, N_RUNGS } HintRung;

typedef struct {
  HintKind      kind;
  HintRung      rung;          /* what has been told last */
  PlaceSet      cells;         /* see kind */
  uint8_t       missing[RULES_CELLS_MAX];      /* of HINT_MARK: the digit whose mark is missing; else 0 */
  bool          unique;        /* the clues have one solution */
  Position      position;      /* of HINT_STEP: the player's board, with the marks where there are some */
  Deduction     deduction;     /* of HINT_STEP */

  const Topology *topology;    /* NULL: the classic board. Borrowed: it outlives the hint */
  AnyPosition   any_position;  /* of another board, in place of the two above */
  AnyDeduction  any_deduction;
} Hint;

/* cells: 81 of them, as the game has them. profile NULL: the first; off: NULL, or rows of techniques[] that are left out.
 * Starts at RUNG_WHERE. Takes up to some tens of milliseconds on the hardest boards; stop: NULL, or whether to leave off. */
void  hint_find   (Hint *hint, const DocumentCell cells[N_CELLS], const LadderProfile *profile, const TechniqueSet *off,
                   const Stop *stop);

/* The same on a board of any shape. cells: as many as it has. Some seconds at most: how many solutions there are is not known
 * where that would take longer, and then only what breaks a rule is a mistake. */
void  hint_find_any (Hint *hint, const Topology *topology, const DocumentCell *cells, const Stop *stop);

/* The next rung; false at the last one there is. Nothing more can be told of some kinds. */
bool  hint_climb  (Hint *hint);
bool  hint_can_climb (const Hint *hint);

/* What a rung says, translated; g_free () it. Any rung may be asked for. */
char *hint_say    (const Hint *hint, HintRung rung);

/* What the rungs told so far may show: of RUNG_WHY and RUNG_DO title, sentence, sets and equation of a step; else zeroed. */
void  hint_explain (const Hint *hint, Explanation *explanation);

/* Cells to ring at the present rung: a house, then the pattern. ∅ before anything may be pointed at. */
PlaceSet hint_cells (const Hint *hint);

/* Carries a step or a missing mark out on the cells: digits are entered, and with tidy no peer marks them any more; of struck
 * candidates the marks go, and cells that had none get all that is left. False: there is nothing to do. */
bool  hint_apply  (const Hint *hint, bool tidy, DocumentCell *cells);

/* What a step fills the one cell with, if it does nothing else; 0. */
int   hint_get_placed (const Hint *hint);
/* Whether a step fills any cell. */
bool  hint_places (const Hint *hint);
