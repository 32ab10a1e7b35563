/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-hint-session.h — the hint in Play: looked for on a worker, told a rung at a time, shown on the board, carried out.
 *
 * A hint is about one board. Whatever else changes the board closes it, or ends the search for it; carrying it out leaves it
 * there as done, so that another one can be asked for.
 *
 * Signals: "changed" (no arguments): what is told. "pointed" (no arguments): which cells are tinted for it.
 *          "say" (const char *): to be said aloud. */
#pragma once

#include "model/game/game.h"
#include "model/look/look.h"
#include "model/teach/census.h"
#include "model/teach/hint.h"
#include "setdoku-choices.h"

#define SETDOKU_TYPE_HINT_SESSION (setdoku_hint_session_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHintSession, setdoku_hint_session, SETDOKU, HINT_SESSION, GObject)

SetdokuHintSession *setdoku_hint_session_new (SetdokuGame *game, SetdokuCensus *census, SetdokuChoices *choices);

void            setdoku_hint_session_ask        (SetdokuHintSession *self);    /* the next rung; at first, and after one that is done, a new hint */
void            setdoku_hint_session_carry_out  (SetdokuHintSession *self);    /* one step to undo; a mistake: undoes to before it */
gboolean        setdoku_hint_session_can_carry_out (SetdokuHintSession *self);
void            setdoku_hint_session_ask_another (SetdokuHintSession *self);   /* after one that is done, as far as that was told */
void            setdoku_hint_session_close      (SetdokuHintSession *self);
const Hint     *setdoku_hint_session_get        (SetdokuHintSession *self);    /* borrowed; NULL: none */
gboolean        setdoku_hint_session_is_done    (SetdokuHintSession *self);
gboolean        setdoku_hint_session_is_looking (SetdokuHintSession *self);    /* for the first one, and for so long that one is told */
const Explanation *setdoku_hint_session_get_explanation (SetdokuHintSession *self);    /* borrowed; NULL: not told yet */
void            setdoku_hint_session_point_at_row (SetdokuHintSession *self, int row);       /* only its cells are tinted; −1: all */

void            setdoku_hint_session_check      (SetdokuHintSession *self, bool playing);      /* lets go of it when the board is another one */
void            setdoku_hint_session_look       (SetdokuHintSession *self, LookInput *input);
