/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "board-counter.h"

#include "engine/any/any-count.h"

enum { ASKS_MOST = 40 };             /* of a search: some milliseconds */

struct _BoardCounter {
  int             n, box_rows;       /* of what is there; 0: nothing is */
  Topology       *topology;
  AnyCount       *count;
  Values          domain[RULES_CELLS_MAX];
  AnyCountResult  result;
};

Topology *
board_counter_topology (int n, int box_rows)
{
  g_autofree Rules *rules = NULL;
  RulesFault fault;

  if (n == 9)
    return NULL;
  rules = g_new (Rules, 1);
  rules_init_square (rules, n, box_rows, n / box_rows);
  return topology_new (rules, &fault);
}

static void
clear (BoardCounter *counter)
{
  g_clear_pointer (&counter->count, any_count_free);
  g_clear_pointer (&counter->topology, topology_unref);
  counter->n = 0;
}

static bool
prepare (BoardCounter *counter, int n, int box_rows)
{
  if (counter->n == n && counter->box_rows == box_rows)
    return true;
  clear (counter);
  counter->topology = board_counter_topology (n, box_rows);
  counter->count = counter->topology ? any_count_new (counter->topology) : NULL;
  if (!counter->count)
    return false;
  counter->n = n;
  counter->box_rows = box_rows;
  return true;
}

static bool
asked (void *data)
{
  int *left = data;

  return (*left)-- <= 0;
}

static int
solutions (void *user, int n, int box_rows, const uint8_t *value)
{
  BoardCounter *counter = user;
  int left = ASKS_MOST;

  if (!prepare (counter, n, box_rows))
    return 2;
  any_count_domains (counter->topology, value, counter->domain);
  any_count_run (counter->count, counter->domain, 2, asked, &left, &counter->result);
  return counter->result.stopped ? 2 : (int) counter->result.n_solutions;
}

BoardCounter *
board_counter_new (void)
{
  return g_new0 (BoardCounter, 1);
}

void
board_counter_free (BoardCounter *counter)
{
  if (counter)
    clear (counter);
  g_free (counter);
}

SightCounter
board_counter_lend (BoardCounter *counter)
{
  return (SightCounter) { solutions, counter };
}
