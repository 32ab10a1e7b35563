/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-picture.h"

#include <math.h>

#include "tree-branches.h"
#include "tree-icicle.h"

enum { MARGIN = 16, ICICLE_WIDTH = 1200, ROW = 14, ICICLE_MOST = 800, FINE = 2 };      /* FINE: pixels a point of an icicle */

typedef struct {
  Tree                 *tree;          /* owned, as is all the rest */
  uint64_t              cursor;
  const Palette        *palette;       /* of static life */
  PangoFontDescription *font;
  Branches              branches;      /* n 0: it is an icicle */
  BranchesView          view;
  Icicle                icicle;
  int                   height;        /* of the icicle */
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  branches_clear (&drawing->branches);
  icicle_clear (&drawing->icicle);
  tree_free (drawing->tree);
  pango_font_description_free (drawing->font);
  g_free (drawing);
}

static void
paint_branches (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  TreePen pen = { cr, drawing->palette, drawing->font };

  branches_paint (&drawing->branches, drawing->tree, &pen, &drawing->view, drawing->cursor, TREE_NONE);
}

static void
paint_icicle (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  cairo_surface_t *surface;
  IciclePath path;

  icicle_find_path (drawing->tree, NULL, drawing->cursor, &path);
  surface = icicle_draw (&drawing->icicle, drawing->height * FINE, &path, drawing->cursor, drawing->palette);
  cairo_surface_set_device_scale (surface, FINE, FINE);
  cairo_set_source_surface (cr, surface, MARGIN, MARGIN);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static void
make_branches (Drawing *drawing, int width, Picture *picture)
{
  double wide = drawing->branches.width * BRANCHES_UNIT_X, high = drawing->branches.height * BRANCHES_UNIT_Y, zoom;

  picture->width = width ? width : CLAMP (ceil (wide) + 2 * MARGIN, TREE_PICTURE_LEAST, TREE_PICTURE_MOST);
  zoom = MIN (1, (picture->width - 2 * MARGIN) / wide);
  picture->height = ceil (high * zoom) + 2 * MARGIN;
  drawing->view = (BranchesView) {
    .x = (picture->width - wide * zoom) / 2, .y = MARGIN, .zoom = zoom, .width = picture->width, .height = picture->height,
  };
  picture->paint = paint_branches;
}

static void
make_icicle (Drawing *drawing, int width, Picture *picture)
{
  uint64_t events = MAX (tree_events (drawing->tree), 1);

  picture->width = width ? width : ICICLE_WIDTH;
  icicle_compute (&drawing->icicle, drawing->tree, NULL, 0, (double) events, ((int) picture->width - 2 * MARGIN) * FINE);
  drawing->height = CLAMP (drawing->icicle.rows * ROW, 2 * ROW, ICICLE_MOST);
  picture->height = drawing->height + 2 * MARGIN;
  picture->paint = paint_icicle;
}

void
tree_picture_make (Tree *tree, uint64_t cursor, int width, const Palette *palette, const char *font, Picture *picture)
{
  Drawing *drawing = g_new0 (Drawing, 1);

  g_return_if_fail (tree && (width == 0 || width >= TREE_PICTURE_LEAST));
  *drawing = (Drawing) { .tree = tree, .cursor = cursor, .palette = palette, .font = pango_font_description_new () };
  pango_font_description_set_family (drawing->font, font ? font : "sans");
  *picture = (Picture) { .ground = palette->card, .what = drawing, .free_what = drawing_free };
  if (branches_layout (&drawing->branches, tree))
    make_branches (drawing, width, picture);
  else
    make_icicle (drawing, width, picture);
}
