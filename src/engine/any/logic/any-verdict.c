/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-verdict.h"

#include <stdlib.h>

#include "engine/any/any-count.h"

const char *const any_verdict_ids[N_ANY_VERDICTS] = { "level", "guess", "several", "none", "open", "no-memory" };

static AnyVerdictKind
count (const AnyLadder *ladder, bool (*stop) (void *data), void *data)
{
  AnyCount *count = any_count_new (ladder->topology);
  AnyCountResult *result = malloc (sizeof *result);
  AnyVerdictKind kind = ANY_VERDICT_NO_MEMORY;

  if (count && result)
    {
      any_count_run (count, ladder->position.marks, 2, stop, data, result);
      kind = result->n_solutions > 1 ? ANY_VERDICT_SEVERAL
           : result->stopped ? ANY_VERDICT_OPEN
           : result->n_solutions ? ANY_VERDICT_GUESS : ANY_VERDICT_NONE;
    }
  any_count_free (count);
  free (result);
  return kind;
}

AnyVerdictKind
any_verdict_reach (const AnyLadder *ladder, bool (*stop) (void *data), void *data)
{
  switch (ladder->outcome)
    {
    case ANY_SOLVED:
      return ANY_VERDICT_LEVEL;
    case ANY_IMPOSSIBLE:
      return ANY_VERDICT_NONE;
    case ANY_NO_MEMORY:
      return ANY_VERDICT_NO_MEMORY;
    default:
      return count (ladder, stop, data);
    }
}
