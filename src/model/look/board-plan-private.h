/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-private.h — a plan in the making: what the families of constraints add their shapes by.
 *
 * board-plan.c puts it together and has the row of each constraint, board-plan-borders.c what divides cells,
 * board-plan-cages.c what goes around them, board-plan-lines.c what runs through them, board-plan-signs.c what stands in and
 * between them, board-plan-outside.c what stands beside the board. */
#pragma once

#include <glib.h>

#include "board-plan.h"
#include "engine/rules/constraint.h"

typedef struct {
  const Rules *rules;
  BoardPlan   *plan;
  int          constraint;             /* whose shapes are added now */
  GArray      *marks, *points, *borders;
  uint8_t      outside[4][RULES_LINE_MAX + 2];       /* how many clues stand there already: left, top, right, bottom */
  uint32_t     outside_kinds;          /* bits of the kinds of clues beside the board: a sign tells several apart */
} PlanBuild;

typedef void (*PlanDraw) (PlanBuild *build, const Constraint *constraint, int argument);

/* Adds a shape of n points; returns it, valid until the next one. */
PlanMark *plan_add   (PlanBuild *build, PlanShape shape, PlanRole role, PlanLayer layer, const PlanPoint *points, int n,
                      double size);
/* The same at one point. text: NULL none */
void      plan_put   (PlanBuild *build, PlanShape shape, PlanRole role, PlanLayer layer, PlanPoint at, double size,
                      const char *text);

PlanPoint plan_middle (const PlanBuild *build, int cell);
/* Their middles; returns them, to be freed. */
PlanPoint *plan_middles (const PlanBuild *build, const uint16_t *cells, int n);
/* A value as one character, a sum as a number. */
void      plan_number (char text[8], int number);
int       plan_part   (const PlanBuild *build, const Constraint *constraint, int part, const uint16_t **numbers);

void plan_borders  (PlanBuild *build);
void plan_extras   (PlanBuild *build);

/* Fills each cell, without seams. */
void plan_fill     (PlanBuild *build, PlanRole role, const uint16_t *cells, int n);
/* The first of the four tints that no neighbour among those that were added has. */
PlanRole plan_tint (PlanBuild *build, const uint16_t *cells, int n);

/* board-plan-cages.c */
void plan_cage       (PlanBuild *build, const Constraint *constraint, int role);
void plan_math       (PlanBuild *build, const Constraint *constraint, int sign);
void plan_equal_sums (PlanBuild *build, const Constraint *constraint, int unused);
void plan_region     (PlanBuild *build, const Constraint *constraint, int unused);
void plan_clone      (PlanBuild *build, const Constraint *constraint, int unused);
/* board-plan-lines.c */
void plan_thermo     (PlanBuild *build, const Constraint *constraint, int slow);
void plan_arrow      (PlanBuild *build, const Constraint *constraint, int unused);
void plan_line       (PlanBuild *build, const Constraint *constraint, int role);
void plan_line_with_number (PlanBuild *build, const Constraint *constraint, int role);
void plan_ends       (PlanBuild *build, const Constraint *constraint, int sign);
/* board-plan-signs.c */
enum { PLAN_PAIR_WHITE, PLAN_PAIR_BLACK, PLAN_PAIR_X, PLAN_PAIR_V, PLAN_PAIR_DIFFERENCE, PLAN_PAIR_RATIO, PLAN_PAIR_SUM };
void plan_pair       (PlanBuild *build, const Constraint *constraint, int sign);
void plan_less       (PlanBuild *build, const Constraint *constraint, int unused);
void plan_quad       (PlanBuild *build, const Constraint *constraint, int unused);
void plan_parity     (PlanBuild *build, const Constraint *constraint, int odd);
void plan_extreme    (PlanBuild *build, const Constraint *constraint, int direction);
void plan_index      (PlanBuild *build, const Constraint *constraint, int across);
void plan_candidates (PlanBuild *build, const Constraint *constraint, int unused);
void plan_nothing    (PlanBuild *build, const Constraint *constraint, int unused);
/* board-plan-outside.c */
enum { PLAN_OUT_SANDWICH, PLAN_OUT_X_SUM, PLAN_OUT_SKYSCRAPER, PLAN_OUT_ROOM };
void plan_outside       (PlanBuild *build, const Constraint *constraint, int kind);
void plan_little_killer (PlanBuild *build, const Constraint *constraint, int unused);
