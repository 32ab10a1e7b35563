/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-detail.h — one step, explained: title, sentence, set table, equation; and shown on a board beside. */
#pragma once

#include "engine/logic/technique.h"
#include "formats/document.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_PATH_DETAIL (setdoku_path_detail_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathDetail, setdoku_path_detail, SETDOKU, PATH_DETAIL, GtkWidget)

/* Only the words and the sets; NULL: what to do to see some. */
void setdoku_path_detail_explain (SetdokuPathDetail *self, const Explanation *explanation);

/* What to show, all borrowed for the call. given: 81 cells, of which the clues are told; deduction: NULL: only the position.
 * grid: a board that nobody else draws on. */
void setdoku_path_detail_show (SetdokuPathDetail *self, SetdokuGrid *grid, const DocumentCell *given,
                               const Position *position, const Deduction *deduction);
/* The same of a board of any shape. givens: a value for each cell, 0 for none. */
void setdoku_path_detail_show_any (SetdokuPathDetail *self, SetdokuGrid *grid, const BoardPlan *plan, const uint8_t *givens,
                                   const AnyPosition *position, const AnyDeduction *deduction);
