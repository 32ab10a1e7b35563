/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain.c — a step of HoDoKu's with our words: the same technique finds it among its instances, with its sets and links. */
#include <stdlib.h>

#include "engine/logic/hodoku.h"
#include "engine/logic/memory.h"

enum { INSTANCES_MAX = 400 };

void
hodoku_tell (const HodokuStep *step, const Position *position, Deduction *deduction)
{
  deduction_start (deduction, step->technique);
  for (int i = 0; i < step->n_struck; i++)
    {
      int cell = candidate_cell (step->struck[i]), digit = candidate_digit (step->struck[i]);

      if (digits_has (position->marks[cell], digit)) /* unreached: only what is there is struck */
        {
          deduction_strike (deduction, cells_of (cell), digit);
          deduction->digits |= digits_of (digit);
        }
    }
  if (step->placed < N_CANDIDATES)
    {
      deduction_place (deduction, candidate_cell (step->placed), candidate_digit (step->placed));
      deduction->digits = digits_of (candidate_digit (step->placed));
      cells_add (&deduction->cells, candidate_cell (step->placed));
      deduction_group (deduction, ROLE_PATTERN, deduction->cells, deduction->digits, NO_HOUSE);
    }
}

/* Whether a does all that b does, and places no more. */
static bool
does_all_of (const Deduction *a, const Deduction *b)
{
  if (a->n_placed != b->n_placed)
    return false;
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (cells_difference (b->struck.cells[digit], a->struck.cells[digit])))
      return false;
  return b->n_placed == 0 || a->placed[0] == b->placed[0];             /* a step of HoDoKu's places one at most */ /* unreached: not seen: another instance that places elsewhere */
}

bool
hodoku_explain (const HodokuStep *step, const Position *position, Deduction *deduction, bool *out_of_memory)
{
  Finds            finds = { .capacity = INSTANCES_MAX };
  const Deduction *found = NULL;

  hodoku_tell (step, position, deduction);
  finds.found = logic_malloc (INSTANCES_MAX * sizeof (Deduction));
  *out_of_memory = !finds.found;
  if (*out_of_memory)
    return false;

  technique_search (step->technique, position, &finds);
  for (int i = 0; i < finds.n && !(found && deduction_same_effect (found, deduction)); i++)
    if (deduction_same_effect (&finds.found[i], deduction) || (!found && does_all_of (&finds.found[i], deduction)))
      found = &finds.found[i];
  if (found)
    {
      CandidateSet struck = deduction->struck;

      *deduction = *found;
      deduction->struck = struck;
    }
  *out_of_memory = finds.out_of_memory;
  free (finds.found);
  return !*out_of_memory;
}
