/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* forcing.c — Nishio, multiple, dynamic and nested forcing chains: 7.5, 8.0 and up.
 *
 * One search with a few switches. What an assumption leads to may contradict itself (a clash); what both a candidate
 * and its negation lead to is true (double); and so is what all candidates of a cell, or all places of a digit in
 * a house, lead to. */
#include "work.h"

const Forcing forcing_nishio = { { true, false, 0 }, 7.5, true, false, false, 2 };
const Forcing forcing_multiple = { { false, true, 0 }, 8.0, false, false, true, 3 };
const Forcing forcing_dynamic = { { true, true, 0 }, 8.5, true, true, true, 2 };
const Forcing forcing_nested[6] = {
  { { true, true, 0 }, 8.5, true, true, true, 2 },
  { { true, true, 1 }, 9.0, true, true, true, 2 },
  { { true, true, 2 }, 9.5, true, true, true, 2 },
  { { true, true, 3 }, 10.0, true, true, true, 2 },
  { { true, true, 4 }, 10.5, true, true, true, 2 },
  { { true, true, 5 }, 11.0, true, true, true, 2 },
};

enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_HOUSE = 6, KEY_CLASH = 7 };

typedef struct {
  RateWork       *work;
  int             depth;
  const RateGrid *grid;
  const Forcing  *forcing;
  Harvest        *harvest;
  Closures       *closures;          /* NULL: there is no looking ahead */
} Search;

static const Run *
run_of (const Search *search, int mark, bool on)
{
  return run_get (search->work, search->depth, search->grid, &search->forcing->rules, mark, on);
}

/* All finds of a search have one base, so complexity and key alone decide. */
static bool
wants (const Search *search, const Find *find, uint32_t complexity)
{
  const Find *best = harvest_rival (search->harvest, search->grid, find);

  return !best || complexity < (uint32_t) best->complexity
         || (complexity == (uint32_t) best->complexity && find->key < best->key);
}

static void
offer (const Search *search, Find *find, const Target *targets, int n)
{
  RunStore *store = &search->work->store[search->depth];
  uint32_t complexity = 0;

  for (int i = 0; i < n; i++)
    {
      const RunNode *node = &store->nodes[targets[i].run->first + targets[i].node];

      complexity += node->count ? node->count : node->depth;
    }
  if (!wants (search, find, complexity))
    return;

  complexity = history_total (store, targets, n);
  find->complexity = (int) complexity;
  if (!wants (search, find, complexity))
    return;
  find->rating = search->forcing->base + rate_length_term (find->complexity);
  harvest_offer (search->harvest, search->grid, find);
}

static void
find_clash (const Search *search, int mark, bool on)
{
  Find find = {
    .key = KEY_CLASH, .kind = FIND_CLASH, .assumed = on, .concluded = !on, .source = (uint16_t) mark,
    .target = (uint16_t) mark,
  };
  const Run *run;

  if (search->closures && !closures_clash (search->closures, mark, on))
    return;
  run = run_of (search, mark, on);
  if (run->clash_on != NO_NODE)
    offer (search, &find, (Target[]) { { run, run->clash_on }, { run, run->clash_off } }, 2);
}

static inline bool
intersect (const Run *const *runs, int n, bool on, MarkSet *common, const int words)
{
  uint64_t any = 0;

  for (int w = 0; w < words; w++)
    {
      common->word[w] = on ? runs[0]->on.word[w] : runs[0]->off.word[w];
      for (int i = 1; i < n; i++)
        common->word[w] &= on ? runs[i]->on.word[w] : runs[i]->off.word[w];
      any |= common->word[w];
    }
  return any != 0;
}

/* What is in the sets of all runs: first what is on, then what is off, in the order of the first run. */
static void
find_common (const Search *search, const Run *const *runs, int n, Find *find)
{
  const RunNode *nodes = search->work->store[search->depth].nodes + runs[0]->first;
  const Wiring *wiring = &search->work->wiring;

  for (int on = 1; on >= 0; on--)
    {
      MarkSet common;

      if (!(wiring->words == FEW_WORDS ? intersect (runs, n, on, &common, FEW_WORDS)
                                       : intersect (runs, n, on, &common, SET_WORDS)))
        continue;
      for (int node = 0; node < runs[0]->n; node++)
        {
          Target targets[MAX_TARGETS];
          int mark = nodes[node].mark;

          if (nodes[node].on != on || !mark_set_has (&common, wiring->number[mark]))
            continue;
          for (int i = 0; i < n; i++)
            targets[i] = (Target) { runs[i], on ? runs[i]->on_node[mark] : runs[i]->off_node[mark] };
          find->target = (uint16_t) mark;
          find->concluded = on;
          offer (search, find, targets, n);
        }
    }
}

