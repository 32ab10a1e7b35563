/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game.h — the puzzle on the table: clues, the player's digits and marks, and everything done so far.
 *
 * What is on the board is one value, a DocumentCell for each cell of its canvas. Each change appends a step {parent, time, the
 * cells that changed, before and after} to the history; undo and redo walk along it, and the value
 * at any step is rebuilt from it. Would a player expect undo to restore it? Then it belongs here.
 *
 * The steps form a tree: a change after an undo begins another branch, and nothing is forgotten. A step is
 * known by its index, oldest first; −1 is the first state. Redo goes where one came from, else to the newest.
 *
 * Signal "changed" (no arguments): after every change of cells, history, savepoints, file or modified state. */
#pragma once

#include <gio/gio.h>

#include "engine/core/board.h"
#include "formats/document.h"

#define SETDOKU_TYPE_GAME (setdoku_game_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGame, setdoku_game, SETDOKU, GAME, GObject)

typedef enum { SETDOKU_MARK_CORNER, SETDOKU_MARK_CENTRE } SetdokuMark;

/* What can be cleared by kind; to be combined. */
typedef enum {
  SETDOKU_KIND_DIGITS            = 1 << 0,         /* the player's, not the clues */
  SETDOKU_KIND_CORNER            = 1 << 1,
  SETDOKU_KIND_CENTRE            = 1 << 2,
  SETDOKU_KIND_COLOURS           = 1 << 3,         /* of cells, those of clues too */
  SETDOKU_KIND_CANDIDATE_COLOURS = 1 << 4,
  SETDOKU_KINDS_ALL              = (1 << 5) - 1,
} SetdokuKinds;

/* The end of a line of play: a step from which nothing was made. */
typedef struct {
  int     step;                    /* where it ends */
  int     fork;                    /* the newest step on its way from which something else was made too; −1: the first state */
  int     first;                   /* its first step after the fork */
  int     n_own;                   /* steps after the fork */
  int     n_digits;                /* entries on the board at its end */
  int64_t time;                    /* of its last step, µs since 1970 */
  bool    current;                 /* the game stands on it */
} SetdokuBranch;

SetdokuGame *setdoku_game_new               (void);                              /* the empty board */
void         setdoku_game_load              (SetdokuGame *self, const Document *document);   /* history included; not undoable; unmodified; no file */
Document    *setdoku_game_to_document       (SetdokuGame *self);                 /* (transfer full) */

/* Several changes that are one command to the player: "changed" comes once, at the end, if there was any. They nest. */
void         setdoku_game_hold              (SetdokuGame *self);
void         setdoku_game_release           (SetdokuGame *self);

const DocumentCell *setdoku_game_get_cells  (SetdokuGame *self);                 /* borrowed, valid until the next change */
void         setdoku_game_keep_cells        (SetdokuGame *self, DocumentCells *cells);         /* a copy of them */
bool         setdoku_game_has_cells         (SetdokuGame *self, const DocumentCells *cells);   /* they are still as they were kept */
int          setdoku_game_get_n_cells       (SetdokuGame *self);                 /* of the canvas */
int          setdoku_game_get_digits        (SetdokuGame *self);                 /* 9, or how many another board has */
const Topology *setdoku_game_get_topology   (SetdokuGame *self);                 /* borrowed, until the next change; NULL: classic */
void         setdoku_game_get_givens        (SetdokuGame *self, Board *board);   /* the clues; empty where it is no classic board */
void         setdoku_game_get_board         (SetdokuGame *self, Board *board);   /* the same of clues and entries */
void         setdoku_game_get_digits_of_cells (SetdokuGame *self, uint8_t *digits);      /* the same, of any: n_cells of them, 0: empty */
PlaceSet     setdoku_game_get_repeats       (SetdokuGame *self);                 /* cells whose digit a peer holds too, or that break a rule */
bool         setdoku_game_is_empty          (SetdokuGame *self);                 /* no clue, no entry, no mark, no rules of its own */
bool         setdoku_game_is_solved         (SetdokuGame *self);                 /* full and right; of several solutions, any */
PlaceSet     setdoku_game_get_mistakes      (SetdokuGame *self, const uint8_t *solution);     /* see below */
PlaceSet     setdoku_game_get_filled_marks  (SetdokuGame *self);                 /* whose marks came many at once, not one by one */
int          setdoku_game_count_digit       (SetdokuGame *self, int digit);      /* how often it stands on the board */
int          setdoku_game_count_cells       (SetdokuGame *self);                 /* that the board has */
int          setdoku_game_count_clues       (SetdokuGame *self);
int          setdoku_game_count_filled      (SetdokuGame *self);                 /* with a clue or an entry */
bool         setdoku_game_is_full           (SetdokuGame *self);                 /* all of them */
/* Mistakes are entries that differ from the solution, and empty cells whose centre marks leave its digit out. */

/* Each of these is one step of the history, whatever the number of cells; a call that changes nothing makes none.
 * They return whether anything changed. Clues are changed by set_clue only; the others pass over them.
 * A digit or mark that all the cells have already is removed instead. */
