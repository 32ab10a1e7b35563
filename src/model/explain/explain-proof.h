/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-proof.h — the clauses of a sentence that follow the steps of a proof. Used by the explain files only. All texts are
 * translated, begin in lower case, and are the caller's to g_free (). */
#pragma once

#include "engine/logic/technique.h"

/* The cells or digits of the groups in a role: all of them, or for cells only the nth. */
CellSet  explain_role_cells        (const Deduction *deduction, Role role, int nth);
Digits   explain_role_digits       (const Deduction *deduction, Role role);
/* "3 and 5 in row 1, columns 2 and 5; 7 in …" */
char    *explain_candidates        (const CandidateSet *set);

/* "r6c4 is 1", "r1c1 is not 4"; of what is placed or struck, the first. */
char    *explain_proof_conclusion  (const Deduction *deduction);
/* The opposite, to be supposed: "r6c4 were not 1", "r1c1 were 4". */
char    *explain_proof_premise     (const Deduction *deduction);

/* "the X-wing", by how many houses it has; "2 rows", "1 row and 1 box". */
char    *explain_proof_fish        (const Deduction *deduction);
char    *explain_proof_bases       (const Deduction *deduction);
char    *explain_proof_covers      (const Deduction *deduction);

/* Sets by the letters that they have on the board: "A (r1c2, r1c3), B (r3c5) and C (r4c7, r6c7)". */
char    *explain_proof_sets        (const Deduction *deduction);
char    *explain_proof_first_set   (const Deduction *deduction);
char    *explain_proof_second_set  (const Deduction *deduction);
/* Of a chain of sets: how many there are, and the digit that links each to the next. */
enum { EXPLAIN_SETS_MAX = 9 };
int      explain_proof_links       (const Deduction *deduction, int links[EXPLAIN_SETS_MAX]);
/* "So one of r1c2 and r5c6 is 7, and whatever sees all of them cannot be 7.": a whole sentence. steps: after "If A lacks 7, it
 * keeps 8; so B lacks 8 and keeps 7.", or what each digit of a stem does. */
char    *explain_proof_place       (const Deduction *deduction, const Group *pattern, bool steps);

/* The patterns' cells, one pair after the other; the cells of a chain in its order. */
char    *explain_proof_pairs       (const Deduction *deduction);
char    *explain_proof_way         (const Deduction *deduction);
/* Of a pattern told house by house: "1 and 3 in row 2 and 5 in column 4". */
char    *explain_proof_shares      (const Deduction *deduction);

/* Candidates of the two colours. Two cells of the false colour that share a house, and that house. */
char    *explain_proof_colour_a    (const Deduction *deduction);
char    *explain_proof_colour_b    (const Deduction *deduction);
CellSet  explain_proof_clash       (const Deduction *deduction);
uint32_t explain_proof_clash_house (const Deduction *deduction);
/* Where colours of two clusters see each other, and what is true then: whole sentences. */
char    *explain_proof_meetings    (const Deduction *deduction);
