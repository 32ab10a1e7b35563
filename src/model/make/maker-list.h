/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker-list.h — some puzzles of one kind, made one after the other, and kept here: for whoever wants them at once and not in
 * a file, as a printed sheet does.
 *
 * Signal "changed" (no arguments): another one is there, or it has ended, or tries on. Main thread only. */
#pragma once

#include "maker.h"

#define SETDOKU_TYPE_MAKER_LIST (setdoku_maker_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMakerList, setdoku_maker_list, SETDOKU, MAKER_LIST, GObject)

enum { MAKER_LIST_MAX = 1000 };

SetdokuMakerList  *setdoku_maker_list_new         (void);

/* What there was goes. recipe: of the first one; n: at most MAKER_LIST_MAX. */
void               setdoku_maker_list_make        (SetdokuMakerList *self, const Recipe *recipe, unsigned n);
void               setdoku_maker_list_stop        (SetdokuMakerList *self);            /* what is made stays */

bool               setdoku_maker_list_is_working  (SetdokuMakerList *self);
unsigned           setdoku_maker_list_get_wanted  (SetdokuMakerList *self);
GPtrArray         *setdoku_maker_list_get_made    (SetdokuMakerList *self);            /* of Document; borrowed */
const MakerReport *setdoku_maker_list_get_report  (SetdokuMakerList *self);            /* of the one at work; borrowed */
