/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* simple.c — bidirectional cycles and forcing chains: ratings 6.5, 6.6, 7.0 and up.
 *
 * Each link has one cause. A forcing chain leads from a candidate to its own negation; how long the shortest one is
 * does not depend on any order, so whole layers are taken as sets. A cycle leads back to its start; of the ways to
 * a candidate that is on only the first is followed, so here order counts, and the walk is written out. */
#include <assert.h>

#include "work.h"

typedef struct {
  uint16_t number;                   /* of the candidate that is on */
  uint16_t via;                      /* the number of the one before it, which is off */
  uint16_t parent;                   /* index of the one before that */
  MarkSet  offs;                     /* all that are off before it, by number */
} CycleNode;

typedef struct {
  const Links *links;
  Harvest  *harvest;                 /* NULL: stop at the wanted cycle */
  int       source, ordinal, wanted;
  int       n;
  int       end, via;                /* the wanted cycle's last node before the source, and what is between */
  CycleNode nodes[N_MARKS];
} CycleWalk;

/* What the cycle removes: candidates outside its cells that see, with the same digit, a node on and a node off. */
static void
cycle_effect (const CycleWalk *walk, int last, int via, RateHint *hint)
{
  const Links *links = walk->links;
  CellSet sees_on[9] = { { 0, 0 } }, sees_off[9] = { { 0, 0 } }, cells = CELLS_NONE;
  Nine both_on = 0, both_off = 0;
  int on = walk->source;

  rate_hint_clear (hint);
  for (int node = last;;)
    {
      int on_mark = links->wiring->mark[on], off_mark = links->wiring->mark[via];

      cells_add (&cells, on_mark / 9);
      cells_add (&cells, off_mark / 9);
      sees_on[on_mark % 9] = cells_union (sees_on[on_mark % 9], cell_peer_set (on_mark / 9));
      sees_off[off_mark % 9] = cells_union (sees_off[off_mark % 9], cell_peer_set (off_mark / 9));
      both_on |= nine_of (on_mark % 9);
      both_off |= nine_of (off_mark % 9);
      if (node == 0)
        break;
      on = walk->nodes[node].number;
      via = walk->nodes[node].via;
      node = walk->nodes[node].parent;
    }

  for_each_digit (d, (Nine) (both_on & both_off))
    for_each_cell (cell, cells_difference (cells_intersection (sees_on[d], sees_off[d]), cells))
      rate_hint_remove (hint, links->grid, cell, nine_of (d));
}

/* False: it was the wanted one. */
static bool
report (CycleWalk *walk, int last, int via, int length)
{
  const LinkPass *pass = walk->links->pass;
  RateHint hint;
  Find find;

  walk->ordinal++;
  if (!walk->harvest)
    {
      walk->end = last;
      walk->via = via;
      return walk->ordinal != walk->wanted;
    }

  cycle_effect (walk, last, via, &hint);
  if (!hint.removes)
    return true;
  find = (Find) {
    .rating = pass->cycle + rate_length_term (length), .complexity = length, .key = pass->key, .kind = FIND_CYCLE,
    .pass = (uint8_t) (pass - link_passes), .assumed = true, .concluded = true,
    .source = walk->links->wiring->mark[walk->source], .target = walk->links->wiring->mark[walk->source],
    .ordinal = (uint16_t) walk->ordinal,
  };
  harvest_offer_effect (walk->harvest, walk->links->grid, &find, &hint);
  return true;
}

static void
add_node (CycleWalk *walk, int number, int via, int parent)
{
  CycleNode *node = &walk->nodes[walk->n++];

  node->number = (uint16_t) number;
  node->via = (uint16_t) via;
  node->parent = (uint16_t) parent;
  memcpy (&node->offs, &walk->nodes[parent].offs, (size_t) walk->links->wiring->words * sizeof (uint64_t));
  mark_set_add (&node->offs, via);
}

