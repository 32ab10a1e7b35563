/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "als-search.h"

void
als_search (const Position *position, const Technique *technique, Finds *finds, bool (*run) (const AlsSearch *),
            bool overlaps)
{
  AlsGraph  graph;
  AlsSearch search = { .position = position, .technique = technique, .finds = finds, .graph = &graph };

  overlaps = overlaps && finds->variant != 1;
  if (als_collect (&graph, position) && als_link (&graph, overlaps) && !run (&search) && overlaps)
    {
      search.overlapping = true;
      run (&search);
    }
  als_clear (&graph);
}

bool
als_search_uses (const AlsSearch *search, const AlsLink *link)
{
  return search->overlapping || !link->overlaps;
}

static CellSet
places_seeing_both (const AlsSearch *search, const Als *a, const Als *b, int digit)
{
  return cells_intersection (search->position->places[digit], cells_intersection (a->seeing[digit], b->seeing[digit]));
}

bool
als_search_can_strike (const AlsSearch *search, const Als *a, const Als *b, Digits digits)
{
  for_each_digit (digit, digits)
    if (!cells_is_empty (places_seeing_both (search, a, b, digit)))
      return true;

  return false;
}

void
als_search_start (Deduction *found, const AlsSearch *search)
{
  deduction_start (found, search->technique);
  found->variant = search->overlapping ? 2 : 0;
}

void
als_search_strike_kept (Deduction *found, const AlsSearch *search, const Als *a, const Als *b, Digits digits)
{
  for_each_digit (digit, digits)
    {
      CellSet struck = places_seeing_both (search, a, b, digit);

      deduction_strike (found, struck, digit);
      if (!cells_is_empty (struck))
        found->digits |= digits_of (digit);
    }
}

void
als_search_add_set (Deduction *found, const Als *set)
{
  found->cells = cells_union (found->cells, set->cells);
  deduction_group (found, ROLE_SET, set->cells, set->digits, set->house);
}

void
als_search_add_restricted (Deduction *found, const Als *a, const Als *b, Digits digits)
{
  for_each_digit (digit, digits)
    deduction_group (found, ROLE_RESTRICTED, cells_union (a->at[digit], b->at[digit]), digits_of (digit), NO_HOUSE);
}

void
als_search_add_kept (Deduction *found, const Als *a, const Als *b)
{
  for_each_digit (digit, found->digits)
    deduction_group (found, ROLE_PATTERN, cells_union (a->at[digit], b->at[digit]), digits_of (digit), NO_HOUSE);
}
