/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* almost-locked.c — two or three almost locked sets, or the petals of a blossom, of which one must be locked.
 *
 *   XZ        A and B are linked by x, so one of them lacks it and keeps z: z goes from where it sees every z of both.
 *             Linked by two digits, each set gets one of them, and is locked in whatever else it has
 *   XY-wing   A and B are linked to C by different digits; C cannot do without both, so A or B lacks its one
 *   blossom   each candidate of a cell, the stem, links it to a set of its own, a petal: one of the petals lacks it
 *
 * As in HoDoKu, where two digits link the same sets neither can be struck at the end of a wing, and sets linked by two
 * digits leave each other alone. als-search.h tells the groups; a blossom's stem is one of role stem. */
#include "als-search.h"
#include "routines.h"

/* XZ */

/* The set is locked in the digits: strikes what sees them, but not in the other set. */
static void
strike_locked (Deduction *found, const AlsSearch *search, const Als *set, const Als *other, Digits digits)
{
  for_each_digit (digit, digits)
    {
      CellSet struck = cells_intersection (search->position->places[digit], set->seeing[digit]);

      struck = cells_difference (struck, other->cells);
      deduction_strike (found, struck, digit);
      if (!cells_is_empty (struck))
        found->digits |= digits_of (digit);
    }
}

/* True: stop. */
static bool
try_xz (const AlsSearch *search, const Als *a, const Als *b, Digits restricted)
{
  Digits    common = a->digits & b->digits;
  Digits    locked_a = digits_difference (a->digits, restricted), locked_b = digits_difference (b->digits, restricted);
  bool      doubly = !digits_is_single (restricted);
  Deduction found;

  als_search_start (&found, search);
  if (doubly)
    {
      als_search_strike_kept (&found, search, a, b, common);
      strike_locked (&found, search, a, b, locked_a);
      strike_locked (&found, search, b, a, locked_b);
    }
  else
    als_search_strike_kept (&found, search, a, b, digits_difference (common, restricted));
  if (!found.digits)
    return false;

  als_search_add_set (&found, a);
  als_search_add_set (&found, b);
  als_search_add_restricted (&found, a, b, restricted);
  if (doubly)
    {
      deduction_group (&found, ROLE_PATTERN, a->cells, locked_a, a->house);
      deduction_group (&found, ROLE_PATTERN, b->cells, locked_b, b->house);
    }
  else
    als_search_add_kept (&found, a, b);
  return finds_add (search->finds, &found);
}

static bool
search_xz (const AlsSearch *search)
{
  const AlsGraph *graph = search->graph;

  for (int a = 0; a < graph->n; a++)
    for (size_t i = graph->first[a]; i < graph->first[a + 1]; i++)
      {
        const AlsLink *link = &graph->links[i];

        if (link->to > a && try_xz (search, &graph->sets[a], &graph->sets[link->to], link->digits))
          return true;
      }

  return false;
}

void
find_als_xz (const Position *position, const Technique *technique, Finds *finds)
{
  als_search (position, technique, finds, search_xz, false);
}

/* XY-wing */

static bool
is_subset (CellSet part, CellSet whole)
{
  return cells_is_empty (cells_difference (part, whole));
}

static bool
try_xy_wing (const AlsSearch *search, const Als *c, const AlsLink *to_a, const AlsLink *to_b)
{
  const Als *a = &search->graph->sets[to_a->to], *b = &search->graph->sets[to_b->to];
  Digits     kept = digits_difference (a->digits & b->digits, to_a->digits | to_b->digits);
  Deduction  found;

  if (!kept || digits_is_single (to_a->digits | to_b->digits) || !als_search_can_strike (search, a, b, kept)
      || (als_overlap (a, b) && !search->overlapping) || is_subset (a->cells, b->cells))
    return false;              /* links and sets are in order, so that a set within another one is a */

  als_search_start (&found, search);
  als_search_strike_kept (&found, search, a, b, kept);
  als_search_add_set (&found, a);
  als_search_add_set (&found, c);
  als_search_add_set (&found, b);
  als_search_add_restricted (&found, a, c, to_a->digits);
  als_search_add_restricted (&found, c, b, to_b->digits);
  als_search_add_kept (&found, a, b);
  return finds_add (search->finds, &found);
}

