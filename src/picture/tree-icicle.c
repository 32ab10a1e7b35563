/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-icicle.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* What a pixel of a row shows. */
enum { NOTHING, FAILED, SOLVED, STANDING, FOLDED, EDGE, N_KINDS };

enum {
  ROWS_LEAST = 8,
  EDGE_LEAST = 4,            /* pixels of a bar that is parted from the one before it */
  GAP_LEAST = 5,             /* pixels of a row that is parted from the next */
  CROWD = 24,                /* siblings under a pixel: more are skipped to the next pixel */
};

typedef struct {
  Icicle     *icicle;
  const Tree *tree, *detail;
} Job;

static uint8_t
kind_of (const TreeNode *node)
{
  return node->status == TREE_OPEN ? STANDING : node->solution ? SOLVED : FAILED;
}

double
icicle_x (const Icicle *self, double event)
{
  return (event - self->first) * self->width / (self->last - self->first);
}

double
icicle_y (const Icicle *self, int height, int depth)
{
  return (double) (self->rows - depth) * height / self->rows;
}

static void
fill_row (Icicle *self, int depth, int from, int to, uint8_t kind)
{
  from = CLAMP (from, 0, self->width);
  to = CLAMP (to, 0, self->width);
  if (depth >= 1 && depth <= self->rows && from < to)
    memset (self->kinds + (size_t) (depth - 1) * (size_t) self->width + from, kind, (size_t) (to - from));
}

/* All below the node, as one area. What is there already is not made less. */
static void
fill_area (Icicle *self, const TreeNode *node, int from, int to, uint8_t kind)
{
  for (int depth = node->depth; depth <= node->depth + node->height; depth++)
    fill_row (self, depth, from, to, depth == node->depth ? kind_of (node) : kind);
}

static void add_children (const Job *job, uint32_t parent);

/* What is folded in the tree is looked up in the detail, as far as that goes. */
static void
add_folded (const Job *job, const TreeNode *node, int from, int to)
{
  const Tree *detail = job->detail;
  uint32_t same = detail && tree_events (detail) >= node->last ? tree_find (detail, node->first) : TREE_NONE;
  TreeNode found;

  if (same != TREE_NONE)
    {
      Job deeper = { job->icicle, detail, NULL };

      /* Guesses that stand where the detail begins have that event as their first: not this one. */
      tree_get (detail, same, &found);
      if (found.depth == node->depth && found.digit == node->digit && found.cell == node->cell)
        {
          add_children (&deeper, same);
          return;
        }
    }
  for (int depth = node->depth + 1; depth <= node->depth + node->height; depth++)
    fill_row (job->icicle, depth, from, to, FOLDED);
}

/* False: it is narrower than a pixel. */
static bool
add_node (const Job *job, uint32_t index)
{
  Icicle *icicle = job->icicle;
  uint64_t last = tree_last (job->tree, index), events = tree_events (job->tree);
  double left = icicle_x (icicle, (double) tree_first (job->tree, index));
  double right = icicle_x (icicle, (double) MIN (last, events));
  int from = (int) floor (MAX (left, -1.0)), to = (int) ceil (MIN (right, icicle->width + 1.0));
  TreeNode node;

  tree_get (job->tree, index, &node);
  if (right - left < 1)
    {
      fill_area (icicle, &node, from, from + 1, kind_of (&node));
      return false;
    }

  fill_row (icicle, node.depth, from, to, kind_of (&node));
  if (right - left >= EDGE_LEAST)
    fill_row (icicle, node.depth, (int) floor (left), (int) floor (left) + 1, EDGE);
  if (node.folded)
    add_folded (job, &node, from, to);
  else
    add_children (job, index);
  return true;
}

static void
add_children (const Job *job, uint32_t parent)
{
  const Icicle *icicle = job->icicle;
  uint64_t from = icicle->first > 0 ? (uint64_t) icicle->first : 0;
  uint32_t child = tree_child_from (job->tree, parent, from);
  int crowd = 0;

  while (child != TREE_NONE && (double) tree_first (job->tree, child) <= icicle->last)
    {
      uint32_t next = TREE_NONE;

      crowd = add_node (job, child) ? 0 : crowd + 1;
      if (crowd >= CROWD)
        {
          double pixel = (icicle->last - icicle->first) / icicle->width;
          double column = floor (icicle_x (icicle, (double) tree_first (job->tree, child))) + 1;
          uint64_t event = (uint64_t) (icicle->first + column * pixel);

          next = tree_child_from (job->tree, parent, MAX (event, tree_last (job->tree, child)));
        }
      else
        next = tree_next (job->tree, child);
      child = next;
    }
}

void
icicle_compute (Icicle *self, const Tree *tree, const Tree *detail, double first, double last, int width)
{
  Job job = { self, tree, detail };
  TreeNode root;

  tree_get (tree, 0, &root);
  icicle_clear (self);
  *self = (Icicle) { .first = first, .last = last, .width = width, .rows = MAX (root.height, ROWS_LEAST) };
  self->kinds = g_malloc0 ((size_t) self->rows * (size_t) width);
  add_children (&job, 0);
}

