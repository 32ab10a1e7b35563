/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology.h — what follows from the rules before any digit is looked at; worked out once, never changed, held by pointer.
 *
 * Whatever a board obeys becomes three kinds of things, and a search knows only these:
 *
 *   houses   cells that hold different values; a full house has n of them, so it holds every value. Naked reasoning is valid
 *            in both, hidden reasoning in full houses only: the one distinction that all deductions rest on
 *   arcs     what the value of one cell leaves to another: a dot, a step of a thermometer, a knight's move. Two cells see each
 *            other when no value fits both
 *   scans    what cells have in common in some order, as a sum along a line: read by a small machine, see scan.h
 *
 * So a constraint acts by what it adds to these three, and adding one is a row in constraint.h. */
#pragma once

#include <stdatomic.h>
#include <stddef.h>

#include "places.h"

enum { TOPOLOGY_NO_CONSTRAINT = 0xffff, TOPOLOGY_EXISTS = 1 };

/* The largest scan: so many cells, so many words of 64 states. */
enum { SCAN_CELLS_MAX = 128, SCAN_WORDS_MAX = 256 };

/* The largest topology: so many cells of all houses and scans, so many arcs. Some kilobytes of zippers would be millions. */
enum { TOPOLOGY_PLACES_MAX = 65535, TOPOLOGY_ARCS_MAX = 1 << 20 };

typedef enum {
  HOUSE_ROW, HOUSE_COLUMN, HOUSE_BOX, HOUSE_REGION, HOUSE_DIAGONAL, HOUSE_WINDOW, HOUSE_DISJOINT, HOUSE_EXTRA, HOUSE_CAGE
} HouseKind;

typedef struct {
  uint16_t first, n;                 /* its cells in Topology.cell, in reading order */
  uint8_t  kind;                     /* HouseKind */
  uint8_t  number;                   /* within its kind and grid, from 1: "row 3" */
  bool     full;                     /* n == the board's n */
} TopologyHouse;

typedef struct {
  uint16_t to;
  uint16_t table;                    /* Topology.table[table][v]: what value v of the arc's cell leaves to the other */
  uint16_t constraint;               /* which it comes from; TOPOLOGY_NO_CONSTRAINT: of an extra */
} TopologyArc;

typedef enum {
  SCAN_SET,                          /* values that differ; the set of them is one of some: a cage, a renban */
  SCAN_SUM,                          /* Σ factor × value = number */
  SCAN_GROUPS,                       /* the same; its cells are in groups of one factor each, that hold different values */
  SCAN_PRODUCT,                      /* their product is number */
  SCAN_LARGEST_LESS,                 /* the largest less all others is number */
  SCAN_LARGEST_BY,                   /* the largest divided by all others is number */
  SCAN_PIECES,                       /* cut into pieces, each with the sum number */
  SCAN_SANDWICH,                     /* between the 1 and the n of a line the sum is number */
  SCAN_X_SUM,                        /* the first x have the sum number, x being the first */
  SCAN_SKYSCRAPER,                   /* number of them are higher than all before */
  SCAN_ROOM,                         /* the x-th is number, x being the first */
  SCAN_BETWEEN,                      /* two ends first: all others lie strictly between them */
  SCAN_LOCKOUT,                      /* two ends first: number apart or more, all others outside of them */
  SCAN_QUAD,                         /* some values, in bits of four from the lowest, are among them */
  SCAN_THIRDS,                       /* a low, a middle and a high one are among them */
} ScanKind;

typedef struct {
  uint16_t first, n;                 /* its cells in Topology.cell, in the order they are read */
  uint16_t constraint;               /* which it comes from; TOPOLOGY_NO_CONSTRAINT: of none, or several (rule of 45) */
  uint8_t  kind;                     /* ScanKind */
  bool     derived;                  /* it follows from others, so a finished board need not be held against it */
  uint8_t  n_area;                   /* by the rule of 45: of so many full houses, from Topology.house[area] on */
  uint16_t area;
  int32_t  number;
  int32_t  lowest;                   /* SCAN_SUM, SCAN_GROUPS: of any part of the sum */
  uint16_t n_words;                  /* of 64 bits for one set of the machine's states */
  uint32_t data;                     /* SCAN_SUM: factors in Topology.factor; SCAN_GROUPS: then, for each cell, whether a
                                      * group ends with it; SCAN_SET: accepted sets in Topology.accept; SCAN_PRODUCT: the
                                      * whole part of number's root */
} TopologyScan;

typedef struct Topology {
  atomic_int    references;
  Rules        *rules;               /* a copy of those that it was worked out from */
  uint8_t       rows, columns, n;
  uint16_t      n_cells;             /* of the canvas */
  uint16_t      n_existing;
  Values        all;                 /* 1–n */
  Values        start[RULES_CELLS_MAX];        /* what a cell can hold before any clue, and TOPOLOGY_EXISTS if it does */
  uint8_t       box[RULES_CELLS_MAX];          /* number of its box or region from 1; 0: none, or several grids */

  int           n_houses, n_tables, n_scans, n_places;
  TopologyHouse *house;              /* full ones first */
  int           n_full;
  TopologyScan *scan;
  uint16_t     *cell;                /* cells of houses and scans */
  Values      (*table)[VALUES_MAX + 1];
  int16_t      *factor;
  uint8_t      *set_sum;             /* SCAN_GROUPS: of the set with value v where bit v − 1 is set; NULL: not needed */
  uint64_t     *accept;

  /* Of a cell: what it has part in, from index[cell] up to index[cell + 1]. */
  uint32_t      houses_of[RULES_CELLS_MAX + 1], arcs_of[RULES_CELLS_MAX + 1], scans_of[RULES_CELLS_MAX + 1],
                peers_of[RULES_CELLS_MAX + 1];
  uint16_t     *cell_house, *cell_scan, *cell_peer;
  TopologyArc  *arc;
  PlaceSet     *peers;               /* n_cells of them: who sees the cell */
} Topology;

/* NULL: the rules contradict themselves, or memory is short; fault says which. The caller has the first reference, and the last
 * one frees it; it may be held by several threads. */
Topology *topology_new   (const Rules *rules, RulesFault *fault);
Topology *topology_ref   (const Topology *topology);      /* returns it; NULL is fine */
void      topology_unref (const Topology *topology);      /* NULL is fine */

/* Whether they are worked out from equal rules; NULL stands for the classic board and equals only itself. */
bool      topology_equal (const Topology *a, const Topology *b);

static inline bool
topology_exists (const Topology *topology, int cell)
{
  return topology->start[cell] & TOPOLOGY_EXISTS;
}

static inline PlaceSet
topology_house_set (const Topology *topology, int house)
{
  PlaceSet set = PLACES_NONE;

  for (int i = 0; i < topology->house[house].n; i++)
    places_add (&set, topology->cell[topology->house[house].first + i]);
  return set;
}

static inline bool
topology_sees (const Topology *topology, int a, int b)
{
  return places_has (&topology->peers[a], b);
}
