/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-supposition.c — the last resort: one candidate is supposed to be true, and what follows from it comes to nothing.
 *
 * A short way to nothing is wanted, for a person has to go along it: cells of two candidates are asked first, and a way that is
 * short enough is taken at once; else the shortest of all that there was the effort for. */
#include "any-routines.h"

#include <stdlib.h>

#include "engine/any/any-suppose.h"

enum { SHORT = 24 };                           /* cuts that a person could follow */
_Static_assert (ANY_FILLED_MAX <= (int) ANY_LINKS_MAX, "what is filled is told");
enum { ASKING = 200, CUTTING = 60 };           /* the effort of a question, and of what follows from it */

static void
tell (const AnyTechnique *technique, const AnySupposition *made, const Topology *topology, int cell, int value,
      AnyDeduction *found)
{
  AnyCandidate from = { (uint16_t) cell, (uint8_t) value };

  any_deduction_start (found, technique);
  found->values = values_of (value);
  found->cells = places_of (cell);
  found->struck[found->n_struck++] = from;
  for (int i = 0; i < made->n_filled; i++)
    {
      found->links[i] = (AnyLink) { from, { made->filled[i], made->value[i] }, false };
      from = found->links[i].to;
      found->n_links++;
    }
  if (made->cell != ANY_NOTHING)
    found->others = places_of (made->cell);
  if (made->house != ANY_NOTHING)
    found->cover[found->n_cover++] = (uint16_t) made->house;
  if (made->scan != ANY_NOTHING)
    {
      found->scan = made->scan;
      found->constraint = topology->scan[made->scan].constraint;
      for (int i = 0; i < topology->scan[made->scan].n_area && found->n_cover < ANY_HOUSES_MAX; i++) /* unreached: not seen: nothing by what is left over */
        found->cover[found->n_cover++] = (uint16_t) (topology->scan[made->scan].area + i);
    }
}

/* shortest: of those found so far, −1 for none. */
static void
look_at_cell (const AnyTechnique *technique, AnyLookout *search, AnyCount *count, int cell, int *shortest)
{
  AnySupposition made;

  for_each_value (v, search->position->marks[cell])
    {
      any_suppose (count, cell, v, &made);
      search->effort -= ASKING + CUTTING * made.n_cuts;
      if (!made.fails || (*shortest >= 0 && made.n_cuts >= *shortest))
        continue;
      tell (technique, &made, search->topology, cell, v, &search->found[search->n]);
      *shortest = made.n_cuts;
    }
}

static void
look_at_all (const AnyTechnique *technique, AnyLookout *search, AnyCount *count)
{
  int shortest = -1;

  for (int pass = 0; pass < 2; pass++)
    for (int cell = 0; cell < search->topology->n_cells && search->effort > 0; cell++)
      {
        int n = any_position_is_open (search->position, cell) ? values_count (search->position->marks[cell]) : 0;

        if (n < 2 || (n == 2) != (pass == 0))
          continue;
        look_at_cell (technique, search, count, cell, &shortest);
        if (shortest >= 0 && shortest <= SHORT)
          search->effort = 0;
      }
  search->n += shortest >= 0;
}

void
any_find_supposition (const AnyTechnique *technique, AnyLookout *search)
{
  AnyCount *count = any_count_new (search->topology);

  search->out_of_memory |= !count;
  if (count && any_suppose_start (count, search->position->marks))
    look_at_all (technique, search, count);
  any_count_free (count);
}
