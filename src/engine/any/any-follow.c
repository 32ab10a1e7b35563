/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-follow.c — what follows from the values that are left: houses, arcs, scans and crossings, until nothing changes. */
#include "any-count-private.h"

#include <stdlib.h>

void
queue_add (Queue *queue, int number)
{
  if (queue->waits[number])
    return;
  queue->waits[number] = true;
  queue->waiting[(queue->first + queue->n++) % queue->room] = (uint16_t) number;
}

static int
queue_take (Queue *queue)
{
  int number = queue->waiting[queue->first];

  queue->first = (queue->first + 1) % queue->room;
  queue->n--;
  queue->waits[number] = false;
  return number;
}

void
queue_clear (Queue *queue)
{
  while (queue->n > 0)
    queue_take (queue);
}

bool
queue_init (Queue *queue, int room)
{
  queue->room = room + 1;
  queue->waiting = malloc ((size_t) queue->room * sizeof *queue->waiting);
  queue->waits = calloc ((size_t) queue->room, sizeof *queue->waits);
  return queue->waiting && queue->waits;
}

void
queue_free (Queue *queue)
{
  free (queue->waiting);
  free (queue->waits);
}

bool
any_cut (AnyCount *count, int cell, Values keep)
{
  Values was = count->domain[cell], left = was & keep;

  if (left == was)
    return true;
  if (!left)
    {
      count->emptied = cell;
      count->trouble[cell] += count->added;
      return false;
    }
  count->change[count->n_changes++] = (Change) { (uint16_t) cell, was };
  count->domain[cell] = left;
  queue_add (&count->cells, cell);
  return true;
}

static bool
look_at_cell (AnyCount *count, int cell)
{
  const Topology *topology = count->topology;
  Values domain = count->domain[cell];

  if (values_is_single (domain))
    for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
      if (!any_cut (count, topology->cell_peer[i], ~domain))
        return false;
  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    {
      const Values *table = topology->table[topology->arc[i].table];
      Values left = 0;

      for_each_value (v, domain)
        left |= table[v];
      if (!any_cut (count, topology->arc[i].to, left))
        return false;
    }
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    if (topology->house[topology->cell_house[i]].full)
      queue_add (&count->houses, topology->cell_house[i]);
  for (uint32_t i = topology->scans_of[cell]; i < topology->scans_of[cell + 1]; i++)
    queue_add (&count->scans, topology->cell_scan[i]);
  return true;
}

static bool
fail (AnyCount *count, const uint16_t *cells, int n)
{
  for (int i = 0; i < n; i++)
    count->trouble[cells[i]] += count->added;
  return false;
}

/* Hidden singles of a full house. */
static bool
look_at_house (AnyCount *count, int number)
{
  const Topology *topology = count->topology;
  const TopologyHouse *house = &topology->house[number];
  const uint16_t *cells = topology->cell + house->first;
  Values once = 0, twice = 0;

  for (int i = 0; i < house->n; i++)
    {
      Values domain = count->domain[cells[i]];

      twice |= once & domain;
      once |= domain;
    }
  if (once != topology->all)
    return fail (count, cells, house->n);
  once &= ~twice;
  for (int i = 0; once && i < house->n; i++) /* unreached: each of them has its cell */
    {
      Values hidden = count->domain[cells[i]] & once;

      if (!hidden)
        continue;
      if (!values_is_single (hidden))
        return fail (count, cells, house->n);
      once &= ~hidden;
      any_cut (count, cells[i], hidden);
    }
  queue_add (&count->crossings, number);
  return true;
}

/* Strikes the values from every cell that sees all places among cells where they can go, which one of these must take. */
static bool
strike_common (AnyCount *count, const uint16_t *cells, int n, Values values)
{
  const Topology *topology = count->topology;
  int n_words = (topology->n_cells + 63) / 64;

  for_each_value (v, values)
    {
      PlaceSet common;
      bool first = true;
      uint64_t any = 1;

      for (int i = 0; i < n && any; i++)
        if (values_has (count->domain[cells[i]], v))
          {
            const PlaceSet *peers = &topology->peers[cells[i]];

            if (first)
              common = *peers;
            else
              {
                any = 0;
                for (int word = 0; word < n_words; word++)
                  any |= common.word[word] &= peers->word[word];
              }
            first = false;
          }
      if (first || !any)
        continue;
      for (int word = 0; word < n_words; word++)
        for (uint64_t rest = common.word[word]; rest; rest &= rest - 1)
          if (!any_cut (count, word * 64 + __builtin_ctzll (rest), ~values_of (v)))
            return false;
    }
  return true;
}

/* Where a value's few places in a full house are all seen from a cell, it is not there: pointing, claiming, and all that chess
 * moves and diagonals add to them. */
static bool
look_at_crossings (AnyCount *count, int number)
{
  const Topology *topology = count->topology;
  const TopologyHouse *house = &topology->house[number];
  const uint16_t *cells = topology->cell + house->first;
  Values once = 0, twice = 0, thrice = 0, often = 0, most = 0;

  for (int i = 0; i < house->n; i++)
    {
      Values domain = count->domain[cells[i]];

      most |= often & domain;
      often |= thrice & domain;
      thrice |= twice & domain;
      twice |= once & domain;
      once |= domain;
    }
  return strike_common (count, cells, house->n, twice & ~most);
}

static bool
look_at_scan (AnyCount *count, int number)
{
  const Topology *topology = count->topology;
  const TopologyScan *scan = &topology->scan[number];
  const uint16_t *cells = topology->cell + scan->first;
  Values left[SCAN_LAYERS_MAX], required;

  if (!scan_read (topology, scan, count->domain, &count->work, left, &required))
    return fail (count, cells, scan->n);
  for (int i = 0; i < scan->n; i++)
    if (!any_cut (count, cells[i], left[i]))
      return fail (count, cells, scan->n);
  return !required || strike_common (count, cells, scan->n, required);
}

void
any_forget (AnyCount *count)
{
  queue_clear (&count->cells);
  queue_clear (&count->houses);
  queue_clear (&count->scans);
  queue_clear (&count->crossings);
}

bool
any_follow (AnyCount *count)
{
  int house = -1, scan = -1;
  bool right = true;

  while (right)
    if (count->cells.n)
      {
        house = scan = -1;
        right = look_at_cell (count, queue_take (&count->cells));
      }
    else if (count->houses.n)
      {
        scan = -1;
        right = look_at_house (count, house = queue_take (&count->houses));
      }
    else if (count->scans.n)
      {
        house = -1;
        right = look_at_scan (count, scan = queue_take (&count->scans));
      }
    else if (count->crossings.n)
      {
        house = scan = -1;
        right = look_at_crossings (count, queue_take (&count->crossings));
      }
    else
      return true;

  count->failed_house = house;
  count->failed_scan = scan;
  any_forget (count);
  return false;
}
