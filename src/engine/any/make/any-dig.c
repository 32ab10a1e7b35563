/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-dig-private.h"

#include <stdlib.h>
#include <string.h>

#include "any-draw.h"
#include "engine/any/logic/any-ladder.h"

/* How often a count looks whether it is to end: once in 64 guesses. */
enum { FILL_LOOKS = 24, DIG_LOOKS = 6 };

typedef struct {
  const Stop *stop;
  int         left;
  bool        stopped;               /* by the user, not by what is left */
} Bound;

static bool
is_over (void *data)
{
  Bound *bound = data;

  bound->stopped |= stop_now (bound->stop);
  return bound->stopped || bound->left-- <= 0;
}

AnyDigOutcome
any_dig_count (AnyCount *count, const Values *domain, int limit, const Stop *stop, int looks, AnyCountResult *result)
{
  Bound bound = { .stop = stop, .left = looks };

  any_count_run (count, domain, (uint64_t) limit, is_over, &bound, result);
  return result->n_solutions ? ANY_DUG : bound.stopped ? ANY_DIG_STOPPED : result->stopped ? ANY_DIG_GIVEN_UP : ANY_DIG_NONE;
}

AnyDigOutcome
any_fill (const Topology *topology, Random *random, const Stop *stop, uint8_t grid[RULES_CELLS_MAX])
{
  AnyCount *count = any_count_new (topology);
  AnyCountResult *result = malloc (sizeof *result);
  AnyDigOutcome outcome = ANY_DIG_NO_MEMORY;

  if (count && result)
    {
      any_count_draw (count, random);
      outcome = any_dig_count (count, NULL, 1, stop, FILL_LOOKS, result);
      for (int cell = 0; outcome == ANY_DUG && cell < topology->n_cells; cell++)
        grid[cell] = result->solution[0][cell];
    }
  any_count_free (count);
  free (result);
  return outcome;
}

/* --- Givens are taken away ----------------------------------------------------------------------------------------- */

/* What the givens leave to each cell, were this one none: seen without a count, which then has less to strike. */
static void
strike_seen (Dug *dug, int but)
{
  const Topology *topology = dug->wish->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      Values seen = 0;

      for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
        if (topology->cell_peer[i] != but)
          seen |= values_of (dug->givens[topology->cell_peer[i]]);
      dug->open[cell] = (cell == but ? topology->start[cell] & topology->all : dug->domain[cell]) & ~seen;
    }
}

/* Whether these leave the cell its value alone, or the value no other place in a full house. */
static bool
is_plain (const Dug *dug, int cell)
{
  const Topology *topology = dug->wish->topology;
  int value = dug->wish->solution[cell];

  if (values_is_single (dug->open[cell]))
    return true;
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      const TopologyHouse *house = &topology->house[topology->cell_house[i]];
      int places = house->full ? 0 : 2;

      for (int j = 0; places < 2 && j < house->n; j++)
        places += values_has (dug->open[topology->cell[house->first + j]], value);
      if (places < 2)
        return true;
    }
  return false;
}

AnyDigOutcome
any_dig_find_other (Dug *dug, int cell, int looks)
{
  strike_seen (dug, cell);
  if (is_plain (dug, cell))
    return ANY_DIG_NONE;
  dug->open[cell] &= ~values_of (dug->wish->solution[cell]);
  return any_dig_count (dug->count, dug->open, 1, dug->wish->stop, looks, &dug->result);
}

void
any_dig_put (Dug *dug, int cell, bool given)
{
  const Topology *topology = dug->wish->topology;

  dug->n_givens += (given ? 1 : 0) - (dug->givens[cell] ? 1 : 0);
  dug->givens[cell] = given ? dug->wish->solution[cell] : 0;
  dug->domain[cell] = given ? values_of (dug->wish->solution[cell]) : topology->start[cell] & topology->all;
}

static PlaceSet
empty_cells (const AnyLadder *ladder)
{
  PlaceSet empty = PLACES_NONE;

  for (int cell = 0; cell < ladder->topology->n_cells; cell++)
    if (any_position_is_open (&ladder->position, cell))
      places_add (&empty, cell);
  return empty;
}

/* Whether deductions up to the level are enough; at_last: and some of that level is needed. ANY_DIG_GIVEN_UP: they are not. */
static AnyDigOutcome
climb (Dug *dug, bool at_last)
{
  const AnyDig *wish = dug->wish;
  AnyLadder *ladder = any_ladder_new (wish->topology, dug->givens);
  AnyDigOutcome outcome = ANY_DIG_NO_MEMORY;
  AnyDeduction deduction;

  if (!ladder)
    return outcome;
  ladder->highest = (AnyLevel) wish->level;
  ladder->no_suppositions = true;              /* nobody wants to be given such a puzzle */
  while (any_ladder_step (ladder, &deduction) && !stop_now (wish->stop))
    continue;
  dug->solved = ladder->outcome == ANY_SOLVED;
  dug->empty = empty_cells (ladder);
  if (dug->solved)
    outcome = !at_last || (int) any_ladder_level (ladder) == wish->level ? ANY_DUG : ANY_DIG_GIVEN_UP;
  else if (ladder->outcome != ANY_NO_MEMORY) /* unreached: out of memory: a deduction of a ladder */
    outcome = ladder->outcome == ANY_CLIMBING ? ANY_DIG_STOPPED : ANY_DIG_GIVEN_UP;
  any_ladder_free (ladder);
  return outcome;
}

