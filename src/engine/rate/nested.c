/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* nested.c — chains that appear while a run goes on: searches within a search.
 *
 * The grid that a run has thinned out is searched as if it were the puzzle's. A find is used if some link of its chains
 * is only there because candidates have gone since the run began; these are the parents of what it removes. */
#include "work.h"

typedef struct {
  RateWork       *work;
  int             depth;             /* of the run */
  Advanced       *advanced;
  const RateGrid *grid, *initial;
  const Forcing  *forcing;           /* NULL: simple chains */
  MarkSet         known;             /* the parents so far */
  int             n;
  uint16_t        parents[N_MARKS];
  uint64_t        signature;
} Nested;

static void
sign (Nested *nested, uint64_t part)
{
  uint64_t x = nested->signature ^ (part + UINT64_C (0x9e3779b97f4a7c15));

  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);
  nested->signature = x ^ x >> 31;
}

static void
sign_node (Nested *nested, int mark, bool on)
{
  sign (nested, (uint64_t) (2 * mark + on));
}

enum { SIGN_TARGET = 4096 };

static void
add_parent (Nested *nested, int mark)
{
  if (mark_set_has (&nested->known, mark))
    return;
  mark_set_add (&nested->known, mark);
  nested->parents[nested->n++] = (uint16_t) mark;
}

static void
add_gone_in_house (Nested *nested, int house, int d)
{
  for_each_digit (place, nine_minus (nested->initial->at[house][d], nested->grid->at[house][d]))
    add_parent (nested, mark_of (house_cell (house, place), d));
}

static void
add_gone_in_cell (Nested *nested, int cell)
{
  for_each_digit (d, nine_minus (nested->initial->marks[cell], nested->grid->marks[cell]))
    add_parent (nested, mark_of (cell, d));
}

/* What had to go before the candidate could follow by the cause. */
static void
add_gone (Nested *nested, int mark, int cause)
{
  if (cause == CAUSE_CELL)
    add_gone_in_cell (nested, mark / 9);
  else
    add_gone_in_house (nested, rate_houses[mark / 9][cause], mark % 9);
}

/* A path's nodes alternate; those that are on count, but not the assumption. A cycle is also read backwards, with on
 * and off exchanged: there a node has the cause of its weak link. */
static void
read_path (Nested *nested, const Find *find)
{
  uint16_t path[2 * N_MARKS + 2];
  int n = simple_path (nested->work, find, path);
  bool on = find->concluded;

  sign (nested, SIGN_TARGET);
  for (int i = 0; i < n; i++, on = !on)
    {
      sign_node (nested, path[i], on);
      if (on && i + 1 < n)
        add_gone (nested, path[i], strong_cause (nested->grid, path[i + 1], path[i]));
    }
  if (find->kind != FIND_CYCLE)
    return;

  sign (nested, SIGN_TARGET);
  for (int i = n - 1; i >= 0; i--)
    {
      sign_node (nested, path[i], i & 1);
      if (i & 1)
        add_gone (nested, path[i], weak_cause (path[i + 1], path[i]));
    }
}

static void
read_target (Nested *nested, const Find *find, const Target *target)
{
  const RunStore *store = &nested->work->store[nested->depth + 1];
  uint16_t nodes[RUN_NODES];
  int n = history_list (store, target, nodes);

  sign (nested, SIGN_TARGET);
  for (int i = 0; i < n; i++)
    {
      const RunNode *node = &store->nodes[target->run->first + nodes[i]];

      sign_node (nested, node->mark, node->on);
      if (!node->on)
        continue;
      if (node->cause != CAUSE_NONE)
        add_gone (nested, node->mark, node->cause);
      else if (find->kind == FIND_CELL)
        add_gone_in_cell (nested, node->mark / 9);
      else if (find->kind == FIND_HOUSE)
        add_gone_in_house (nested, find->house, node->mark % 9);
    }
}

static void
read_find (Nested *nested, const Find *find)
{
  Target targets[MAX_TARGETS];
  int n;

  nested->n = 0;
  nested->signature = 0;
  memset (&nested->known, 0, sizeof nested->known);
  if (!nested->forcing)
    {
      read_path (nested, find);
      return;
    }

  n = find_targets (nested->work, nested->depth + 1, nested->grid, nested->forcing, find, targets);
  for (int i = 0; i < n; i++)
    read_target (nested, find, &targets[i]);
}

static bool
is_news (const Advanced *advanced, const RateHint *hint)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, hint->removed[cell])
      if (!mark_set_has (&advanced->seen, mark_of (cell, d)))
        return true;

  return false;
}

static void
use (Nested *nested, const Find *find, const RateHint *hint)
{
  RunStore *store = &nested->work->store[nested->depth];

  read_find (nested, find);
  if (nested->n == 0)
    return;
  if (store->n_nested == STORE_NESTED)  /* unreached: no puzzle fills it */
    {
      nested->work->beyond = true;
      return;
    }
  store->nested[store->n_nested++] = (NestedFind) { nested->signature, (uint32_t) find->complexity };
  if (!advanced_add (nested->advanced, hint, nested->parents, nested->n, store->n_nested)) /* unreached: no puzzle fills it */
    nested->work->beyond = true;
}

/* forcing NULL: simple chains. False: nothing, the next technique is to be asked. */
static bool
ask (Nested *nested, const Forcing *forcing)
{
  RateWork *work = nested->work;
  Harvest *harvest = &work->harvest[nested->depth + 1];
  const Find *finds[2 * N_MARKS + HARVEST_SETS];
  int n;

  nested->forcing = forcing;
  harvest_start (harvest, true);
  if (forcing)
    forcing_search (work, nested->depth + 1, nested->grid, forcing, harvest);
  else
    simple_search (work, nested->grid, harvest);
  work->beyond |= harvest->overflow;

  n = harvest_sort (harvest, finds);
  for (int i = 0; i < n && !work->stopped && !work->beyond; i++) /* unreached: no puzzle fills it */
    {
      RateHint hint;

      harvest_effect (harvest, nested->grid, finds[i], &hint);
      if (is_news (nested->advanced, &hint))
        use (nested, finds[i], &hint);
    }
  return nested->advanced->n > 0 || work->stopped || work->beyond;
}

void
advanced_nested (RateWork *work, int depth, Advanced *advanced, const RateGrid *grid, const RateGrid *initial, int level,
                 int asked)
{
  Nested nested = { .work = work, .depth = depth, .advanced = advanced, .grid = grid, .initial = initial };

  if (level <= 3)
    {
      if ((asked >= 2 || !ask (&nested, NULL)) && level == 3)
        ask (&nested, &forcing_multiple);
      return;
    }
  if ((asked >= 4 || !ask (&nested, &forcing_dynamic)) && level == 5)
    ask (&nested, &forcing_nested[2]);
}
