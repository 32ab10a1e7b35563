/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* journal.h — one window's game, saved by itself: at most a second after a change, never two saves at once.
 *
 * Pull, don't push: who changes something says so with setdoku_journal_touch (); when it is time the journal asks
 * its source for the state as it is then, hands it to a worker, and goes on. Changes meanwhile make one more save
 * after that one. What could not be written stays on the desk and is tried again.
 *
 * Main thread only. Signals: "failed" (a translated sentence why): the game is not kept, once until a save succeeds
 * again; "shelved" (no arguments): the list of earlier games is another one. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "journal-store.h"

#define SETDOKU_TYPE_JOURNAL (setdoku_journal_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuJournal, setdoku_journal, SETDOKU, JOURNAL, GObject)

/* Gives the state as it is: a new session and a new document, both for the journal to free. */
typedef void (*SetdokuJournalSource) (void *user, Session **session, Document **document);

/* What becomes of the game when its window goes. */
typedef enum {
  SETDOKU_JOURNAL_KEEP,            /* the next start brings it back */
  SETDOKU_JOURNAL_PUT_ASIDE,       /* it goes to the earlier games */
  SETDOKU_JOURNAL_DROP,            /* it is saved elsewhere, or not wanted */
} SetdokuJournalEnd;

SetdokuJournal *setdoku_journal_new         (const char *folder);
SetdokuJournal *setdoku_journal_new_adopted (const char *folder, JournalStore *store);       /* takes the store */
void            setdoku_journal_set_source  (SetdokuJournal *self, SetdokuJournalSource source, void *user);  /* NULL: nothing is saved */

/* Something changed. soon: a change of the game, saved within a second; else such as the selection, within three. */
void            setdoku_journal_touch       (SetdokuJournal *self, bool soon);

/* Another game is about to come: this one goes to the earlier games, on the worker. */
void            setdoku_journal_put_aside   (SetdokuJournal *self);

/* The game that is now there was on the shelf: it goes from there once it is saved here. */
void            setdoku_journal_came_from_shelf (SetdokuJournal *self, const char *name);

/* Saves at once and waits for it. False: it could not be written. */
bool            setdoku_journal_flush       (SetdokuJournal *self);
void            setdoku_journal_end         (SetdokuJournal *self, SetdokuJournalEnd end);   /* the same; nothing is saved after it */

bool            setdoku_journal_works       (SetdokuJournal *self);         /* the last save succeeded, so nothing can be lost */
const char     *setdoku_journal_get_folder  (SetdokuJournal *self);         /* borrowed */
