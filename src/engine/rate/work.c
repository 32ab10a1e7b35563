/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <stdlib.h>

#include "work.h"

static bool
store_make (RunStore *store)
{
  store->runs = malloc (N_RUNS * sizeof *store->runs);
  store->nodes = malloc (STORE_NODES * sizeof *store->nodes);
  store->parents = malloc (STORE_PARENTS * sizeof *store->parents);
  store->nested = malloc (STORE_NESTED * sizeof *store->nested);
  return store->runs && store->nodes && store->parents && store->nested;
}

RateWork *
rate_work_new (void)
{
  RateWork *work = calloc (1, sizeof *work);

  if (!work)
    return NULL;
  for (int depth = 0; depth < SEARCH_DEPTHS; depth++)
    if (!store_make (&work->store[depth]))
      {
        rate_work_free (work);
        return NULL;
      }
  return work;
}

size_t
rate_work_size (void)
{
  return sizeof (RateWork)
         + SEARCH_DEPTHS * (N_RUNS * sizeof (Run) + STORE_NODES * sizeof (RunNode) + STORE_PARENTS * sizeof (uint16_t)
                            + STORE_NESTED * sizeof (NestedFind));
}

void
rate_work_free (RateWork *work)
{
  for (int depth = 0; work && depth < SEARCH_DEPTHS; depth++)
    {
      free (work->store[depth].runs);
      free (work->store[depth].nodes);
      free (work->store[depth].parents);
      free (work->store[depth].nested);
    }
  free (work);
}

void
rate_work_set_stop (RateWork *work, bool (*stop) (void *user), void *user)
{
  work->stop = stop;
  work->stop_user = user;
}

void
rate_work_begin (RateWork *work, const RateGrid *grid)
{
  work->grid = grid;
  work->wired = false;
  for (int depth = 0; depth < SEARCH_DEPTHS && (work->stopped || work->beyond); depth++)
    run_store_clear (&work->store[depth]);
  work->stopped = false;
  work->beyond = false;
}

const Wiring *
rate_work_wiring (RateWork *work)
{
  if (!work->wired)
    {
      /* Runs know candidates by the numbers of the wiring that they were made with. */
      for (int depth = 0; depth < SEARCH_DEPTHS; depth++)
        run_store_clear (&work->store[depth]);
      wiring_make (&work->wiring, work->grid);
    }
  work->wired = true;
  return &work->wiring;
}

bool
rate_work_stopped (const RateWork *work)
{
  return work->stopped;
}

bool
rate_work_beyond (const RateWork *work)
{
  return work->beyond;
}
