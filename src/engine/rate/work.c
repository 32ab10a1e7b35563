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

static void
know_nothing (RateNews *news)
{
  *news = (RateNews) { .houses = UINT32_MAX, .digits = NINE_ALL, .cells = CELLS_ALL };
  for (int house = 0; house < N_HOUSES; house++)
    news->at[house] = NINE_ALL;
}

static void
forget (RateWork *work)
{
  know_nothing (&work->news);
  for (int i = 0; i < N_ASKED; i++)
    work->unseen[i] = work->news;
}

RateWork *
rate_work_new (void)
{
  RateWork *work = calloc (1, sizeof *work);

  if (!work)
    return NULL;
  forget (work);
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

/* A grid that has something which the last one had not is that of another puzzle. */
static void
look_for_news (RateWork *work, const RateGrid *grid)
{
  RateNews news = { 0 };
  bool more = false;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Nine gone = grid->marks[cell] ^ work->last.marks[cell];

      more |= nine_minus (grid->marks[cell], work->last.marks[cell])
              || (work->last.digit[cell] && work->last.digit[cell] != grid->digit[cell]);
      if (!gone && grid->digit[cell] == work->last.digit[cell])
        continue;
      news.digits |= gone;
      cells_add (&news.cells, cell);
      for (int kind = 0; kind < N_KINDS; kind++)
        {
          news.houses |= UINT32_C (1) << rate_houses[cell][kind];
          news.at[rate_houses[cell][kind]] |= gone;
        }
    }
  for (int i = 0; i < N_ASKED; i++)
    {
      work->unseen[i].houses |= news.houses;
      work->unseen[i].digits |= news.digits;
      work->unseen[i].cells = cells_union (work->unseen[i].cells, news.cells);
      for (int house = 0; house < N_HOUSES; house++)
        work->unseen[i].at[house] |= news.at[house];
    }
  if (more)
    forget (work);
  work->last = *grid;
}

const RateNews *
rate_work_news (const RateWork *work)
{
  return &work->news;
}

void
rate_work_ask (RateWork *work, int technique)
{
  if (technique == 0)                /* most steps are singles: these have no use for news */
    return;

  if (!work->looked)
    look_for_news (work, work->grid);
  work->looked = true;
  work->news = work->unseen[technique];
}

void
rate_work_asked (RateWork *work, int technique, bool found)
{
  if (!found)
    work->unseen[technique] = (RateNews) { 0 };
  know_nothing (&work->news);
}

void
rate_work_begin (RateWork *work, const RateGrid *grid)
{
  work->looked = false;
  know_nothing (&work->news);
  work->grid = grid;
  work->wired = false;
  for (int depth = 0; depth < SEARCH_DEPTHS && (work->stopped || work->beyond); depth++)
    run_store_clear (&work->store[depth]);
  work->stopped = false;
  work->beyond = false;
}

/* The numbers of a step before will do while few of them have gone. */
static bool
is_wired (const RateWork *work)
{
  unsigned strange = 0, n = 0;

  if (!work->wiring.n)
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      strange |= nine_minus (work->grid->marks[cell], work->wiring.marks[cell]);
      n += (unsigned) nine_count (work->grid->marks[cell]);
    }
  return !strange && 8 * n >= 7u * (unsigned) work->wiring.n && (work->wiring.words == FEW_WORDS || n > 64 * FEW_WORDS);
}

const Wiring *
rate_work_wiring (RateWork *work)
{
  if (!work->wired && !is_wired (work))
    {
      /* Runs know candidates by the numbers of the wiring that they were made with. */
      for (int depth = 0; depth < SEARCH_DEPTHS; depth++)
        run_store_clear (&work->store[depth]);
      work->strongs.valid = false;
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
