/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-view.h — a search on a board of any shape as it stands: what SearchView is to the classic board. Cells are numbered on the
 * canvas, houses as in the topology. */
#pragma once

#include "engine/rules/topology.h"
#include "outcome.h"

typedef struct {
  uint16_t cell;
  uint16_t house;                    /* where places is not ∅: a place for value was chosen in it; else NO_PLACE */
  uint8_t  value;
  Values   possible, untried;        /* as in Decision */
  Values   places, places_left;      /* bit n: the n-th of the house's cells */
} AnyDecision;

/* It was the only possibility. */
static inline bool
any_decision_is_forced (const AnyDecision *decision)
{
  return values_is_single (decision->places ? decision->places : decision->possible);
}

/* An entry of the trail: cell × 32 + value; one of these for a value that followed and was placed. */
enum { ANY_TRAIL_NAKED = 30, ANY_TRAIL_HIDDEN = 31 };

typedef struct {
  uint8_t  value[RULES_CELLS_MAX];             /* 0: empty, or no such cell */
  uint8_t  origin[RULES_CELLS_MAX];            /* Origin */
  uint16_t depth[RULES_CELLS_MAX];             /* the guess it belongs to, counted from 1; 0 before any guess */
  bool     keeps_candidates;                   /* false: candidates are what the filled cells leave */
  Values   candidates[RULES_CELLS_MAX];        /* of empty cells; others have none */
  int      n_path;                             /* open guesses */
  AnyDecision path[RULES_CELLS_MAX];           /* oldest first */
  int      n_trail;
  const uint16_t *trail;                       /* oldest first; part of the state that was shown */
  Counters counters;
  Outcome  outcome;
} AnyView;