AnyDigOutcome
any_dig_take_orbit (Dug *dug, int cell)
{
  const AnyDig *wish = dug->wish;
  AnyDigOutcome found = ANY_DIG_NONE;
  bool gone;
  int taken[8], n = 0;

  for (int i = 0; i < wish->symmetry->n_images && found == ANY_DIG_NONE; i++)
    {
      int image = symmetry_image (wish->symmetry, cell, i, wish->topology->columns);

      if (!dug->givens[image])
        continue;
      found = any_dig_find_other (dug, image, dug->looks);
      if (found == ANY_DIG_NONE)
        {
          any_dig_put (dug, image, false);
          taken[n++] = image;
        }
    }
  gone = found == ANY_DIG_NONE && dug->n_givens >= wish->clues_min;
  if (gone && dug->leveled)
    {
      found = climb (dug, false);
      gone = found == ANY_DUG;
    }
  while (!gone && n > 0)
    any_dig_put (dug, taken[--n], true);
  return gone ? ANY_DUG : found == ANY_DUG ? ANY_DIG_NONE : found;
}

/* With how many givens it is left off. */
static int
draw_clues (const AnyDig *wish, Random *random)
{
  return wish->clues_min + (int) random_below (random, (uint32_t) (wish->clues_max - wish->clues_min + 1));
}

/* Takes away what may go, in the order drawn; leveled: as long as deductions up to the wished level are enough. */
static AnyDigOutcome
dig_down (Dug *dug, int enough, bool leveled)
{
  int n_cells = dug->wish->topology->n_cells;

  memset (dug->givens, 0, (size_t) n_cells * sizeof *dug->givens);
  dug->n_givens = 0;
  dug->leveled = leveled;
  for (int cell = 0; cell < n_cells; cell++)
    any_dig_put (dug, cell, topology_exists (dug->wish->topology, cell));
  for (int i = 0; i < n_cells && dug->n_givens > enough; i++)
    if (dug->givens[dug->order[i]])
      {
        AnyDigOutcome outcome = any_dig_take_orbit (dug, dug->order[i]);

        if (outcome == ANY_DIG_STOPPED || outcome == ANY_DIG_NO_MEMORY)
          return outcome;
      }
  return ANY_DUG;
}

void
any_dig_put_orbit (Dug *dug, int cell, bool given)
{
  const AnyDig *wish = dug->wish;

  for (int i = 0; i < wish->symmetry->n_images; i++)
    {
      int image = symmetry_image (wish->symmetry, cell, i, wish->topology->columns);

      if (topology_exists (wish->topology, image))
        any_dig_put (dug, image, given);
    }
}

/* Of what is too hard: one of the cells at which the climb ended is given after all. Most of what is too hard is so by far, and
 * becomes too easy; but where hardly any board is of the level, more of them are found here than from the full grid. */
static AnyDigOutcome
give_one (Dug *dug)
{
  PlaceSet empty = dug->empty;

  for (int i = 0; i < dug->wish->topology->n_cells; i++)
    if (places_has (&empty, dug->order[i]))
      {
        AnyDigOutcome outcome;

        any_dig_put_orbit (dug, dug->order[i], true);
        outcome = climb (dug, true);
        if (outcome != ANY_DIG_GIVEN_UP)
          return outcome;
        any_dig_put_orbit (dug, dug->order[i], false);
      }
  return ANY_DIG_GIVEN_UP;
}

/* First without a look at the level, which costs most. What is too easy then would be no harder with more givens; what is of the
 * level has been found; only what is too hard is begun anew, with a look after each given: or is mended, if this was in vain too
 * often. */
static AnyDigOutcome
dig_to_level (Dug *dug, int enough)
{
  AnyDigOutcome outcome = dig_down (dug, enough, false);

  if (outcome != ANY_DUG || dug->wish->level == ANY_LEVEL_ANY)
    return outcome;
  outcome = climb (dug, true);
  if (outcome != ANY_DIG_GIVEN_UP || dug->solved)
    return outcome;
  return dug->wish->rare && !dug->wish->minimal ? give_one (dug) : dig_down (dug, enough, true);
}

static AnyDigOutcome
dig_all (Dug *dug, Random *random)
{
  const AnyDig *wish = dug->wish;
  int enough = wish->clues_max == 0 || wish->minimal ? 0 : draw_clues (wish, random);
  bool mended = false;
  AnyDigOutcome outcome;

  any_draw_order (dug->order, wish->topology->n_cells, random);
  outcome = dig_to_level (dug, enough);
  if (outcome != ANY_DUG)
    return outcome;
  if (wish->minimal)
    outcome = any_dig_make_minimal (dug, random, &mended);
  if (wish->clues_max > 0 && dug->n_givens > wish->clues_max)
    return ANY_DIG_NONE;
  return outcome == ANY_DUG && (dug->leveled || (mended && wish->level != ANY_LEVEL_ANY)) ? climb (dug, true) : outcome;
}

AnyDigOutcome
any_dig (const AnyDig *wish, Random *random, uint8_t givens[RULES_CELLS_MAX])
{
  Dug *dug = malloc (sizeof *dug);
  AnyDigOutcome outcome = ANY_DIG_NO_MEMORY;

  if (dug && (dug->count = any_count_new (wish->topology)))
    {
      dug->wish = wish;
      dug->givens = givens;
      dug->looks = wish->minimal ? ANY_DIG_MINIMAL_LOOKS : DIG_LOOKS;
      outcome = dig_all (dug, random);
      any_count_free (dug->count);
    }
  free (dug);
  return outcome;
}
