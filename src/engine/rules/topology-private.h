/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-private.h — a topology in the making: what constraints add houses, arcs and scans by.
 *
 * Memory that runs out is noted and the calls go on, and so is what is too much; topology_new () looks at the end. */
#pragma once

#include "constraint.h"
#include "topology.h"

typedef struct {
  uint16_t    from;
  TopologyArc arc;
} BuildArc;

/* Of the pairs that were built, what the last ones gave: whether the values go together is asked but once of each kind. */
typedef struct {
  bool      (*allowed) (int a, int b, int data);       /* NULL: nothing yet */
  int         data;
  int         forth, back;           /* their tables; −1: they are peers at most */
  bool        different;
} BuildTables;

enum { BUILD_TABLES_KEPT = 1024 };

struct Build {
  const Rules *rules;
  Topology    *topology;
  RulesFault  *fault;
  int          constraint;           /* the one that is being built; TOPOLOGY_NO_CONSTRAINT: none */
  bool         derived;              /* what is added follows from what is there, */
  uint16_t     area;                 /* from these houses: where the first one's cells begin, */
  uint8_t      n_area;               /* and how many they are */
  bool         out_of_memory, too_much;
  int          n_cell, n_factor, n_accept, n_arcs;       /* used of the pools */
  int          room_house, room_cell, room_table, room_scan, room_factor, room_accept, room_arc;
  BuildArc    *arcs;
  BuildTables  tables[BUILD_TABLES_KEPT];
};

/* Room in a pool for n more of size after used; false: there is none, and that is noted. */
bool build_grow (Build *build, void *pool, int *room, int used, int n, size_t size);

/* A scan with its cells; NULL: no memory. */
TopologyScan *build_add_scan (Build *build, ScanKind kind, const uint16_t *cells, int n, int number, int n_states);

/* Cells that hold different values. The same cells twice are one house; number is what it is called by. */
void build_house (Build *build, HouseKind kind, int number, const uint16_t *cells, int n);

/* allowed (a, b, data): whether value a of one cell goes with b of the other. */
typedef bool (*BuildAllowed) (int a, int b, int data);
void build_pair  (Build *build, int one, int other, BuildAllowed allowed, int data);

bool allow_different  (int a, int b, int unused);
bool allow_equal      (int a, int b, int unused);
bool allow_less       (int a, int b, int unused);
bool allow_difference (int a, int b, int difference);
bool allow_apart      (int a, int b, int least);         /* |a − b| ≥ least */

/* The cell holds one of values. */
void build_candidates (Build *build, int cell, Values values);

/* SCAN_SUM: factors NULL for all 1. Cells that all see each other are read as sets, which is stricter. */
void build_sum   (Build *build, const uint16_t *cells, const int *factors, int n, int sum);
/* SCAN_SET whose sets fulfil accepts (values, data). n ≤ BUILD_SET_MAX of the board only. */
enum { BUILD_SET_MAX = 12 };
void build_set   (Build *build, const uint16_t *cells, int n, bool (*accepts) (Values values, int data), int data);
/* Any other kind. */
void build_scan  (Build *build, ScanKind kind, const uint16_t *cells, int n, int number);

/* Equal sums of two lists. */
void build_equal_sums (Build *build, const uint16_t *one, int n_one, const uint16_t *other, int n_other);

/* Whether the two cells carry a mark of this kind, one of those whose only part is two cells. */
bool build_is_marked (const Build *build, int one, int other, const char *id);

/* The cells of a line, in the order seen; returns how many. */
int  build_line  (const Build *build, int line, uint16_t cells[RULES_LINE_MAX]);

/* Part number part; sets the fault's cells to the first four of it. */
int  build_part  (Build *build, const Constraint *constraint, int part, const uint16_t **numbers);

/* Calls look for both neighbours of each pair of cells that share an edge, left or upper one first. */
void build_neighbours (Build *build, void (*look) (Build *build, int one, int other, int data), int data);

/* The parts of topology_new () that live in files of their own: topology-extras.c, topology-rule-of-45.c. */
FaultKind build_extras (Build *build);
void      build_rule_of_45 (Build *build);
