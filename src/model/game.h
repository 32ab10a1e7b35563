/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game.h — the puzzle on the table: clues, the player's digits and marks, and everything done so far.
 *
 * What is on the board is one value, 81 DocumentCells. Each change appends a step {parent, time, the
 * cells that changed, before and after} to the history; undo and redo walk along it, and the value
 * at any step is rebuilt from it. Would a player expect undo to restore it? Then it belongs here.
 *
 * Signal "changed" (no arguments): after every change of cells, history, file or modified state. Redo
 * goes to the newest of the steps that were made from where the game stands. */
#pragma once

#include <gio/gio.h>

#include "engine/core/board.h"
#include "formats/document.h"

#define SETDOKU_TYPE_GAME (setdoku_game_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGame, setdoku_game, SETDOKU, GAME, GObject)

typedef enum { SETDOKU_MARK_CORNER, SETDOKU_MARK_CENTRE } SetdokuMark;

SetdokuGame *setdoku_game_new               (void);                              /* the empty board */
void         setdoku_game_load              (SetdokuGame *self, const Document *document);   /* history included; not undoable; unmodified; no file */
Document    *setdoku_game_to_document       (SetdokuGame *self);                 /* (transfer full) */

const DocumentCell *setdoku_game_get_cells  (SetdokuGame *self);                 /* 81 of them, borrowed, valid until the next change */
void         setdoku_game_get_givens        (SetdokuGame *self, Board *board);   /* the clues */
void         setdoku_game_get_board         (SetdokuGame *self, Board *board);   /* clues and entries */
CellSet      setdoku_game_get_repeats       (SetdokuGame *self);                 /* cells whose digit a peer holds too */
bool         setdoku_game_is_empty          (SetdokuGame *self);                 /* no clue, no entry, no mark */
bool         setdoku_game_is_solved         (SetdokuGame *self);                 /* full and right */
int          setdoku_game_count_digit       (SetdokuGame *self, int digit);      /* how often it stands on the board */

/* Each of these is one step of the history, whatever the number of cells; a call that changes nothing makes none.
 * They return whether anything changed. Clues are changed by set_clue only; the others pass over them.
 * A digit or mark that all the cells have already is removed instead. */
bool         setdoku_game_set_clue          (SetdokuGame *self, CellSet cells, int digit);     /* 0: none; entry and marks of the cells go */
bool         setdoku_game_enter             (SetdokuGame *self, CellSet cells, int digit);     /* all have it already: removes it */
bool         setdoku_game_toggle_mark       (SetdokuGame *self, CellSet cells, SetdokuMark mark, int digit);  /* in empty cells */
bool         setdoku_game_erase             (SetdokuGame *self, CellSet cells);                /* digits first; if there are none, marks; then colours */
bool         setdoku_game_start_over        (SetdokuGame *self);                               /* only the clues stay */
bool         setdoku_game_set_entries       (SetdokuGame *self, const uint8_t digits[N_CELLS]);   /* "Continue by hand from here": 0 empties; clues stay */
bool         setdoku_game_replace           (SetdokuGame *self, const DocumentCell cells[N_CELLS]);    /* the whole board, e.g. clear all */

bool         setdoku_game_can_undo          (SetdokuGame *self);
bool         setdoku_game_can_redo          (SetdokuGame *self);
bool         setdoku_game_undo              (SetdokuGame *self, CellSet *changed);             /* changed may be NULL */
bool         setdoku_game_redo              (SetdokuGame *self, CellSet *changed);
char        *setdoku_game_describe_undo     (SetdokuGame *self);                 /* translated "place 7", "erase" …; NULL: nothing to undo */
char        *setdoku_game_describe_redo     (SetdokuGame *self);

GFile       *setdoku_game_get_file          (SetdokuGame *self);                 /* where it was opened from or saved to; borrowed, NULL: nowhere */
void         setdoku_game_set_file          (SetdokuGame *self, GFile *file);
char        *setdoku_game_dup_title         (SetdokuGame *self);                 /* title, else file name without extension, else NULL */
bool         setdoku_game_is_modified       (SetdokuGame *self);                 /* differs from what was loaded or saved last */
void         setdoku_game_mark_saved        (SetdokuGame *self);
