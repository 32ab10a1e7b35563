/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-suppose.h"

#include "any-count-private.h"

bool
any_suppose_start (AnyCount *count, const Values *domain)
{
  AnyCountResult result;

  any_count_start (count, domain, &result);
  return any_look_at_all (count);
}

/* Of the trail, the cells that had several values and have one now. */
static void
list_filled (const AnyCount *count, int first, AnySupposition *found)
{
  PlaceSet told = places_of (count->change[first].cell);

  found->n_filled = 0;
  for (int i = first; i < count->n_changes && found->n_filled < ANY_FILLED_MAX; i++)
    {
      int cell = count->change[i].cell;

      if (places_has (&told, cell) || cell == found->cell || !values_is_single (count->domain[cell]))
        continue;
      places_add (&told, cell);
      found->filled[found->n_filled] = (uint16_t) cell;
      found->value[found->n_filled++] = (uint8_t) values_first (count->domain[cell]);
    }
}

void
any_suppose (AnyCount *count, int cell, int value, AnySupposition *found)
{
  int first = count->n_changes;

  found->n_cuts = found->n_filled = 0;
  found->cell = found->house = found->scan = ANY_NOTHING;
  found->fails = true;
  if (!any_cut (count, cell, values_of (value)))
    found->cell = cell;                        /* what follows in the position shut it out already */
  else if (!any_follow (count))
    {
      found->house = count->failed_house;
      found->scan = count->failed_scan;
      if (found->house == ANY_NOTHING && found->scan == ANY_NOTHING)
        found->cell = count->emptied;
    }
  else
    found->fails = false;
  found->n_cuts = count->n_changes - first;
  if (found->n_cuts)
    list_filled (count, first, found);
  any_put_back (count, first);
}
