/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan.h — all that a board shows before any digit: which cells there are, its borders, tints, cages, lines and signs,
 * and what stands outside of it.
 *
 * Worked out once from a topology, never changed, held by pointer; plain shapes in units of a cell's side, so that whoever
 * draws knows no constraint. The upper left corner of cell 0 is 0, 0; margins lie beyond the board, at less than 0 or more
 * than its columns and rows. NULL stands for the classic board without anything everywhere, and the functions take it. */
#pragma once

#include "engine/rules/topology.h"

typedef enum {
  PLAN_FILL,                           /* a closed path */
  PLAN_LINE,                           /* an open one with round ends; size: its width, 0 for a hairline that is seen */
  PLAN_OUTLINE,                        /* a closed one, dashed; its text stands in a gap at the last point, which is none of it */
  PLAN_DISC,                           /* size: the radius; its text in the middle */
  PLAN_RING,                           /* the same, empty; with several points the outline of a line that is so thick */
  PLAN_SQUARE,                         /* size: half of its side */
  PLAN_TEXT,                           /* in the middle of its point; size: of the em */
  N_PLAN_SHAPES
} PlanShape;

/* What it is drawn for; palette.h has a colour for each. */
typedef enum {
  PLAN_TINT_1, PLAN_TINT_2, PLAN_TINT_3, PLAN_TINT_4,        /* extra regions, clones: neighbours differ */
  PLAN_WINDOW, PLAN_DIAGONAL, PLAN_PARITY, PLAN_EXTREME, PLAN_INDEX,
  PLAN_THERMO, PLAN_ARROW, PLAN_WHISPER, PLAN_DUTCH, PLAN_RENBAN, PLAN_PALINDROME, PLAN_REGION_SUM, PLAN_ZIPPER,
  PLAN_BETWEEN, PLAN_MODULAR, PLAN_ENTROPIC, PLAN_SUM_LINE,
  PLAN_CAGE, PLAN_SUM, PLAN_DOT_WHITE, PLAN_DOT_BLACK, PLAN_SIGN, PLAN_DIM,
  N_PLAN_ROLES
} PlanRole;

/* From below. Up to PLAN_CAGES they lie under the digits. */
typedef enum { PLAN_TINTS, PLAN_LINES, PLAN_CAGES, PLAN_SIGNS, PLAN_OUTSIDE, N_PLAN_LAYERS } PlanLayer;

typedef struct { double x, y; } PlanPoint;

typedef struct {
  uint8_t   shape, role, layer;        /* PlanShape, PlanRole, PlanLayer */
  uint16_t  constraint;                /* of the rules; TOPOLOGY_NO_CONSTRAINT: an extra */
  uint16_t  n;                         /* points of BoardPlan.point */
  uint32_t  first;
  double    size;
  PlanPoint from, to;                  /* what it lies within, all of its ink */
  char      text[8];                   /* characters of values, X, V, and + - * / for their signs; "": none */
} PlanMark;

/* Along the border of cells, whole sides long. */
typedef struct {
  uint8_t row, column, length;         /* its upper or left end is the corner of that cell */
  bool    down, thick;
} PlanBorder;

typedef struct {
  atomic_int  references;
  Topology   *topology;                /* held */
  uint8_t     rows, columns, n;        /* n: values */
  uint8_t     left, top, right, bottom;        /* margins, in cells: 0 where nothing stands outside */
  bool        framed;                  /* one rectangle without gaps: a frame with round corners goes around it */
  int         n_borders, n_marks, n_points;
  PlanBorder *border;                  /* none of the frame's */
  PlanMark   *mark;                    /* by layers, from below */
  PlanPoint  *point;
  uint32_t    marks_of[RULES_CELLS_MAX + 1];   /* of a cell: what lies under its digit, from index[cell] up to index[cell + 1] */
  uint16_t   *cell_mark;
  PlaceSet    with_sum;                /* cells with a sum in their corner: marks make room */
} BoardPlan;

/* The caller has the first reference; the topology is held. Any thread may hold and read it. */
BoardPlan *board_plan_new   (const Topology *topology);
BoardPlan *board_plan_ref   (const BoardPlan *plan);         /* returns it; NULL is fine */
void       board_plan_unref (const BoardPlan *plan);         /* NULL is fine */

static inline int board_plan_rows    (const BoardPlan *plan) { return plan ? plan->rows : 9; }
static inline int board_plan_columns (const BoardPlan *plan) { return plan ? plan->columns : 9; }
static inline int board_plan_n       (const BoardPlan *plan) { return plan ? plan->n : 9; }
static inline int board_plan_n_cells (const BoardPlan *plan) { return plan ? plan->rows * plan->columns : N_CELLS; }
static inline int board_plan_left    (const BoardPlan *plan) { return plan ? plan->left : 0; }
static inline int board_plan_top     (const BoardPlan *plan) { return plan ? plan->top : 0; }

/* With its margins, in cells. */
static inline int board_plan_width   (const BoardPlan *plan) { return plan ? plan->left + plan->columns + plan->right : 9; }
static inline int board_plan_height  (const BoardPlan *plan) { return plan ? plan->top + plan->rows + plan->bottom : 9; }

static inline bool
board_plan_has (const BoardPlan *plan, int cell)
{
  return !plan || topology_exists (plan->topology, cell);
}

/* A cell's place within the board, without margins. */
static inline int board_plan_row     (const BoardPlan *plan, int cell) { return cell / board_plan_columns (plan); }
static inline int board_plan_column  (const BoardPlan *plan, int cell) { return cell % board_plan_columns (plan); }

/* From a cell so many rows down and columns right, going round at the edges, and on past what does not exist: the next cell that
 * does. */
int board_plan_go (const BoardPlan *plan, int cell, int rows, int columns);

/* The cell at a place; −1: outside of the board, or none exists there. */
int board_plan_cell_at (const BoardPlan *plan, int row, int column);
