/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* short-memory.h — lets allocations of the program under test fail. For one file of a test that is linked with wrap_allocations:
 * the linker puts these around the allocations of what is linked in (--wrap), not around those of GLib. */
#pragma once

#include <stdbool.h>
#include <stdlib.h>

void *__real_malloc  (size_t size);
void *__real_calloc  (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void  __real_free    (void *memory);
void *__wrap_malloc  (size_t size);
void *__wrap_calloc  (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);
void  __wrap_free    (void *memory);

static int  until_failure = -1;        /* allocations that succeed before one fails; −1: all succeed, from that one on too */
static bool all_fail;                  /* not only that one: until_failure stays 0 */
static int  n_live;

static inline bool
fails (void)
{
  if (until_failure == 0)
    {
      until_failure = all_fail ? 0 : -1;
      return true;
    }
  if (until_failure > 0)
    until_failure--;

  return false;
}

void *
__wrap_malloc (size_t size)
{
  if (fails ())
    return NULL;

  n_live++;
  return __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  if (fails ())
    return NULL;

  n_live++;
  return __real_calloc (n, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  if (fails ())
    return NULL;

  n_live += memory == NULL;
  return __real_realloc (memory, size);
}

void
__wrap_free (void *memory)
{
  n_live -= memory != NULL;
  __real_free (memory);
}
