/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-chain-links.c — the candidates of a position, and which of them are linked.
 *
 * A scan tells what its cells can still hold: read once more with one of them settled, it tells what that one shuts out. */
#include "any-chain-private.h"

#include <stdlib.h>
#include <string.h>

enum { READING = 60 };                         /* what reading a scan costs for each of its cells */
enum { FEW = 5 };                              /* cells of a sum that follows from others: nobody goes along more */

static void
link_pair (Chains *chains, int one, int other, int house)
{
  for (int i = 0; i < 2; i++)
    {
      int from = i ? other : one;

      chains->pool[chains->n_strong] = (Strong) { (uint16_t) (i ? one : other), (uint16_t) house, chains->strong[from] };
      chains->strong[from] = chains->n_strong++;
    }
}

static void
find_nodes (Chains *chains)
{
  const AnyPosition *position = chains->search->position;

  memset (chains->node, 0xff, sizeof chains->node);
  for (int cell = 0; cell < chains->search->topology->n_cells; cell++)
    if (!position->value[cell])
      for_each_value (v, position->marks[cell])
        {
          chains->candidate[chains->n] = (AnyCandidate) { (uint16_t) cell, (uint8_t) v };
          chains->strong[chains->n] = chains->weak[chains->n] = -1;
          chains->node[cell][v] = (uint16_t) chains->n++;
        }
}

static void
find_strong_links (Chains *chains)
{
  const Topology *topology = chains->search->topology;
  const AnyPosition *position = chains->search->position;
  int detail = chains->technique->detail;

  for (int cell = 0; cell < topology->n_cells && detail != ANY_CHAIN_ONE_VALUE; cell++)
    if (!position->value[cell] && values_count (position->marks[cell]) == 2)
      link_pair (chains, chains->node[cell][values_first (position->marks[cell])],
                 chains->node[cell][values_last (position->marks[cell])], OF_CELL);
  for (int house = 0; house < topology->n_full && detail != ANY_CHAIN_XY_WING; house++)
    for (int v = 1; v <= topology->n; v++)
      {
        PlaceSet places = any_position_places (position, topology, house, v);
        int one = places_first (&places);

        if (places_count (places) != 2)
          continue;
        places_remove (&places, one);
        link_pair (chains, chains->node[one][v], chains->node[places_first (&places)][v], house);
      }
}

static bool
link_weak (Chains *chains, int from, int to)
{
  if (chains->n_weak == chains->room_weak)
    {
      int room = chains->room_weak ? 2 * chains->room_weak : 1024;
      Weak *pool = realloc (chains->weak_pool, (size_t) room * sizeof *pool);

      if (!pool)
        return false;
      chains->weak_pool = pool;
      chains->room_weak = room;
    }
  chains->weak_pool[chains->n_weak] = (Weak) { (uint16_t) to, chains->weak[from] };
  chains->weak[from] = chains->n_weak++;
  return true;
}

/* What one value of a cell shuts out in the others. */
static bool
settle (Chains *chains, const TopologyScan *scan, int at, int value, Values *domain, const Values *left)
{
  const Topology *topology = chains->search->topology;
  const uint16_t *cells = topology->cell + scan->first;
  int from = chains->node[cells[at]][value];
  Values then[SCAN_LAYERS_MAX], whole = domain[cells[at]], required;
  bool fits;

  domain[cells[at]] = values_of (value);
  fits = scan_read (topology, scan, domain, &chains->search->work->scan, then, &required);
  domain[cells[at]] = whole;
  for (int i = 0; fits && i < scan->n; i++) /* unreached: what a reading leaves fits */
    if (i != at && cells[i] != cells[at] && !chains->search->position->value[cells[i]]) /* unreached: not seen: a scan with a cell twice */
      for_each_value (v, left[i] & ~then[i])
        if (chains->node[cells[i]][v] != NO_NODE && !(v == value && topology_sees (topology, cells[at], cells[i])) /* unreached: every candidate has a node */
            && !link_weak (chains, from, chains->node[cells[i]][v]))
          return false;
  return true;
}

/* A value that every way to fill the scan has, and that has two places in there. */
static void
link_required (Chains *chains, const TopologyScan *scan, const Values *left, Values required)
{
  const uint16_t *cells = chains->search->topology->cell + scan->first;

  for_each_value (v, required)
    {
      int at[2], n = 0;

      for (int i = 0; i < scan->n; i++)
        if (values_has (left[i], v))
          {
            if (n < 2)
              at[n] = cells[i];
            n++;
          }
      if (n == 2 && chains->node[at[0]][v] != NO_NODE && chains->node[at[1]][v] != NO_NODE) /* unreached: not seen: one of two places is filled */
        link_pair (chains, chains->node[at[0]][v], chains->node[at[1]][v], OF_SCAN);
    }
}

static bool
link_by_scan (Chains *chains, const TopologyScan *scan, Values *domain)
{
  const Topology *topology = chains->search->topology;
  const uint16_t *cells = topology->cell + scan->first;
  Values left[SCAN_LAYERS_MAX], required = 0;

  if ((scan->derived && scan->n > FEW) || !scan_read (topology, scan, domain, &chains->search->work->scan, left, &required))
    return true;
  link_required (chains, scan, left, required);
  for (int i = 0; i < scan->n && chains->search->effort > 0; i++) /* unreached: no board takes so long */
    for_each_value (v, chains->search->position->value[cells[i]] ? 0 : left[i])
      {
        chains->search->effort -= READING * scan->n;
        if (chains->node[cells[i]][v] != NO_NODE && !settle (chains, scan, i, v, domain, left)) /* unreached: every candidate has a node */
          return false;
      }
  return true;
}

/* Two places of each value in each full house, two values of each cell, and two places of each value in each scan. */
static size_t
most_pairs (const Topology *topology)
{
  return (size_t) topology->n_existing + (size_t) (topology->n_full + topology->n_scans) * topology->n;
}

bool
chains_find_links (Chains *chains)
{
  const Topology *topology = chains->search->topology;
  Values domain[RULES_CELLS_MAX];
  bool enough = true;

  find_nodes (chains);
  chains->pool = malloc (2 * most_pairs (topology) * sizeof *chains->pool);
  if (!chains->pool)
    return false;
  find_strong_links (chains);
  memcpy (domain, chains->search->position->marks, sizeof domain);
  for (int i = 0; i < topology->n_scans && enough && chains->technique->detail == ANY_CHAIN_ANY; i++)
    enough = link_by_scan (chains, &topology->scan[i], domain);
  return enough;
}
