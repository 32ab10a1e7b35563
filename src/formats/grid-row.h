/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grid-row.h — one line of a text, looked at as a row of a grid.
 *
 * People and programs draw grids in many ways: bare, spaced, framed, as Markdown or CSV, quoted in
 * a letter. Which sign means an empty cell is the same all over a text: where . 0 _ or x stands in
 * a row, - and * belong to frames; where nothing stands, a space is an empty cell, of which
 * each may have another one beside it (wide). */
#pragma once

#include "format-private.h"

typedef enum { EMPTY_SIGN, EMPTY_DASH, EMPTY_STAR, EMPTY_SPACE, EMPTY_WIDE_SPACE } GridEmpty;

typedef enum {
  GRID_BLANK,
  GRID_FRAME,
  GRID_RULE,                 /* the line below the head of a Markdown table */
  GRID_ROW,                  /* n cells; digits if there are nine */
  GRID_BAD,                  /* a row with a character in it that is no cell */
  GRID_PROSE,
} GridRowKind;

typedef struct {
  GridRowKind kind;
  unsigned    n;
  uint8_t     digits[9];
  unsigned    column;        /* of the tenth cell, of the end of a short row, or of the bad character */
  gunichar    bad;
} GridRow;

GridEmpty grid_row_find_empty (Span text);
void      grid_row_read       (GridRow *row, Span line, GridEmpty empty);
