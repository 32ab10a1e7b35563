/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker.h — one puzzle made to a wish, on a worker, while the window goes on.
 *
 * Newest wins: another recipe drops the one before. It works in slices of a tenth of a second and tells between them how
 * often it has tried; stopping takes 50 ms at most, and what was tried so far stays, so that it can go on.
 *
 * Signal "changed" (no arguments): the report is another one. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "recipe.h"

#define SETDOKU_TYPE_MAKER (setdoku_maker_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMaker, setdoku_maker, SETDOKU, MAKER, GObject)

typedef enum {
  MAKER_IDLE,                  /* nothing was asked for */
  MAKER_TRYING,
  MAKER_STOPPED,               /* can go on */
  MAKER_MADE,
  MAKER_REFUSED,               /* refusal says why */
  MAKER_FAILED,                /* there is no memory to think in */
} MakerState;

typedef struct {
  MakerState state;
  WishStatus refusal;
  Recipe     recipe;
  uint64_t   n_tries;          /* for this puzzle */
  int64_t    elapsed;          /* µs of work on it */
  uint64_t   one_in;           /* about one try in so many fits, by what was made to this wish before; 0: none was yet */
  int        closest;          /* while none fits: the ER, in tenths, nearest to the range of all boards rated; 0: none */
  Made       made;             /* of MAKER_MADE */
} MakerReport;

SetdokuMaker      *setdoku_maker_new        (void);
const MakerReport *setdoku_maker_get_report (SetdokuMaker *self);            /* borrowed; changes in place */

/* Gently: the work is done only with what nobody else wants of the processor. */
void               setdoku_maker_set_gentle (SetdokuMaker *self, bool gentle);

/* An impossible wish is refused before this returns; else "changed" will tell. */
void               setdoku_maker_make       (SetdokuMaker *self, const Recipe *recipe);
void               setdoku_maker_stop       (SetdokuMaker *self);
void               setdoku_maker_go_on      (SetdokuMaker *self);            /* from where it was stopped */

/* Drops everything and waits, 50 ms at most, until no thread works for it any more. Disposing does the same. */
void               setdoku_maker_end        (SetdokuMaker *self);
