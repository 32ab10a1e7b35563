/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-private.h — what the files of the whole tree share: setdoku-tree.c (the widget), setdoku-tree-paint.c (what it
 * draws), setdoku-tree-view.c (from how near), setdoku-tree-input.c (pointer and keys). */
#pragma once

#include "picture/tree-branches.h"
#include "picture/tree-icicle.h"
#include "picture/tree-picture.h"
#include "setdoku-tree.h"

struct _SetdokuTree
{
  GtkWidget           parent_instance;

  SetdokuTreeBuilder *builder;
  SetdokuPlayer      *player;
  int                 height;          /* asked for */
  gboolean            wants_icicle;    /* although nodes could be shown */
  GskRenderNode      *last;            /* as drawn last: shown while the tree is with its worker; NULL: nothing yet */

  Branches            branches;        /* n 0: the tree is too large for it, or not known */
  gboolean            branches_stale, icicle_stale;
  double              x, y, zoom;      /* of nodes: see BranchesView; zoom 0: where one is stays in the middle */

  Icicle              icicle;
  double              axis;            /* events that all of it takes at least */
  double              from, span;      /* events shown: from … from + span; span 0: all */
  IciclePath          path;            /* as drawn last */

  uint64_t            focus;           /* the event of the guess in focus; 0: none */
  int                 hovered;         /* cell, −1 */
  double              pointer_x, pointer_y;
  double              grab_x, grab_y, grab_scale;      /* how far a drag or a pinch has been followed */
  gboolean            dragged;

  uint64_t            frame_event;     /* 0: no frame */
  int                 frame_from, frame_to;      /* levels */
  gboolean            frame_held;
};

enum { CANVAS_SPAN_LEAST = 16 };       /* events, as near as it goes */

/* setdoku-tree.c */
gboolean     canvas_is_branches (SetdokuTree *self);
void         canvas_choose      (SetdokuTree *self, uint64_t step);
void         canvas_ask_menu    (SetdokuTree *self, uint64_t first, double x, double y);
void         canvas_hover       (SetdokuTree *self, int cell);
void         canvas_set_focus   (SetdokuTree *self, uint64_t first);
void         canvas_move_frame  (SetdokuTree *self, int levels);

/* The tree that knows the guess, the whole one if it does; NULL: none at hand. */
const Tree  *canvas_locate      (SetdokuTree *self, uint64_t first, uint32_t *node);

/* What is there; false: nothing. */
bool         canvas_pick        (SetdokuTree *self, double x, double y, TreeNode *got);

/* setdoku-tree-paint.c */
void         canvas_prepare     (SetdokuTree *self, const Tree *tree);       /* layout and icicle, as far as they are stale */
void         canvas_paint       (SetdokuTree *self, const Tree *tree, GtkSnapshot *snapshot);

/* Of the part that is seen, and of all that is explored; see PictureSourceTake. */
gboolean     canvas_take        (GtkWidget *widget, PictureModel *model);
gboolean     canvas_take_whole  (GtkWidget *widget, PictureModel *model);

bool         canvas_frame       (SetdokuTree *self, GdkRectangle *frame);    /* false: there is none */

/* setdoku-tree-view.c */
BranchesView canvas_view        (SetdokuTree *self);
double       canvas_first       (SetdokuTree *self);                         /* events at both edges of the icicle */
double       canvas_last        (SetdokuTree *self);
void         canvas_zoom_at     (SetdokuTree *self, double factor, double x, double y);
void         canvas_pan         (SetdokuTree *self, double dx, double dy);   /* the picture, in pixels */
void         canvas_show        (SetdokuTree *self, uint64_t first);         /* brings the guess into sight */

/* setdoku-tree-input.c */
void         canvas_add_input   (SetdokuTree *self);