static void
find_from_all (const Search *search, const uint16_t *marks, int n, Find *find)
{
  uint16_t assumptions[MAX_TARGETS] = { 0 };
  const Run *runs[MAX_TARGETS] = { NULL };

  for (int i = 0; i < n; i++)
    assumptions[i] = (uint16_t) (2 * marks[i] + 1);
  if (search->closures && !closures_meet (search->closures, assumptions, n))
    return;
  for (int i = 0; i < n; i++)
    runs[i] = run_of (search, marks[i], true);
  find_common (search, runs, n, find);
}

static void
find_in_house (const Search *search, int cell, int d, int kind)
{
  int house = rate_houses[cell][kind], n = 0;
  Nine places = search->grid->at[house][d];
  uint16_t marks[MAX_TARGETS];
  Find find = { .key = KEY_HOUSE, .kind = FIND_HOUSE, .house = (uint8_t) house, .source = (uint16_t) mark_of (cell, d) };

  if (!nine_many (places) || nine_first (places) != rate_places[cell][kind])
    return;
  for_each_digit (place, places)
    marks[n++] = (uint16_t) mark_of (house_cell (house, place), d);
  find_from_all (search, marks, n, &find);
}

static void
find_in_cell (const Search *search, int cell)
{
  uint16_t marks[MAX_TARGETS];
  Find find = { .key = KEY_CELL, .kind = FIND_CELL, .source = (uint16_t) mark_of (cell, 0) };
  int n = 0;

  for_each_digit (d, search->grid->marks[cell])
    marks[n++] = (uint16_t) mark_of (cell, d);
  find_from_all (search, marks, n, &find);
}

static void
find_double (const Search *search, int mark)
{
  const uint16_t both[] = { (uint16_t) (2 * mark + 1), (uint16_t) (2 * mark) };
  Find find = { .key = KEY_DOUBLE, .kind = FIND_DOUBLE, .source = (uint16_t) mark };

  if (search->closures && !closures_meet (search->closures, both, 2))
    return;
  find_common (search, (const Run *[]) { run_of (search, mark, true), run_of (search, mark, false) }, 2, &find);
}

static void
find_with_candidate (const Search *search, int cell, int d)
{
  const Forcing *forcing = search->forcing;
  int mark = mark_of (cell, d);

  if (forcing->clashes)
    {
      find_clash (search, mark, true);
      find_clash (search, mark, false);
    }
  if (forcing->doubles && nine_count (search->grid->marks[cell]) >= 3)
    find_double (search, mark);
  for (int kind = 0; kind < N_KINDS && forcing->forcing; kind++)
    find_in_house (search, cell, d, kind);
}

/* Runs of one cell never need more than half of the store. */
static void
make_room (RunStore *store)
{
  if (store->n_nodes > STORE_NODES / 2          /* unreached: no puzzle fills half of it */
      || store->n_parents > STORE_PARENTS / 2 || store->n_nested > STORE_NESTED / 2) /* unreached: no puzzle fills half of it */
    {
      run_store_clear (store);
      store->valid = true;
    }
}

/* Runs of the same grid are kept. */
static void
store_open (RunStore *store, const Wiring *wiring, const RateGrid *grid, const RunRules *rules)
{
  if (store->valid && store->dynamic == rules->dynamic && store->cell_links == rules->cell_links
      && memcmp (&store->grid, grid, sizeof *grid) == 0)
    return;

  run_store_clear (store);
  store->valid = true;
  store->dynamic = rules->dynamic;
  store->cell_links = rules->cell_links;
  store->grid = *grid;
  wiring_present (wiring, grid, &store->present);
}

