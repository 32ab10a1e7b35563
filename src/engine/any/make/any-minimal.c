/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-minimal.c — each given is needed, not only each orbit of a symmetry.
 *
 * An orbit that cannot go may have a given that could go alone; of a large board nearly every dig leaves some such. So it is
 * mended rather than thrown away: that orbit goes, another one at which a second solution differs comes in its place, and what
 * has become needless goes. It is kept where no more givens are needless than before.
 *
 * That a given is needed a solution shows that differs from the givens at its cell alone. It is kept, and shows it as long as
 * that is so: after a mend few have to be searched anew. */
#include "any-dig-private.h"

#include <stdlib.h>
#include <string.h>

/* A mend that asks what takes long is none. */
enum { MENDS = 1000, ADDED_MAX = 12, MEND_LOOKS = 4 };

typedef struct {
  Dug     *dug;
  Random  *random;
  int      n_cells;
  uint8_t *witness;                    /* of each cell a solution; its first value 0: none is known */
  uint8_t  before[RULES_CELLS_MAX];
  uint16_t needless[RULES_CELLS_MAX];
  int      n_needless;
} Mending;

static uint8_t *
witness_of (const Mending *mending, int cell)
{
  return mending->witness + (size_t) cell * (size_t) mending->n_cells;
}

/* It differs from the givens here and nowhere else. */
static bool
shows (const Mending *mending, const uint8_t *witness, int but)
{
  const uint8_t *givens = mending->dug->givens;

  if (witness[but] == 0 || witness[but] == givens[but])
    return false;
  for (int cell = 0; cell < mending->n_cells; cell++)
    if (givens[cell] && cell != but && witness[cell] != givens[cell])
      return false;
  return true;
}

/* Which givens could go alone. ANY_DUG: that is known of all of them. */
static AnyDigOutcome
find_needless (Mending *mending)
{
  Dug *dug = mending->dug;

  mending->n_needless = 0;
  for (int cell = 0; cell < mending->n_cells; cell++)
    if (dug->givens[cell] && !shows (mending, witness_of (mending, cell), cell))
      {
        AnyDigOutcome other = any_dig_find_other (dug, cell, dug->looks);

        if (other == ANY_DIG_NONE)
          mending->needless[mending->n_needless++] = (uint16_t) cell;
        else if (other != ANY_DUG)
          return other;
        else
          memcpy (witness_of (mending, cell), dug->result.solution[0], (size_t) mending->n_cells);
      }
  return ANY_DUG;
}

/* One of the cells at which the solution is another one, but not of the orbit; −1: there is none. */
static int
draw_difference (Mending *mending, const uint8_t *other, const bool *orbit)
{
  const uint8_t *solution = mending->dug->wish->solution;
  int found = -1, n = 0;

  for (int cell = 0; cell < mending->n_cells; cell++)
    if (other[cell] != solution[cell] && !orbit[cell] && random_below (mending->random, (uint32_t) ++n) == 0)
      found = cell;
  return found;
}

/* Gives others until there is one solution again. ANY_DUG: so it is. */
static AnyDigOutcome
give_others (Mending *mending, const bool *orbit)
{
  Dug *dug = mending->dug;
  size_t size = (size_t) mending->n_cells;

  for (int i = 0; i < ADDED_MAX; i++)
    {
      AnyDigOutcome found = any_dig_count (dug->count, dug->domain, 2, dug->wish->stop, dug->looks, &dug->result);
      bool first;
      int cell;

      if (found != ANY_DUG || dug->result.stopped)
        return found == ANY_DIG_STOPPED ? found : ANY_DIG_GIVEN_UP;
      if (dug->result.n_solutions == 1)
        return ANY_DUG;
      first = memcmp (dug->result.solution[0], dug->wish->solution, size) != 0;
      cell = draw_difference (mending, dug->result.solution[first ? 0 : 1], orbit);
      if (cell < 0)
        return ANY_DIG_GIVEN_UP;
      any_dig_put_orbit (dug, cell, true);
    }
  return ANY_DIG_GIVEN_UP;
}