static bool
search_xy_wings (const AlsSearch *search)
{
  const AlsGraph *graph = search->graph;

  for (int c = 0; c < graph->n; c++)
    for (size_t i = graph->first[c]; i < graph->first[c + 1]; i++)
      for (size_t j = i + 1; j < graph->first[c + 1]; j++)
        if (als_search_uses (search, &graph->links[i]) && als_search_uses (search, &graph->links[j])
            && try_xy_wing (search, &graph->sets[c], &graph->links[i], &graph->links[j]))
          return true;

  return false;
}

void
find_als_xy_wing (const Position *position, const Technique *technique, Finds *finds)
{
  als_search (position, technique, finds, search_xy_wings, true);
}

/* Death blossom */

typedef struct {
  const AlsSearch *search;
  int              stem;
  int              n_petals;
  const Als       *petal[9];
  uint8_t          digit[9];         /* that links the petal to the stem */
} Blossom;

/* What the petals so far leave: the cells where the digit can be struck, ∅ for the stem's own. */
typedef struct {
  Digits  left;                      /* candidates of the stem without a petal */
  CellSet covered;                   /* by petals */
  CellSet struck[10];
} Petals;

static bool
try_blossom (const Blossom *blossom, const Petals *petals)
{
  Deduction found;

  als_search_start (&found, blossom->search);
  deduction_group (&found, ROLE_STEM, cells_of (blossom->stem), blossom->search->position->marks[blossom->stem], NO_HOUSE);
  for (int i = 0; i < blossom->n_petals; i++)
    als_search_add_set (&found, blossom->petal[i]);
  for (int i = 0; i < blossom->n_petals; i++)
    {
      CellSet linked = blossom->petal[i]->at[blossom->digit[i]];

      cells_add (&linked, blossom->stem);
      deduction_group (&found, ROLE_RESTRICTED, linked, digits_of (blossom->digit[i]), NO_HOUSE);
    }
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (petals->struck[digit]))
      {
        CellSet kept = CELLS_NONE;

        for (int i = 0; i < blossom->n_petals; i++)
          kept = cells_union (kept, blossom->petal[i]->at[digit]);
        deduction_strike (&found, petals->struck[digit], digit);
        deduction_group (&found, ROLE_PATTERN, kept, digits_of (digit), NO_HOUSE);
        found.digits |= digits_of (digit);
      }
  cells_add (&found.cells, blossom->stem);
  return finds_add (blossom->search->finds, &found);
}

/* Whether the set can be the petal for the digit, and what is left then. */
static bool
add_petal (const Blossom *blossom, const Petals *before, const Als *set, int digit, Petals *after)
{
  bool any = false;

  if (!digits_has (set->digits, digit) || !cells_has (set->seeing[digit], blossom->stem)
      || (!blossom->search->overlapping && !cells_is_empty (cells_intersection (set->cells, before->covered))))
    return false;

  after->left = digits_difference (before->left, digits_of (digit));
  after->covered = cells_union (before->covered, set->cells);
  for (int d = 1; d <= 9; d++)
    {
      after->struck[d] = digits_has (set->digits, d) ? cells_intersection (before->struck[d], set->seeing[d]) : CELLS_NONE;
      any = any || !cells_is_empty (after->struck[d]);
    }
  return any;
}

/* A petal for the first candidate left, and so on. True: stop. */
static bool
grow (Blossom *blossom, const Petals *petals)
{
  const AlsGraph *graph = blossom->search->graph;
  int             digit;
  Petals          next;

  if (!petals->left)
    return try_blossom (blossom, petals);

  digit = digits_first (petals->left);
  for (int i = 0; i < graph->n; i++)
    if (add_petal (blossom, petals, &graph->sets[i], digit, &next))
      {
        blossom->petal[blossom->n_petals] = &graph->sets[i];
        blossom->digit[blossom->n_petals++] = (uint8_t) digit;
        if (grow (blossom, &next))
          return true;
        blossom->n_petals--;
      }

  return false;
}

static bool
search_blossoms (const AlsSearch *search)
{
  const Position *position = search->position;

  for_each_cell (stem, position->empty)
    {
      Blossom blossom = { .search = search, .stem = stem };
      Petals  petals = { .left = position->marks[stem] };

      for_each_digit (digit, digits_complement (petals.left))
        petals.struck[digit] = position->places[digit];
      if (digits_count (petals.left) >= 2 && grow (&blossom, &petals))
        return true;
    }

  return false;
}

void
find_death_blossom (const Position *position, const Technique *technique, Finds *finds)
{
  als_search (position, technique, finds, search_blossoms, true);
}
