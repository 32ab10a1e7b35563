/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* harvest.c — the best of all finds, or the best for each effect. */
#include <stddef.h>
#include <stdlib.h>

#include "chains.h"

/* Thresholds 4, 6, 8, 12, 16, 24 …: each is a tenth more. Added one by one, as the scale's doubles are. */
double
rate_length_term (int complexity)
{
  double term = 0;
  int threshold = 4;

  for (bool half = true; complexity - 2 > threshold; half = !half)
    {
      term += 0.1;
      threshold = half ? threshold * 3 / 2 : threshold * 4 / 3;
    }
  return term;
}

void
harvest_start (Harvest *harvest, bool all)
{
  harvest->all = all;
  harvest->any = false;
  harvest->limited = false;
  harvest->overflow = false;
  harvest->n_offered = 0;
  harvest->n_sets = 0;
  harvest->n_marks = 0;
  if (all)
    memset (harvest->slots, 0, sizeof harvest->slots);
}

/* Negative: a comes first. */
static int
compare (const Find *a, const Find *b)
{
  if (a->rating < b->rating || a->rating > b->rating)
    return a->rating < b->rating ? -1 : 1;
  if (a->complexity != b->complexity)
    return a->complexity < b->complexity ? -1 : 1;
  return (a->key > b->key) - (a->key < b->key);
}

void
harvest_limit (Harvest *harvest, double rating, int complexity, int key)
{
  Find find = { .rating = rating, .complexity = complexity, .key = (uint8_t) key };

  if (!harvest->limited || compare (&find, &harvest->limit) < 0)
    harvest->limit = find;
  harvest->limited = true;
}

bool
harvest_wants (const Harvest *harvest, double rating, int complexity, int key)
{
  Find find = { .rating = rating, .complexity = complexity, .key = (uint8_t) key };

  return harvest->all
         || ((!harvest->any || compare (&find, &harvest->best) < 0)
             && (!harvest->limited || compare (&find, &harvest->limit) <= 0));
}

static void
keep (Find *kept, const Find *find, uint32_t order)
{
  if (kept->order && compare (find, kept) >= 0)
    return;
  *kept = *find;
  kept->order = order;
}

/* To place the one of a cell's two candidates and to remove the other have the same effect. */
static const Find *
slot_of (const Harvest *harvest, const RateGrid *grid, const Find *find)
{
  int cell = find->target / 9;
  Nine others = nine_minus (grid->marks[cell], nine_of (find->target % 9));

  if (find->concluded && nine_is_one (others))
    return &harvest->slots[false][mark_of (cell, nine_first (others))];
  return &harvest->slots[find->concluded][find->target];
}

const Find *
harvest_rival (const Harvest *harvest, const RateGrid *grid, const Find *find)
{
  const Find *slot = harvest->all ? slot_of (harvest, grid, find) : &harvest->best;

  return (harvest->all ? slot->order != 0 : harvest->any) ? slot : NULL;
}

void
harvest_offer (Harvest *harvest, const RateGrid *grid, const Find *find)
{
  uint32_t order = ++harvest->n_offered;

  if (find->concluded && !nine_minus (grid->marks[find->target / 9], nine_of (find->target % 9)))
    return;
  if (!harvest->any || !harvest->all)
    {
      if (!harvest->any || compare (find, &harvest->best) < 0)
        {
          harvest->best = *find;
          harvest->best.order = order;
        }
      harvest->any = true;
    }
  if (harvest->all)
    keep ((Find *) slot_of (harvest, grid, find), find, order);
}

/* The effect as candidates in order. */
static int
list_effect (const RateHint *hint, uint16_t *marks)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (d, hint->removed[cell])
      marks[n++] = (uint16_t) mark_of (cell, d);
  return n;
}

