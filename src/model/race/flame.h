/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* flame.h — where the events of a search go: each under the cells of the guesses that stood then.
 *
 * Guesses in the same cells in the same order are one node, whatever their digits and however often they were made. So a
 * search of millions of guesses has few nodes; where there are more than FLAME_NODES_MAX, what is deeper counts for the node
 * above it. The search is run once, a slice at a time, in constant memory. Nodes go by their number, 0 for the root; children
 * have higher ones than their parent. A plain value of its own, for a worker: one thread at a time. */
#pragma once

#include "engine/search/trace.h"

enum { FLAME_NODES_MAX = 1 << 16, FLAME_EVENTS_MAX = 300 * 1000 * 1000 };

#define FLAME_NONE UINT32_MAX

typedef struct {
  uint32_t parent, child, next;        /* FLAME_NONE; children in the order in which they first came */
  uint64_t own;                        /* events while it was the last guess that stood */
  uint64_t events;                     /* those, and all below it */
  uint64_t guesses;                    /* how often it was made */
  uint64_t first;                      /* the event of the first time; the root: 0 */
  uint16_t cell, depth;                /* NO_PLACE and 0: the root */
} FlameNode;

typedef struct Flame Flame;

Flame           *flame_new   (const Trace *trace);                 /* NULL when memory is short */
void             flame_free  (Flame *flame);
/* Runs on by so many events. False: the search has ended, or it is FLAME_EVENTS_MAX long. */
bool             flame_run   (Flame *flame, uint64_t events);
const FlameNode *flame_nodes (Flame *flame, uint32_t *n);          /* summed up; borrowed, until it runs on */
bool             flame_ended (const Flame *flame);                 /* all of the search is in it */
uint64_t         flame_events (const Flame *flame);