static bool
is_needless (const Mending *mending, int cell)
{
  for (int i = 0; i < mending->n_needless; i++)
    if (mending->needless[i] == cell)
      return true;
  return false;
}

/* Of an orbit that may go each given could go alone. ANY_DUG: all that may are gone. */
static AnyDigOutcome
take_what_may_go (Mending *mending)
{
  Dug *dug = mending->dug;
  const AnyDig *wish = dug->wish;
  bool taken = false;

  for (int i = 0; i < mending->n_needless; i++)
    {
      bool all = dug->givens[mending->needless[i]] != 0;
      AnyDigOutcome outcome;

      for (int j = 0; j < wish->symmetry->n_images && all; j++)
        {
          int image = symmetry_image (wish->symmetry, mending->needless[i], j, wish->topology->columns);

          all = !dug->givens[image] || is_needless (mending, image);
        }
      if (!all)
        continue;
      outcome = any_dig_take_orbit (dug, mending->needless[i]);
      if (outcome != ANY_DUG && outcome != ANY_DIG_NONE)
        return outcome;
      taken |= outcome == ANY_DUG;
    }
  return taken ? find_needless (mending) : ANY_DUG;
}

static void
put_back (Mending *mending)
{
  for (int cell = 0; cell < mending->n_cells; cell++)
    any_dig_put (mending->dug, cell, mending->before[cell] != 0);
}

/* Another orbit in place of that of a needless given, where that makes no more of them. */
static AnyDigOutcome
mend (Mending *mending)
{
  Dug *dug = mending->dug;
  const AnyDig *wish = dug->wish;
  int cell = mending->needless[random_below (mending->random, (uint32_t) mending->n_needless)], n_before = mending->n_needless;
  uint16_t needless[RULES_CELLS_MAX];
  bool orbit[RULES_CELLS_MAX] = { false };
  AnyDigOutcome outcome;

  memcpy (mending->before, dug->givens, (size_t) mending->n_cells);
  memcpy (needless, mending->needless, sizeof needless);
  for (int i = 0; i < wish->symmetry->n_images; i++)
    orbit[symmetry_image (wish->symmetry, cell, i, wish->topology->columns)] = true;
  any_dig_put_orbit (dug, cell, false);
  outcome = give_others (mending, orbit);
  if (outcome == ANY_DUG)
    outcome = find_needless (mending);
  if (outcome == ANY_DUG)
    outcome = take_what_may_go (mending);
  if (outcome == ANY_DIG_STOPPED || outcome == ANY_DIG_NO_MEMORY)
    return outcome;
  if (outcome != ANY_DUG || mending->n_needless > n_before)
    {
      put_back (mending);
      memcpy (mending->needless, needless, sizeof needless);
      mending->n_needless = n_before;
    }
  return ANY_DUG;
}

AnyDigOutcome
any_dig_make_minimal (Dug *dug, Random *random, bool *mended)
{
  Mending *mending = calloc (1, sizeof *mending);
  int n_cells = dug->wish->topology->n_cells;
  AnyDigOutcome outcome = ANY_DIG_NO_MEMORY;

  *mended = false;
  if (mending && (mending->witness = calloc ((size_t) n_cells, (size_t) n_cells)))
    {
      mending->dug = dug;
      mending->random = random;
      mending->n_cells = n_cells;
      outcome = find_needless (mending);
      dug->looks = MEND_LOOKS;
      for (int i = 0; i < MENDS && outcome == ANY_DUG && mending->n_needless > 0 && dug->wish->symmetry->n_images > 1; i++)
        {
          *mended = true;
          outcome = stop_now (dug->wish->stop) ? ANY_DIG_STOPPED : mend (mending);
        }
      if (outcome == ANY_DUG && mending->n_needless > 0)
        outcome = ANY_DIG_NONE;
    }
  if (mending)
    free (mending->witness);
  free (mending);
  return outcome;
}
