/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tables.h — what follows from a candidate, on or off, in the order in which HoDoKu comes upon it.
 *
 * A node is a candidate or a group of two or three places of a digit on a line in a box; a key is a node that is on or off. The
 * direct consequences of a key are its links: the others of the cell, then the row, the column, the box in reading order, then
 * groups, rows before columns. From a key on they are followed breadth first, so that each is come upon by a shortest way. */
#pragma once

#include "engine/logic/position.h"

enum { GROUPS_MAX = 486, NODES_MAX = N_CANDIDATES + GROUPS_MAX, KEYS_MAX = 2 * NODES_MAX, LINKS_MAX = 64, REACH_MAX = 1000 };

typedef struct {
  CellSet cells, seeing;             /* seeing: the cells that see all of them */
  uint8_t first, digit;              /* the first cell */
} TableNode;

typedef struct {
  int       n_nodes;
  TableNode node[NODES_MAX];
  uint8_t   n_links[KEYS_MAX];
  uint16_t  links[KEYS_MAX][LINKS_MAX];
} Tables;

/* What is come upon from a key: entry 0 is it. */
typedef struct {
  int      n;
  uint16_t key[REACH_MAX], parent[REACH_MAX], depth[REACH_MAX];      /* the parent is an entry; links from entry 0 */
  uint16_t entry_of[KEYS_MAX];                                       /* 0: none, or the first */
} Reach;

static inline int  key_of  (int node, bool on) { return 2 * node + on; }
static inline int  key_node (int key)           { return key / 2; }
static inline bool key_is_on (int key)          { return key & 1; }

void tables_fill   (Tables *tables, const Position *position, bool grouped);
void tables_follow (const Tables *tables, int key, Reach *reach);
