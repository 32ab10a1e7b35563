/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-leave.h — may the game at hand go?
 *
 * Whoever would put another game in its place, or close the window, asks here and says what is to be done then, with data of
 * its own. Nearly always it may, for the journal keeps it; else the question is put. One at a time: what comes while it is open
 * waits, the newest of several. If the game goes, what waited is dropped, for it was meant for a game that is no more there; if
 * it stays, what waited asks in its turn.
 *
 * Signals, no arguments: "ask" (the question is to be put; setdoku_leave_answer () brings the answer), "save" (the answer was
 * to save first; setdoku_leave_end () tells whether it is), "stay" (it was to close, and does not). */
#pragma once

#include "setdoku-ask.h"
#include "setdoku-keeping.h"

#define SETDOKU_TYPE_LEAVE (setdoku_leave_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLeave, setdoku_leave, SETDOKU, LEAVE, GObject)

typedef void (*LeaveThen) (gpointer owner, gpointer data);

/* owner: borrowed, handed to every LeaveThen. */
SetdokuLeave *setdoku_leave_new         (gpointer owner, SetdokuGame *game, SetdokuKeeping *keeping);

gboolean      setdoku_leave_must_ask    (SetdokuLeave *self);          /* there are changes that would be lost */
/* then: what to do once nothing can be lost any more, often at once; data: for it, freed in any case by destroy, which may be
 * NULL. closes: no other game comes, and nobody need be asked any more. */
void          setdoku_leave_begin       (SetdokuLeave *self, LeaveThen then, gpointer data, GDestroyNotify destroy,
                                         gboolean closes);
void          setdoku_leave_answer      (SetdokuLeave *self, SetdokuAnswer answer);
gboolean      setdoku_leave_is_begun    (SetdokuLeave *self);          /* something waits for Save or Discard */
gboolean      setdoku_leave_saves       (SetdokuLeave *self);          /* Save was the answer, so what is saved now is for that */
void          setdoku_leave_end         (SetdokuLeave *self, gboolean saved);        /* it is, or is not after all */
void          setdoku_leave_give_up     (SetdokuLeave *self);          /* the window goes away: nothing of what waits is done */

/* How it closes, as far as that is known. */
typedef struct {
  gboolean asked;                  /* nobody need be asked any more */
  gboolean unwanted;               /* so that nothing of it need be kept */
  gboolean quits;                  /* with the program: the next start brings it back */
} LeaveClosing;

LeaveClosing *setdoku_leave_get_closing (SetdokuLeave *self);          /* borrowed; may be written to */
