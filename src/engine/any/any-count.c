/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-count-private.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { ASK_EVERY = 64 };

AnyCount *
any_count_new (const Topology *topology)
{
  AnyCount *count = malloc (sizeof *count);

  if (!count)
    return NULL;
  /* Not zeroed as a whole: it is nearly a megabyte, of which a small board uses little. */
  memset (count, 0, offsetof (AnyCount, change));
  count->topology = topology;
  if (!queue_init (&count->cells, topology->n_cells) || !queue_init (&count->houses, topology->n_houses)
      || !queue_init (&count->crossings, topology->n_houses) || !queue_init (&count->scans, topology->n_scans))
    {
      any_count_free (count);
      return NULL;
    }
  return count;
}

void
any_count_free (AnyCount *count)
{
  if (!count)
    return;
  queue_free (&count->cells);
  queue_free (&count->houses);
  queue_free (&count->crossings);
  queue_free (&count->scans);
  free (count);
}

void
any_count_domains (const Topology *topology, const uint8_t *givens, Values *domain)
{
  for (int cell = 0; cell < topology->n_cells; cell++)
    domain[cell] = givens[cell] ? topology->start[cell] & values_of (givens[cell]) : topology->start[cell] & topology->all;
}

void
any_count_draw (AnyCount *count, Random *random)
{
  count->random = random;
}

/* One of them to begin with. */
static uint8_t
one_of (AnyCount *count, Values values)
{
  int skip = count->random ? (int) random_below (count->random, (uint32_t) values_count (values)) : 0;

  while (skip-- > 0)
    values = values_without_first (values);
  return (uint8_t) values_first (values);
}

void
any_put_back (AnyCount *count, int n_changes)
{
  while (count->n_changes > n_changes)
    {
      const Change *change = &count->change[--count->n_changes];

      count->domain[change->cell] = change->was;
    }
}

/* The cell with the fewest values for its trouble, or where a value has but two places in a full house, one of them. False:
 * all are filled. */
static bool
choose (AnyCount *count, Guess *guess)
{
  const Topology *topology = count->topology;
  float best = 0;
  int best_count = 0;

  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      int n = values_count (count->domain[cell]);
      float worth;

      if (n < 2)
        continue;
      worth = (1 + count->trouble[cell]) / (float) (n * n);
      if (worth > best)
        {
          best = worth;
          best_count = n;
          guess->cell = (uint16_t) cell;
        }
    }
  if (best_count == 0)
    return false;
  guess->value = one_of (count, count->domain[guess->cell]);
  for (int i = 0; best_count > 2 && i < topology->n_full; i++)
    {
      const TopologyHouse *house = &topology->house[i];
      const uint16_t *cells = topology->cell + house->first;
      Values once = 0, twice = 0, more = 0;

      for (int j = 0; j < house->n; j++)
        {
          Values domain = count->domain[cells[j]];

          more |= twice & domain;
          twice |= once & domain;
          once |= domain;
        }
      twice &= ~more;
      for (int j = 0; twice && j < house->n; j++)
        {
          Values here = count->domain[cells[j]] & twice;
          float worth = (1 + count->trouble[cells[j]]) / 4;

          if (here && worth > best)
            {
              best = worth;
              guess->cell = cells[j];
              guess->value = one_of (count, here);
            }
        }
    }
  return true;
}

bool
any_look_at_all (AnyCount *count)
{
  const Topology *topology = count->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell))
      {
        if (!count->domain[cell])
          return false;
        queue_add (&count->cells, cell);
      }
  for (int scan = 0; scan < topology->n_scans; scan++)
    queue_add (&count->scans, scan);
  return any_follow (count);
}

/* Takes guesses back until one can be refused. False: none is left. */
static bool
go_back (AnyCount *count)
{
  while (count->n_guesses > 0)
    {
      Guess guess = count->guess[--count->n_guesses];

      any_put_back (count, guess.n_changes);
      any_cut (count, guess.cell, ~values_of (guess.value));   /* it had another value */
      if (any_follow (count))
        return true;
    }
  return false;
}

