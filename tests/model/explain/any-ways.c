/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-ways.h"

#include <glib.h>

#include "engine/rules/constraint.h"

/* How many are higher than all before. */
static int
seen (const uint8_t *value, int n)
{
  int highest = 0, count = 0;

  for (int i = 0; i < n; i++)
    if (value[i] > highest)
      {
        highest = value[i];
        count++;
      }
  return count;
}

static int
total (const uint8_t *value, int from, int to)
{
  int sum = 0;

  for (int i = from; i < to; i++)
    sum += value[i];
  return sum;
}

static bool
is_sandwich (const uint8_t *value, int n, int highest, int number)
{
  int one = -1, other = -1;

  for (int i = 0; i < n; i++)
    if (value[i] == 1 || value[i] == highest)
      {
        if (one < 0)
          one = i;
        else if (other < 0)
          other = i;
        else
          return false;
      }
  return other >= 0 && total (value, one + 1, other) == number;
}

static bool
is_between (const uint8_t *value, int n, bool inside, int apart)
{
  int low = MIN (value[0], value[1]), high = MAX (value[0], value[1]);

  for (int i = 2; i < n; i++)
    if (inside ? value[i] <= low || value[i] >= high : value[i] >= low && value[i] <= high)
      return false;
  return inside || high - low >= apart;
}

static bool
has_pieces (const uint8_t *value, int n, int number)
{
  int run = 0;

  for (int i = 0; i < n; i++)
    {
      run += value[i];
      if (run > number)
        return false;
      if (run == number)
        run = 0;
    }
  return run == 0;
}

static bool
has_quad (const uint8_t *value, int n, int packed)
{
  bool used[SCAN_CELLS_MAX] = { false };

  for (; packed; packed >>= 5)
    {
      int at = 0;

      while (at < n && (used[at] || value[at] != (packed & 31)))
        at++;
      if (at == n)
        return false;
      used[at] = true;
    }
  return true;
}

static bool
has_thirds (const uint8_t *value, int n, int highest)
{
  int met = 0;

  for (int i = 0; i < n; i++)
    met |= value[i] <= highest / 3 ? 1 : value[i] <= 2 * highest / 3 ? 2 : 4;
  return met == 7;
}

/* The result of a cage of Mathdoku. */
static bool
is_result (const uint8_t *value, int n, int number, ScanKind kind)
{
  int largest = 0, others = kind != SCAN_LARGEST_LESS, product = 1;

  for (int i = 0; i < n; i++)
    {
      product *= value[i];
      if (value[i] > value[largest])
        largest = i;
    }
  for (int i = 0; i < n; i++)
    if (i != largest)
      others = kind == SCAN_LARGEST_LESS ? others + value[i] : others * value[i];
  return kind == SCAN_PRODUCT ? product == number
         : kind == SCAN_LARGEST_LESS ? value[largest] - others == number : value[largest] == number * others;
}

/* Values that differ: of Mathdoku, with a sum, or in a row where the constraint has none. */
static bool
is_set (const Topology *topology, const TopologyScan *scan, const uint8_t *value)
{
  static const struct { const char *id; ScanKind kind; } results[] = {
    { "multiply", SCAN_PRODUCT }, { "subtract", SCAN_LARGEST_LESS }, { "divide", SCAN_LARGEST_BY },
  };
  int low = VALUES_MAX, high = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (results) && scan->constraint != TOPOLOGY_NO_CONSTRAINT; i++)
    if (topology->rules->constraint[scan->constraint].kind == constraint_kind_from_id (results[i].id))
      return is_result (value, scan->n, scan->number, results[i].kind);

  if (scan->number)
    return total (value, 0, scan->n) == scan->number;
  for (int i = 0; i < scan->n; i++)
    {
      low = MIN (low, value[i]);
      high = MAX (high, value[i]);
    }
  return high - low == scan->n - 1;
}

static bool
is_right (const AnyWays *ways, const Topology *topology)
{
  const uint8_t *value = ways->value;
  const TopologyScan *scan = ways->scan < 0 ? NULL : &topology->scan[ways->scan];
  int sum = 0, highest = topology->n, number = scan ? scan->number : 0;

  for (int i = 0; i < ways->n; i++)
    sum += ways->factor[i] * value[i];
  switch (scan ? (ScanKind) scan->kind : SCAN_SUM)
    {
    case SCAN_SET:
      return is_set (topology, scan, value);
    case SCAN_PRODUCT:
    case SCAN_LARGEST_LESS:
    case SCAN_LARGEST_BY:
      return is_result (value, ways->n, number, (ScanKind) scan->kind);
    case SCAN_SUM:
    case SCAN_GROUPS:
      return sum == ways->sum;
    case SCAN_PIECES:
      return has_pieces (value, ways->n, number);
    case SCAN_SANDWICH:
      return is_sandwich (value, ways->n, highest, number);
    case SCAN_X_SUM:
      return value[0] <= ways->n && total (value, 0, value[0]) == number;
    case SCAN_SKYSCRAPER:
      return seen (value, ways->n) == number;
    case SCAN_ROOM:
      return value[0] <= ways->n && value[value[0] - 1] == number;
    case SCAN_BETWEEN:
    case SCAN_LOCKOUT:
      return is_between (value, ways->n, scan->kind == SCAN_BETWEEN, number);
    case SCAN_QUAD:
      return has_quad (value, ways->n, number);
    default:
      return has_thirds (value, ways->n, highest);
    }
}

static void
try_from (AnyWays *ways, const Topology *topology, const AnyPosition *position, int at)
{
  if (at == ways->n)
    {
      Values all = 0;

      if (!is_right (ways, topology))
        return;
      for (int i = 0; i < ways->n; i++)
        {
          ways->some[i] |= values_of (ways->value[i]);
          all |= values_of (ways->value[i]);
        }
      ways->every &= all;
      return;
    }
  for_each_value (v, position->marks[ways->cell[at]])
    {
      bool fits = ++ways->steps < ANY_WAYS_STEPS;

      for (int i = 0; i < at && fits; i++)
        fits = ways->cell[i] == ways->cell[at] ? ways->value[i] == v
             : ways->value[i] != v || !topology_sees (topology, ways->cell[i], ways->cell[at]);
      ways->value[at] = (uint8_t) v;
      if (fits)
        try_from (ways, topology, position, at + 1);
    }
}

void
any_ways_try (AnyWays *ways, const Topology *topology, const AnyPosition *position)
{
  ways->every = topology->all;
  try_from (ways, topology, position, 0);
}
