/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-keeping.h — the journal keeps a window's game: what is told to it of all that changes, and what it asks for.
 *
 * The game, what is selected, where the search stands and the time tell by themselves; whoever changes something else says
 * so with setdoku_keeping_touch (). Without a journal nothing is kept, and every function is fine.
 *
 * Signal "failed" (const char *: a translated sentence why): the game is not kept. */
#pragma once

#include "model/keep/journal.h"
#include "view/play/setdoku-clock-keeper.h"
#include "model/search/player.h"

#define SETDOKU_TYPE_KEEPING (setdoku_keeping_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuKeeping, setdoku_keeping, SETDOKU, KEEPING, GObject)

SetdokuKeeping *setdoku_keeping_new         (SetdokuGame *game, SetdokuPlay *play, SetdokuPlayer *player,
                                             SetdokuClockKeeper *clock);

/* From now on. source: fills in all but the selection and what a later version wrote. */
void            setdoku_keeping_begin       (SetdokuKeeping *self, SetdokuJournal *journal, SetdokuJournalSource source,
                                             void *user);
SetdokuJournal *setdoku_keeping_get_journal (SetdokuKeeping *self);        /* borrowed; NULL: there is none */
void            setdoku_keeping_set_others  (SetdokuKeeping *self, const char *others);    /* what a later version wrote into the session */

void            setdoku_keeping_touch       (SetdokuKeeping *self);
void            setdoku_keeping_flush       (SetdokuKeeping *self);        /* saves at once */
gboolean        setdoku_keeping_is_kept     (SetdokuKeeping *self);        /* what is on the table cannot be lost */
void            setdoku_keeping_put_aside   (SetdokuKeeping *self);        /* another game comes: this one goes to the earlier games */
void            setdoku_keeping_end         (SetdokuKeeping *self, SetdokuJournalEnd end);
