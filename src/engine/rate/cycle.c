/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cycle.c — bidirectional cycles: from a candidate that is on back to itself.
 *
 * Of the ways to a candidate that is on only the first is followed, so order counts, and the walk is written out. Nearly all
 * cycles remove nothing; so first it is asked, with sets and without order, whether and from where one could. */
#include "cycle.h"

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

/* Whether some candidate that is off sees what can go. */
static bool
may_remove (const CycleWalk *walk, int last, int via)
{
  uint64_t any = walk->seen.word[via >> 6] >> (via & 63) & 1;

  for (int w = 0; w < walk->links->wiring->words; w++)
    any |= walk->nodes[last].offs.word[w] & walk->seen.word[w];
  return any != 0;
}

/* False: it was the wanted one, or no longer one is. */
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

  if (!may_remove (walk, last, via))
    return true;
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
  return walk->harvest->all;
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

static bool
wants_cycle (const Links *links, const Harvest *harvest, int length)
{
  return harvest->all || harvest_wants (harvest, links->pass->cycle + rate_length_term (length), length, links->pass->key);
}

/* A look ahead with sets: whether some candidate on, other than the source, can come to see one that has a strong link
 * back to it. If that one is the only one, it is not what the way begins with. And some on the way must see what can go. False:
 * there is no such cycle. */
static inline bool
may_close (const CycleWalk *walk, const int words)
{
  const Links *links = walk->links;
  const Harvest *harvest = walk->harvest;
  int source = walk->source;
  uint64_t goal[SET_WORDS] = { 0 }, frontier[SET_WORDS] = { 0 }, seen[SET_WORDS], reached[SET_WORDS];
  int only = links->n_strong[source] == 1 ? links->strong[source][0] : NO_MARK;
  const uint64_t *weak = marks_row (links->weak, source, words);
  bool closes = false;

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
      closes |= meets (frontier, goal, words);
      if (closes && meets (seen, walk->seen.word, words))
        return true;
      if (!links_advance (links, frontier, seen, reached, words))
        return false;
    }
  return false;
}

/* What follows within so many times two steps: each set holds those before it. */
enum { LAYERS = 24 };

typedef struct {
  int      n;                        /* what comes later is as the last */
  uint64_t set[LAYERS][SET_WORDS];
} Layers;

/* off: what has been switched off on the way, instead of on. */
static inline void
spread (const Links *links, uint64_t *frontier, bool off, int most, Layers *layers, const int words)
{
  uint64_t seen[SET_WORDS], switched[SET_WORDS] = { 0 }, any = 1;

  for (int w = 0; w < words; w++)
    seen[w] = frontier[w];
  for (layers->n = 0; any && layers->n < most; layers->n++)
    {
      uint64_t reached[SET_WORDS] = { 0 };

      for (int w = 0; w < words; w++)
        for (uint64_t rest = frontier[w]; rest; rest &= rest - 1)
          {
            int number = w * 64 + __builtin_ctzll (rest);
            const uint64_t *next = marks_row (links->next, number, words), *weak = marks_row (links->weak, number, words);

            for (int v = 0; v < words; v++)
              {
                reached[v] |= next[v];
                switched[v] |= weak[v];
              }
          }
      any = 0;
      for (int w = 0; w < words; w++)
        {
          layers->set[layers->n][w] = off ? switched[w] : seen[w];
          frontier[w] = reached[w] & ~seen[w];
          seen[w] |= reached[w];
          any |= frontier[w];
        }
    }
}

/* Whether a cycle of at most so many pairs of steps holds this one on, and one off that sees, as it does, what can go: the way
 * there begins with it on, and the way back is, read backwards, one that begins with it off. */
static inline bool
holds_both (const Links *links, int number, const MarkSet *removed, int most, const int words)
{
  uint64_t others[SET_WORDS] = { 0 }, on[SET_WORDS] = { 0 }, off[SET_WORDS] = { 0 };
  int n = most < LAYERS ? most : LAYERS;
  Layers there, back;

  for (int w = 0; w < words; w++)
    for (uint64_t rest = marks_row (links->wiring->in_houses, number, words)[w] & removed->word[w]; rest; rest &= rest - 1)
      for (int v = 0; v < words; v++)
        others[v] |= marks_row (links->wiring->in_houses, w * 64 + __builtin_ctzll (rest), words)[v];
  on[number >> 6] = UINT64_C (1) << (number & 63);
  spread (links, on, true, n, &there, words);
  for (int k = 0; k < links->n_strong[number]; k++)
    off[links->strong[number][k] >> 6] |= UINT64_C (1) << (links->strong[number][k] & 63);
  spread (links, off, false, n, &back, words);
  if (most > LAYERS && (there.n == LAYERS || back.n == LAYERS)) /* unreached: no puzzle fills it */
    return true;

  for (int i = 0; i < there.n && i < most; i++) /* unreached: there are no more than that */
    {
      int k = most - 1 - i < back.n - 1 ? most - 1 - i : back.n - 1;
      uint64_t any = 0;

      for (int w = 0; w < words; w++)
        any |= there.set[i][w] & back.set[k][w] & others[w];
      if (any)
        return true;
    }
  return false;
}

int
cycle_most (const Links *links, const Harvest *harvest)
{
  int most = 2;

  while (most < N_MARKS && wants_cycle (links, harvest, most + 2))
    most += 2;
  return most;
}

static inline bool
find_any (CycleWalk *walk, const MarkSet *removed, const int words)
{
  const Links *links = walk->links;
  int most = cycle_most (links, walk->harvest);

  memset (&walk->seen, 0, sizeof walk->seen);
  for (int w = 0; w < words; w++)
    for (uint64_t rest = removed->word[w]; rest; rest &= rest - 1)
      for (int v = 0; v < words; v++)
        walk->seen.word[v] |= marks_row (links->wiring->in_houses, w * 64 + __builtin_ctzll (rest), words)[v]
                              & links->strong_ones.word[v];
  for (int w = 0; w < words && most >= 4; w++)
    for (uint64_t rest = walk->seen.word[w]; rest; rest &= rest - 1)
      if (holds_both (links, w * 64 + __builtin_ctzll (rest), removed, most / 2, words))
        return true;
  return false;
}

bool
cycle_aim (CycleWalk *walk, const Links *links, const Closures *closures, Harvest *harvest, const MarkSet *from_on)
{
  walk->links = links;
  walk->harvest = harvest;
  closures_round (closures, from_on, &walk->round);
  return links->wiring->words == FEW_WORDS ? find_any (walk, from_on, FEW_WORDS) : find_any (walk, from_on, SET_WORDS); /* unreached: no puzzle has so many candidates there */
}

void
cycle_search (CycleWalk *walk, int source)
{
  walk->source = source;
  if (mark_set_has (&walk->round, source)
      && (walk->links->wiring->words == FEW_WORDS ? may_close (walk, FEW_WORDS) : may_close (walk, SET_WORDS))) /* unreached: no puzzle has so many candidates there */
    walk_cycles (walk);
}

int
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
