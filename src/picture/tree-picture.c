/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-picture.c — see tree-picture.h. What is drawn is worked out once, whatever its colours: the shape. Pictures of it share it,
 * on whatever threads they are. */
#include "tree-picture.h"

#include <math.h>

enum {
  MARGIN = 16, ICICLE_WIDTH = 1200, ROW = 14, ICICLE_MOST = 800,
  FINE = 2,                            /* pixels a point of an icicle */
  CHUNK = 4096                         /* events between two looks at the cancellable; one where steps are slow */
};

typedef struct {
  Trace        trace;                  /* to be grown; strategy NULL: it is there */
  uint64_t     events;                 /* as far as these */
  uint64_t     cursor;
  double       width, height;          /* of the picture */
  Tree        *tree;                   /* owned, as is all the rest; NULL: the icicle is enough */
  Branches     branches;               /* n 0: it is an icicle */
  BranchesView view;
  Icicle       icicle;
  IciclePath   path;
  double       margin;                 /* around the icicle */
  bool         line;                   /* where one is, on it */
} Shape;

static void
shape_clear (void *data)
{
  Shape *shape = data;

  branches_clear (&shape->branches);
  icicle_clear (&shape->icicle);
  tree_free (shape->tree);
}

static void
shape_unref (void *shape)
{
  g_atomic_rc_box_release_full (shape, shape_clear);
}

/* Working it out. */

static void
shape_branches (Shape *shape, int width)
{
  double wide = shape->branches.width * BRANCHES_UNIT_X, high = shape->branches.height * BRANCHES_UNIT_Y, zoom;

  shape->width = width ? width : CLAMP (ceil (wide) + 2 * MARGIN, TREE_PICTURE_LEAST, TREE_PICTURE_MOST);
  zoom = MIN (1, (shape->width - 2 * MARGIN) / wide);
  shape->height = ceil (high * zoom) + 2 * MARGIN;
  shape->view = (BranchesView) {
    .x = (shape->width - wide * zoom) / 2, .y = MARGIN, .zoom = zoom, .width = shape->width, .height = shape->height,
  };
}

static void
shape_icicle (Shape *shape, int width)
{
  uint64_t events = MAX (tree_events (shape->tree), 1);

  shape->margin = MARGIN;
  shape->width = width ? width : ICICLE_WIDTH;
  icicle_compute (&shape->icicle, shape->tree, NULL, 0, (double) events, ((int) shape->width - 2 * MARGIN) * FINE);
  icicle_find_path (shape->tree, NULL, shape->cursor, &shape->path);
  shape->height = CLAMP (shape->icicle.rows * ROW, 2 * ROW, ICICLE_MOST) + 2 * MARGIN;
  g_clear_pointer (&shape->tree, tree_free);
}

static void
shape_whole (Shape *shape, int width)
{
  if (branches_layout (&shape->branches, shape->tree))
    shape_branches (shape, width);
  else
    shape_icicle (shape, width);
}

static bool
grow (void *what, GCancellable *cancellable)
{
  Shape *shape = what;
  uint64_t chunk = shape->trace.strategy->keyframes ? 1 : CHUNK;
  bool more = true;

  shape->tree = tree_new (&shape->trace, TREE_NODES_MAX);
  while (more && shape->tree && tree_events (shape->tree) < shape->events && !g_cancellable_is_cancelled (cancellable))
    more = tree_grow (shape->tree, MIN (chunk, shape->events - tree_events (shape->tree)));
  if (!shape->tree || g_cancellable_is_cancelled (cancellable))
    return false;
  shape->cursor = MIN (shape->cursor, tree_events (shape->tree));
  shape_whole (shape, 0);
  return true;
}

/* Drawing. */

typedef struct {
  Shape                *shape;
  const Palette        *palette;       /* of static life */
  PangoFontDescription *font;          /* owned */
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  shape_unref (drawing->shape);
  pango_font_description_free (drawing->font);
  g_free (drawing);
}

static void
paint_branches (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  const Shape *shape = drawing->shape;
  TreePen pen = { cr, drawing->palette, drawing->font };

  branches_paint (&shape->branches, shape->tree, &pen, &shape->view, shape->cursor, TREE_NONE);
}

static void
paint_icicle (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  const Shape *shape = drawing->shape;
  const double wide = shape->width - 2 * shape->margin, high = shape->height - 2 * shape->margin;
  const double fine = shape->icicle.width / wide, x = icicle_x (&shape->icicle, (double) shape->cursor) / fine;
  cairo_surface_t *surface = icicle_draw (&shape->icicle, (int) (high * fine), &shape->path, shape->cursor, drawing->palette);

  cairo_surface_set_device_scale (surface, fine, fine);
  cairo_set_source_surface (cr, surface, shape->margin, shape->margin);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
  if (!shape->line || x < 0 || x > wide)
    return;
  cairo_rectangle (cr, CLAMP (x, 1, wide - 1) - 1, 0, 2, high);
  color_use (cr, drawing->palette->text);
  cairo_fill (cr);
}

static void
make (const void *what, const Palette *palette, const char *font, Picture *picture)
{
  Shape *shape = (Shape *) what;
  Drawing *drawing = g_new (Drawing, 1);

  *drawing = (Drawing) { g_atomic_rc_box_acquire (shape), palette, pango_font_description_new () };
  pango_font_description_set_family (drawing->font, font ? font : "sans");
  *picture = (Picture) {
    .width = shape->width, .height = shape->height, .ground = palette->card,
    .paint = shape->branches.n ? paint_branches : paint_icicle, .what = drawing, .free_what = drawing_free,
  };
}

void
tree_picture_make (Tree *tree, uint64_t cursor, int width, const Palette *palette, const char *font, Picture *picture)
{
  Shape *shape;

  g_return_if_fail (tree && (width == 0 || width >= TREE_PICTURE_LEAST));
  shape = g_atomic_rc_box_new0 (Shape);
  shape->tree = tree;
  shape->cursor = cursor;
  shape_whole (shape, width);
  make (shape, palette, font, picture);
  shape_unref (shape);
}

/* Models. */

void
tree_picture_model (const Trace *trace, uint64_t events, uint64_t cursor, PictureModel *model)
{
  Shape *shape = g_atomic_rc_box_new0 (Shape);

  shape->trace = *trace;
  shape->events = events;
  shape->cursor = cursor;
  *model = (PictureModel) { .make = make, .prepare = grow, .what = shape, .free_what = shape_unref };
}

bool
tree_picture_model_branches (const Tree *tree, uint64_t cursor, const BranchesView *view, PictureModel *model)
{
  Shape *shape = g_atomic_rc_box_new0 (Shape);

  shape->tree = tree_copy (tree);
  shape->cursor = cursor;
  shape->view = *view;
  shape->width = view->width;
  shape->height = view->height;
  if (!shape->tree || !branches_layout (&shape->branches, shape->tree))
    {
      shape_unref (shape);
      return false;
    }
  *model = (PictureModel) { .make = make, .what = shape, .free_what = shape_unref };
  return true;
}

void
tree_picture_model_icicle (const Icicle *icicle, const IciclePath *path, uint64_t cursor, int width, int height,
                           PictureModel *model)
{
  Shape *shape = g_atomic_rc_box_new0 (Shape);

  shape->icicle = *icicle;
  shape->icicle.kinds = g_memdup2 (icicle->kinds, (gsize) icicle->rows * (gsize) icicle->width);
  shape->path = *path;
  shape->cursor = cursor;
  shape->width = width;
  shape->height = height;
  shape->line = true;
  *model = (PictureModel) { .make = make, .what = shape, .free_what = shape_unref };
}
