/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "steer-cost.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain.h"

enum { LOOK_EVERY = 4096 };          /* events between two looks at the cancellable: well under a millisecond */

/* The first in reading order; −1: the digit stands nowhere around. */
static int
find_blocker (const Board *board, int cell, int digit)
{
  for (int other = 0; other < N_CELLS; other++)
    if (board->digit[other] == digit && other != cell && cells_are_peers (other, cell))
      return other;

  return -1;
}

void
steer_cost_ask (SteerCost *cost, const Strategy *strategy, const SearchOptions *options, const void *state, int cell)
{
  SearchView view;
  Digits can = 0;

  memset (cost, 0, sizeof *cost);
  cost->strategy = strategy;
  cost->cell = cell;
  memcpy (cost->state, state, strategy->size (options));
  strategy->show (cost->state, &view);
  for (int digit = 1; digit <= 9; digit++)
    if (steer_cost_can (cost, digit))
      can = digits_union (can, digits_of (digit));
  for (int digit = 1; digit <= 9; digit++)
    {
      Cost *of = &cost->digit[digit];

      of->blocker = find_blocker (&view.board, cell, digit);
      if (of->blocker >= 0)
        of->kind = COST_CONTRADICTS;
      else if (!digits_has (can, digit))
        of->kind = can ? COST_TRIED : COST_CLOSED;
    }
}

bool
steer_cost_can (const SteerCost *cost, int digit)
{
  g_autofree uint64_t *state = g_memdup2 (cost->state, sizeof cost->state);
  Event event;

  return cost->strategy->guess && cost->strategy->guess (state, cost->cell, digit, &event);
}

static bool
try_digit (const SteerCost *cost, int digit, Cost *of, GCancellable *cancellable)
{
  g_autofree uint64_t *state = g_memdup2 (cost->state, sizeof cost->state);
  const Strategy *strategy = cost->strategy;
  Event event;
  int   depth;

  if (!strategy->guess (state, cost->cell, digit, &event))
    return true;

  depth = event.depth;
  of->guesses = 1;
  for (unsigned n = 1; of->kind == COST_UNKNOWN; n++)
    {
      bool more = strategy->step (state, &event);

      of->guesses += more && event.kind == EVENT_ASSIGN;
      if (more && event.kind == EVENT_SOLUTION)
        of->kind = COST_SOLVES;
      else if (!more || event.kind == EVENT_DONE || event.depth < depth)
        of->kind = COST_FAILS;
      else if (of->guesses > COST_CAP)
        of->kind = COST_CAPPED;
      if (n % LOOK_EVERY == 0 && g_cancellable_is_cancelled (cancellable))
        return false;
    }

  return true;
}

bool
steer_cost_run (SteerCost *cost, GCancellable *cancellable)
{
  for (int digit = 1; digit <= 9; digit++)
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
cost_describe (const Cost *cost, int digit)
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
      return explain_say (_("contradicts: {digit} stands in {cell}"), SAY_NUMBER ("digit", digit),
                          SAY_CELL ("cell", cost->blocker));
    case COST_CLOSED:
      return g_strdup (_("the search does not guess in this cell now"));
    case COST_TRIED:
      return g_strdup (_("tried before"));
    default:
      return g_strdup ("…");
    }
}
