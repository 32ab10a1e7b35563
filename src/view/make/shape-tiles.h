/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shape-tiles.h — what can be chosen of a board to be made: its size, its shape, what else holds on it. A row each, with a
 * picture, which the painter draws as it does any board. */
#pragma once

#include "engine/any/make/any-shape.h"
#include "formats/document.h"

typedef enum { TILE_SIZE, TILE_SHAPE, TILE_RULE, N_TILE_KINDS } TileKind;       /* one size, one shape, any number of rules */

typedef struct {
  TileKind    kind;
  const char *name;                  /* marked N_(); NULL: n × n */
  const char *rule;                  /* a sentence, marked; NULL: none */
  const char *shape;                 /* how any_shape_read () calls it, without a size; "": boxes */
  int         n;                     /* its size; of TILE_SHAPE 0: any */
  unsigned    drawn;                 /* of TILE_RULE: DRAW_ bits and extras */
  uint32_t    extras;
  const char *picture;               /* a block, see blocks.h; NULL: the shape itself */
} ShapeTile;

extern const ShapeTile shape_tiles[];            /* ends with kind N_TILE_KINDS */

Document *shape_tile_picture (const ShapeTile *tile);            /* (transfer full) */
char     *shape_tile_name    (const ShapeTile *tile);            /* translated; g_free () it */
bool      shape_tile_is_usual (const ShapeTile *tile);           /* chosen at first */

/* The shape that they make together; one of several grids has a size of its own. */
void      shape_tiles_shape  (int n, const ShapeTile *shape, unsigned drawn, uint32_t extras, AnyShape *chosen);
