/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-board.h — one entrant of a race: how it searches, where it stands in words, and its board, read-only.
 *
 * Its strategy chooser finds an action group "search" here: strategy::id, switch::"key=value", which it turns into a new
 * entrant.
 *
 * Signals: "chosen" (pointer: const Trace *, to search so from now on) · "used" (no arguments: it has the focus, or was
 * pressed). */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_COMPARE_BOARD (setdoku_compare_board_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareBoard, setdoku_compare_board, SETDOKU, COMPARE_BOARD, GtkWidget)

GtkWidget   *setdoku_compare_board_new        (void);
SetdokuGrid *setdoku_compare_board_get_grid   (SetdokuCompareBoard *self);              /* borrowed */

/* Where a search stands. */
typedef struct {
  const BoardPlan  *plan;            /* NULL: the classic board */
  const SearchView *view;            /* of that */
  const AnyView    *any;             /* of any other */
  const Event      *event;
} CompareStand;

/* How it searches, and on which board. */
void         setdoku_compare_board_set_entrant (SetdokuCompareBoard *self, const Trace *entrant);
/* fast: too fast to read, so only what is true of the whole frame is said. */
void         setdoku_compare_board_show       (SetdokuCompareBoard *self, const CompareStand *stand, gboolean fast,
                                               gboolean shades);
const char  *setdoku_compare_board_get_state  (SetdokuCompareBoard *self);              /* "Dead end · guess 400 002"; NULL: nothing yet */
void         setdoku_compare_board_choose     (SetdokuCompareBoard *self);              /* opens the strategies */
void         setdoku_compare_board_set_tight  (SetdokuCompareBoard *self, gboolean tight, gboolean bare);      /* little height; only the board */
