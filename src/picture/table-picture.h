/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* table-picture.h — what Compare tells, as a picture: a line for each strategy, its figures in columns, and one of them as a
 * bar on the axis that all lines share. */
#pragma once

#include "picture.h"

typedef struct {
  bool     known, open;                /* there is a count at all; it may still grow */
  uint64_t n;
} TableBar;

typedef struct {
  unsigned           n_columns, n_lines;
  const char *const *heads;            /* of the columns */
  const char *const *cells;            /* n_columns of a line after those of the line before; the first is what the line is of */
  const TableBar    *bars;             /* of the lines; NULL: there are none */
  int                bars_width;       /* points; 0: 300 */
  double             letters;          /* of the font, points; 0: 13 */
  const Palette     *palette;          /* of static life */
  const char        *font;             /* a family; NULL: the default sans */
} TablePicture;

/* As wide as its words are. Keeps copies of all. To be cleared by picture_clear (). */
void table_picture_make (const TablePicture *self, Picture *picture);

/* The same in any colours and fonts: what it has of both is of no use here. Keeps copies of all. */
void table_picture_model (const TablePicture *self, PictureModel *model);
