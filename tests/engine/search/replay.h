/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay.h — what a search must look like, worked out from its events alone.
 *
 * The replay keeps a board, candidates, open guesses and counts of its own. Each event must be possible on
 * them and must carry the right sets; then the search's own view must show the same. */
#pragma once

#include "engine/search/strategy.h"

typedef struct {
  uint8_t  cell, digit;
  uint64_t nodes;                        /* before it */
  Board    board;                        /* before it */
  Digits   candidates[N_CELLS];          /* before it */
} ReplayGuess;

typedef struct {
  Board       clues, board;
  bool        keeps_candidates;
  bool        undoes_at_once;            /* UNDO_ASSIGN brings back all that followed from the guess */
  bool        dead;                      /* the last event left a contradiction: a WIPEOUT must follow */
  Digits      clue_candidates[N_CELLS];
  Digits      candidates[N_CELLS];
  CellSet     guessed, deduced;
  bool        digging;                   /* clues are being taken away; singles then take all that they rule out along */
  CellSet     removed;
  int         n_guesses;
  ReplayGuess guess[N_CELLS];
  Counters    counters;                  /* tests are not counted */
} Replay;

void replay_start (Replay *replay, const Board *clues, const SearchView *view, bool undoes_at_once);
void replay_event (Replay *replay, const Event *event);
void replay_check (const Replay *replay, const SearchView *view);
