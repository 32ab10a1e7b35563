/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-columns-paint.h — draws a tree of columns. */
#pragma once

#include "tree-columns-view.h"
#include "tree-glyph.h"

/* Translated, borrowed. */
typedef struct {
  const char *before[2];               /* two lines of the sign for the columns that are not shown, where they have room */
  const char *short_before;
  const char *dead_end, *solved;       /* below their columns */
  const char *depth;                   /* below the sign */
} ColumnsWords;

typedef struct {
  const Spine        *spine;
  const Limbs        *limbs;
  const TreeColumns  *columns;
  const ColumnsView  *view;
  const ColumnsWords *words;
  int                 focus;           /* place; −1: none */
} ColumnsPicture;

void columns_paint (const ColumnsPicture *self, const TreePen *pen);
