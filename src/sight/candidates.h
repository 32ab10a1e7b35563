/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* candidates.h — quadrilaterals that may be a grid: whatever hangs together, seen at several thresholds. */
#pragma once

#include "component.h"
#include "hull.h"
#include "map.h"

enum { CANDIDATES_MOST = 160, CLUSTER_CELLS = 2048 };

/* What the search for them works with: the caller's room. */
typedef struct {
  Components parts;
  uint8_t    mask[MAP_SIZE], wider[MAP_SIZE];
  Point      outline[2 * MAP_SIDE];
  Hull       hull;
  uint32_t   chosen[CLUSTER_CELLS];            /* parts that may be white cells */
  Point      middle[CLUSTER_CELLS];
  float      size[CLUSTER_CELLS];
  uint16_t   cluster[CLUSTER_CELLS], queue[CLUSTER_CELLS];     /* cluster: 0: none yet */
  int        n;
  Quad       quad[CANDIDATES_MOST];            /* the first corner is the upper left one */
} Candidates;

/* Those of a map at a threshold, appended to what there is; set n to 0 first. white: look for white cells between the lines, too. */
void candidates_find (Candidates *candidates, const Map *map, float threshold, bool white);

/* Large enough, no side much shorter than another, no corner too sharp. */
bool candidate_is_fit (const Quad *quad, int width, int height);
