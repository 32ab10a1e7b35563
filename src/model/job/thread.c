/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "thread.h"

#include <time.h>

#include "engine/fast/count.h"

_Static_assert (THREAD_STACK_SIZE >= 4 * COUNT_STACK_SIZE, "counting needs more stack than a thread has");

bool
thread_start (pthread_t *thread, void *(*work) (void *data), void *data)
{
  pthread_attr_t attributes;
  bool           started;

  if (pthread_attr_init (&attributes) != 0)
    return false;
  started = pthread_attr_setstacksize (&attributes, THREAD_STACK_SIZE) == 0
            && pthread_create (thread, &attributes, work, data) == 0;
  pthread_attr_destroy (&attributes);
  return started;
}

int64_t
thread_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * INT64_C (1000000000) + now.tv_nsec;
}
