/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play.h — the Play view, with Type clues: ties a game to the board.
 *
 * A controller, not a widget. It keeps the selection and the mode, answers keys and pointer while
 * it is active, and sets the grid's looks and marks after every change. The panel beside is another
 * object that shows what this one knows. What has a state of its own is an object of its own: the hint, the check, the
 * solutions, the player's choices. A command is shown and told once, whatever it does.
 *
 * Signals: "changed" (no arguments): selection, mode, phase or game changed.
 *          "play" (no arguments): Return was pressed while typing clues. */
#pragma once

#include "rule-draft.h"
#include "setdoku-checker.h"
#include "setdoku-choices.h"
#include "setdoku-hint-session.h"
#include "setdoku-solutions.h"
#include "view/board/board-command.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_PLAY (setdoku_play_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPlay, setdoku_play, SETDOKU, PLAY, GObject)

typedef enum {
  SETDOKU_PHASE_START,         /* the empty board */
  SETDOKU_PHASE_CLUES,         /* digits become clues */
  SETDOKU_PHASE_PLAY,
  SETDOKU_PHASE_SOLVED,
} SetdokuPhase;

SetdokuPlay     *setdoku_play_new           (SetdokuGrid *grid, SetdokuGame *game);
void             setdoku_play_set_active    (SetdokuPlay *self, gboolean active);        /* this view is in front */
void             setdoku_play_begin         (SetdokuPlay *self);       /* another puzzle: r1c1, digit mode, no clue typing */

SetdokuPhase     setdoku_play_get_phase     (SetdokuPlay *self);
gboolean         setdoku_play_is_typing     (SetdokuPlay *self);       /* the next digit becomes a clue: on the empty board too */
const Selection *setdoku_play_get_selection (SetdokuPlay *self);       /* borrowed */
void             setdoku_play_select        (SetdokuPlay *self, PlaceSet cells);
void             setdoku_play_select_same   (SetdokuPlay *self);       /* all cells with the digit, else the marks, else the colours, at the cursor */
SetdokuGrid     *setdoku_play_get_board     (SetdokuPlay *self);       /* borrowed */
int              setdoku_play_get_grid      (SetdokuPlay *self);       /* of several the one that the cursor is in, from 1; 0: there is one */
void             setdoku_play_go_to_grid    (SetdokuPlay *self, int number);     /* to its middle; a number that none has does nothing */
MarkMode         setdoku_play_get_mode      (SetdokuPlay *self);
void             setdoku_play_set_mode      (SetdokuPlay *self, MarkMode mode);
int              setdoku_play_get_digit     (SetdokuPlay *self);       /* the last one used, 0: none */

/* Digits that the board has, others do nothing; in colour mode colours a–i as 1–9. One step to undo, whatever the number of cells. */
void             setdoku_play_enter         (SetdokuPlay *self, int digit);              /* in the current mode; digit first: takes it up */
void             setdoku_play_enter_as      (SetdokuPlay *self, int digit, MarkMode mode);
void             setdoku_play_colour        (SetdokuPlay *self, int digit, int colour);  /* the marks of the digit; 0: the cells */
void             setdoku_play_erase         (SetdokuPlay *self);
void             setdoku_play_undo          (SetdokuPlay *self);       /* selects what changed */
void             setdoku_play_redo          (SetdokuPlay *self);

/* These go to the selected cells where there are several, else to the whole board; each is one step to undo. */
void             setdoku_play_fill_marks    (SetdokuPlay *self);       /* corner marks in their mode, else centre marks */
void             setdoku_play_tidy_marks    (SetdokuPlay *self);
void             setdoku_play_clear         (SetdokuPlay *self, SetdokuKinds kinds);

