/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "scan-private.h"

#include <string.h>

/* --- Sums --------------------------------------------------------------------------------------------------------- */

static bool
read_sum (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left)
{
  const uint16_t *cells = topology->cell + scan->first;
  const int16_t *factors = topology->factor + scan->data;
  int n_words = scan->n_words, end = scan->number - scan->lowest;
  size_t size = (size_t) n_words * sizeof (uint64_t);
  uint64_t *alive = work->spare[0], *before = work->spare[1];

  memset (work->layer[0], 0, size);
  work->layer[0][-scan->lowest >> 6] |= UINT64_C (1) << (-scan->lowest & 63);
  for (int i = 0; i < scan->n; i++)
    {
      memset (work->layer[i + 1], 0, size);
      for_each_value (v, domain[cells[i]])
        scan_add_shifted (work->layer[i + 1], work->layer[i], factors[i] * v, n_words);
    }
  if (end < 0 || end >= 64 * n_words || !(work->layer[scan->n][end >> 6] >> (end & 63) & 1))
    return false;
  memset (alive, 0, size);
  alive[end >> 6] = UINT64_C (1) << (end & 63);
  for (int i = scan->n - 1; i >= 0; i--)
    {
      uint64_t *swap = alive;

      left[i] = 0;
      memset (before, 0, size);
      for_each_value (v, domain[cells[i]])
        {
          uint64_t from[SCAN_WORDS_MAX];

          memset (from, 0, size);
          scan_add_shifted (from, alive, -factors[i] * v, n_words);
          if (!scan_keep_common (from, work->layer[i], n_words))
            continue;
          left[i] |= values_of (v);
          for (int word = 0; word < n_words; word++)
            before[word] |= from[word];
        }
      alive = before;
      before = swap;
    }
  return true;
}

/* --- Machines whose steps depend on the state ---------------------------------------------------------------------- */

enum { DEAD = -1 };

/* Between 1 and n: state 0 before the first of them, 1 + sum within, number + 2 after the second. */
static int
step_sandwich (int number, int n, int state, int value)
{
  bool crust = value == 1 || value == n;

  if (state == 0)
    return crust;
  if (state == number + 2)
    return crust ? DEAD : state;
  if (crust)
    return state == number + 1 ? number + 2 : DEAD;
  return state + value <= number + 1 ? state + value : DEAD;
}

/* State: cells still to be added × (number + 1) + sum so far. */
static int
step_x_sum (int number, int at, int state, int value)
{
  int more = state / (number + 1), sum = state % (number + 1);

  if (at > 0 && more == 0)
    return state;
  more = at == 0 ? value - 1 : more - 1;
  sum += value;
  return sum <= number ? more * (number + 1) + sum : DEAD;
}

/* State: the highest × (number + 1) + how many were seen. */
static int
step_skyscraper (int number, int state, int value)
{
  int highest = state / (number + 1), seen = state % (number + 1);

  if (value <= highest)
    return state;
  return seen < number ? value * (number + 1) + seen + 1 : DEAD;
}

/* State: 1 + how many cells there are up to the room, n + 1 once it was passed. */
static int
step_room (int number, int n, int at, int state, int value)
{
  if (at == 0)
    return value > 1 ? value - 1 : value == number ? n + 1 : DEAD;
  if (state == n + 1)
    return state;
  return state > 1 ? state - 1 : value == number ? n + 1 : DEAD;
}

/* State: one end × (n + 1) + the other. */
static int
step_ends (const TopologyScan *scan, int n, int at, int state, int value)
{
  int one = state / (n + 1), other = state % (n + 1), low = one < other ? one : other, high = one < other ? other : one;

  if (at == 0)
    return value * (n + 1);
  if (at == 1)
    {
      int apart = one > value ? one - value : value - one;

      return scan->kind == SCAN_LOCKOUT && apart < scan->number ? DEAD : state + value;
    }
  if (scan->kind == SCAN_BETWEEN)
    return value > low && value < high ? state : DEAD;
  return value < low || value > high ? state : DEAD;
}

/* State: a bit for each listed value that was met. */
static int
step_quad (int number, int state, int value)
{
  for (int i = 0; i < 4; i++)
    if ((number >> 5 * i & 31) == value && !(state >> i & 1))
      return state | 1 << i;
  return state;
}

/* State 0: the product of none. Factors go in pairs, one of them up to the root r; one above it is r + the other. */
static int
product_of (int number, int root, int state)
{
  return state == 0 ? 1 : state <= root ? state : number / (state - root);
}

static int
step_product (int number, int root, int state, int value)
{
  int product = product_of (number, root, state) * value;

  if (number % product != 0)
    return DEAD;
  return product <= root ? product : root + number / product;
}

