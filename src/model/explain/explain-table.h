/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-table.h — the rows and the short formula of an explanation. Used by the explain files only. */
#pragma once

#include "engine/logic/deduction.h"
#include "engine/search/strategy.h"
#include "explanation.h"

/* Appends a row; there must be room. label: at most 14 letters are kept. */
SetRow *explain_table_add (Explanation *explanation, SetOperator op, SetRole role, Values digits, const char *label);
char *explain_house_label (int house);            /* "Row 5" */
char *explain_cell_label  (int cell);             /* "PV r5c6" */

/* used: R, C, B. accent: the answer among what is left. */
void  explain_table_from_used       (Explanation *explanation, const Board *board, int cell, const Digits used[3], Digits accent);
/* By what stands on the board now: what the cell could hold, of that gone is struck, and left is what it has still. */
void  explain_table_of_cell         (Explanation *explanation, const SearchView *view, int cell, Digits gone, Digits left);
void  explain_table_from_candidates (Explanation *explanation, const Event *event);
void  explain_table_no_place        (Explanation *explanation, const SearchView *view, int house);
void  explain_table_from_deduction  (Explanation *explanation, const Deduction *deduction, const Position *position);
                                    /* and the formula, where the table has one of its own */
char *explain_table_spoken          (const Explanation *explanation);

char *explain_formula_from_used       (int cell, Digits possible);
char *explain_formula_from_candidates (int cell, int digit);
char *explain_formula_tried           (int cell, Digits possible, Digits untried);       /* "r2c7: tried {1,5}, left {8}" */
char *explain_formula_strip           (int cell, Digits before, Digits change, bool back);
