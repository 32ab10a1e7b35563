/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-maker.h — one board of any shape made to a wish, on a worker, while the window goes on.
 *
 * Newest wins: another recipe drops the one before. It works in slices and tells between them how often it has tried; stopping
 * is at once for whoever asks, and the worker leaves off within 50 ms.
 *
 * Signal "changed" (no arguments): the report is another one. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "any-recipe.h"

#define SETDOKU_TYPE_ANY_MAKER (setdoku_any_maker_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuAnyMaker, setdoku_any_maker, SETDOKU, ANY_MAKER, GObject)

typedef enum {
  ANY_MAKER_IDLE,              /* nothing was asked for, or it was stopped */
  ANY_MAKER_TRYING,
  ANY_MAKER_MADE,
  ANY_MAKER_REFUSED,           /* no board can be like that: outcome and fault say why */
} AnyMakerState;

typedef struct {
  AnyMakerState   state;
  AnyRecipe       recipe;
  uint64_t        n_tries;     /* that are over */
  int64_t         begun;       /* monotonic µs */
  AnyMakeOutcome  outcome;
  RulesFault      fault;       /* of ANY_MAKE_FAULT */
  const Document *document;    /* of ANY_MAKER_MADE; borrowed */
} AnyMakerReport;

SetdokuAnyMaker      *setdoku_any_maker_new        (void);
const AnyMakerReport *setdoku_any_maker_get_report (SetdokuAnyMaker *self);      /* borrowed; changes in place */
void                  setdoku_any_maker_make       (SetdokuAnyMaker *self, const AnyRecipe *recipe);
void                  setdoku_any_maker_stop       (SetdokuAnyMaker *self);      /* fine at any time */
void                  setdoku_any_maker_forget     (SetdokuAnyMaker *self);      /* the same, and what was; nothing is told */
