/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof.h — what a step claims, proven by clauses that a program of somebody else's can check.
 *
 * A proof is a row of lemmas: clauses each of which follows from the question's and the lemmas before it by unit propagation
 * alone (RUP), which is all that a checker such as drat-trim has to know of Sudoku or of us. One prover does for every
 * technique: it assumes the contrary of what is claimed, lets follow what follows, and where that does not break anything tells
 * cases apart, in the pattern first; each case that breaks is a lemma, the negation of what was assumed in it, and the last of
 * them, of the first assumption alone, is the claim. A search by guesses is the same with its own guesses for the cases.
 *
 * Nothing here finds steps, and a wrong step has no proof. */
#pragma once

#include "engine/logic/technique.h"
#include "engine/search/event.h"
#include "sheet.h"

/* A lemma: the literals of its clause, n of them; none: there is a contradiction, and nothing is left to prove. */
typedef void (*ProofLemma) (void *data, const Literal *literals, int n);

enum { PROOF_DEPTH = 2 * N_CELLS };  /* a guess for each cell, and cases below them, which fill a cell each */

typedef struct {
  ProofLemma   lemma;
  void        *data;
  MoreClauses  more;                 /* of the question, beside the rules and the clues */
  CandidateSet first;                /* where cases are told apart first */
  uint64_t     n_lemmas, limit;      /* told so far; no more than that are */
  int          depth;
  Literal      assumed[PROOF_DEPTH];
  Sheet        at[PROOF_DEPTH + 1];  /* what is known; with the first of the assumptions, with two … */
} Proof;

/* The question has the rules and nothing else yet. lemma may be NULL: who only wants to know whether there is a proof. */
void proof_start   (Proof *proof, ProofLemma lemma, void *data);

/* A clause of the question. False: there is no room for it. */
bool proof_ask     (Proof *proof, const Literal *literals, int n);

/* Supposes something, and takes it back by refuting all that is supposed together, which is then known. False: there is no
 * refutation, or it has more lemmas than the limit; the assumption is taken back all the same. */
void proof_assume  (Proof *proof, Literal literal);
bool proof_refute  (Proof *proof);

bool proof_claim   (Proof *proof, Literal literal);      /* assumes the contrary, and refutes it */

/* The end: there is no answer to the question at all. */
bool proof_finish  (Proof *proof);

/* Claims all that the deduction strikes and places. False: not all of it has a proof. */
bool proof_step    (Proof *proof, const Deduction *deduction);

/* The next event of a search that begins at the question: each take-back is a lemma. False as above. */
bool proof_follow  (Proof *proof, const Event *event);
