/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-paint.c — draws the whole tree, and keeps what was worked out for it as long as it is true. */
#include <math.h>

#include "view/kit/setdoku-style.h"
#include "setdoku-tree-private.h"

static int
scale_of (SetdokuTree *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

gboolean
setdoku_tree_wants_detail (SetdokuTree *self)
{
  const Tree *tree;

  g_return_val_if_fail (SETDOKU_IS_TREE (self), FALSE);
  tree = setdoku_tree_builder_get_tree (self->builder);
  return tree && tree_limit (tree) > 1 && canvas_last (self) - canvas_first (self) <= TREE_DETAIL_MAX;
}

/* From near a large tree has folded what is to be seen: it is built once more. */
static void
ask_detail (SetdokuTree *self)
{
  double first = canvas_first (self), last = canvas_last (self);

  if (setdoku_tree_wants_detail (self))
    setdoku_tree_builder_ask_detail (self->builder, (uint64_t) first, (uint64_t) ceil (last));
}

void
canvas_prepare (SetdokuTree *self, const Tree *tree)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) * scale_of (self);
  uint64_t begin;

  if (self->branches_stale)
    branches_layout (&self->branches, tree);
  self->branches_stale = FALSE;

  if (canvas_is_branches (self) || width < 1
      || (!self->icicle_stale && self->icicle.kinds && self->icicle.width == width && self->icicle.last == canvas_last (self)))
    return;
  self->icicle_stale = FALSE;
  icicle_compute (&self->icicle, tree, setdoku_tree_builder_get_detail (self->builder, &begin), canvas_first (self),
                  canvas_last (self), width);
  ask_detail (self);
}

static void
frame_path (SetdokuTree *self, cairo_t *cr, double inset)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  double right = gtk_widget_get_width (GTK_WIDGET (self)) - inset, bottom = gtk_widget_get_height (GTK_WIDGET (self)) - inset;
  double radius = palette->high_contrast ? 4 : 6;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, inset + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, inset + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, inset + radius, inset + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
paint_focus_bar (SetdokuTree *self, cairo_t *cr, const Palette *palette)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  const Tree *tree;
  uint32_t index;
  TreeNode node;
  double left, right, top, bottom;

  if (!self->focus || !gtk_widget_has_focus (GTK_WIDGET (self)) || !(tree = canvas_locate (self, self->focus, &index)))
    return;
  tree_get (tree, index, &node);
  left = icicle_x (&self->icicle, (double) node.first) / scale_of (self);
  right = icicle_x (&self->icicle, (double) MIN (node.last, tree_events (tree))) / scale_of (self);
  top = icicle_y (&self->icicle, height, node.depth);
  bottom = icicle_y (&self->icicle, height, node.depth - 1);
  cairo_rectangle (cr, left - 1, top - 1, MAX (right - left, 1) + 2, MAX (bottom - top, 2) + 2);
  color_use (cr, palette->accent_text);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

bool
canvas_frame (SetdokuTree *self, GdkRectangle *frame)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double left, right, top, bottom;

  if (!self->frame_event || !self->icicle.kinds || canvas_is_branches (self))
    return false;
  left = icicle_x (&self->icicle, (double) self->frame_event) / scale_of (self);
  right = icicle_x (&self->icicle, (double) setdoku_player_get_cursor (self->player)) / scale_of (self);
  top = icicle_y (&self->icicle, height, MIN (self->frame_to, self->icicle.rows));
  bottom = icicle_y (&self->icicle, height, MIN (self->frame_from, self->icicle.rows) - 1);
  *frame = (GdkRectangle) { (int) left - 4, (int) top - 2, (int) (right - left) + 8, (int) (bottom - top) + 4 };
  return right >= left;
}