/* Whether something follows two steps after it that is not seen yet, or, if that counts, the source. */
static bool
leads_on (const CycleWalk *walk, int number, bool closes, const MarkSet *seen)
{
  int words = walk->links->wiring->words, source = walk->source;
  const uint64_t *next = marks_row (walk->links->next, number, words);
  uint64_t any = closes ? next[source >> 6] >> (source & 63) & 1 : 0;

  for (int w = 0; w < words; w++)
    any |= next[w] & ~seen->word[w];
  return any != 0;
}

/* One layer of nodes from begin to end. False: the wanted cycle is found. */
static bool
walk_layer (CycleWalk *walk, int begin, int end, int length, MarkSet *seen)
{
  const Links *links = walk->links;

  for (int p = begin; p < end; p++)
    {
      int number = walk->nodes[p].number;

      if (!leads_on (walk, number, length >= 4, seen))
        continue;
      for (int i = links_first (links, number); i < links_last (links, number); i++)
        {
          int via = links->wiring->sees[number][i];

          if (!mark_set_has (&links->strong_ones, via) || mark_set_has (&walk->nodes[p].offs, via))
            continue;
          for (int k = 0; k < links->n_strong[via]; k++)
            {
              int on = links->strong[via][k];

              if (on == walk->source && length >= 4 && !report (walk, p, via, length))
                return false;
              if (mark_set_has (seen, on))
                continue;
              mark_set_add (seen, on);
              add_node (walk, on, via, p);
            }
        }
    }
  return true;
}

static void
walk_cycles (CycleWalk *walk)
{
  const LinkPass *pass = walk->links->pass;
  MarkSet seen = { { 0 } };
  int begin = 0, length = 2;

  walk->ordinal = 0;
  walk->n = 1;
  walk->nodes[0].number = (uint16_t) walk->source;
  memset (&walk->nodes[0].offs, 0, sizeof walk->nodes[0].offs);
  mark_set_add (&seen, walk->source);
  while (begin < walk->n)
    {
      int end = walk->n;

      if (walk->harvest
          && !harvest_wants (walk->harvest, pass->cycle + rate_length_term (length), length, pass->key))
        return;
      if (!walk_layer (walk, begin, end, length, &seen))
        return;
      begin = end;
      length += 2;
    }
}

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

static inline bool
meets (const uint64_t *a, const uint64_t *b, const int words)
{
  uint64_t any = 0;

  for (int w = 0; w < words; w++)
    any |= a[w] & b[w];
  return any != 0;
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
      if (!links_advance (links, frontier, seen, reached, words))
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
      if (!more)
        return;
    }
}

/* The shortest chain of all that lead from on to off; 0: there is none, and then nothing at all. For what a cycle removes
 * sees one of its candidates that is on and one that is off, so it leads, around the cycle, to its own negation; and so
 * does what sees a candidate that leads from its negation to itself. all: any length will do. */
static inline int
shortest_of (const Strongs *strongs, const Links *links, bool all, const int words)
{
  int shortest = 0;

  for (int i = 0; i < strongs->n && !(all && shortest); i++)
    {
      int length = length_from_on (links, strongs->present[i], shortest ? shortest - 2 : 2 * N_MARKS, words);

      shortest = length ? length : shortest;
    }
  return shortest;
}

static bool
wants_cycle (const Links *links, const Harvest *harvest, int length)
{
  return harvest->all || harvest_wants (harvest, links->pass->cycle + rate_length_term (length), length, links->pass->key);
}

/* A look ahead with sets: whether some candidate on, other than the source, can come to see one that has a strong link
 * back to it. If that one is the only one, it is not what the way begins with. False: there is no cycle. */
