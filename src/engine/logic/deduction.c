/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "deduction.h"

#include <stddef.h>
#include <string.h>

/* Groups and links behind their counts stay as they are: they are the largest part, and nobody reads them. */
void
deduction_start (Deduction *deduction, const Technique *technique)
{
  memset (deduction, 0, offsetof (Deduction, groups));
  deduction->technique = technique;
}

void
deduction_place (Deduction *deduction, int cell, int digit)
{
  uint16_t candidate = (uint16_t) candidate_of (cell, digit);

  for (int i = 0; i < deduction->n_placed; i++)
    if (deduction->placed[i] == candidate)
      return;
  if (deduction->n_placed < DEDUCTION_PLACES)  /* unreached: no puzzle fills it */
    deduction->placed[deduction->n_placed++] = candidate;
}

void
deduction_strike (Deduction *deduction, CellSet cells, int digit)
{
  deduction->struck.cells[digit] = cells_union (deduction->struck.cells[digit], cells);
}

int
deduction_group (Deduction *deduction, Role role, CellSet cells, Digits digits, int house)
{
  if (deduction->n_groups == DEDUCTION_GROUPS)
    return -1;

  deduction->groups[deduction->n_groups] = (Group) {
    .role = role, .house = (uint8_t) house, .digits = digits, .cells = cells,
  };
  return deduction->n_groups++;
}

bool
deduction_link (Deduction *deduction, int from, int to, bool strong)
{
  if (deduction->n_links == DEDUCTION_LINKS)
    return false;

  deduction->links[deduction->n_links++] = (Link) {
    .from = (uint16_t) from, .to = (uint16_t) to, .strong = strong, .from_on = !strong, .to_on = strong,
  };
  return true;
}

int
candidate_set_count (const CandidateSet *set)
{
  int count = 0;

  for (int digit = 1; digit <= 9; digit++)
    count += cells_count (set->cells[digit]);

  return count;
}

bool
candidate_set_is_empty (const CandidateSet *set)
{
  CellSet any = CELLS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    any = cells_union (any, set->cells[digit]);

  return cells_is_empty (any);
}

bool
deduction_does_anything (const Deduction *deduction)
{
  return deduction->n_placed > 0 || !candidate_set_is_empty (&deduction->struck);
}

static bool
places (const Deduction *deduction, uint16_t candidate)
{
  for (int i = 0; i < deduction->n_placed; i++)
    if (deduction->placed[i] == candidate)
      return true;

  return false;
}

bool
deduction_same_effect (const Deduction *a, const Deduction *b)
{
  if (a->n_placed != b->n_placed)
    return false;
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_equal (a->struck.cells[digit], b->struck.cells[digit]))
      return false;
  for (int i = 0; i < a->n_placed; i++)
    if (!places (b, a->placed[i]))
      return false;

  return true;
}

void
deduction_apply (const Deduction *deduction, Position *position)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      position_strike (position, cell, digit);

  for (int i = 0; i < deduction->n_placed; i++)
    position_place (position, candidate_cell (deduction->placed[i]), candidate_digit (deduction->placed[i]));
}
