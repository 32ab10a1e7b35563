/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play.h — the Play view, with Type clues: ties a game to the board.
 *
 * A controller, not a widget. It keeps the selection and the mode, answers keys and pointer while
 * it is active, and sets the grid's looks and marks after every change. The panel beside is another
 * object that shows what this one knows.
 *
 * Signals: "changed" (no arguments): selection, mode, phase or game changed.
 *          "play" (no arguments): Return was pressed while typing clues. */
#pragma once

#include "board-command.h"
#include "model/census.h"
#include "model/game.h"
#include "model/hint.h"
#include "setdoku-grid.h"

#define SETDOKU_TYPE_PLAY (setdoku_play_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlay, setdoku_play, SETDOKU, PLAY, GObject)

typedef enum {
  SETDOKU_PHASE_START,         /* the empty board */
  SETDOKU_PHASE_CLUES,         /* digits become clues */
  SETDOKU_PHASE_PLAY,
  SETDOKU_PHASE_SOLVED,
} SetdokuPhase;

/* What the board shows of the puzzle's solutions, one at a time. */
typedef enum {
  SETDOKU_OVERLAY_NONE,
  SETDOKU_OVERLAY_TRUE_CANDIDATES,       /* the digits of some solution */
  SETDOKU_OVERLAY_TWO_SOLUTIONS,        /* two of them, where they differ */
  SETDOKU_OVERLAY_SPARE_CLUES,           /* clues that could be left out */
} SetdokuOverlay;

SetdokuPlay     *setdoku_play_new           (SetdokuGrid *grid, SetdokuGame *game);
void             setdoku_play_set_active    (SetdokuPlay *self, gboolean active);        /* this view is in front */
void             setdoku_play_begin         (SetdokuPlay *self);       /* another puzzle: r1c1, digit mode, no clue typing */

SetdokuPhase     setdoku_play_get_phase     (SetdokuPlay *self);
const Selection *setdoku_play_get_selection (SetdokuPlay *self);       /* borrowed */
void             setdoku_play_select        (SetdokuPlay *self, CellSet cells);
void             setdoku_play_select_same   (SetdokuPlay *self);       /* all cells with the digit, else the marks, at the cursor */
MarkMode         setdoku_play_get_mode      (SetdokuPlay *self);
void             setdoku_play_set_mode      (SetdokuPlay *self, MarkMode mode);
int              setdoku_play_get_digit     (SetdokuPlay *self);       /* the last one used, 0: none */

void             setdoku_play_enter         (SetdokuPlay *self, int digit);              /* in the current mode */
void             setdoku_play_enter_as      (SetdokuPlay *self, int digit, MarkMode mode);
void             setdoku_play_erase         (SetdokuPlay *self);
void             setdoku_play_undo          (SetdokuPlay *self);       /* selects what changed */
void             setdoku_play_redo          (SetdokuPlay *self);

/* "Continue by hand from here": leaves Type clues; one step to undo. 0: an empty cell. */
void             setdoku_play_go_on_with    (SetdokuPlay *self, const uint8_t digits[N_CELLS]);

/* Type clues. Entries are kept as marks meanwhile; leaving without another clue brings them back. */
void             setdoku_play_type_clues    (SetdokuPlay *self);
void             setdoku_play_clear_all     (SetdokuPlay *self);
void             setdoku_play_discard       (SetdokuPlay *self);       /* the board as it was before */
void             setdoku_play_done          (SetdokuPlay *self);       /* play this puzzle; nothing happens while a digit repeats */

/* The hint: looked for on a worker, and told a rung at a time. It closes by itself when the board changes. */
void             setdoku_play_hint          (SetdokuPlay *self);       /* the next rung; at first, and after one that is done, a new hint */
void             setdoku_play_do_hint       (SetdokuPlay *self);       /* one step to undo; a mistake: undoes to before it */
gboolean         setdoku_play_can_do_hint   (SetdokuPlay *self);
void             setdoku_play_hint_another  (SetdokuPlay *self);       /* after one that is done, as far as that was told */
void             setdoku_play_close_hint    (SetdokuPlay *self);
const Hint      *setdoku_play_get_hint      (SetdokuPlay *self);       /* borrowed; NULL: none */
gboolean         setdoku_play_is_hint_done  (SetdokuPlay *self);
const Explanation *setdoku_play_get_hint_explanation (SetdokuPlay *self);      /* borrowed; NULL: not told yet */
void             setdoku_play_point_at_hint_row (SetdokuPlay *self, int row);  /* only its cells are tinted; −1: all */
void             setdoku_play_set_settings  (SetdokuPlay *self, GSettings *settings);    /* NULL: no technique is off */

/* The solutions. Rings where two of them differ are there without being asked for while clues are typed and could be enough. */
SetdokuCensus   *setdoku_play_get_census    (SetdokuPlay *self);       /* of the clues; borrowed */
SetdokuOverlay   setdoku_play_get_overlay   (SetdokuPlay *self);
void             setdoku_play_set_overlay   (SetdokuPlay *self, SetdokuOverlay overlay);
void             setdoku_play_count_on      (SetdokuPlay *self);       /* up to ten times as many solutions */
void             setdoku_play_stop_counting (SetdokuPlay *self);
