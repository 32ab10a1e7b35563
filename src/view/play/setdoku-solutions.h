/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-solutions.h — what the solutions of the puzzle say, on the board and aloud. Rings where two of them differ are there
 * without being asked for while clues are typed and could be enough.
 *
 * Signal "changed" (no arguments): more is known, or something else is to be shown. */
#pragma once

#include "model/game/game.h"
#include "model/look/look.h"
#include "model/teach/census.h"

#define SETDOKU_TYPE_SOLUTIONS (setdoku_solutions_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSolutions, setdoku_solutions, SETDOKU, SOLUTIONS, GObject)

/* What the board shows of the puzzle's solutions, one at a time. */
typedef enum {
  SETDOKU_OVERLAY_NONE,
  SETDOKU_OVERLAY_TRUE_CANDIDATES,       /* the digits of some solution */
  SETDOKU_OVERLAY_TWO_SOLUTIONS,        /* two of them, where they differ */
  SETDOKU_OVERLAY_SPARE_CLUES,           /* clues that could be left out */
} SetdokuOverlay;

SetdokuSolutions *setdoku_solutions_new          (SetdokuGame *game);
SetdokuCensus    *setdoku_solutions_get_census   (SetdokuSolutions *self);             /* of the clues; borrowed */
SetdokuOverlay    setdoku_solutions_get_overlay  (SetdokuSolutions *self);
void              setdoku_solutions_set_overlay  (SetdokuSolutions *self, SetdokuOverlay overlay);
void              setdoku_solutions_count_on     (SetdokuSolutions *self);             /* up to ten times as many solutions */
void              setdoku_solutions_stop_counting (SetdokuSolutions *self);

void              setdoku_solutions_count        (SetdokuSolutions *self, bool empty); /* the game's clues; empty: there are none */
void              setdoku_solutions_look         (SetdokuSolutions *self, bool typing, LookSolutions *look);
/* While clues are typed, when there is another answer to “none, one or many?” than last time, else NULL. That there are many to
 * begin with goes without saying, and of clues that repeat something else is said. */
char             *setdoku_solutions_say          (SetdokuSolutions *self, bool typing);
