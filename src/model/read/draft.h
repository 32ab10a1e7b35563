/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* draft.h — a puzzle between picture and game: as it was read, and what was put right by hand. A plain value.
 *
 * A cell is in doubt until somebody has decided about it, be it that it stays as it was read. */
#pragma once

#include "formats/document.h"
#include "sight/marks.h"
#include "sight/sight.h"

typedef struct {
  bool         read;                 /* there is a reading; else all of this is zero */
  SightReading reading;
  uint8_t      digit[SIZE_CELLS_MOST];         /* as it stands; 0: empty */
  PlaceSet     settled;              /* decided by hand */
  SightMarks   marks;                /* small ones, in pencil */
  bool         takes_marks;          /* they become marks of the game */
} Draft;

Draft     draft_of          (const SightReading *reading, const SightMarks *marks);
void      draft_set         (Draft *draft, int cell, int digit);       /* 0: empty */

bool      draft_is_doubtful (const Draft *draft, int cell);
int       draft_n_doubts    (const Draft *draft);
int       draft_n_clues     (const Draft *draft);
/* Of the cells in doubt the next one after a cell, round about, or before it; a cell of −1: the first, or last. −1: there is none. */
int       draft_next_doubt  (const Draft *draft, int cell, bool back);
/* Which of the cells in doubt it is: 1 for the first; 0: none of them. */
int       draft_doubt_place (const Draft *draft, int cell);

/* Whether so many cells have pencil marks that somebody has written them: specks look like a few. */
bool      draft_has_marks   (const Draft *draft);
/* What is marked in an empty cell, bits 1 << digit; 0: nothing, or it is not wished for. */
Values    draft_marks       (const Draft *draft, int cell);

/* Which board it is; NULL: the classic one. (transfer full) */
Topology *draft_topology    (const Draft *draft);
Document *draft_to_document (const Draft *draft, const char *title);   /* (transfer full); title: NULL for none */

/* Cells a side, and on the whole. */
static inline int draft_n       (const Draft *draft) { return draft->read ? draft->reading.grid.lattice.n : 9; }
static inline int draft_n_cells (const Draft *draft) { return draft_n (draft) * draft_n (draft); }
