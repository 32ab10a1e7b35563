/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain.h — what follows from what: nodes, strong and weak links, and the shortest way from one to another.
 *
 * A node is something that is true or false: a candidate; a group of candidates of a digit in the intersection of a box
 * and a line, of which one is true; the cells of an almost locked set that may take one of its digits. A literal is a
 * node together with its truth. A weak link says "if this is true, that is false", a strong one "if this is false, that
 * is true"; so every technique with links, from the X-chain to the grouped AIC, asks the same question: which literals
 * follow from a premise, and how?
 *
 * An almost locked set is entered by a digit that it loses; then it is locked, and its other digits leave their peers.
 * Only that direction is needed, so its node has one literal, false, with weak links in and weak links out.
 *
 * Sources: the links and their order, by which equally short chains are told apart, are those of HoDoKu's tables. */
#pragma once

#include "engine/logic/technique.h"

/* 2 × node, and 1 more if the node is true. */
typedef uint16_t Literal;

enum { NO_LITERAL = 0xffff, CHAIN_NODES = 0x7000, CHAIN_STEP = 2, CHAIN_FAR = 0xffff };

static inline Literal literal_of   (int node, bool on) { return (Literal) (2 * node + on); }
static inline int     literal_node (Literal literal)   { return literal >> 1; }
static inline bool    literal_is_on (Literal literal)  { return literal & 1; }

typedef enum { NODE_CANDIDATE, NODE_GROUP, NODE_SET } ChainNodeKind;

typedef struct {
  uint8_t  kind, digit;              /* the digit of the candidates; of a set, the one that it is entered by */
  uint8_t  cell;                     /* the first of the cells that have the digit */
  uint16_t set;                      /* of NODE_SET: index into the graph's sets */
  CellSet  cells;                    /* of NODE_SET: all of the set's cells */
  CellSet  places;                   /* those that have the digit */
  CellSet  seen;                     /* the digit's places elsewhere that see all of them */
} ChainNode;

/* An almost locked set of two cells and more: n cells, n + 1 digits. */
typedef struct {
  CellSet cells;
  Digits  digits;
  CellSet places[10], seen[10];      /* as in ChainNode, for each of its digits */
  uint16_t node[10];                 /* the nodes by which it is entered; 0xffff where there is none */
} ChainSet;

typedef struct {
  Literal  from, to;
  uint16_t cost;                     /* CHAIN_STEP, and more out of sets */
} ChainLink;

/* What is linked. Each holds the ones before it, except that CHAIN_DIGIT and CHAIN_BIVALUE exclude each other. */
typedef enum {
  CHAIN_DIGIT,                       /* candidates of the same digit */
  CHAIN_BIVALUE,                     /* strong within cells of two candidates, weak between such cells */
  CHAIN_CANDIDATES,                  /* all candidates */
  CHAIN_GROUPS,                      /* and groups */
  CHAIN_SETS,                        /* and almost locked sets */
} ChainScope;

/* The graph of a position: read only once it is made. */
typedef struct {
  const Position *position;          /* the caller's */
  int             n_candidates;      /* nodes 0 … n_candidates − 1, in the order of candidates */
  int             n_nodes, n_sets;
  ChainNode      *nodes;
  ChainSet       *sets;
  ChainLink      *links;             /* by literal: first[l] … first[l + 1] − 1 start at l */
  uint32_t       *first;
  uint32_t        n_links, room_links, room_nodes;
  bool            broken;            /* there was no memory for it */
  uint16_t        node_of[N_CANDIDATES];      /* 0xffff where there is no such candidate */
} ChainGraph;

/* False: there was no memory. To be freed either way. */
bool chain_graph_make (ChainGraph *graph, const Position *position, ChainScope scope);
void chain_graph_free (ChainGraph *graph);

/* For the files that add nodes and links: chain-groups.c, chain-sets.c. A node's number, or −1. */
int  chain_graph_add_node (ChainGraph *graph, const ChainNode *node);
void chain_graph_link     (ChainGraph *graph, Literal from, Literal to, int cost);
void chain_graph_add_groups (ChainGraph *graph);
void chain_graph_add_sets   (ChainGraph *graph);

/* All that follows from a premise: from each literal the way back. */
typedef struct {
  Literal  premise;
  int      n_reached;
  Literal  reached[2 * CHAIN_NODES];          /* in the order of discovery, the premise first */
  Literal  parent[2 * CHAIN_NODES];
  uint16_t distance[2 * CHAIN_NODES];         /* CHAIN_FAR if it does not follow */
} ChainTree;

/* The premise is a candidate's. Breadth first, no further than the limit, in units of cost: the way to each literal is a shortest one, unless sets,
 * which cost more, lie on the ways. */
void chain_tree_grow (ChainTree *tree, const ChainGraph *graph, Literal premise, int limit);

static inline bool
chain_tree_has (const ChainTree *tree, Literal literal)
{
  return tree->distance[literal] != CHAIN_FAR;
}

enum { CHAIN_PATH = 128 };

/* A way through the graph, from the premise on. */
typedef struct {
  int     n;
  Literal at[CHAIN_PATH];
} ChainPath;

/* The tree must have been grown no further than a path may be long: CHAIN_STEP * (CHAIN_PATH - 1). */
void chain_tree_path (const ChainTree *tree, Literal end, ChainPath *path);

/* The path as links of the deduction, in the branch; groups and sets become groups of it. Returns false when there was
 * not room for all. */
bool chain_path_tell (const ChainPath *path, const ChainGraph *graph, int branch, Deduction *deduction);

/* Like finds_add (), but of instances with the same effect the one with fewer links is kept. */
bool chain_offer (Finds *finds, const Deduction *deduction);
