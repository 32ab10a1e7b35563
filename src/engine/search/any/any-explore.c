/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-explore.c — cell-by-cell exploration of a board of any shape: what strategy explore is to the classic one.
 *
 * Which cell next and what is inferred between two guesses are independent; guesses are undone from the trail. What follows from
 * houses, arcs and scans is in any-infer.c; with inference=forward only what a filled cell strikes from others, and with none
 * nothing: then a cell's values are looked at when its turn comes.
 *
 * One visible thing each: ASSIGN a guess; STRIP a value struck, with the cell, the house or the constraint that does it; SINGLE a
 * value that had no alternative; WIPEOUT a cell without a value, a full house without a place for one, a constraint that nothing
 * fits; every STRIP and SINGLE since the guess comes back as UNDO_STRIP and UNDO_SINGLE before UNDO_ASSIGN; SOLUTION; DONE. What
 * the clues strike by themselves are no events. */
#include "any-infer.h"
#include "any-strategies.h"

#include "engine/core/words.h"

static size_t
explore_size (const Topology *topology, const SearchOptions *options)
{
  return any_parts (topology, NULL, options->inference != INFERENCE_NONE).size;
}

static AnyParts
parts_of (const void *state, const Topology *topology)
{
  return any_parts (topology, state, ((const AnyHead *) state)->infers);
}

static void
explore_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options)
{
  bool infers = options->inference != INFERENCE_NONE;
  AnyParts parts = any_parts (topology, state, infers);

  any_start (state, topology, givens, options, infers);
  parts.head->cell_order = options->cell;
  parts.head->inference = options->inference;
  parts.head->tier = options->inference == INFERENCE_SINGLES ? TIER_2 : 0;
  if (infers)
    any_infer_start (&parts);
}

static Reason
reason_of (const AnyHead *head)
{
  return head->cell_order == CELL_LINEAR ? REASON_READING_ORDER : head->cell_order == CELL_MRV ? REASON_FEWEST
       : REASON_FEWEST_DEGREE;
}

static int
empty_peers (const AnyParts *parts, int cell)
{
  const Topology *topology = parts->topology;
  int n = 0;

  for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
    n += !parts->value[topology->cell_peer[i]];
  return n;
}

/* There is an empty one. */
static int
choose (const AnyParts *parts)
{
  const Topology *topology = parts->topology;
  int best = -1, fewest = 0, most = 0;

  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      int n, degree;

      if (parts->value[cell] || !topology_exists (topology, cell))
        continue;
      if (parts->head->cell_order == CELL_LINEAR)
        return cell;
      n = values_count (parts->head->infers ? parts->domain[cell] : any_possible (parts, cell));
      if (best >= 0 && (n > fewest || (n == fewest && parts->head->cell_order == CELL_MRV)))
        continue;
      degree = parts->head->cell_order == CELL_MRV_DEGREE ? empty_peers (parts, cell) : 0;
      if (best >= 0 && n == fewest && degree <= most)
        continue;
      best = cell;
      fewest = n;
      most = degree;
    }
  return best;
}

/* What the cell can hold when its turn comes: where not all that follows was told, its scans are read. False: memory is short. */
static bool
possible_at (const AnyParts *parts, int cell, Values *possible)
{
  if (parts->head->tier)
    {
      *possible = parts->domain[cell];
      return true;
    }
  if (!any_possible_read (parts, cell, possible))
    return false;
  if (parts->head->infers)
    *possible &= parts->domain[cell];
  return true;
}

static void
guess (const AnyParts *parts, int value, Reason reason, Event *event)
{
  int cell = parts->frame[parts->head->depth].cell;

  any_guess (parts, value, reason, event);
  parts->head->phase = ANY_FORWARD;
  if (parts->head->infers)
    any_place (parts, cell, value);
  else
    parts->value[cell] = (uint8_t) value;
}

static void
give_up (const AnyParts *parts, Event *event)
{
  parts->head->phase = ANY_NO_MEMORY;
  any_finish (parts, event);
}

static void
go_on (const AnyParts *parts, Event *event)
{
  AnyInferred inferred = parts->head->infers ? any_infer (parts, event) : ANY_INFER_NOTHING;
  Values possible;
  int cell;

  if (inferred == ANY_INFER_EVENT)
    return;
  if (inferred == ANY_INFER_NO_MEMORY)
    {
      give_up (parts, event);
      return;
    }
  if (!parts->head->n_empty)
    {
      any_solved (parts, event);
      return;
    }
  cell = choose (parts);
  if (!possible_at (parts, cell, &possible))
    {
      give_up (parts, event);
      return;
    }
  any_arrive (parts, cell, possible);
  if (possible)
    guess (parts, values_first (possible), reason_of (parts->head), event);
  else
    {
      parts->head->tests += parts->topology->n;
      any_wipe_out (parts, ANY_DEAD_CELL (cell), cell, event);
    }
}