void
any_count_start (AnyCount *count, const Values *domain, AnyCountResult *result)
{
  const Topology *topology = count->topology;

  any_forget (count);
  count->stage = STAGE_LOOK;
  count->n_changes = count->n_guesses = 0;
  count->added = 1;
  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      count->trouble[cell] = count->random ? (float) random_below (count->random, 256) / 1024 : 0;
      count->domain[cell] = topology->start[cell] & topology->all;
      if (domain && topology_exists (topology, cell))
        count->domain[cell] &= domain[cell];
    }
  result->n_solutions = result->n_guesses = 0;
  result->stopped = false;
}

static void
write_down (const AnyCount *count, AnyCountResult *result)
{
  const Topology *topology = count->topology;

  if (result->n_solutions < ANY_COUNT_KEPT)
    for (int cell = 0; cell < topology->n_cells; cell++)
      result->solution[result->n_solutions][cell]
        = topology_exists (topology, cell) ? (uint8_t) values_first (count->domain[cell]) : 0;
  result->n_solutions++;
}

static void
remember_trouble (AnyCount *count)
{
  count->added *= 1.02f;
  if (count->added <= 1e20f)
    return;
  for (int cell = 0; cell < count->topology->n_cells; cell++)
    count->trouble[cell] /= count->added;
  count->added = 1;
}

static bool
take_up (AnyCount *count)
{
  switch (count->stage)
    {
    case STAGE_LOOK:
      return any_look_at_all (count);
    case STAGE_BACK:
      return go_back (count);
    default:
      return count->stage == STAGE_GUESS;
    }
}

bool
any_count_go_on (AnyCount *count, uint64_t limit, AnyCountStop stop, void *data, AnyCountResult *result)
{
  bool going = take_up (count);

  result->stopped = false;
  while (going)
    {
      Guess *guess = &count->guess[count->n_guesses];

      if (!choose (count, guess))
        {
          write_down (count, result);
          if (result->n_solutions == limit)
            {
              count->stage = STAGE_BACK;
              return true;
            }
          going = go_back (count);
          continue;
        }
      if (++result->n_guesses % ASK_EVERY == 0 && stop && stop (data))
        {
          result->stopped = true;
          count->stage = STAGE_GUESS;
          return true;
        }
      guess->n_changes = count->n_changes;
      count->n_guesses++;
      any_cut (count, guess->cell, values_of (guess->value));
      if (!any_follow (count))
        {
          remember_trouble (count);
          going = go_back (count);
        }
    }
  count->stage = STAGE_OVER;
  return false;
}

void
any_count_run (AnyCount *count, const Values *domain, uint64_t limit, AnyCountStop stop, void *data, AnyCountResult *result)
{
  any_count_start (count, domain, result);
  any_count_go_on (count, limit, stop, data, result);
}

bool
any_count_true_candidates (AnyCount *count, Values *domain, AnyCountStop stop, void *data)
{
  const Topology *topology = count->topology;
  Values known[RULES_CELLS_MAX] = { 0 }, open[RULES_CELLS_MAX];
  AnyCountResult result;

  for (int cell = 0; cell < topology->n_cells; cell++)
    open[cell] = topology_exists (topology, cell) ? domain[cell] & topology->start[cell] & topology->all : 0;
  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      Values untold = open[cell];

      for_each_value (v, untold)
        if (!values_has (known[cell], v))
          {
            Values whole = open[cell];

            open[cell] = values_of (v);
            any_count_run (count, open, 1, stop, data, &result);
            open[cell] = whole;
            if (result.stopped)
              return false;
            if (result.n_solutions == 0)
              open[cell] &= ~values_of (v);
            else
              for (int other = 0; other < topology->n_cells; other++)
                known[other] |= topology_exists (topology, other) ? values_of (result.solution[0][other]) : 0;
          }
    }
  memcpy (domain, known, (size_t) topology->n_cells * sizeof *domain);
  return true;
}
