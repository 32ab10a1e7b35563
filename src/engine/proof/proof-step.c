/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof-step.c — a step of a ladder: its pattern says where to tell cases apart. */
#include "proof.h"

#include <string.h>

static void
add_all (CandidateSet *set, CellSet cells, Digits digits)
{
  for_each_digit (digit, digits)
    set->cells[digit] = cells_union (set->cells[digit], cells);
}

/* What the record names: groups, nodes of chains, and the pattern's digits in its houses. */
static void
find_first (const Deduction *deduction, CandidateSet *first)
{
  memset (first, 0, sizeof *first);
  add_all (first, deduction->cells, deduction->digits);
  for (int i = 0; i < deduction->n_groups; i++)
    add_all (first, deduction->groups[i].cells, deduction->groups[i].digits);
  for (int i = 0; i < deduction->n_links; i++)
    for (int end = 0; end < 2; end++)
      {
        int node = end ? deduction->links[i].to : deduction->links[i].from;

        if (node < N_CANDIDATES)
          candidate_set_add (first, candidate_cell (node), candidate_digit (node));
      }
  for (int house = 0; house < N_HOUSES; house++)
    if (deduction->base >> house & 1)
      add_all (first, house_set (house), deduction->digits);
}

bool
proof_step (Proof *proof, const Deduction *deduction)
{
  bool all = true;

  find_first (deduction, &proof->first);
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      all = proof_claim (proof, literal_has_not (candidate_of (cell, digit))) && all; /* unreached: not seen: two strikes without a proof */
  for (int i = 0; i < deduction->n_placed; i++)
    all = proof_claim (proof, literal_has (deduction->placed[i])) && all; /* unreached: not seen: a digit without a proof */
  return all;
}
