/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-order.c — set complement and backtracking on a board of any shape: what strategy ascending is to the classic one.
 *
 * The empty cells are visited in reading order, and their values tried from the smallest: those that no filled cell which sees it
 * holds, and that arcs and scans leave of it where only the filled cells are known. When none is left the cell stays blank and
 * the value before it is taken back.
 *
 * One visible thing each: ASSIGN a value placed, WIPEOUT on arriving at a cell that can hold none, UNDO_ASSIGN a value taken
 * back, SOLUTION, and DONE when everything was tried. */
#include "any-state.h"
#include "any-strategies.h"

#include "engine/core/words.h"

static size_t
order_size (const Topology *topology, const SearchOptions *options)
{
  (void) options;
  return any_parts (topology, NULL, false).size;
}

static void
order_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options)
{
  any_start (state, topology, givens, options, false);
}

static int
next_empty (const AnyParts *parts)
{
  const Topology *topology = parts->topology;
  int cell = 0;

  while (parts->value[cell] || !topology_exists (topology, cell))
    cell++;
  return cell;
}

static void
guess (const AnyParts *parts, int value, Reason reason, Event *event)
{
  parts->value[parts->frame[parts->head->depth].cell] = (uint8_t) value;
  any_guess (parts, value, reason, event);
  parts->head->phase = ANY_FORWARD;
}

static void
go_on (const AnyParts *parts, Event *event)
{
  int cell;
  Values possible;

  if (!parts->head->n_empty)
    {
      any_solved (parts, event);
      return;
    }
  cell = next_empty (parts);
  if (!any_possible_read (parts, cell, &possible))
    {
      parts->head->phase = ANY_NO_MEMORY;
      any_finish (parts, event);
      return;
    }
  any_arrive (parts, cell, possible);
  if (possible)
    guess (parts, values_first (possible), REASON_READING_ORDER, event);
  else
    {
      parts->head->tests += parts->topology->n;
      any_wipe_out (parts, ANY_DEAD_CELL (cell), cell, event);
    }
}

static bool
order_step (void *state, const Topology *topology, Event *event)
{
  AnyParts parts = any_parts (topology, state, false);
  AnyHead *head = parts.head;

  if (head->phase == ANY_FORWARD)
    {
      go_on (&parts, event);
      return true;
    }
  if (head->phase == ANY_BRANCH)
    {
      const AnyFrame *frame = &parts.frame[head->depth];

      if (frame->untried)
        {
          guess (&parts, values_first (frame->untried), REASON_READING_ORDER, event);
          return true;
        }
      head->tests += (uint64_t) (topology->n - frame->value);
      any_retreat (&parts, frame->cell);
    }
  if (head->phase != ANY_RETREAT)
    return any_finish (&parts, event);

  parts.value[any_take_back (&parts, event)->cell] = 0;
  return true;
}

static void
order_show (const void *state, const Topology *topology, AnyView *view)
{
  AnyParts parts = any_parts (topology, state, false);

  any_show (&parts, view);
}

static Values
order_domain (const void *state, const Topology *topology, int cell)
{
  AnyParts parts = any_parts (topology, state, false);

  return parts.value[cell] ? values_of (parts.value[cell]) : any_possible (&parts, cell);
}

/* Another cell only on arrival: of one that was begun, every value must get its turn. */
static bool
order_guess (void *state, const Topology *topology, int cell, int value, Event *event)
{
  AnyParts parts = any_parts (topology, state, false);
  const AnyFrame *frame = &parts.frame[parts.head->depth];
  Values possible;

  if (parts.head->phase > ANY_BRANCH || !topology_exists (topology, cell) || parts.value[cell])
    return false;
  if (parts.head->phase == ANY_BRANCH)
    {
      if (frame->cell != cell || !values_has (frame->untried, value))
        return false;
    }
  else if (!any_possible_read (&parts, cell, &possible) || !values_has (possible, value)) /* unreached: not seen: nothing can be read on arrival */
    return false;
  else
    any_arrive (&parts, cell, possible);
  guess (&parts, value, REASON_CHOSEN, event);
  return true;
}

static const AnySearch any_order = {
  .size = order_size,
  .start = order_start,
  .step = order_step,
  .show = order_show,
  .figures = any_figures,
  .values = any_values,
  .domain = order_domain,
  .guess = order_guess,
};

const Strategy strategy_any_order = {
  .id = "any-order",
  .name = N_("In order"),
  .description = N_("Left to right, smallest value first"),
  .switches = 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 100000000,
  .pace = 2000000,
  .any = &any_order,
  .arrives = true,
};
