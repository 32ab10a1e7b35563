/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* deduction-level.h — how hard a board of any shape is: by the hardest deduction that it needs. Sudoku Explainer's and HoDoKu's
 * scales are for the classic board, and this one is no other: it stands in their place.
 *
 * It is found on a worker; newest wins, and the same board asks nothing twice. Signal "changed" (no arguments): it is known.
 * Main thread only. */
#pragma once

#include <gio/gio.h>

#include "engine/any/logic/any-verdict.h"

#define SETDOKU_TYPE_DEDUCTION_LEVEL (setdoku_deduction_level_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuDeductionLevel, setdoku_deduction_level, SETDOKU, DEDUCTION_LEVEL, GObject)

typedef struct {
  bool                known;         /* else all of this is zero */
  AnyVerdictKind      verdict;
  AnyLevel            level;         /* of ANY_VERDICT_LEVEL */
  const AnyTechnique *hardest;       /* NULL: no step was found */
  int                 n_steps;
} DeductionReport;

SetdokuDeductionLevel *setdoku_deduction_level_new        (void);
const DeductionReport *setdoku_deduction_level_get_report (SetdokuDeductionLevel *self);     /* borrowed; changes in place */
bool                   setdoku_deduction_level_is_working (SetdokuDeductionLevel *self);

/* givens: as many as the board has cells, 0: none. topology NULL: there is nothing to find out. */
void                   setdoku_deduction_level_set        (SetdokuDeductionLevel *self, const Topology *topology,
                                                           const uint8_t *givens);

/* Of a ladder at its end; solutions are counted for a moment where it is stuck. stop: NULL, or whether to leave off. */
void deduction_level_read (const AnyLadder *ladder, const Stop *stop, DeductionReport *report);

/* Translated; g_free () them. */
char *deduction_level_name  (const DeductionReport *report);           /* "Hard"; "Needs a guess" … */
char *deduction_level_about (const DeductionReport *report);           /* "Hardest deduction: X-wing. …"; "" */