/* Colours: the one used last, 1–9, 0 none; and whether colour mode means the marks of the shown digit, not cells. */
int              setdoku_play_get_colour    (SetdokuPlay *self);
gboolean         setdoku_play_get_of_marks  (SetdokuPlay *self);
void             setdoku_play_set_of_marks  (SetdokuPlay *self, gboolean of_marks);
int              setdoku_play_get_shown_digit (SetdokuPlay *self);     /* that is highlighted everywhere; 0: none */
gboolean         setdoku_play_get_pairs     (SetdokuPlay *self);       /* cells with two candidates are highlighted */
void             setdoku_play_set_pairs     (SetdokuPlay *self, gboolean pairs);

/* Is it right so far? The mistakes found stay shown until they are none. */
void             setdoku_play_check         (SetdokuPlay *self);
SetdokuChecker  *setdoku_play_get_checker   (SetdokuPlay *self);       /* borrowed */

/* What speaks against the digit at the cursor, as far as anyone can see; told until the next key or click. */
void             setdoku_play_why_not       (SetdokuPlay *self, int digit);
bool             setdoku_play_describe_why  (SetdokuPlay *self, const char **title, const char **sentence);     /* borrowed */

/* "Continue by hand from here": leaves Type clues; one step to undo. 0: an empty cell. */
void             setdoku_play_go_on_with    (SetdokuPlay *self, const uint8_t *digits);

/* Type clues. Entries are kept as marks meanwhile; leaving without another clue brings them back. */
void             setdoku_play_type_clues    (SetdokuPlay *self);
void             setdoku_play_clear_all     (SetdokuPlay *self);
void             setdoku_play_discard       (SetdokuPlay *self);       /* the board as it was before */
void             setdoku_play_done          (SetdokuPlay *self);       /* play this puzzle; nothing happens while a digit repeats */

/* Setting rules, while clues are typed: with a tool the cells that are selected are the rule's, in their order, and digits its
 * number. Each change is one step to undo; what cannot be is said, and nothing changes. */
const RuleDraft *setdoku_play_get_draft     (SetdokuPlay *self);       /* borrowed */
void             setdoku_play_set_tool      (SetdokuPlay *self, const SettingTool *tool);          /* NULL: clues again */
void             setdoku_play_set_rule_number (SetdokuPlay *self, const char *text);
bool             setdoku_play_add_rule      (SetdokuPlay *self);       /* false: the draft says why not */
bool             setdoku_play_remove_rule   (SetdokuPlay *self, int constraint);
bool             setdoku_play_switch_rule   (SetdokuPlay *self, Extra extra, bool on);
bool             setdoku_play_switch_boxes  (SetdokuPlay *self, bool on);
/* The newest constraint that the cursor is on, in words, to be freed. −1: none. */
int              setdoku_play_get_rule_at   (SetdokuPlay *self, char **words);

/* The hint: looked for on a worker, and told a rung at a time. It closes by itself when the board changes. */
void             setdoku_play_hint          (SetdokuPlay *self);       /* the next rung; at first, and after one that is done, a new hint */
void             setdoku_play_do_hint       (SetdokuPlay *self);       /* one step to undo; a mistake: undoes to before it */
void             setdoku_play_hint_another  (SetdokuPlay *self);       /* after one that is done, as far as that was told */
void             setdoku_play_close_hint    (SetdokuPlay *self);
SetdokuHintSession *setdoku_play_get_hints  (SetdokuPlay *self);       /* borrowed */

/* Preferences, and which techniques are off. They are listened to. NULL: the usual ones. */
void             setdoku_play_set_settings  (SetdokuPlay *self, GSettings *settings);
const PlayChoices *setdoku_play_get_choices (SetdokuPlay *self);       /* borrowed */
void             setdoku_play_set_digit_first (SetdokuPlay *self, gboolean digit_first);

/* The solutions, and the census of the clues that they come from; both borrowed. */
SetdokuSolutions *setdoku_play_get_solutions (SetdokuPlay *self);
SetdokuCensus   *setdoku_play_get_census    (SetdokuPlay *self);
