/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-icicle.h — a search tree of any size as an icicle: events from left to right, as in the depth strip, a row for each
 * level, the first one lowest, and each guess a bar over the events for which it stood.
 *
 * What a pixel shows of the tree is worked out once for a view (bars under a pixel become a column as deep as they go, so
 * that it costs O (width × depth), never O (nodes)); where one stands is only a colour on it. */
#pragma once

#include "engine/search/tree.h"
#include "palette.h"

typedef struct {
  double   first, last;      /* events at the left and the right edge, first < last */
  int      width, rows;      /* device pixels; levels */
  uint8_t *kinds;            /* rows × width, see tree-icicle.c; NULL: not computed yet */
} Icicle;

/* For how long the guesses stand that stand at the cursor: those of the levels 1 … n. */
typedef struct {
  int      n;
  uint64_t first[N_CELLS], last[N_CELLS];
} IciclePath;

/* detail: a tree of some of its events, for what is folded; may be NULL. width ≥ 1. */
void             icicle_compute (Icicle *icicle, const Tree *tree, const Tree *detail, double first, double last, int width);
void             icicle_clear   (Icicle *icicle);

/* The same of both trees; detail may be NULL. */
void             icicle_find_path (const Tree *tree, const Tree *detail, uint64_t cursor, IciclePath *path);

/* Device pixels, height ≥ 1; to be let go of. */
cairo_surface_t *icicle_draw    (const Icicle *icicle, int height, const IciclePath *path, uint64_t cursor,
                                 const Palette *palette);

/* From the left edge, not clamped. */
double           icicle_x       (const Icicle *icicle, double event);
/* The upper edge of the level, 1 the lowest; of level 0 the lower edge of all. */
double           icicle_y       (const Icicle *icicle, int height, int depth);
