/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "proof.h"

#include <string.h>

enum { LEMMAS_MAX = 1 << 20, NO_CANDIDATE = -1 };

void
proof_start (Proof *proof, ProofLemma lemma, void *data)
{
  memset (proof, 0, sizeof *proof);
  proof->lemma = lemma;
  proof->data = data;
  proof->limit = LEMMAS_MAX;
  sheet_start (&proof->at[0]);
}

bool
proof_ask (Proof *proof, const Literal *literals, int n)
{
  if (n == 1)
    sheet_take (&proof->at[0], literals[0], &proof->more);
  else if (!more_clauses_add (&proof->more, literals, n))
    return false;
  else
    sheet_take (&proof->at[0], 0, &proof->more);
  return true;
}

void
proof_assume (Proof *proof, Literal literal)
{
  Sheet *above = &proof->at[proof->depth], *sheet = above + 1;

  proof->assumed[proof->depth++] = literal;
  *sheet = *above;
  sheet_take (sheet, literal, &proof->more);
}

/* The assumptions do not go together. */
static void
tell (Proof *proof)
{
  Literal clause[PROOF_DEPTH];

  for (int i = 0; i < proof->depth; i++)
    clause[i] = (Literal) -proof->assumed[i];
  proof->n_lemmas++;
  if (proof->lemma)
    proof->lemma (proof->data, clause, proof->depth);
}

static bool
is_open (const Sheet *sheet, int candidate)
{
  return sheet->value[candidate] == 0;
}

static bool
is_first (const Proof *proof, int candidate)
{
  return candidate_set_has (&proof->first, candidate_cell (candidate), candidate_digit (candidate));
}

/* One that cannot be true, as one sees at once; of the pattern, or anywhere. */
static int
find_broken (const Proof *proof, bool anywhere)
{
  const Sheet *sheet = &proof->at[proof->depth];

  for (int candidate = 0; candidate < N_CANDIDATES; candidate++)
    if (is_open (sheet, candidate) && (anywhere || is_first (proof, candidate)))
      {
        Sheet tried = *sheet;

        sheet_take (&tried, literal_has (candidate), &proof->more);
        if (tried.broken)
          return candidate;
      }
  return NO_CANDIDATE;
}

/* One of the nine with the least left to choose from. */
static int
find_narrowest (const Proof *proof, bool anywhere)
{
  const Sheet *sheet = &proof->at[proof->depth];
  int          found = NO_CANDIDATE, least = 10;

  for (int candidate = 0; candidate < N_CANDIDATES; candidate++)
    if (is_open (sheet, candidate) && (anywhere || is_first (proof, candidate)))
      {
        uint16_t nines[NINES_OF_ONE];

        nines_of (candidate, nines);
        for (int i = 0; i < NINES_OF_ONE; i++)
          if (sheet->left[nines[i]] < least)
            {
              least = sheet->left[nines[i]];
              found = candidate;
            }
      }
  return found;
}

static int
choose_case (const Proof *proof)
{
  int candidate = find_broken (proof, false);

  if (candidate == NO_CANDIDATE)
    candidate = find_narrowest (proof, false);
  if (candidate == NO_CANDIDATE)
    candidate = find_broken (proof, true);
  if (candidate == NO_CANDIDATE)
    candidate = find_narrowest (proof, true);
  return candidate;
}

/* What is assumed breaks, case by case. */
static bool
break_up (Proof *proof)
{
  while (!proof->at[proof->depth].broken)
    {
      int candidate = proof->n_lemmas < proof->limit && proof->depth < PROOF_DEPTH ? choose_case (proof) : NO_CANDIDATE; /* unreached: no puzzle goes so deep */

      if (candidate == NO_CANDIDATE)
        return false;
      proof_assume (proof, literal_has (candidate));
      if (!proof_refute (proof))
        return false;
    }
  return true;
}

/* Where what was assumed before does not go together already, nothing is left to say. */
bool
proof_refute (Proof *proof)
{
  Sheet *above = &proof->at[proof->depth - 1];
  bool   done = above->broken || break_up (proof);

  if (done && !above->broken)
    {
      tell (proof);
      sheet_take (above, (Literal) -proof->assumed[proof->depth - 1], &proof->more);
    }
  proof->depth--;
  return done;
}

bool
proof_claim (Proof *proof, Literal literal)
{
  proof_assume (proof, (Literal) -literal);
  return proof_refute (proof);
}

bool
proof_finish (Proof *proof)
{
  if (!break_up (proof))
    return false;

  tell (proof);
  return true;
}