static inline bool
may_close (const Links *links, const Harvest *harvest, int source, const int words)
{
  uint64_t goal[SET_WORDS] = { 0 }, frontier[SET_WORDS] = { 0 }, seen[SET_WORDS], reached[SET_WORDS];
  int only = links->n_strong[source] == 1 ? links->strong[source][0] : NO_MARK;
  const uint64_t *weak = marks_row (links->weak, source, words);

  for (int k = 0; k < links->n_strong[source]; k++)
    for (int w = 0; w < words; w++)
      goal[w] |= marks_row (links->weak, links->strong[source][k], words)[w];
  for (int w = 0; w < words; w++)
    for (uint64_t rest = weak[w]; rest; rest &= rest - 1)
      {
        int via = w * 64 + __builtin_ctzll (rest);

        for (int k = 0; k < links->n_strong[via] && via != only; k++)
          frontier[links->strong[via][k] >> 6] |= UINT64_C (1) << (links->strong[via][k] & 63);
      }
  for (int w = 0; w < words; w++)
    seen[w] = frontier[w];
  seen[source >> 6] |= UINT64_C (1) << (source & 63);
  frontier[source >> 6] &= ~(UINT64_C (1) << (source & 63));
  for (int length = 4; wants_cycle (links, harvest, length); length += 2)
    {
      if (meets (frontier, goal, words))
        return true;
      if (!links_advance (links, frontier, seen, reached, words))
        return false;
    }
  return false;
}

static inline void
search_pass (const Links *links, Harvest *harvest, const int words)
{
  const RateGrid *grid = links->grid;
  int most = links->pass->chain > 0 ? most_wanted (links, harvest) : 0;
  CycleWalk walk;

  walk.links = links;
  walk.harvest = harvest;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (!nine_many (grid->marks[cell]) || nine_count (grid->marks[cell]) > links->pass->sources)
        continue;
      for_each_digit (d, grid->marks[cell])
        {
          walk.source = links->wiring->number[mark_of (cell, d)];
          if (links->n_strong[walk.source] && may_close (links, harvest, walk.source, words))
            walk_cycles (&walk);
          if (links->pass->chain > 0)
            chain_from_on (links, harvest, walk.source, &most, words);
          if (links->pass->chain > 0 && links->n_strong[walk.source])
            chain_from_off (links, harvest, walk.source, &most, words);
        }
    }
}

static inline void
search (RateWork *work, Harvest *harvest, const int words)
{
  enum { ALL_LINKS = N_LINK_PASSES - 1 };
  int shortest[N_LINK_PASSES];

  for (int i = ALL_LINKS; i >= 0; i--)
    {
      const LinkPass *pass = &link_passes[i];

      links_make (&work->links[i], &work->strongs, pass);
      shortest[i] = work->links[i].n ? shortest_of (&work->strongs, &work->links[i], harvest->all, words) : 0;
      if (shortest[i] == 0 && i == ALL_LINKS)
        return;
      if (shortest[i] && pass->chain > 0)
        harvest_limit (harvest, pass->chain + rate_length_term (shortest[i]), shortest[i], pass->key);
    }
  for (int i = 0; i < N_LINK_PASSES; i++)
    if (shortest[i] && harvest_wants (harvest, link_passes[i].cycle, 4, link_passes[i].key))
      search_pass (&work->links[i], harvest, words);
}

void
simple_search (RateWork *work, const RateGrid *grid, Harvest *harvest)
{
  const Wiring *wiring = rate_work_wiring (work);

  strongs_make (&work->strongs, wiring, grid);
  if (wiring->words == FEW_WORDS)
    search (work, harvest, FEW_WORDS);
  else
    search (work, harvest, SET_WORDS);
}

static int
cycle_path (const Links *links, const Find *find, uint16_t *path)
{
  CycleWalk walk;
  int n = 0;

  walk.links = links;
  walk.harvest = NULL;
  walk.source = links->wiring->number[find->source];
  walk.wanted = find->ordinal;
  walk_cycles (&walk);

  path[n++] = find->source;
  for (int node = walk.end, via = walk.via;; via = walk.nodes[node].via, node = walk.nodes[node].parent)
    {
      path[n++] = links->wiring->mark[via];
      path[n++] = links->wiring->mark[walk.nodes[node].number];
      if (node == 0)
        return n;
    }
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
