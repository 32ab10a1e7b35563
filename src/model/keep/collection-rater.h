/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* collection-rater.h — rates the puzzles of a list that are not rated yet, one after the other, behind the scenes.
 *
 * A worker takes a handful at a time; what it finds is put into the puzzles on the main thread. Stopping takes 50 ms at most,
 * and what was found until then stays. A puzzle with no solution or several is marked so.
 *
 * Signal "changed" (no arguments): the report is another one. Main thread only. */
#pragma once

#include "puzzle.h"

#define SETDOKU_TYPE_COLLECTION_RATER (setdoku_collection_rater_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCollectionRater, setdoku_collection_rater, SETDOKU, COLLECTION_RATER, GObject)

typedef struct {
  bool     working;
  unsigned n_wanted, n_done;
} RaterReport;

SetdokuCollectionRater *setdoku_collection_rater_new        (void);
const RaterReport      *setdoku_collection_rater_get_report (SetdokuCollectionRater *self);  /* borrowed; changes in place */

/* puzzles: of SetdokuPuzzle; copied. Those that are rated are passed over. Newest wins. */
void                    setdoku_collection_rater_start      (SetdokuCollectionRater *self, const GPtrArray *puzzles);
void                    setdoku_collection_rater_stop       (SetdokuCollectionRater *self);