static void
paint_frame (SetdokuTree *self, cairo_t *cr, const Palette *palette)
{
  GdkRectangle frame;

  if (!canvas_frame (self, &frame))
    return;
  cairo_rectangle (cr, frame.x + 1, frame.y + 1, frame.width - 2, frame.height - 2);
  color_use (cr, palette->accent_text);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
paint_icicle (SetdokuTree *self, const Tree *tree, cairo_t *cr, const Palette *palette)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self)), scale = scale_of (self);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  uint64_t cursor = setdoku_player_get_cursor (self->player), begin;
  cairo_surface_t *surface;
  double x;

  icicle_find_path (tree, setdoku_tree_builder_get_detail (self->builder, &begin), cursor, &self->path);
  surface = icicle_draw (&self->icicle, height * scale, &self->path, cursor, palette);
  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);

  x = icicle_x (&self->icicle, (double) cursor) / scale;
  /* Whole also at the very start and end; out of the part that is shown it stays out. */
  if (x >= 0 && x <= width)
    x = CLAMP (x, 1, width - 1);
  cairo_rectangle (cr, x - 1, 0, 2, height);
  color_use (cr, palette->text);
  cairo_fill (cr);
  paint_frame (self, cr, palette);
  paint_focus_bar (self, cr, palette);
}

static void
paint_branches (SetdokuTree *self, const Tree *tree, cairo_t *cr, const Palette *palette)
{
  TreePen pen = { cr, palette, pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))) };
  BranchesView view = canvas_view (self);
  uint32_t focus = self->focus && gtk_widget_has_focus (GTK_WIDGET (self)) ? tree_find (tree, self->focus) : TREE_NONE;

  branches_paint (&self->branches, tree, &pen, &view, setdoku_player_get_cursor (self->player), focus);
}

void
canvas_paint (SetdokuTree *self, const Tree *tree, GtkSnapshot *snapshot)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  frame_path (self, cr, 0.5);
  color_use (cr, palette->card);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  if (canvas_is_branches (self))
    paint_branches (self, tree, cr, palette);
  else if (self->icicle.kinds)
    paint_icicle (self, tree, cr, palette);
  cairo_restore (cr);
  frame_path (self, cr, 0.5);
  color_use (cr, palette->hairline);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* As a picture. */

/* While the worker has the tree, the icicle as it was worked out last; else anew, fine enough for a large picture. */
static gboolean
take_icicle (SetdokuTree *self, const Tree *tree, PictureModel *model)
{
  enum { FINE = 4 };                   /* pixels a point */
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  uint64_t cursor = setdoku_player_get_cursor (self->player), begin;
  Icicle fine = { 0 };

  if (!self->icicle.kinds)
    return FALSE;
  if (tree)
    {
      const Tree *detail = setdoku_tree_builder_get_detail (self->builder, &begin);

      icicle_compute (&fine, tree, detail, canvas_first (self), canvas_last (self), width * FINE);
      icicle_find_path (tree, detail, cursor, &self->path);
    }
  tree_picture_model_icicle (fine.kinds ? &fine : &self->icicle, &self->path, cursor, width, height, model);
  icicle_clear (&fine);
  return TRUE;
}

gboolean
canvas_take (GtkWidget *widget, PictureModel *model)
{
  SetdokuTree *self = SETDOKU_TREE (widget);
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);
  BranchesView view;

  if (gtk_widget_get_width (widget) < 1)
    return FALSE;
  if (tree)
    canvas_prepare (self, tree);
  if (!canvas_is_branches (self))
    return take_icicle (self, tree, model);
  view = canvas_view (self);
  return tree && tree_picture_model_branches (tree, setdoku_player_get_cursor (self->player), &view, model);
}

gboolean
canvas_take_whole (GtkWidget *widget, PictureModel *model)
{
  SetdokuPlayer *player = SETDOKU_TREE (widget)->player;
  const Trace *trace = setdoku_player_get_trace (player);

  if (trace)
    tree_picture_model (trace, setdoku_player_get_length (player), setdoku_player_get_cursor (player), model);
  return trace != NULL;
}
