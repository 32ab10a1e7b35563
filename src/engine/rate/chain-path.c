/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-path.c — the nodes of a simple forcing chain: simple.c knows how long the shortest one is, this walks it
 * again, in the scale's order. */
#include "chains.h"

/* Each candidate is entered once on and once off. */
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
  int number = walk->number[i];
  int n = on ? links_last (links, number) : links->n_strong[number];
  const uint16_t *to = on ? links->wiring->sees[number] : links->strong[number];

  for (int k = on ? links_first (links, number) : 0; k < n; k++)
    {
      if (!mark_set_has (&links->strong_ones, to[k]))
        continue;
      if (to[k] == goal)
        return true;
      enter (walk, to[k], !on, i);
    }
  return false;
}

int
rate_chain_path (const Links *links, const Find *find, uint16_t *path)
{
  ChainWalk walk = { .links = links };
  const Wiring *wiring = links->wiring;
  int source = wiring->number[find->source], i, n = 0;
  const uint64_t *weak = marks_row (links->weak, source, wiring->words);
  bool on = !find->assumed, met = false;

  /* Root nodes have themselves as parents. */
  if (find->assumed)
    for (int k = links_first (links, source); k < links_last (links, source); k++)
      {
        if (mark_set_has (&links->strong_ones, wiring->sees[source][k]))
          enter (&walk, wiring->sees[source][k], false, walk.n);
      }
  else
    for (int k = 0; k < links->n_strong[source]; k++)
      enter (&walk, links->strong[source][k], true, walk.n);
  mark_set_add (&walk.seen[find->assumed], source);

  i = 0;
  for (int end = walk.n; !met; end = walk.n, on = !on)
    for (; i < end && !met; i += !met)
      {
        bool seen = on && find->assumed && (weak[walk.number[i] >> 6] >> (walk.number[i] & 63) & 1);

        met = seen || enter_next (&walk, i, on, !on && !find->assumed ? source : -1);
      }

  path[n++] = find->source;
  for (;; i = walk.parent[i])
    {
      path[n++] = wiring->mark[walk.number[i]];
      if (walk.parent[i] == i)
        break;
    }
  path[n++] = find->source;
  return n;
}
