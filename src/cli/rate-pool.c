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
    setdoku_rater_free (pool->idle[--pool->n_idle]);
  pthread_mutex_destroy (&pool->lock);
}

static bool
stop (void *bulk)
{
  return bulk_stopped (bulk);
}

SetdokuRater *
rate_pool_borrow (RatePool *pool, const Bulk *bulk)
{
  SetdokuRater *rater = NULL;

  pthread_mutex_lock (&pool->lock);
  if (pool->n_idle > 0)
    rater = pool->idle[--pool->n_idle];
  pthread_mutex_unlock (&pool->lock);
  if (!rater)
    rater = setdoku_rater_new ();
  if (rater)
    setdoku_rater_set_stop (rater, stop, (void *) bulk);
  return rater;
}

void
rate_pool_return (RatePool *pool, SetdokuRater *rater)
{
  pthread_mutex_lock (&pool->lock);
  pool->idle[pool->n_idle++] = rater;
  pthread_mutex_unlock (&pool->lock);
}
