/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-table.h — the rows and the short formula of an explanation. Used by explain.c only. */
#pragma once

#include "explain.h"

/* used: R, C, B. accent: the answer among what is left. */
void  explain_table_from_used       (Explanation *explanation, const Board *board, int cell, const Digits used[3], Digits accent);
void  explain_table_from_candidates (Explanation *explanation, const Event *event);
void  explain_table_no_place        (Explanation *explanation, const SearchView *view, int house);
char *explain_table_spoken          (const Explanation *explanation);

char *explain_formula_from_used       (int cell, Digits possible);
char *explain_formula_from_candidates (int cell, int digit);
char *explain_formula_strip           (int cell, Digits before, Digits change, bool back);
