/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "memory.h"

#include <stdlib.h>

static _Thread_local bool ran_out;

static void *
noted (void *memory)
{
  ran_out |= memory == NULL;
  return memory;
}

void *
logic_malloc (size_t size)
{
  return noted (malloc (size));
}

void *
logic_calloc (size_t n, size_t size)
{
  return noted (calloc (n, size));
}

void *
logic_realloc (void *memory, size_t size)
{
  return noted (realloc (memory, size));
}

bool
logic_ran_out (void)
{
  bool before = ran_out;

  ran_out = false;
  return before;
}
