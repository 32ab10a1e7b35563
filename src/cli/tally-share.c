/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-share.c — see tally-share.h. There are many more parts than threads, as some of them are many times as large as others;
 * what is found is added up while they are counted, so that all end when it is enough. */
#include "tally-share.h"

#include <stdatomic.h>
#include <string.h>

#include "engine/fast/count.h"

enum {
  PARTS = 2048,
  GUESSES = 20000,                   /* between two looks, a few milliseconds */
};

typedef struct {
  CountPuzzle         *parts;
  size_t               n, next;
  uint64_t             most;
  const SetdokuKernel *kernel;
  const Bulk          *outside;
  _Atomic uint64_t     found;
  atomic_bool          memory_short;
} Shared;

typedef struct {
  SetdokuCounter *counter;           /* NULL at first */
  size_t          part;
} Share;

/* One puzzle at a time has the processors; the others go on alone. */
static atomic_flag taken = ATOMIC_FLAG_INIT;

static bool
is_over (Shared *shared)
{
  return atomic_load (&shared->found) >= shared->most || atomic_load (&shared->memory_short)
         || (shared->outside && bulk_stopped (shared->outside));
}

static bool
fill (void *block, const Bulk *bulk, void *user)
{
  Shared *shared = user;

  ((Share *) block)->part = shared->next++;
  return shared->next <= shared->n && !is_over (shared);
}

static void
work (void *block, const Bulk *bulk, void *user)
{
  Share       *share = block;
  Shared      *shared = user;
  SetdokuMarks marks;
  uint64_t     before = 0;
  bool         more = true;

  _Static_assert (sizeof marks == sizeof *shared->parts, "both are 81 sets");

  if (!share->counter && !(share->counter = setdoku_counter_new (shared->kernel)))
    {
      atomic_store (&shared->memory_short, true);
      return;
    }
  memcpy (&marks, &shared->parts[share->part], sizeof marks);
  setdoku_counter_start (share->counter, &marks);
  while (more && !is_over (shared) && !bulk_stopped (bulk))
    {
      more = setdoku_counter_run (share->counter, shared->most, GUESSES);
      atomic_fetch_add (&shared->found, setdoku_counter_solutions (share->counter) - before);
      before = setdoku_counter_solutions (share->counter);
    }
}

static void
clear (void *block)
{
  setdoku_counter_free (((Share *) block)->counter);
}

static const BulkKind share_kind = { .block_size = sizeof (Share), .fill = fill, .work = work, .clear = clear };

bool
tally_share_count (const SetdokuMarks *puzzle, uint64_t most, const SetdokuKernel *kernel, int n_jobs, const Bulk *outside,
                   uint64_t *count)
{
  Shared shared = { .most = most, .kernel = kernel, .outside = outside };
  CountPuzzle whole;
  Bulk *bulk;

  if (atomic_flag_test_and_set (&taken))
    return false;
  shared.parts = g_try_new (CountPuzzle, PARTS);
  if (shared.parts)
    {
      memcpy (&whole, puzzle, sizeof whole);
      shared.n = count_split (&whole, shared.parts, PARTS);
      bulk = bulk_new (&share_kind, &shared, n_jobs, NULL);
      while (bulk_next (bulk))
        continue;
      bulk_free (bulk);
    }
  else
    atomic_store (&shared.memory_short, true);
  g_free (shared.parts);
  atomic_flag_clear (&taken);

  *count = MIN (atomic_load (&shared.found), most);
  return !atomic_load (&shared.memory_short);
}
