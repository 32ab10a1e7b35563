/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-pool.h — rooms to think for raters that work side by side: as many are made as work at one time, and used again. */
#pragma once

#include <pthread.h>

#include "library/setdoku/rating.h"
#include "model/job/bulk.h"

typedef struct {
  pthread_mutex_t lock;              /* guards what follows: there are more blocks than threads, but no more raters */
  SetdokuRater   *idle[BULK_MAX_THREADS];
  int             n_idle;
} RatePool;

void          rate_pool_init   (RatePool *pool);
void          rate_pool_clear  (RatePool *pool);             /* all of it was returned */
/* Stops with the bulk. NULL: there is no memory for another. Any thread, both. */
SetdokuRater *rate_pool_borrow (RatePool *pool, const Bulk *bulk);
void          rate_pool_return (RatePool *pool, SetdokuRater *rater);
