/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* simple.c — bidirectional cycles and forcing chains: ratings 6.5, 6.6, 7.0 and up.
 *
 * Each link has one cause. A forcing chain leads from a candidate to its own negation; how long the shortest one is
 * does not depend on any order, so whole layers are taken as sets. */
#include <assert.h>

#include "cycle.h"

static void
offer_chain (const Links *links, Harvest *harvest, int mark, bool assumed, int complexity)
{
  const LinkPass *pass = links->pass;
  Find find = {
    .rating = pass->chain + rate_length_term (complexity), .complexity = complexity, .key = pass->key, .kind = FIND_CHAIN,
    .pass = (uint8_t) (pass - link_passes), .assumed = assumed, .concluded = !assumed,
    .source = (uint16_t) mark, .target = (uint16_t) mark,
  };

  harvest_offer (harvest, links->grid, &find);
}

/* On leads to off: some candidate is on that the source sees. How many nodes the shortest such chain has, at most so many;
 * 0: there is none. */
static inline int
length_from_on (const Links *links, int number, int most, const int words)
{
  uint64_t frontier[SET_WORDS], seen[SET_WORDS], reached[SET_WORDS];
  const uint64_t *weak = marks_row (links->weak, number, words), *next = marks_row (links->next, number, words);

  for (int w = 0; w < words; w++)
    frontier[w] = seen[w] = next[w];
  for (int complexity = 4; complexity <= most; complexity += 2)
    {
      if (meets (frontier, weak, words))
        return complexity;
      if (!links_advance (links, frontier, seen, reached, words)) /* unreached: not seen: a way that ends before the limit */
        return 0;
    }
  return 0;
}

/* The longest chain that the harvest wants: there is a limit as soon as there is any chain. */
static int
most_wanted (const Links *links, const Harvest *harvest)
{
  const LinkPass *pass = links->pass;
  int most = 2;

  if (harvest->all)
    return 2 * N_MARKS;
  assert (harvest->limited);
  while (harvest_wants (harvest, pass->chain + rate_length_term (most + 2), most + 2, pass->key))
    most += 2;
  return most;
}

static inline void
chain_from_on (const Links *links, Harvest *harvest, int number, int *most, const int words)
{
  int complexity = length_from_on (links, number, *most, words);

  if (!complexity)
    return;
  offer_chain (links, harvest, links->wiring->mark[number], true, complexity);
  *most = most_wanted (links, harvest);
}

static inline void
chain_from_off (const Links *links, Harvest *harvest, int number, int *most, const int words)
{
  uint64_t frontier[SET_WORDS] = { 0 }, seen[SET_WORDS], reached[SET_WORDS];

  for (int k = 0; k < links->n_strong[number]; k++)
    frontier[links->strong[number][k] >> 6] |= UINT64_C (1) << (links->strong[number][k] & 63);
  for (int w = 0; w < words; w++)
    seen[w] = frontier[w];
  for (int complexity = 4; complexity <= *most; complexity += 2)
    {
      bool more = links_advance (links, frontier, seen, reached, words);

      if (reached[number >> 6] >> (number & 63) & 1)
        {
          offer_chain (links, harvest, links->wiring->mark[number], false, complexity);
          *most = most_wanted (links, harvest);
          return;
        }
      if (!more) /* unreached: not seen: a way that ends before the limit */
        return;
    }
}

/* The shortest chain of all that lead from on to off. all: any length will do. */
static inline int
shortest_of (const Links *links, const MarkSet *from_on, bool all, const int words)
{
  int shortest = 0;

  for (int w = 0; w < words; w++)
    for (uint64_t rest = from_on->word[w]; rest && !(all && shortest); rest &= rest - 1)
      {
        int length = length_from_on (links, w * 64 + __builtin_ctzll (rest), shortest ? shortest - 2 : 2 * N_MARKS, words);

        shortest = length ? length : shortest;
      }
  return shortest;
}

