/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-simple.c — bidirectional cycles and forcing chains: ratings 6.5, 6.6, 7.0 and up.
 *
 * Each link has one cause. A forcing chain leads from a candidate to its own negation; how long the shortest one is
 * does not depend on any order, so whole layers are taken as sets. A cycle leads back to its start; of the ways to
 * a candidate that is on only the first is followed, so here order counts, and the walk is written out. */
#include "rate-work.h"

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
      int on_mark = links->mark[on], off_mark = links->mark[via];

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
    .source = walk->links->mark[walk->source], .target = walk->links->mark[walk->source],
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
  memcpy (&node->offs, &walk->nodes[parent].offs, (size_t) walk->links->words * sizeof (uint64_t));
  mark_set_add (&node->offs, via);
}

/* One layer of nodes from begin to end. False: the wanted cycle is found. */
static bool
walk_layer (CycleWalk *walk, int begin, int end, int length, MarkSet *seen)
{
  const Links *links = walk->links;

  for (int p = begin; p < end; p++)
    {
      int mark = links->mark[walk->nodes[p].number];

      for (int i = 0; i < links->n_weak[mark]; i++)
        {
          int via = links->weak[mark][i];

          if (mark_set_has (&walk->nodes[p].offs, via))
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

static bool
meets (const Links *links, const MarkSet *a, const MarkSet *b)
{
  uint64_t any = 0;

  for (int w = 0; w < links->words; w++)
    any |= a->word[w] & b->word[w];
  return any != 0;
}

/* On leads to off: some candidate is on that the source sees. */
static void
chain_from_on (const Links *links, Harvest *harvest, int mark)
{
  const LinkPass *pass = links->pass;
  MarkSet frontier, seen, reached;
  size_t size = (size_t) links->words * sizeof (uint64_t);
  int complexity = 4;

  memcpy (&frontier, &links->next[mark], size);
  memcpy (&seen, &frontier, size);
  while (harvest_wants (harvest, pass->chain + rate_length_term (complexity), complexity, pass->key))
    {
      if (meets (links, &frontier, &links->weak_set[mark]))
        {
          offer_chain (links, harvest, mark, true, complexity);
          return;
        }
      if (!links_advance (links, &frontier, &seen, &reached))
        return;
      complexity += 2;
    }
}

static void
chain_from_off (const Links *links, Harvest *harvest, int mark)
{
  const LinkPass *pass = links->pass;
  MarkSet frontier = { { 0 } }, seen, reached;
  int number = links->number[mark], complexity = 4;

  if (number == NO_MARK)
    return;
  for (int k = 0; k < links->n_strong[number]; k++)
    mark_set_add (&frontier, links->strong[number][k]);
  memcpy (&seen, &frontier, (size_t) links->words * sizeof (uint64_t));
  while (harvest_wants (harvest, pass->chain + rate_length_term (complexity), complexity, pass->key))
    {
      bool more = links_advance (links, &frontier, &seen, &reached);

      if (mark_set_has (&reached, number))
        {
          offer_chain (links, harvest, mark, false, complexity);
          return;
        }
      if (!more)
        return;
      complexity += 2;
    }
}

/* A look ahead with sets: whether some candidate on, other than the source, can come to see one that has a strong link
 * back to it. If that one is the only one, it is not what the way begins with. False: there is no cycle. */
static bool
may_close (const Links *links, const Harvest *harvest, int source)
{
  const LinkPass *pass = links->pass;
  MarkSet goal = { { 0 } }, frontier = { { 0 } }, seen, reached;
  int mark = links->mark[source], only = links->n_strong[source] == 1 ? links->strong[source][0] : NO_MARK, length = 4;

  for (int k = 0; k < links->n_strong[source]; k++)
    for (int w = 0; w < links->words; w++)
      goal.word[w] |= links->weak_set[links->mark[links->strong[source][k]]].word[w];
  for (int i = 0; i < links->n_weak[mark]; i++)
    for (int k = 0; k < links->n_strong[links->weak[mark][i]] && links->weak[mark][i] != only; k++)
      mark_set_add (&frontier, links->strong[links->weak[mark][i]][k]);
  mark_set_add (&frontier, source);
  seen = frontier;
  frontier.word[source >> 6] &= ~(UINT64_C (1) << (source & 63));
  while (harvest_wants (harvest, pass->cycle + rate_length_term (length), length, pass->key))
    {
      if (meets (links, &frontier, &goal))
        return true;
      if (!links_advance (links, &frontier, &seen, &reached))
        return false;
      length += 2;
    }
  return false;
}

static void
search_pass (const Links *links, Harvest *harvest)
{
  const RateGrid *grid = links->grid;
  CycleWalk walk;

  walk.links = links;
  walk.harvest = harvest;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (!nine_many (grid->marks[cell]) || nine_count (grid->marks[cell]) > links->pass->sources)
        continue;
      for_each_digit (d, grid->marks[cell])
        {
          int mark = mark_of (cell, d);

          walk.source = links->number[mark];
          if (walk.source != NO_MARK && may_close (links, harvest, walk.source))
            walk_cycles (&walk);
          if (links->pass->chain > 0)
            {
              chain_from_on (links, harvest, mark);
              chain_from_off (links, harvest, mark);
            }
        }
    }
}

void
simple_search (RateWork *work, const RateGrid *grid, Harvest *harvest)
{
  for (int i = 0; i < N_LINK_PASSES; i++)
    if (harvest_wants (harvest, link_passes[i].cycle, 4, link_passes[i].key))
      {
        links_make (&work->links[i], grid, &link_passes[i]);
        if (work->links[i].n)
          search_pass (&work->links[i], harvest);
      }
}

static int
cycle_path (const Links *links, const Find *find, uint16_t *path)
{
  CycleWalk walk;
  int n = 0;

  walk.links = links;
  walk.harvest = NULL;
  walk.source = links->number[find->source];
  walk.wanted = find->ordinal;
  walk_cycles (&walk);

  path[n++] = find->source;
  for (int node = walk.end, via = walk.via;; via = walk.nodes[node].via, node = walk.nodes[node].parent)
    {
      path[n++] = links->mark[via];
      path[n++] = links->mark[walk.nodes[node].number];
      if (node == 0)
        return n;
    }
}

/* The same as chain_from_on () and chain_from_off (), in order: each candidate is entered once on and once off. */
typedef struct {
  const Links *links;
  int      n;
  uint16_t number[2 * N_MARKS];
  uint16_t parent[2 * N_MARKS];
  MarkSet  seen[2];                  /* off, on */
} ChainWalk;

static void
enter (ChainWalk *walk, int number, bool on, int parent)
{
  if (mark_set_has (&walk->seen[on], number))
    return;
  mark_set_add (&walk->seen[on], number);
  walk->number[walk->n] = (uint16_t) number;
  walk->parent[walk->n++] = (uint16_t) parent;
}

/* What comes after node i, which is on, or off. True: that includes the goal. */
static bool
enter_next (ChainWalk *walk, int i, bool on, int goal)
{
  const Links *links = walk->links;
  int number = walk->number[i], mark = links->mark[number];
  int n = on ? links->n_weak[mark] : links->n_strong[number];
  const uint16_t *to = on ? links->weak[mark] : links->strong[number];

  for (int k = 0; k < n; k++)
    {
      if (to[k] == goal)
        return true;
      enter (walk, to[k], !on, i);
    }
  return false;
}

/* Whether the candidate sees the source: a source without a strong link has no number to be met by. */
static bool
sees (const Links *links, int number, int source)
{
  return mark_set_has (&links->weak_set[source], number);
}

static int
chain_path (const Links *links, const Find *find, uint16_t *path)
{
  ChainWalk walk = { .links = links };
  int source = find->source, number = links->number[source], i, n = 0;
  bool on = !find->assumed, met = false;

  /* Root nodes have themselves as parents. */
  if (find->assumed)
    for (int k = 0; k < links->n_weak[source]; k++)
      enter (&walk, links->weak[source][k], false, walk.n);
  else
    for (int k = 0; k < links->n_strong[number]; k++)
      enter (&walk, links->strong[number][k], true, walk.n);
  mark_set_add (&walk.seen[find->assumed], number == NO_MARK ? N_MARKS : number);

  i = 0;
  for (int end = walk.n; !met; end = walk.n, on = !on)
    for (; i < end && !met; i += !met)
      met = on && find->assumed ? sees (links, walk.number[i], source) || enter_next (&walk, i, on, -1)
                                : enter_next (&walk, i, on, !on && !find->assumed ? number : -1);

  path[n++] = (uint16_t) source;
  for (;; i = walk.parent[i])
    {
      path[n++] = links->mark[walk.number[i]];
      if (walk.parent[i] == i)
        break;
    }
  path[n++] = (uint16_t) source;
  return n;
}

int
simple_path (RateWork *work, const Find *find, uint16_t *path)
{
  const Links *links = &work->links[find->pass];

  return find->kind == FIND_CYCLE ? cycle_path (links, find, path) : chain_path (links, find, path);
}

bool
rate_simple_chains (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  static const int cycles[N_LINK_PASSES] = { RATE_X_CYCLE, RATE_Y_CYCLE, RATE_XY_CYCLE };
  Harvest *harvest = &work->harvest[0];
  const Find *best = &harvest->best;

  harvest_start (harvest, false);
  simple_search (work, grid, harvest);
  return harvest->any
         && harvest_deliver (harvest, grid, hint, best->kind == FIND_CYCLE ? cycles[best->pass]
                                                  : best->pass == 0 ? RATE_FORCING_X_CHAIN : RATE_FORCING_CHAIN);
}
