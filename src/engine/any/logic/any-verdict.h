/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-verdict.h — what is needed to solve a board of any shape, if it can be solved at all.
 *
 * A ladder that comes to the end has proven that there is one solution, for each of its steps follows; only where it gets stuck
 * are solutions counted. */
#pragma once

#include "any-ladder.h"

typedef enum {
  ANY_VERDICT_LEVEL,                 /* these deductions are enough: see level and hardest */
  ANY_VERDICT_GUESS,                 /* one solution, but no row finds the next step */
  ANY_VERDICT_SEVERAL,
  ANY_VERDICT_NONE,                  /* no solution */
  ANY_VERDICT_OPEN,                  /* no row finds the next step, and the search for solutions was given up */
  ANY_VERDICT_NO_MEMORY,
  N_ANY_VERDICTS
} AnyVerdictKind;

extern const char *const any_verdict_ids[N_ANY_VERDICTS];    /* stable: "level", "guess", "several", "none" … */

/* Of a ladder at its end. stop: asked now and then while solutions are counted; NULL: as long as it takes. */
AnyVerdictKind any_verdict_reach (const AnyLadder *ladder, bool (*stop) (void *data), void *data);