static void
keep_set (Harvest *harvest, const Find *find, const uint16_t *marks, int n, uint32_t order)
{
  FindSet *set = harvest->sets;

  for (int i = 0; i < harvest->n_sets; i++, set++)
    if (set->n == n && !memcmp (harvest->marks + set->first, marks, (size_t) n * sizeof *marks))
      {
        keep (&set->find, find, order);
        return;
      }

  if (harvest->n_sets == HARVEST_SETS || harvest->n_marks + (uint32_t) n > HARVEST_MARKS) /* unreached: no puzzle fills it */
    {
      harvest->overflow = true;
      return;
    }
  memcpy (harvest->marks + harvest->n_marks, marks, (size_t) n * sizeof *marks);
  *set = (FindSet) { .find = *find, .first = harvest->n_marks, .n = (uint16_t) n };
  set->find.order = order;
  harvest->n_sets++;
  harvest->n_marks += (uint32_t) n;
}

void
harvest_offer_effect (Harvest *harvest, const RateGrid *grid, const Find *find, const RateHint *hint)
{
  uint32_t order = ++harvest->n_offered;
  uint16_t marks[N_MARKS];
  int n, cell;
  Nine rest;

  if (!harvest->all)
    {
      if (harvest->any && compare (find, &harvest->best) >= 0) /* unreached: not seen: a better one later */
        return;
      harvest->any = true;
      harvest->best = *find;
      harvest->best.order = order;
      harvest->effect = *hint;
      return;
    }

  harvest->any = true;
  n = list_effect (hint, marks);
  cell = marks[0] / 9;
  rest = nine_minus (grid->marks[cell], hint->removed[cell]);
  if (n == 1)
    keep (&harvest->slots[false][marks[0]], find, order);
  else if (nine_count (hint->removed[cell]) == n && nine_is_one (rest))
    keep (&harvest->slots[true][mark_of (cell, nine_first (rest))], find, order);
  else
    keep_set (harvest, find, marks, n, order);
}

static void
conclude (const RateGrid *grid, int target, bool on, RateHint *hint)
{
  Nine digit = nine_of (target % 9);

  rate_hint_remove (hint, grid, target / 9, on ? nine_minus (NINE_ALL, digit) : digit);
}

bool
harvest_deliver (const Harvest *harvest, const RateGrid *grid, RateHint *hint, int technique)
{
  const Find *best = &harvest->best;

  if (!harvest->any)
    return false;

  if (best->kind == FIND_CYCLE)
    *hint = harvest->effect;
  else
    conclude (grid, best->target, best->concluded, hint);
  if (best->kind != FIND_CYCLE && best->concluded)
    {
      hint->cell = best->target / 9;
      hint->digit = best->target % 9;
    }
  hint->rating = best->rating;
  hint->technique = technique;
  return true;
}

static int
compare_finds (const void *a, const void *b)
{
  const Find *x = *(const Find *const *) a, *y = *(const Find *const *) b;
  int order = compare (x, y);

  return order ? order : (x->order > y->order) - (x->order < y->order);
}

int
harvest_sort (const Harvest *harvest, const Find **finds)
{
  int n = 0;

  for (int on = 0; on < 2 && harvest->any; on++)
    for (int mark = 0; mark < N_MARKS; mark++)
      if (harvest->slots[on][mark].order)
        finds[n++] = &harvest->slots[on][mark];
  for (int i = 0; i < harvest->n_sets; i++)
    finds[n++] = &harvest->sets[i].find;
  qsort (finds, (size_t) n, sizeof *finds, compare_finds);
  return n;
}

void
harvest_effect (const Harvest *harvest, const RateGrid *grid, const Find *find, RateHint *hint)
{
  const Find *slots = &harvest->slots[0][0];

  rate_hint_clear (hint);
  _Static_assert (offsetof (Harvest, sets) > offsetof (Harvest, slots), "what is no slot lies behind them");
  if (find < slots + 2 * N_MARKS)
    {
      int i = (int) (find - slots);

      conclude (grid, i % N_MARKS, i >= N_MARKS, hint);
      return;
    }

  for (int i = 0; i < harvest->n_sets; i++)
    if (find == &harvest->sets[i].find)
      for (uint32_t k = 0; k < harvest->sets[i].n; k++)
        {
          int mark = harvest->marks[harvest->sets[i].first + k];

          rate_hint_remove (hint, grid, mark / 9, nine_of (mark % 9));
        }
}
