/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker-batch.h — many puzzles of one kind, made by all processors, into a collection file.
 *
 * The file gets puzzle number 0, 1, 2 … of the seed in this order, each line as soon as it is there. However it ends, by
 * the last puzzle, by being stopped or by a full disk, the file holds whole lines only.
 *
 * Signal "changed" (no arguments): the report is another one; at most four times a second while it works. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "formats/format.h"
#include "recipe.h"

#define SETDOKU_TYPE_MAKER_BATCH (setdoku_maker_batch_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMakerBatch, setdoku_maker_batch, SETDOKU, MAKER_BATCH, GObject)

enum { BATCH_MAX = 1000 * 1000 };

typedef struct {
  bool          working;
  uint64_t      n_wanted, n_made;      /* made: and in the file */
  uint64_t      n_tries;               /* for those */
  bool          stopped;               /* before its end */
  const GError *error;                 /* NULL: none. A translated sentence */
} BatchReport;

SetdokuMakerBatch *setdoku_maker_batch_new        (void);
const BatchReport *setdoku_maker_batch_get_report (SetdokuMakerBatch *self);         /* borrowed; changes in place */

/* recipe: its number is that of the first puzzle. format: one that writes and holds collections. What the file held before
 * goes when the first puzzle is there. n_threads: 0 for all processors. Not while it works. */
void               setdoku_maker_batch_start      (SetdokuMakerBatch *self, const Recipe *recipe, uint64_t n, GFile *file,
                                                   const Format *format, int n_threads);
void               setdoku_maker_batch_stop       (SetdokuMakerBatch *self);         /* "changed" will tell that it did */

/* The format that a collection of this name is written in; NULL: it cannot hold any number of puzzles. */
const Format      *maker_batch_format             (const char *file_name);
