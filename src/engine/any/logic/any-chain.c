/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-chain.c — links strong and weak in turn.
 *
 *   strong   a = b: one of the two is true: two places in a full house, or of what a constraint requires, or a cell of two values
 *   weak     a - b: they are not both true: one cell, cells that see each other, or values that a relation, a cage, a line or
 *            any other constraint keeps apart
 *
 * If the first candidate is false, the last one is true. So what is weakly linked to both goes; and if they are the same, it is
 * true. From each candidate outwards, the nearest first. */
#include "any-chain-private.h"

#include <stdlib.h>
#include <string.h>

/* Calls for each candidate that cannot be true beside this one. */
static void
for_each_weak (Chains *chains, int from, void (*call) (Chains *chains, int from, int to))
{
  const Topology *topology = chains->search->topology;
  const AnyPosition *position = chains->search->position;
  int cell = chains->candidate[from].cell, value = chains->candidate[from].value;

  if (chains->technique->detail != ANY_CHAIN_ONE_VALUE)
    for_each_value (v, position->marks[cell] & ~values_of (value))
      call (chains, from, chains->node[cell][v]);
  for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
    {
      int to = chains->node[topology->cell_peer[i]][value];

      chains->search->effort--;
      if (to != NO_NODE)
        call (chains, from, to);
    }
  if (chains->technique->detail == ANY_CHAIN_ONE_VALUE)
    return;
  for (int i = chains->weak[from]; i >= 0; i = chains->weak_pool[i].next)
    call (chains, from, chains->weak_pool[i].to);
  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    {
      const TopologyArc *arc = &topology->arc[i];

      chains->search->effort--;
      if (!position->value[arc->to])
        for_each_value (v, position->marks[arc->to] & ~topology->table[arc->table][value])
          call (chains, from, chains->node[arc->to][v]);
    }
}

static void
mark_beside (Chains *chains, int from, int to)
{
  (void) from;
  chains->beside[to] = chains->stamp;
}

/* A candidate that is beside the start as well is struck: into the first found that has room. */
static void
strike_beside (Chains *chains, int from, int to)
{
  (void) from;
  if (chains->beside[to] == chains->stamp)
    any_deduction_strike (&chains->search->found[chains->search->n], chains->search->position, chains->candidate[to].cell,
                          values_of (chains->candidate[to].value));
}

static bool
ends_right (const Chains *chains, int start, int last)
{
  int detail = chains->technique->detail;
  const AnyCandidate *one = &chains->candidate[start], *other = &chains->candidate[last];

  if (detail == ANY_CHAIN_XY_WING)
    return chains->depth[last] == 3 && one->value == other->value && one->cell != other->cell;
  if (detail == ANY_CHAIN_W_WING)
    return chains->depth[last] == 3 && one->value == other->value && one->cell != other->cell
           && chains->search->position->marks[one->cell] == chains->search->position->marks[other->cell]
           && chains->on_house[last] == OF_CELL; /* unreached: not seen: equal ends, the last by a house */
  return true;
}

/* The links up to the last, read backwards from there. */
static void
fill_links (const Chains *chains, int last, AnyDeduction *found)
{
  int n = 2 * chains->depth[last] - 1, at = last;

  found->n_links = (uint8_t) n;
  for (int i = n - 1; i >= 0; i -= 2) /* unreached: it breaks at 0 */
    {
      int before = chains->on_from[at];

      found->links[i] = (AnyLink) { chains->candidate[before], chains->candidate[at], true };
      if (chains->on_house[at] < OF_SCAN && found->n_base < ANY_HOUSES_MAX) /* unreached: no board fills it */
        any_deduction_rest_on (found, chains->on_house[at]);
      places_add (&found->cells, chains->candidate[at].cell);
      places_add (&found->cells, chains->candidate[before].cell);
      found->values |= values_of (chains->candidate[at].value) | values_of (chains->candidate[before].value);
      if (i == 0)
        break;
      at = chains->off_from[before];
      found->links[i - 1] = (AnyLink) { chains->candidate[at], chains->candidate[before], false };
    }
}

/* Either the start or this one is true. True: enough. */
static bool
look_at_end (Chains *chains, int start, int last)
{
  AnyLookout *search = chains->search;
  AnyDeduction *found = &search->found[search->n];

  if (!ends_right (chains, start, last))
    return false;
  any_deduction_start (found, chains->technique);
  if (last == start)
    any_deduction_place (found, chains->candidate[start].cell, chains->candidate[start].value);
  else
    for_each_weak (chains, last, strike_beside);
  if (!any_deduction_does_anything (found))
    return false;
  fill_links (chains, last, found);
  return ++search->n == search->capacity;
}

/* In a wing of two equal pairs the house stands in the middle. */
static bool
link_fits (const Chains *chains, const Strong *strong, int depth)
{
  return chains->technique->detail != ANY_CHAIN_W_WING || (strong->house == OF_CELL) == (depth != 1);
}

static void
spread (Chains *chains, int from, int to)
{
  int depth = chains->depth[from];

  if (chains->off[to] == chains->stamp)
    return;
  chains->off[to] = chains->stamp;
  chains->off_from[to] = (uint16_t) from;
  for (int i = chains->strong[to]; i >= 0; i = chains->pool[i].next)
    {
      const Strong *strong = &chains->pool[i];

      if (chains->on[strong->to] == chains->stamp || !link_fits (chains, strong, depth))
        continue;
      chains->on[strong->to] = chains->stamp;
      chains->on_from[strong->to] = (uint16_t) to;
      chains->on_house[strong->to] = strong->house;
      chains->depth[strong->to] = (uint8_t) (depth + 1);
      chains->queue[chains->n_queue++] = strong->to;
    }
}

/* All that follows if the candidate is false. True: enough. */
static bool
look_from (Chains *chains, int start)
{
  chains->stamp++;
  chains->n_queue = 0;
  chains->depth[start] = 0;
  for_each_weak (chains, start, mark_beside);
  spread (chains, start, start);
  for (int i = 0; i < chains->n_queue; i++)
    {
      int last = chains->queue[i];

      if (look_at_end (chains, start, last))
        return true;
      if (chains->depth[last] < chains->most)
        for_each_weak (chains, last, spread);
      if (chains->search->effort < 0)
        return true;
    }
  return false;
}

/* The shorter chains before the longer ones. */
static void
look_everywhere (Chains *chains)
{
  static const int lengths[] = { 3, 6, STRONG_MAX };
  bool wing = chains->technique->detail == ANY_CHAIN_XY_WING || chains->technique->detail == ANY_CHAIN_W_WING;

  for (int i = 0; i < (wing ? 1 : 3); i++)
    {
      chains->most = lengths[i];
      for (int start = 0; start < chains->n; start++)
        if (chains->strong[start] >= 0 && look_from (chains, start))
          return;
    }
}

void
any_find_chain (const AnyTechnique *technique, AnyLookout *search)
{
  Chains *chains = calloc (1, sizeof *chains);

  search->out_of_memory |= !chains;
  if (!chains)
    return;
  chains->technique = technique;
  chains->search = search;
  if (chains_find_links (chains))
    look_everywhere (chains);
  else
    search->out_of_memory = true;
  free (chains->weak_pool);
  free (chains->pool);
  free (chains);
}