static inline void
search_pass (const Links *links, const Closures *closures, const Turns *turns, Harvest *harvest, const int words)
{
  const RateGrid *grid = links->grid;
  int most = links->pass->chain > 0 ? most_wanted (links, harvest) : 0;
  MarkSet from_on = turns->from_on;
  CycleWalk walk;
  bool cycles;

  /* What a cycle removes leads to its own negation by a part of it: by a chain of two nodes more at most. */
  for (int w = 0, longest = cycle_most (links, harvest) + 2; w < words && !harvest->all; w++)
    for (uint64_t rest = from_on.word[w]; rest; rest &= rest - 1)
      if (!length_from_on (links, w * 64 + __builtin_ctzll (rest), longest, words))
        from_on.word[w] &= ~(rest & -rest);
  cycles = cycle_aim (&walk, links, closures, harvest, &from_on);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (!nine_many (grid->marks[cell]) || nine_count (grid->marks[cell]) > links->pass->sources)
        continue;
      for_each_digit (d, grid->marks[cell])
        {
          int number = links->wiring->number[mark_of (cell, d)];

          if (cycles)
            cycle_search (&walk, number);
          if (links->pass->chain > 0 && mark_set_has (&turns->from_on, number))
            chain_from_on (links, harvest, number, &most, words);
          if (links->pass->chain > 0 && mark_set_has (&turns->from_off, number))
            chain_from_off (links, harvest, number, &most, words);
        }
    }
}

static Nine
digits_of_set (const Wiring *wiring, const MarkSet *set)
{
  Nine digits = 0;

  for (int w = 0; w < wiring->words; w++)
    for (uint64_t rest = set->word[w]; rest; rest &= rest - 1)
      digits |= nine_of (wiring->mark[w * 64 + __builtin_ctzll (rest)] % 9);
  return digits;
}

/* Without a chain from on to off there is nothing at all. For what a cycle removes sees one of its candidates that is on and one
 * that is off, so it leads, around the cycle, to its own negation; and so does what sees a candidate that leads from its
 * negation to itself. */
static inline void
search (RateWork *work, Harvest *harvest, const int words)
{
  int shortest[N_LINK_PASSES];
  Turns turns[N_LINK_PASSES];
  Nine digits = 0;

  for (int i = ALL_LINKS; i >= 0; i--)
    {
      const LinkPass *pass = &link_passes[i];

      if (i != ALL_LINKS)
        closures_start (&work->closures[i], &work->strongs, pass, pass->strong_cells ? NINE_ALL : digits);
      shortest[i] = 0;
      if (closures_turns (&work->closures[i], &turns[i]))
        {
          if (i == ALL_LINKS)
            digits = digits_of_set (&work->wiring, &turns[i].from_on);
          links_make (&work->links[i], &work->strongs, pass);
          shortest[i] = shortest_of (&work->links[i], &turns[i].from_on, harvest->all, words);
          if (pass->chain > 0)
            harvest_limit (harvest, pass->chain + rate_length_term (shortest[i]), shortest[i], pass->key);
        }
      else if (i == ALL_LINKS)
        return;
    }
  for (int i = 0; i < N_LINK_PASSES; i++)
    if (shortest[i] && harvest_wants (harvest, link_passes[i].cycle, 4, link_passes[i].key))
      search_pass (&work->links[i], &work->closures[i], &turns[i], harvest, words);
}

void
simple_search (RateWork *work, const RateGrid *grid, Harvest *harvest)
{
  const Wiring *wiring = rate_work_wiring (work);

  if (strongs_make (&work->strongs, wiring, grid))
    closures_start (&work->closures[ALL_LINKS], &work->strongs, &link_passes[ALL_LINKS], NINE_ALL);
  if (wiring->words == FEW_WORDS)
    search (work, harvest, FEW_WORDS);
  else
    search (work, harvest, SET_WORDS);
}

int
simple_path (RateWork *work, const Find *find, uint16_t *path)
{
  const Links *links = &work->links[find->pass];

  return find->kind == FIND_CYCLE ? cycle_path (links, find, path) : rate_chain_path (links, find, path);
}

bool
rate_simple_chains (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  static const int cycles[N_LINK_PASSES] = { RATE_X_CYCLE, RATE_Y_CYCLE, RATE_XY_CYCLE };
  Harvest *harvest = &work->harvest[0];
  const Find *best = &harvest->best;

  harvest_start (harvest, false);
  simple_search (work, grid, harvest);
  if (!harvest->any)
    return false;
  return harvest_deliver (harvest, grid, hint, best->kind == FIND_CYCLE ? cycles[best->pass]
                                               : best->pass == 0 ? RATE_FORCING_X_CHAIN : RATE_FORCING_CHAIN);
}
