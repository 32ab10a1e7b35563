/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history.c — the nodes that a node follows from: how many, and which nested finds are among them. */
#include "work.h"

typedef struct {
  uint64_t word[(N_RUNS + 63) / 64];
} NodeSet;

/* False: an equal node was there. */
static bool
visit (NodeSet *visited, const RunNode *node)
{
  int id = 2 * node->mark + node->on;
  uint64_t bit = UINT64_C (1) << (id & 63), *word = &visited->word[id >> 6];
  bool is_new = !(*word & bit);

  *word |= bit;
  return is_new;
}

int
history_list (const RunStore *store, const Target *target, uint16_t *nodes)
{
  const RunNode *all = store->nodes + target->run->first;
  NodeSet visited = { { 0 } };
  int n = 0;

  visit (&visited, &all[target->node]);
  nodes[n++] = target->node;
  for (int i = 0; i < n; i++)
    {
      const RunNode *node = &all[nodes[i]];

      for (int k = 0; k < node->n_parents; k++)
        {
          uint16_t parent = store->parents[node->parents + (uint32_t) k];

          if (visit (&visited, &all[parent]))
            nodes[n++] = parent;
        }
    }
  return n;
}

uint32_t
history_count (RunStore *store, const Run *run, int node)
{
  RunNode *of = &store->nodes[run->first + (uint32_t) node];
  Target target = { run, (uint16_t) node };
  uint16_t nodes[RUN_NODES];

  if (!of->count)
    of->count = (uint16_t) history_list (store, &target, nodes);
  return of->count;
}

/* Adds the nested finds of the target's history to those that are not equal to one already there. */
static uint32_t
gather_nested (const RunStore *store, const Target *target, uint32_t *finds, uint32_t n)
{
  uint16_t nodes[RUN_NODES];
  int n_nodes = history_list (store, target, nodes);

  for (int i = 0; i < n_nodes; i++)
    {
      uint32_t find = store->nodes[target->run->first + nodes[i]].nested;
      bool known = !find;

      for (uint32_t k = 0; k < n && !known; k++)
        known = store->nested[finds[k] - 1].signature == store->nested[find - 1].signature;
      if (!known)
        finds[n++] = find;
    }
  return n;
}

uint32_t
history_total (RunStore *store, const Target *targets, int n)
{
  uint32_t finds[MAX_TARGETS * N_MARKS], n_finds = 0, total = 0;

  for (int i = 0; i < n; i++)
    {
      total += history_count (store, targets[i].run, targets[i].node);
      if (targets[i].run->nested)
        n_finds = gather_nested (store, &targets[i], finds, n_finds);
    }
  for (uint32_t k = 0; k < n_finds; k++)
    total += store->nested[finds[k] - 1].complexity;
  return total;
}
