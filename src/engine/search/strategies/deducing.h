/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* deducing.h — the chassis of every strategy that only deduces: what was counted, and the steps that all of them take alike.
 *
 * A strategy's state has it beside its board and what it looks with. Nothing is ever taken back, so its step is one look for
 * what follows (phase LOOK), until the board is solved, contradicts itself, or nothing follows any more. */
#pragma once

#include "engine/search/emit.h"
#include "engine/search/strategy.h"

enum {
  DEDUCING_LOOK,
  DEDUCING_CLASH,              /* the clues repeat a digit */
  DEDUCING_CONTRADICTED,
  DEDUCING_ENDED,
};

typedef struct {
  CellSet  given;
  uint64_t singles, wipeouts, solutions;
  uint8_t  phase, outcome;
} Deducing;

/* The whole state is zeroed before. */
void deducing_start  (Deducing *search, const Board *board);

/* What a look comes to: solved, nothing follows or none can tell, or a dead end, whose WIPEOUT is the caller's. */
void deducing_solved (Deducing *search, Event *event);
void deducing_stuck  (Deducing *search, bool out_of_memory, Event *event);
void deducing_wiped  (Deducing *search);

/* The steps that are taken once in a search: phases other than LOOK. */
bool deducing_finish (Deducing *search, const Board *board, Event *event);

/* Board and counters; candidates are PV. */
void deducing_show   (const Deducing *search, const Board *board, SearchView *view);