bool         setdoku_game_set_clue          (SetdokuGame *self, PlaceSet cells, int digit);     /* 0: none; entry and marks of the cells go */
bool         setdoku_game_enter             (SetdokuGame *self, PlaceSet cells, int digit);     /* all have it already: removes it */
bool         setdoku_game_enter_and_tidy    (SetdokuGame *self, PlaceSet cells, int digit);     /* the same, and no peer marks it any more */
bool         setdoku_game_toggle_mark       (SetdokuGame *self, PlaceSet cells, SetdokuMark mark, int digit);  /* in empty cells */
bool         setdoku_game_fill_marks        (SetdokuGame *self, PlaceSet cells, SetdokuMark mark);    /* in empty cells: just what no peer holds */
bool         setdoku_game_tidy_marks        (SetdokuGame *self, PlaceSet cells);                /* removes what a peer holds */
bool         setdoku_game_toggle_colour     (SetdokuGame *self, PlaceSet cells, int colour);    /* 0–8: a–i; of clues too */
bool         setdoku_game_toggle_candidate_colour (SetdokuGame *self, PlaceSet cells, int digit, int colour);
                                                                                 /* 0–8; where it is marked in an empty cell; one colour each */
bool         setdoku_game_clear             (SetdokuGame *self, PlaceSet cells, SetdokuKinds kinds);
bool         setdoku_game_erase             (SetdokuGame *self, PlaceSet cells);                /* digits first; if there are none, marks; then colours */
bool         setdoku_game_erase_everything  (SetdokuGame *self, PlaceSet cells);                /* the same at once: clear with all kinds */
bool         setdoku_game_start_over        (SetdokuGame *self);                               /* only the clues stay */
bool         setdoku_game_set_entries       (SetdokuGame *self, const uint8_t *digits);   /* "Continue by hand from here": 0 empties; clues stay */
bool         setdoku_game_replace           (SetdokuGame *self, const DocumentCell *cells);    /* the whole board, all n_cells of it */
/* Other rules for the same cells and values: the topology is held. Those of the classic board, or NULL, make it that one again. */
bool         setdoku_game_set_rules         (SetdokuGame *self, const Topology *topology);
/* Both at once. */
bool         setdoku_game_replace_all       (SetdokuGame *self, const Topology *topology, const DocumentCell *cells);

bool         setdoku_game_can_undo          (SetdokuGame *self);
bool         setdoku_game_can_redo          (SetdokuGame *self);
bool         setdoku_game_undo              (SetdokuGame *self, PlaceSet *changed);             /* changed may be NULL */
bool         setdoku_game_redo              (SetdokuGame *self, PlaceSet *changed);
char        *setdoku_game_describe_undo     (SetdokuGame *self);                 /* translated "place 7", "erase" …; NULL: nothing to undo */
char        *setdoku_game_describe_redo     (SetdokuGame *self);

/* The tree of all that was done. changed may be NULL and tells which cells are different now; untouched if false. */
int          setdoku_game_get_n_steps       (SetdokuGame *self);
int          setdoku_game_get_step          (SetdokuGame *self);                 /* where the game stands; −1: the first state */
int          setdoku_game_get_redo_step     (SetdokuGame *self);                 /* −1: none */
PlaceSet     setdoku_game_get_step_cells    (SetdokuGame *self, int step);       /* that it changed; ∅ for −1 */
bool         setdoku_game_go_to             (SetdokuGame *self, int step, PlaceSet *changed);   /* false: it stands there */
char        *setdoku_game_describe_step     (SetdokuGame *self, int step);       /* as describe_undo; NULL for −1 */
GArray      *setdoku_game_list_branches     (SetdokuGame *self, int max);        /* of SetdokuBranch, the newest max, newest first (transfer full) */

/* Back along the way to the newest state in which nothing was wrong. False: nothing is wrong now, or it was
 * from the beginning or from when the clues became what they are. */
bool         setdoku_game_undo_mistakes     (SetdokuGame *self, const uint8_t *solution, PlaceSet *changed);

/* Named places in the tree, oldest first. They are kept with the game, and undo does not take them away. */
int          setdoku_game_get_n_savepoints  (SetdokuGame *self);
const DocumentSavepoint *setdoku_game_get_savepoint (SetdokuGame *self, int i);  /* borrowed, valid until the next change */
void         setdoku_game_add_savepoint     (SetdokuGame *self, const char *name);             /* where the game stands */
void         setdoku_game_rename_savepoint  (SetdokuGame *self, int i, const char *name);
void         setdoku_game_remove_savepoint  (SetdokuGame *self, int i);

GFile       *setdoku_game_get_file          (SetdokuGame *self);                 /* where it was opened from or saved to; borrowed, NULL: nowhere */
void         setdoku_game_set_file          (SetdokuGame *self, GFile *file);
char        *setdoku_game_dup_title         (SetdokuGame *self);                 /* title, else file name without extension, else NULL; fit to be shown */
char        *setdoku_game_describe_filled   (SetdokuGame *self);                 /* translated "31 of 81 filled" */
bool         setdoku_game_is_made           (SetdokuGame *self);                 /* by a recipe, so it has one solution */
bool         setdoku_game_is_modified       (SetdokuGame *self);                 /* differs from what was loaded or saved last */
void         setdoku_game_mark_saved        (SetdokuGame *self);
void         setdoku_game_mark_unsaved      (SetdokuGame *self);                 /* modified until it is saved, whatever it looks like */
