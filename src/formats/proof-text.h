/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof-text.h — a proof as two texts that drat-trim reads: a question in DIMACS' notation, and lemmas in DRUP's.
 *
 * What is claimed, all of it together, stands in the question as one clause that says the contrary: some claim is wrong. With it
 * the question has no answer, and that is what the lemmas show; every claim is needed for it, so a checker cannot pass one over.
 * The question's head says in comments what each clause beside the rules and clues is: what is assumed to be struck already,
 * which premise a technique that counts on one solution leans on, what is claimed, and which lemmas are of which step.
 *
 *     drat-trim NAME.cnf NAME.drup
 *
 * Of a search the contrary is that the solution is another one; where there is none, nothing is claimed but that. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/proof/proof.h"

void cnf_write_head   (GString *text);                           /* how variables are numbered */
void cnf_write_count  (int n_clauses, GString *text);            /* the line between head and clauses */
void cnf_write_rules  (GString *text);                           /* RULE_CLAUSES clauses */
void cnf_write_clause (const Literal *literals, int n, GString *text);

typedef struct ProofText ProofText;

/* start: before the first step, clues and what is struck already. */
ProofText *proof_text_new    (const Position *start);
void       proof_text_free   (ProofText *text);                  /* NULL is fine */

/* The next step, found in that position. False: it has no proof, or none that is short enough; then there are no texts. */
bool       proof_text_step   (ProofText *text, const Position *before, const Deduction *deduction);

/* A search instead of steps: solution, or NULL where there is none, and then each event. */
void       proof_text_search (ProofText *text, const uint8_t solution[N_CELLS]);
bool       proof_text_follow (ProofText *text, const Event *event);

/* Appends both. False: it is not proven. */
bool       proof_text_finish (ProofText *text, GString *question, GString *lemmas);

int        proof_text_premises (const ProofText *text);          /* clauses that techniques lean on, and nothing proves */
uint64_t   proof_text_lemmas   (const ProofText *text);          /* so far */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ProofText, proof_text_free)