/* State: the largest × (n + 1) + what the others come to, which is never more. */
static int
step_largest (const TopologyScan *scan, int n, int state, int value)
{
  int largest = state / (n + 1), others = state % (n + 1), less = largest < value ? largest : value;

  if (state == 0)
    return value * (n + 1) + (scan->kind == SCAN_LARGEST_BY);
  others = scan->kind == SCAN_LARGEST_BY ? others * less : others + less;
  return others <= n ? (largest < value ? value : largest) * (n + 1) + others : DEAD;
}

static int
step (const TopologyScan *scan, int n, int at, int state, int value)
{
  switch (scan->kind)
    {
    case SCAN_PRODUCT:
      return step_product (scan->number, (int) scan->data, state, value);
    case SCAN_LARGEST_LESS:
    case SCAN_LARGEST_BY:
      return step_largest (scan, n, state, value);
    case SCAN_PIECES:
      return state + value == scan->number ? 0 : state + value < scan->number ? state + value : DEAD;
    case SCAN_SANDWICH:
      return step_sandwich (scan->number, n, state, value);
    case SCAN_X_SUM:
      return step_x_sum (scan->number, at, state, value);
    case SCAN_SKYSCRAPER:
      return step_skyscraper (scan->number, state, value);
    case SCAN_ROOM:
      return step_room (scan->number, n, at, state, value);
    case SCAN_BETWEEN:
    case SCAN_LOCKOUT:
      return step_ends (scan, n, at, state, value);
    case SCAN_QUAD:
      return step_quad (scan->number, state, value);
    default:
      return state | 1 << 3 * (value - 1) / n;
    }
}

static bool
accepts (const TopologyScan *scan, int n, int state)
{
  switch (scan->kind)
    {
    case SCAN_PRODUCT:
      return product_of (scan->number, (int) scan->data, state) == scan->number;
    case SCAN_LARGEST_LESS:
      return state / (n + 1) - state % (n + 1) == scan->number;
    case SCAN_LARGEST_BY:
      return state / (n + 1) == scan->number * (state % (n + 1));
    case SCAN_PIECES:
      return state == 0;
    case SCAN_SANDWICH:
      return state == scan->number + 2;
    case SCAN_X_SUM:
      return state == scan->number;
    case SCAN_SKYSCRAPER:
      return state % (scan->number + 1) == scan->number;
    case SCAN_ROOM:
      return state == n + 1;
    case SCAN_QUAD:
      for (int i = 0; i < 4; i++)
        if (scan->number >> 5 * i & 31 && !(state >> i & 1))
          return false;
      return true;
    case SCAN_THIRDS:
      return state == 7;
    default:
      return true;
    }
}

static bool
read_states (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left)
{
  const uint16_t *cells = topology->cell + scan->first;
  int n_words = scan->n_words;
  size_t size = (size_t) n_words * sizeof (uint64_t);
  uint64_t *alive = work->spare[0], *before = work->spare[1], any = 0;

  memset (work->layer[0], 0, size);
  work->layer[0][0] = 1;
  for (int i = 0; i < scan->n; i++)
    {
      memset (work->layer[i + 1], 0, size);
      for (int word = 0; word < n_words; word++)
        for (uint64_t rest = work->layer[i][word]; rest; rest &= rest - 1)
          for_each_value (v, domain[cells[i]])
            {
              int next = step (scan, topology->n, i, word * 64 + __builtin_ctzll (rest), v);

              if (next != DEAD)
                work->layer[i + 1][next >> 6] |= UINT64_C (1) << (next & 63);
            }
    }
  memset (alive, 0, size);
  for (int word = 0; word < n_words; word++)
    {
      for (uint64_t rest = work->layer[scan->n][word]; rest; rest &= rest - 1)
        if (accepts (scan, topology->n, word * 64 + __builtin_ctzll (rest)))
          alive[word] |= rest & -rest;
      any |= alive[word];
    }
  if (!any)
    return false;
  for (int i = scan->n - 1; i >= 0; i--)
    {
      uint64_t *swap = alive;

      left[i] = 0;
      memset (before, 0, size);
      for (int word = 0; word < n_words; word++)
        for (uint64_t rest = work->layer[i][word]; rest; rest &= rest - 1)
          for_each_value (v, domain[cells[i]])
            {
              int next = step (scan, topology->n, i, word * 64 + __builtin_ctzll (rest), v);

              if (next != DEAD && alive[next >> 6] >> (next & 63) & 1)
                {
                  left[i] |= values_of (v);
                  before[word] |= rest & -rest;
                }
            }
      alive = before;
      before = swap;
    }
  return true;
}

bool
scan_read (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left,
           Values *required)
{
  *required = 0;
  switch (scan->kind)
    {
    case SCAN_SUM:
      return read_sum (topology, scan, domain, work, left);
    case SCAN_GROUPS:
      return scan_read_groups (topology, scan, domain, work, left);
    case SCAN_SET:
      return scan_read_set (topology, scan, domain, work, left, required);
    default:
      return read_states (topology, scan, domain, work, left);
    }
}