static bool
is_over (RateWork *work)
{
  if (work->stop && !work->stopped && work->stop (work->stop_user))
    work->stopped = true;
  return work->stopped || work->beyond;
}

/* For runs that end without a search of their own. */
static Closures *
foresee (RateWork *work, const RateGrid *grid, const RunRules *rules)
{
  const Wiring *wiring = rate_work_wiring (work);

  if (rules->level > 0)
    return NULL;
  if (rules->dynamic)
    {
      closures_start_dynamic (&work->dynamic, wiring, grid, rules->cell_links);
      return &work->dynamic;
    }

  if (strongs_make (&work->strongs, wiring, grid))
    closures_start (&work->closures[ALL_LINKS], &work->strongs, &link_passes[ALL_LINKS], NINE_ALL);
  return &work->closures[ALL_LINKS];
}

void
forcing_search (RateWork *work, int depth, const RateGrid *grid, const Forcing *forcing, Harvest *harvest)
{
  Search search = { work, depth, grid, forcing, harvest, foresee (work, grid, &forcing->rules) };

  store_open (&work->store[depth], rate_work_wiring (work), grid, &forcing->rules);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (nine_count (grid->marks[cell]) < forcing->least)
        continue;
      make_room (&work->store[depth]);
      for_each_digit (d, grid->marks[cell])
        {
          if (is_over (work))
            return;
          find_with_candidate (&search, cell, d);
        }
      if (forcing->forcing)
        find_in_cell (&search, cell);
    }
}

int
find_targets (RateWork *work, int depth, const RateGrid *grid, const Forcing *forcing, const Find *find,
              Target targets[MAX_TARGETS])
{
  Search search = { work, depth, grid, forcing, NULL, NULL };
  const Run *runs[MAX_TARGETS] = { NULL };
  int cell = find->source / 9, d = find->source % 9, n = 0;

  switch (find->kind)
    {
    case FIND_CLASH:
      runs[0] = run_of (&search, find->source, find->assumed);
      targets[0] = (Target) { runs[0], runs[0]->clash_on };
      targets[1] = (Target) { runs[0], runs[0]->clash_off };
      return 2;
    case FIND_DOUBLE:
      runs[n++] = run_of (&search, find->source, true);
      runs[n++] = run_of (&search, find->source, false);
      break;
    case FIND_CELL:
      for_each_digit (digit, grid->marks[cell])
        runs[n++] = run_of (&search, mark_of (cell, digit), true);
      break;
    default:
      for_each_digit (place, grid->at[find->house][d])
        runs[n++] = run_of (&search, mark_of (house_cell (find->house, place), d), true);
    }

  for (int i = 0; i < n; i++)
    targets[i] = (Target) { runs[i], find->concluded ? runs[i]->on_node[find->target] : runs[i]->off_node[find->target] };
  return n;
}

static bool
technique (RateWork *work, const RateGrid *grid, const Forcing *forcing, int id, RateHint *hint)
{
  harvest_start (&work->harvest[0], false);
  forcing_search (work, 0, grid, forcing, &work->harvest[0]);
  return !work->stopped && !work->beyond /* unreached: no puzzle fills it */
         && harvest_deliver (&work->harvest[0], grid, hint, id);
}

#define TECHNIQUE(name, forcing, id) \
  bool name (RateWork *work, const RateGrid *grid, RateHint *hint) { return technique (work, grid, forcing, id, hint); }

TECHNIQUE (rate_nishio, &forcing_nishio, RATE_NISHIO)
TECHNIQUE (rate_multiple_chains, &forcing_multiple, RATE_MULTIPLE_CHAINS)
TECHNIQUE (rate_dynamic_chains, &forcing_dynamic, RATE_DYNAMIC_CHAINS)
TECHNIQUE (rate_dynamic_plus, &forcing_nested[1], RATE_DYNAMIC_PLUS)
TECHNIQUE (rate_nested_2, &forcing_nested[2], RATE_NESTED_2)
TECHNIQUE (rate_nested_3, &forcing_nested[3], RATE_NESTED_3)
TECHNIQUE (rate_nested_4, &forcing_nested[4], RATE_NESTED_4)
TECHNIQUE (rate_nested_5, &forcing_nested[5], RATE_NESTED_5)
