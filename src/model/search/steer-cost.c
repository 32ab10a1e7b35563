/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "steer-cost.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"

enum { LOOK_EVERY = 4096 };          /* events between two looks at the cancellable: well under a millisecond */

/* The first in reading order that holds the value and sees the cell; −1: none does. */
static int
find_blocker (const SteerCost *cost, const uint8_t *values, int cell, int value)
{
  int n_cells = cost->topology ? cost->topology->n_cells : N_CELLS;

  for (int other = 0; other < n_cells; other++)
    if (values[other] == value && other != cell
        && (cost->topology ? topology_sees (cost->topology, other, cell) : cells_are_peers (other, cell)))
      return other;

  return -1;
}

/* A step of the search; value 0: its own, else that guess. */
static bool
step (const SteerCost *cost, void *state, int value, Event *event)
{
  const Strategy *strategy = cost->strategy;

  if (cost->topology && value)
    return strategy->any->guess && strategy->any->guess (state, cost->topology, cost->cell, value, event);
  if (cost->topology)
    return strategy->any->step (state, cost->topology, event);
  return value ? strategy->guess && strategy->guess (state, cost->cell, value, event) : strategy->step (state, event);
}

static void
get_values (const SteerCost *cost, uint8_t *values)
{
  g_autofree SearchView *view = NULL;

  if (cost->topology)
    {
      cost->strategy->any->values (cost->state, cost->topology, values);
      return;
    }
  view = g_new (SearchView, 1);
  cost->strategy->show (cost->state, view);
  memcpy (values, view->board.digit, N_CELLS);
}

int
steer_cost_n (const SteerCost *cost)
{
  return cost->topology ? cost->topology->n : 9;
}

void
steer_cost_ask (SteerCost *cost, const Trace *trace, const void *state, int cell)
{
  uint8_t values[RULES_CELLS_MAX];
  Values can = 0;

  memset (cost, 0, sizeof *cost);
  cost->strategy = trace->strategy;
  cost->topology = trace->topology;
  cost->cell = cell;
  memcpy (cost->state, state, trace_state_size (trace));
  get_values (cost, values);
  for (int value = 1; value <= steer_cost_n (cost); value++)
    if (steer_cost_can (cost, value))
      can |= values_of (value);
  for (int value = 1; value <= steer_cost_n (cost); value++)
    {
      Cost *of = &cost->digit[value];

      of->blocker = find_blocker (cost, values, cell, value);
      if (of->blocker >= 0)
        of->kind = COST_CONTRADICTS;
      else if (!values_has (can, value))
        of->kind = can ? COST_TRIED : COST_CLOSED;
    }
}

bool
steer_cost_can (const SteerCost *cost, int digit)
{
  g_autofree uint64_t *state = g_memdup2 (cost->state, sizeof cost->state);
  Event event;

  return step (cost, state, digit, &event);
}

static bool
try_digit (const SteerCost *cost, int digit, Cost *of, GCancellable *cancellable)
{
  g_autofree uint64_t *state = g_memdup2 (cost->state, sizeof cost->state);
  unsigned look_every = cost->topology ? LOOK_EVERY / 16 : LOOK_EVERY;
  Event event;
  int   depth;

  if (!step (cost, state, digit, &event))
    return true;

  depth = event.depth;
  of->guesses = 1;
  for (unsigned n = 1; of->kind == COST_UNKNOWN; n++)
    {
      bool more = step (cost, state, 0, &event);

      of->guesses += more && event.kind == EVENT_ASSIGN;
      if (more && event.kind == EVENT_SOLUTION)
        of->kind = COST_SOLVES;
      else if (!more || event.kind == EVENT_DONE || event.depth < depth)
        of->kind = COST_FAILS;
      else if (of->guesses > COST_CAP)
        of->kind = COST_CAPPED;
      if (n % look_every == 0 && g_cancellable_is_cancelled (cancellable))
        return false;
    }

  return true;
}

bool
steer_cost_run (SteerCost *cost, GCancellable *cancellable)
{
  for (int digit = 1; digit <= steer_cost_n (cost); digit++)
    {
      Cost of = cost->digit[digit];

      if (of.kind != COST_UNKNOWN)
        continue;
      if (!try_digit (cost, digit, &of, cancellable))
        return false;
      cost->digit[digit] = of;
    }

  return true;
}

char *
cost_describe (const Topology *topology, const Cost *cost, int digit)
{
  unsigned long n = (unsigned long) cost->guesses;

  switch (cost->kind)
    {
    case COST_FAILS:
      /* Translators: how many guesses, of which the first is the one in question */
      return explain_say (ngettext ("fails, {count} guess", "fails, {count} guesses", n), SAY_COUNT ("count", cost->guesses));
    case COST_SOLVES:
      return explain_say (ngettext ("solution, {count} guess", "solution, {count} guesses", n),
                          SAY_COUNT ("count", cost->guesses));
    case COST_CAPPED:
      /* Translators: more than so many guesses */
      return explain_say (_("> {count} guesses"), SAY_COUNT ("count", COST_CAP));
    case COST_CONTRADICTS:
      return explain_say (_("contradicts: {digit} stands in {cell}"), SAY_VALUE ("digit", digit),
                          SAY_CELL_ON ("cell", topology, cost->blocker));
    case COST_CLOSED:
      return g_strdup (_("the search does not guess in this cell now"));
    case COST_TRIED:
      return g_strdup (_("tried before"));
    default:
      return g_strdup ("…");
    }
}
