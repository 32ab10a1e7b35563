/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rate-pool.h"

void
rate_pool_init (RatePool *pool)
{
  pool->n_idle = 0;
  pthread_mutex_init (&pool->lock, NULL);
}

void
rate_pool_clear (RatePool *pool)
{
  while (pool->n_idle > 0)
    rate_work_free (pool->idle[--pool->n_idle]);
  pthread_mutex_destroy (&pool->lock);
}

static bool
stop (void *bulk)
{
  return bulk_stopped (bulk);
}

RateWork *
rate_pool_borrow (RatePool *pool, const Bulk *bulk)
{
  RateWork *work = NULL;

  pthread_mutex_lock (&pool->lock);
  if (pool->n_idle > 0)
    work = pool->idle[--pool->n_idle];
  pthread_mutex_unlock (&pool->lock);
  if (!work)
    work = rate_work_new ();
  if (work)
    rate_work_set_stop (work, stop, (void *) bulk);
  return work;
}

void
rate_pool_return (RatePool *pool, RateWork *work)
{
  pthread_mutex_lock (&pool->lock);
  pool->idle[pool->n_idle++] = work;
  pthread_mutex_unlock (&pool->lock);
}
