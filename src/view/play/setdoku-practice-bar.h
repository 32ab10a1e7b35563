/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-practice-bar.h — practising a technique: a line above the board that says what to look for, and what is thought of
 * what was done.
 *
 * A worker finds the position. Signal "found" (no arguments): there is one; whoever loads it calls setdoku_practice_bar_take ()
 * for the document, and from then on the bar watches the game, until that shows another puzzle. Its buttons are the actions
 * win.hint, win.practise-another and win.practise-end. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/technique.h"
#include "model/game/game.h"

#define SETDOKU_TYPE_PRACTICE_BAR (setdoku_practice_bar_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPracticeBar, setdoku_practice_bar, SETDOKU, PRACTICE_BAR, GtkWidget)

void        setdoku_practice_bar_set_game  (SetdokuPracticeBar *self, SetdokuGame *game);

/* The puzzles that it draws from; borrowed, for ever. */
const char *setdoku_practice_bar_get_list  (SetdokuPracticeBar *self);

/* Looks for a position, n: which one, counted round and round. */
void        setdoku_practice_bar_start     (SetdokuPracticeBar *self, const Technique *technique, unsigned n);
void        setdoku_practice_bar_another   (SetdokuPracticeBar *self);             /* the next one of the same technique */
void        setdoku_practice_bar_stop      (SetdokuPracticeBar *self);             /* the board stays */

/* The same position of another run, "x-wing 7"; g_free () it. NULL: nothing is practised. Gone on with on a board that shows
 * it: if it does not, nothing happens. */
char       *setdoku_practice_bar_dup_state (SetdokuPracticeBar *self);
void        setdoku_practice_bar_resume    (SetdokuPracticeBar *self, const char *state);

/* The position that was found, as a document; (transfer full). NULL: none was. The caller loads it before anything else. */
Document   *setdoku_practice_bar_take      (SetdokuPracticeBar *self);

gboolean    setdoku_practice_bar_is_active (SetdokuPracticeBar *self);             /* a position is on the board */
const Technique *setdoku_practice_bar_get_technique (SetdokuPracticeBar *self);    /* of the position; NULL: there is none */
const char *setdoku_practice_bar_get_message (SetdokuPracticeBar *self);           /* borrowed; NULL: nothing is said */
