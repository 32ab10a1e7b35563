/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cover-picture.h — the exact-cover matrix, drawn: its 324 columns folded into four blocks of 9 × 9, and what a row that is
 * taken does to the others.
 *
 * A square of a block is a column; its number says how many rows meet it, bold where they are two or fewer, and a column that
 * is covered is a dot. The table below has the row's four columns in the tints of their houses; a disc is where a row
 * meets a column, and the rows that go are struck. Plain cairo and Pango; the words are the caller's. */
#pragma once

#include <pango/pangocairo.h>

#include "model/look/cover-look.h"
#include "palette.h"

typedef struct {
  double                      width;                           /* pixels */
  const Palette              *palette;
  const PangoFontDescription *font;                            /* of the words, in its size */
  const char                 *titles[N_COVER_KINDS];           /* "Each row" */
  const char                 *captions[N_COVER_KINDS];         /* "row × digit" */
  const CoverColumn          *pointed;                         /* NULL: none */
} CoverPicture;

/* How high the blocks are in that width: side by side, or two by two. */
double cover_picture_height (const CoverPicture *self);
/* Origin at the upper left corner. */
void   cover_picture_paint  (const CoverPicture *self, const CoverLook *look, cairo_t *cr);
/* The column whose square is there; false: there is none. */
bool   cover_picture_find   (const CoverPicture *self, double x, double y, CoverColumn *column);

typedef struct {
  double                      width, height;
  const Palette              *palette;
  const PangoFontDescription *font;
  const char                 *rows_left;                       /* the heading of the numbers */
  const char                 *next;                            /* beside the row that is tried next */
  /* What they give is freed by the painter: "r2c9", or the digit; "cell", or "row 2". */
  char                     *(*column_name) (CoverColumn column);
  char                     *(*column_place) (CoverColumn column);
} CoverTable;

/* Nothing is drawn of an event that takes no row and puts none back. */
void   cover_table_paint    (const CoverTable *self, const CoverLook *look, cairo_t *cr);
int    cover_table_hidden   (const CoverTable *self, const CoverLook *look);       /* rows that have no room in its height */
