/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-spine-private.h — what the files of the spine share: setdoku-tree-spine.c (the widget and what it draws),
 * setdoku-tree-spine-places.c (what is where), setdoku-tree-spine-input.c (pointer and keys). */
#pragma once

#include "picture/tree-columns-paint.h"
#include "setdoku-tree-spine.h"

struct _SetdokuTreeSpine
{
  GtkWidget    parent_instance;

  Spine       *spine;                  /* owned, as the columns are: boards of any size are too much for an object */
  Limbs        limbs;
  TreeColumns *columns;
  ColumnsView  view;
  gboolean     stale;                  /* columns and view */
  gboolean     mixed;                  /* once nodes need names, they keep their width */
  gboolean     follow;
  GHashTable  *hands;                  /* uint64_t * of its own → TreeHand: what was opened and folded */

  int          focus;                  /* place; −1: none */
  TreePlace    focused;                /* as it was, to find it again */
  uint64_t     focused_step;

  int          hovered;                /* cell, −1 */
  double       grab_x, grab_y, wheel, pinched;         /* how far a drag, a wheel, two fingers have been followed */
  gboolean     dragged;
  guint        tick;                   /* 0: it has told its size */
};

/* setdoku-tree-spine.c */
void      spine_prepare    (SetdokuTreeSpine *self);                     /* columns and view, when they are stale */
void      spine_scroll     (SetdokuTreeSpine *self, int columns, double lift);
void      spine_scroll_to  (SetdokuTreeSpine *self, int first);
void      spine_show_place (SetdokuTreeSpine *self, int place);          /* brings it into sight */
void      spine_focus      (SetdokuTreeSpine *self, int place);          /* and says it */
gboolean  spine_toggle     (SetdokuTreeSpine *self, int place);          /* opens or folds it; FALSE: it cannot be */
void      spine_seek       (SetdokuTreeSpine *self, const TreePlace *place);
void      spine_hover      (SetdokuTreeSpine *self, int cell);

/* setdoku-tree-spine-places.c */
uint64_t  spine_step_of    (SetdokuTreeSpine *self, const TreePlace *place);     /* 0: not known, or nothing to go to */
int       spine_cell_of    (SetdokuTreeSpine *self, const TreePlace *place);     /* −1: none */
char     *spine_describe   (SetdokuTreeSpine *self, const TreePlace *place);

/* setdoku-tree-spine-input.c */
void      spine_add_input  (SetdokuTreeSpine *self);
