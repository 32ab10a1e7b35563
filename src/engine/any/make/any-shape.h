/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-shape.h — which board is to be made: its size, what holds on all of it, and what is to be drawn on it by chance.
 *
 * A row names a shape, a number behind it its size: "jigsaw" is 9 × 9, "jigsaw6" 6 × 6, and "6x6" a plain board. Extras and
 * what is drawn can be added to any of them; what is not drawn by chance, as the asterisk, has its place on 9 × 9 alone. */
#pragma once

#include "engine/rules/rules.h"

enum { DRAW_REGIONS = 1 << 0, DRAW_CAGES = 1 << 1, DRAW_THERMOMETERS = 1 << 2, DRAW_CENTRE_DOT = 1 << 3, DRAW_ASTERISK = 1 << 4 };

/* Several grids that share boxes: of 9 × 9 on a canvas of 21 × 21, the tiny Samurai of 4 × 4 on one of 10 × 10. */
typedef enum { LAYOUT_ONE, LAYOUT_SAMURAI, LAYOUT_WINDMILL, LAYOUT_SOHEI, LAYOUT_TINY_SAMURAI, N_LAYOUTS } AnyLayout;

typedef struct {
  uint8_t     n;                     /* values; rows and columns, too, unless there are several grids */
  uint8_t     box_rows, box_columns; /* 0: no boxes */
  uint8_t     drawn;                 /* DRAW_ bits */
  uint8_t     layout;                /* AnyLayout */
  uint32_t    extras;                /* bits 1 << Extra */
} AnyShape;

typedef struct {
  const char *id;                    /* stable */
  const char *name;                  /* marked N_() */
  uint8_t     drawn;
  bool        boxed;
  uint8_t     layout;                /* AnyLayout */
  uint32_t    extras;
} AnyShapeKind;

extern const AnyShapeKind any_shape_kinds[];           /* ends with id NULL */

/* What any_shape_add () calls each of the DRAW_ bits, the lowest first; NULL: only a shape has it. */
enum { N_DRAWN = 5 };
extern const char *const any_drawn_ids[N_DRAWN];

typedef enum {
  SHAPE_OK,
  SHAPE_UNKNOWN,                     /* no row is called that */
  SHAPE_SIZE,                        /* not that large: 2 to 25 are, of several grids one size alone */
  SHAPE_NO_BOXES,                    /* no boxes divide that size, as 7 × 7 */
} ShapeStatus;

/* "6x6", "jigsaw", "killer6" … */
ShapeStatus any_shape_read  (const char *text, AnyShape *shape);
/* The id of an extra, of a thing to be drawn: "cages", "asterisk" … False: there is no such. */
bool        any_shape_add   (AnyShape *shape, const char *id);

/* What is known of its rules before anything is drawn. */
void        any_shape_rules (const AnyShape *shape, Rules *rules);

/* What it is called, part by part: "Jigsaw", "Killer", "Windoku"; of a plain board none. Marked N_(). Returns how many. */
enum { SHAPE_NAMES_MAX = 6 + N_EXTRAS };
int         any_shape_names (const AnyShape *shape, const char *names[SHAPE_NAMES_MAX]);