void
icicle_clear (Icicle *self)
{
  g_clear_pointer (&self->kinds, g_free);
}

/* The guesses that stand at the cursor, as far as they are deeper than above. Returns how deep they go. */
static int
add_path (const Tree *tree, uint64_t cursor, int above, IciclePath *path)
{
  uint32_t node = tree_at (tree, cursor);
  int deepest = above;
  TreeNode got;

  for (; node; node = tree_parent (tree, node))
    {
      tree_get (tree, node, &got);
      if (got.depth <= above)
        break;
      path->first[got.depth - 1] = got.first;
      path->last[got.depth - 1] = got.last;
      deepest = MAX (deepest, got.depth);
    }
  return deepest;
}

void
icicle_find_path (const Tree *tree, const Tree *detail, uint64_t cursor, IciclePath *path)
{
  path->n = tree_events (tree) >= cursor ? add_path (tree, cursor, 0, path) : 0;
  if (detail && tree_first (detail, 0) <= cursor && cursor <= tree_events (detail))
    path->n = add_path (detail, cursor, path->n, path);
}

/* Drawing. */

static uint32_t
pixel_of (Color color)
{
  return 0xff000000u | (uint32_t) lround (color.red * 255) << 16 | (uint32_t) lround (color.green * 255) << 8
         | (uint32_t) lround (color.blue * 255);
}

typedef struct { uint32_t kind[2][N_KINDS], path, path_edge; } Inks;       /* behind the cursor, ahead of it */

static Inks
inks_of (const Palette *palette)
{
  double strong = palette->high_contrast ? 0.75 : 0.5, ahead = palette->high_contrast ? 0.45 : 0.2;
  Inks inks;

  for (int i = 0; i < N_KINDS; i++)
    inks.kind[1][i] = pixel_of (color_mix (palette->card, palette->dim, ahead));
  inks.kind[1][NOTHING] = inks.kind[0][NOTHING] = pixel_of (palette->card);
  inks.kind[1][FOLDED] = inks.kind[1][EDGE] = pixel_of (color_mix (palette->card, palette->dim, ahead / 2));
  inks.kind[0][FAILED] = pixel_of (color_mix (palette->card, palette->dead.stroke, strong));
  inks.kind[0][SOLVED] = inks.kind[0][STANDING] = pixel_of (color_mix (palette->card, palette->solution, strong));
  inks.kind[0][FOLDED] = pixel_of (color_mix (palette->card, palette->dead.stroke, strong / 2));
  inks.kind[0][EDGE] = pixel_of (color_mix (palette->card, palette->dead.stroke, strong / 3));
  inks.path = pixel_of (palette->path);
  inks.path_edge = pixel_of (color_mix (palette->path, palette->card, 0.4));
  return inks;
}

/* One row of pixels of the level, behind the cursor in full colour. */
static void
draw_level (const Icicle *self, int depth, const IciclePath *path, double cursor_x, const Inks *inks, uint32_t *pixels)
{
  const uint8_t *kinds = self->kinds + (size_t) (depth - 1) * (size_t) self->width;
  int behind = (int) CLAMP (ceil (cursor_x), 0, self->width);

  for (int x = 0; x < self->width; x++)
    pixels[x] = inks->kind[x >= behind][kinds[x]];
  if (depth > path->n)
    return;

  int from = (int) CLAMP (floor (icicle_x (self, (double) path->first[depth - 1])), 0, self->width);

  for (int x = from; x < behind; x++)
    pixels[x] = x == from && from > 0 ? inks->path_edge : inks->path;
}

cairo_surface_t *
icicle_draw (const Icicle *self, int height, const IciclePath *path, uint64_t cursor, const Palette *palette)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->width, height);
  int stride = cairo_image_surface_get_stride (surface);
  g_autofree uint32_t *level = g_new (uint32_t, self->width);
  double cursor_x = icicle_x (self, (double) cursor);
  Inks inks = inks_of (palette);

  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return surface;
  cairo_surface_flush (surface);
  for (int depth = 1; depth <= self->rows; depth++)
    {
      int top = (int) icicle_y (self, height, depth), bottom = (int) icicle_y (self, height, depth - 1);
      int gap = bottom - top >= GAP_LEAST ? 1 : 0;

      draw_level (self, depth, path, cursor_x, &inks, level);
      for (int y = top; y < bottom; y++)
        {
          uint32_t *row = (uint32_t *) (void *) (cairo_image_surface_get_data (surface) + (ptrdiff_t) y * stride);

          if (y < bottom - gap)
            memcpy (row, level, (size_t) self->width * sizeof *row);
          else
            for (int x = 0; x < self->width; x++)
              row[x] = inks.kind[0][NOTHING];
        }
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}