static void
take_back (const AnyParts *parts, Event *event)
{
  int cell = any_take_back (parts, event)->cell;

  if (parts->head->infers)
    any_unplace (parts, cell);
  else
    parts->value[cell] = 0;
}

static bool
explore_step (void *state, const Topology *topology, Event *event)
{
  AnyParts parts = parts_of (state, topology);
  AnyHead *head = parts.head;

  if (head->phase == ANY_FORWARD)
    {
      go_on (&parts, event);
      return true;
    }
  if (head->phase == ANY_WIPED)
    {
      any_tell_wiped (&parts, event);
      return true;
    }
  if (head->phase == ANY_BRANCH)
    {
      const AnyFrame *frame = &parts.frame[head->depth];

      if (frame->untried)
        {
          guess (&parts, values_first (frame->untried), reason_of (head), event);
          return true;
        }
      head->tests += (uint64_t) (topology->n - frame->value);
      any_retreat (&parts, frame->cell);
    }
  if (head->phase != ANY_RETREAT)
    return any_finish (&parts, event);
  if (head->infers && head->n_trail > parts.frame[head->depth - 1].mark)
    any_undo (&parts, event);
  else
    take_back (&parts, event);
  return true;
}

static void
explore_show (const void *state, const Topology *topology, AnyView *view)
{
  AnyParts parts = parts_of (state, topology);

  any_show (&parts, view);
}

static Values
explore_domain (const void *state, const Topology *topology, int cell)
{
  AnyParts parts = parts_of (state, topology);

  return parts.value[cell] ? values_of (parts.value[cell])
       : parts.head->infers ? parts.domain[cell] : any_possible (&parts, cell); /* unreached: not seen: asked of one that infers nothing */
}

/* In place of the next guess, when nothing more follows: that is tried out on a copy, which is the state then. */
static bool
guess_on_arrival (void *state, const Topology *topology, int cell, int value, Event *event)
{
  SearchState copy;
  AnyParts parts = parts_of (state, topology), copied;
  Values possible;

  memcpy (copy, state, parts.size);
  copied = parts_of (copy, topology);
  if ((copied.head->infers && any_infer (&copied, event) != ANY_INFER_NOTHING)
      || !possible_at (&copied, cell, &possible) || !values_has (possible, value)) /* unreached: not seen: nothing can be read on arrival */
    return false;
  memcpy (state, copy, parts.size);
  any_arrive (&parts, cell, possible);
  guess (&parts, value, REASON_CHOSEN, event);
  return true;
}

/* Another cell than the search's own only on arrival: of one that was begun, every value must get its turn. */
static bool
explore_guess (void *state, const Topology *topology, int cell, int value, Event *event)
{
  AnyParts parts = parts_of (state, topology);
  const AnyFrame *frame = &parts.frame[parts.head->depth];
  Event told;

  if (parts.head->phase > ANY_BRANCH || !topology_exists (topology, cell) || parts.value[cell])
    return false;
  if (parts.head->phase == ANY_FORWARD)
    {
      if (!guess_on_arrival (state, topology, cell, value, &told))
        return false;
      *event = told;
      return true;
    }
  if (frame->cell != cell || !values_has (frame->untried, value))
    return false;
  guess (&parts, value, REASON_CHOSEN, event);
  return true;
}

static const AnySearch any_explore = {
  .size = explore_size,
  .start = explore_start,
  .step = explore_step,
  .show = explore_show,
  .figures = any_figures,
  .values = any_values,
  .domain = explore_domain,
  .guess = explore_guess,
};

const Strategy strategy_any_explore = {
  .id = "any-explore",
  .name = N_("Explore"),
  .description = N_("What follows first, then the cell with the fewest choices"),
  .switches = 1u << SWITCH_CELL | 1u << SWITCH_INFERENCE | 1u << SWITCH_SOLUTIONS,
  .defaults = { .cell = CELL_MRV_DEGREE, .inference = INFERENCE_SINGLES, .tier = TIER_3, .solutions = 1 },
  .horizon = 100000000,
  .pace = 4000000,
  .any = &any_explore,
  .arrives = true,
  .keeps_trail = true,
};
