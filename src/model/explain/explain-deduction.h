/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-deduction.h — a deduction of the ladder, in words, as sets, and as one line.
 *
 * The same three everywhere: hint, path, watching, command line and screen reader. position: the board as it was before
 * the deduction is carried out. Pure functions; all texts are translated unless "stable" is said, and are the caller's
 * to g_free (). */
#pragma once

#include "engine/logic/technique.h"
#include "explanation.h"

/* Title, sentence, set table, equation: as explain_event () does it for a search. */
void  explain_deduction        (const Deduction *deduction, const Position *position, Explanation *explanation);

/* The set table alone; returns how many rows. */
int   explain_deduction_rows   (const Deduction *deduction, const Position *position, SetRow rows[SET_ROWS_MAX]);

char *explain_technique        (const Technique *technique);        /* "X-wing" */
/* The house to look at first; NO_HOUSE: the whole board. */
int   explain_deduction_house  (const Deduction *deduction);
/* The rungs of a hint (UX §7), each telling more than the one before. */
char *explain_deduction_where  (const Deduction *deduction);        /* "Look at box 5." */
char *explain_deduction_what   (const Deduction *deduction);        /* "Naked pair: two cells share two digits." */
char *explain_deduction_why    (const Deduction *deduction);        /* the sentence of explain_deduction () */
char *explain_deduction_line   (const Deduction *deduction);        /* the same, and the links of a chain: for lists */
char *explain_deduction_effect (const Deduction *deduction);        /* "Place 1 in row 5, column 5", "Rule out 3 in …" */

/* Stable: as HoDoKu writes it, "X-Wing: 3 r37 c34 => r1c34<>3". */
void  explain_deduction_hodoku (const Deduction *deduction, GString *text);

/* Stable: "r4c5=7 r4c6=1", "r1c2<>3 r1c9<>3"; "" for none; in reading order. */
void  explain_deduction_placed (const Deduction *deduction, GString *text);
void  explain_deduction_struck (const Deduction *deduction, GString *text);

/* Stable: the set equation, or the chain, in statements that are each true of the position, joined by "; ".
 *
 *   7(R2)                 the cells of row 2 that have 7 as a candidate; 7(r1c2): that cell if it has
 *   PV(r1c2)              the candidates of a cell
 *   R2, C3, B4            beside digits: what the house has used; beside cells: its cells
 *   N(r1c2)               the 20 peers of a cell
 *   ∪ ∩ ∖ = ⊆, brackets   as everywhere; U = {1..9}; ∅; {1,2}; {r1c2,r1c3}
 *   7r1c2 = 7r1c8 - 7r4c8 a chain: at least one (=), at most one (-) of the two is true
 *   7r1c2 → ¬7r1c8        forcing: from what a branch has said so far it follows; | begins the next branch */
void  explain_deduction_equation (const Deduction *deduction, const Position *position, GString *text);
/* Of these only the chain; nothing where there is none. */
void  explain_deduction_links    (const Deduction *deduction, GString *text);
