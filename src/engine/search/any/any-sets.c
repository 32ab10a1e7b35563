/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-sets.c — set operations instead of guesses, over the houses of a board of any shape: what strategy sets is to the classic
 * one.
 *
 *   T1  basic filling            PV (cell) = U − ∪ values of those that see it;  |PV| = 1
 *   T2  elimination              Result = PV (cell) − ∪ PV (q) over the other cells q of a full house;  |Result| = 1
 *   T3  house intersections      v ∉ ∪ PV (A − B), A full:  v ∉ PV (q) for q in B − A, and for whatever else sees all of v's
 *                                places in A: row and column analysis, pointing, claiming, and what diagonals add
 *
 * What constraints leave of PV, by arcs and scans, is struck in every tier: without it PV would not be what the cell can hold.
 * One visible thing each, as in any-explore; nothing is ever guessed or taken back. DONE by REASON_STUCK when nothing more is
 * found. */
#include "any-infer.h"
#include "any-strategies.h"

#include "engine/core/words.h"

static size_t
sets_size (const Topology *topology, const SearchOptions *options)
{
  (void) options;
  return any_parts (topology, NULL, true).size;
}

static void
sets_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options)
{
  AnyParts parts = any_parts (topology, state, true);

  any_start (state, topology, givens, options, true);
  parts.head->wanted = 1;
  parts.head->inference = INFERENCE_SINGLES;
  parts.head->tier = options->tier;
  any_infer_start (&parts);
}

static void
go_on (const AnyParts *parts, Event *event)
{
  AnyHead *head = parts->head;

  switch (any_infer (parts, event))
    {
    case ANY_INFER_EVENT:
      break;

    case ANY_INFER_NO_MEMORY:
      head->phase = ANY_NO_MEMORY;
      any_finish (parts, event);
      break;

    case ANY_INFER_NOTHING:
      if (!head->n_empty)
        {
          any_solved (parts, event);
          break;
        }
      head->phase = ANY_ENDED;
      head->outcome = OUTCOME_STUCK;
      emit_any (event, EVENT_DONE, REASON_STUCK, NO_PLACE, 0, 0);
      break;
    }
}

static bool
sets_step (void *state, const Topology *topology, Event *event)
{
  AnyParts parts = any_parts (topology, state, true);

  if (parts.head->phase == ANY_FORWARD)
    go_on (&parts, event);
  else if (parts.head->phase == ANY_WIPED)
    any_tell_wiped (&parts, event);
  else
    return any_finish (&parts, event);
  return true;
}

static void
sets_show (const void *state, const Topology *topology, AnyView *view)
{
  AnyParts parts = any_parts (topology, state, true);

  any_show (&parts, view);
}

static Values
sets_domain (const void *state, const Topology *topology, int cell)
{
  return any_parts (topology, state, true).domain[cell];
}

static const AnySearch any_sets = {
  .size = sets_size,
  .start = sets_start,
  .step = sets_step,
  .show = sets_show,
  .figures = any_figures,
  .values = any_values,
  .domain = sets_domain,
};

const Strategy strategy_any_sets = {
  .id = "any-sets",
  .name = N_("Set deductions"),
  .description = N_("Unions and differences, without any guess"),
  .switches = 1u << SWITCH_TIER,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 1000000,
  .pace = 1000000,
  .any = &any_sets,
};
