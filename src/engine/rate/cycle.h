/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cycle.h — a walk around bidirectional cycles. */
#pragma once

#include "work.h"

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
  MarkSet   round;                   /* from where a cycle can remove something */
  MarkSet   seen;                    /* what can be inside such a cycle and see what it removes */
  int       n;
  int       end, via;                /* the wanted cycle's last node before the source, and what is between */
  CycleNode nodes[N_MARKS];
} CycleWalk;

/* Of the pass of the links. from_on: what leads from on to off, where only so long cycles are wanted by chains of at most two
 * nodes more. False: no cycle removes anything. */
bool cycle_aim    (CycleWalk *walk, const Links *links, const Closures *closures, Harvest *harvest, const MarkSet *from_on);
/* The longest cycle that the harvest wants; 2: none. */
int  cycle_most   (const Links *links, const Harvest *harvest);
/* All from the candidate with this number go to the harvest. */
void cycle_search (CycleWalk *walk, int source);
/* As simple_path () of a cycle. */
int  cycle_path   (const Links *links, const Find *find, uint16_t *path);
