/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof-search.c — a search by guesses: what it supposes is supposed here, and what it takes back is refuted.
 *
 * Where the search saw no further than one guess, its own cases are the proof; where it knew of more than unit propagation does,
 * cases of ours stand for that. */
#include "proof.h"

bool
proof_follow (Proof *proof, const Event *event)
{
  switch (event->kind)
    {
    case EVENT_ASSIGN:
      if (proof->depth == N_CELLS)
        return false;
      proof_assume (proof, literal_has (candidate_of (event->cell, event->digit)));
      return true;

    case EVENT_UNDO_ASSIGN:
      return proof_refute (proof);

    case EVENT_RESTART:
      proof->depth = 0;
      return true;

    default:
      return proof->n_lemmas < proof->limit;
    }
}
