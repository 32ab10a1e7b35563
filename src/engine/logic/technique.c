/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "technique.h"

#include <string.h>

#include "memory.h"

const Technique *
technique_find (const char *id_or_code)
{
  for (const Technique *row = techniques; row->id; row++)
    if (strcmp (row->id, id_or_code) == 0 || (row->code && strcmp (row->code, id_or_code) == 0))
      return row;

  return NULL;
}

static Digits
digits_affected (const Deduction *deduction)
{
  Digits digits = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (deduction->struck.cells[digit]))
      digits = digits_union (digits, digits_of (digit));
  for (int i = 0; i < deduction->n_placed; i++)  /* unreached: no row that is filed so places */
    digits = digits_union (digits, digits_of (candidate_digit (deduction->placed[i])));

  return digits;
}

Digits
technique_filed_digits (const Deduction *deduction)
{
  unsigned traits = deduction->technique->traits;

  if (traits & TECHNIQUE_BY_FIRST)
    return digits_of (digits_first (deduction->digits));
  return traits & TECHNIQUE_BY_EFFECT ? digits_affected (deduction) : deduction->digits;
}

bool
finds_add (Finds *finds, const Deduction *deduction)
{
  if (!deduction_does_anything (deduction) || (finds->variant && deduction->variant > finds->variant))
    return false;
  for (int i = 0; i < finds->n; i++)
    if (deduction_same_effect (&finds->found[i], deduction)
        && technique_filed_digits (&finds->found[i]) == technique_filed_digits (deduction))
      return false;
  if (finds->n == finds->capacity)
    {
      finds->overflow = true;
      return true;
    }

  finds->found[finds->n++] = *deduction;
  return finds->first_only;
}

void
technique_search (const Technique *technique, const Position *position, Finds *finds)
{
  if ((technique->needs_unique && !position->unique) || stop_now (finds->stop))
    return;
  logic_ran_out ();
  technique->find (position, technique, finds);
  finds->out_of_memory |= logic_ran_out ();
}
