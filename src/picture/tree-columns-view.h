/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-columns-view.h — which part of a tree of columns is seen, and how large: every size comes from the text as it is
 * measured in the font at hand, so that what a node holds has room in any font. Text is never smaller than 11 pixels; a
 * narrow picture shows fewer columns instead. */
#pragma once

#include <pango/pangocairo.h>

#include "tree-columns.h"

typedef struct {
  double width, height;                /* pixels of the picture */
  double zoom;                         /* 1: as large as the font says */
  int    first;                        /* the first column; > 0: left of it is a sign for those before */
  double lift;                         /* pixels by which all lanes are moved down, ≥ 0 */

  /* Measured. */
  double text;                         /* pixels of the font */
  double name_width;                   /* "r9c9" */
  double node_width, node_height;
  double pitch_x, pitch_y;             /* from column to column, from lane to lane */
  double pad;                          /* in a node, at both ends and between its parts */
  double footer, overview;             /* heights at the lower edge */
  double sign_width;                   /* of the sign for columns before, with its gap */
  int    slots;                        /* columns that have room beside the sign, ≥ 2 */
  int    lanes;                        /* above the spine, ≥ 1 */
} ColumnsView;

/* width, height and zoom to all that is measured. size: pixels of usual text. mixed: each failed guess has its cell's name. */
void   columns_view_measure (ColumnsView *self, const PangoFontDescription *font, double size, bool mixed);

/* As the playhead asks for it: all from the start if that has room, else the last guess in the second column from the right. */
int    columns_view_follow  (const ColumnsView *self, const Spine *spine);
int    columns_view_last    (const ColumnsView *self);                   /* the last column that is seen whole */
int    columns_view_limit   (const ColumnsView *self, const Spine *spine);       /* first is never more */

double columns_view_left    (const ColumnsView *self);                   /* where columns begin, behind the sign */
/* The middle of a node. */
double columns_view_x       (const ColumnsView *self, int column);
double columns_view_y       (const ColumnsView *self, int lane);

typedef enum { COLUMNS_NOTHING, COLUMNS_PLACE, COLUMNS_BEFORE, COLUMNS_OVERVIEW } ColumnsPart;

/* What is under the point; place: its index when it is one. */
ColumnsPart columns_view_pick (const ColumnsView *self, const TreeColumns *columns, double x, double y, int *place);

/* OVERVIEW: the column that it shows there, and where it shows one. */
int    columns_view_overview_column (const ColumnsView *self, const Spine *spine, double x);
double columns_view_overview_x      (const ColumnsView *self, const Spine *spine, int column);

/* Pixels of a text. */
double columns_text_width   (const PangoFontDescription *font, const char *text, double size, PangoWeight weight);
