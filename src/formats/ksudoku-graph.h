/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ksudoku-graph.h — a board as KSudoku tells it: grids, cliques of cells that differ, and cages. */
#pragma once

#include "rules-text.h"

/* What its cages work out. */
enum { CAGE_NONE, CAGE_DIVIDE, CAGE_SUBTRACT, CAGE_MULTIPLY, CAGE_ADD };

typedef struct {
  int      n;
  uint16_t cell[RULES_LINE_MAX];
} KsudokuClique;

typedef struct {
  int      order, rows, columns;
  bool     killer;                   /* digits of a cage differ */
  char     name[64];                 /* of the shape, to refuse it by */
  int      n_grids;
  uint16_t grid[RULES_GRIDS_MAX];    /* top left cells */
  bool     blocks[RULES_GRIDS_MAX];
  GArray  *cliques;                  /* of KsudokuClique */
  Rules   *rules;                    /* the cages so far, and in the end all of it */
} KsudokuGraph;

KsudokuGraph *ksudoku_graph_new  (void);
void          ksudoku_graph_free (KsudokuGraph *graph);

/* Its attributes. */
bool ksudoku_graph_read   (KsudokuGraph *graph, const char **names, const char **values, ParseError *error);
bool ksudoku_graph_grid   (KsudokuGraph *graph, const char **names, const char **values, ParseError *error);
/* The cells of an element that ends; operation and value of a cage as they stand there. */
bool ksudoku_graph_clique (KsudokuGraph *graph, const char *cells, ParseError *error);
bool ksudoku_graph_cage   (KsudokuGraph *graph, uint64_t operation, uint64_t value, const char *cells, ParseError *error);
/* The row of constraint_kinds[] for cages of an operation that is not CAGE_NONE. */
const char *ksudoku_cage_kind (int operation, bool killer);
/* Whether all of it makes a board that is known; then the rules are filled in. */
bool ksudoku_graph_end    (KsudokuGraph *graph, ParseError *error);

static inline int
ksudoku_cell (int rows, int columns, int index)
{
  return index % rows * columns + index / rows;
}

bool ksudoku_hold        (const Rules *rules);
void ksudoku_write_graph (const Rules *rules, GString *text);        /* NULL: the classic board */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KsudokuGraph, ksudoku_graph_free)
