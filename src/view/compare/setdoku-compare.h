/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare.h — the Compare view: several searches of one puzzle, two boards of them and a table of all.
 *
 * It owns the race and the bar; the window puts both in their places and tells when Compare is in front. Only then is anything
 * searched.
 *
 * Its actions (first, last, back, forward, play, play-back, play-on, slower, faster, speed, seek, lock::event/guess/time,
 * difference, show, remove, add::id, another-way, watched, flame, merge, choose-add, choose-strategy, survey, focus-board) form
 * the group "compare".
 *
 * Property "room" (SetdokuRoom), to be bound. Signals, no arguments: "survey" (the same strategies are to be compared over a
 * collection), "watched" (the search that Watch shows is to take part: setdoku_compare_take ()). */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"
#include "setdoku-compare-board.h"
#include "setdoku-compare-table.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_COMPARE (setdoku_compare_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompare, setdoku_compare, SETDOKU, COMPARE, GtkWidget)

enum { COMPARE_BOARDS = 2 };

GtkWidget           *setdoku_compare_new         (void);
GtkWidget           *setdoku_compare_get_bar     (SetdokuCompare *self);             /* all borrowed */
GActionGroup        *setdoku_compare_get_actions (SetdokuCompare *self);             /* insert as "compare" */
SetdokuRace         *setdoku_compare_get_race    (SetdokuCompare *self);
SetdokuCompareBoard *setdoku_compare_get_board   (SetdokuCompare *self, int board);  /* 0 or 1 */
SetdokuCompareTable *setdoku_compare_get_table   (SetdokuCompare *self);
int                  setdoku_compare_get_shown   (SetdokuCompare *self, int board);  /* the entrant on it; −1: it is not to be seen */

/* The puzzle of this trace, which needs no strategy; an equal one changes nothing. Each kind of board, the classic one and all
 * others, keeps those who take part. */
void setdoku_compare_set_puzzle (SetdokuCompare *self, const Trace *puzzle);
/* This search of the same clues takes part, too, steered as it is. False: of other clues, or it does, or there is no room. */
bool setdoku_compare_take       (SetdokuCompare *self, const Trace *trace);
void setdoku_compare_set_active (SetdokuCompare *self, gboolean active);             /* it is in front */
void setdoku_compare_set_shades (SetdokuCompare *self, gboolean shades);             /* guesses are shaded by depth */
void setdoku_compare_set_note   (SetdokuCompare *self, const char *note);            /* what the puzzle is about, a dim line; NULL: none */
void setdoku_compare_reset      (SetdokuCompare *self);                              /* the strategies that it starts with */
void setdoku_compare_focus      (SetdokuCompare *self);                              /* the board used last */
