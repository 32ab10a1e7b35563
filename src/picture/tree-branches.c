/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-branches.h"

#include <glib.h>
#include <math.h>

#define RADIUS 11.0                    /* pixels at zoom 1 */
#define SHRINK 15.0                    /* a failed subtree narrower than so many pixels is a triangle */

enum { RADIUS_LEAST = 2, NUMBER_LEAST = 7 };

/* Places. */

/* Leaves follow each other; a node stands over the middle of what is below it. Returns one behind its subtree. */
static uint32_t
place (Branches *self, const Tree *tree, uint32_t index, double *x)
{
  BranchPlace *own = &self->places[index];
  uint32_t child = tree_child (tree, index), behind = index + 1;
  double first = -1, last = *x;
  TreeNode node;

  tree_get (tree, index, &node);
  own->depth = node.depth;
  own->left = (float) *x;
  self->height = MAX (self->height, node.depth + 1);
  for (; child != TREE_NONE; child = tree_next (tree, child))
    {
      TreeNode below;

      behind = place (self, tree, child, x);
      first = first < 0 ? self->places[child].x : first;
      last = self->places[child].x;
      tree_get (tree, child, &below);
      *x += digits_count (below.untried);
    }
  if (first < 0)
    {
      first = last = *x + 0.5;
      *x += 1;
    }
  own->x = (float) ((first + last) / 2);
  own->right = (float) *x;
  own->behind = behind;
  return behind;
}

bool
branches_layout (Branches *self, const Tree *tree)
{
  double x = 0;
  TreeNode root;

  branches_clear (self);
  tree_get (tree, 0, &root);
  if (root.guesses > BRANCHES_MAX || tree_limit (tree) > 1)
    return false;
  self->n = tree_size (tree);
  self->places = g_new0 (BranchPlace, self->n);
  place (self, tree, 0, &x);
  self->width = x;
  return true;
}

void
branches_clear (Branches *self)
{
  g_clear_pointer (&self->places, g_free);
  *self = (Branches) { 0 };
}

static double
place_x (const BranchesView *view, double x)
{
  return view->x + x * BRANCHES_UNIT_X * view->zoom;
}

static double
place_y (const BranchesView *view, int depth)
{
  return view->y + (depth + 0.5) * BRANCHES_UNIT_Y * view->zoom;
}

void
branches_point (const Branches *self, const BranchesView *view, uint32_t node, double *x, double *y)
{
  *x = place_x (view, self->places[node].x);
  *y = place_y (view, self->places[node].depth);
}

static double
radius_of (const BranchesView *view)
{
  return CLAMP (RADIUS * view->zoom, RADIUS_LEAST, RADIUS * 1.6);
}

static bool
is_shrunk (const Branches *self, const Tree *tree, const BranchesView *view, uint32_t index)
{
  const BranchPlace *own = &self->places[index];
  TreeNode node;

  if (own->behind == index + 1 || (own->right - own->left) * BRANCHES_UNIT_X * view->zoom >= SHRINK)
    return false;
  tree_get (tree, index, &node);
  return node.status == TREE_FAILED;
}

static bool
is_beside (const Branches *self, const BranchesView *view, uint32_t index)
{
  const BranchPlace *own = &self->places[index];
  double margin = BRANCHES_UNIT_X * view->zoom;

  return place_x (view, own->right) < -margin || place_x (view, own->left) > view->width + margin;
}

/* Nodes that can be seen or are near it, and are not within a triangle; f may look at them in their order. */
typedef void (*Visit) (const Branches *self, const Tree *tree, const BranchesView *view, uint32_t index, bool shrunk, void *user);

static void
visit (const Branches *self, const Tree *tree, const BranchesView *view, Visit f, void *user)
{
  for (uint32_t i = 0, next; i < self->n; i = next)
    {
      bool shrunk = is_shrunk (self, tree, view, i);

      next = i && (shrunk || is_beside (self, view, i)) ? self->places[i].behind : i + 1;
      if (!i || !is_beside (self, view, i))
        f (self, tree, view, i, shrunk, user);
    }
}

/* Painting. */

typedef struct {
  const TreePen *pen;
  uint64_t       cursor;
  uint32_t       focus;
  bool           lit;                  /* links: those of what stands at the cursor, last, on top */
} Brush;

static bool
stands (const TreeNode *node, uint64_t cursor)
{
  return node->first <= cursor && cursor < node->last;
}

static TreeGlyph
glyph_of (const TreeNode *node, bool shrunk, uint64_t cursor)
{
  if (node->first > cursor)
    return shrunk ? TREE_GLYPH_AHEAD_MANY : TREE_GLYPH_AHEAD;
  if (node->solution && !node->height)
    return TREE_GLYPH_SOLUTION;
  if (stands (node, cursor))
    return TREE_GLYPH_GUESS;
  if (node->solution)
    return TREE_GLYPH_SOLUTION;
  return shrunk || node->guesses > 1 ? TREE_GLYPH_FAILED_MANY : TREE_GLYPH_FAILED;
}

static void
trace_link (const TreePen *pen, double x0, double y0, double x1, double y1)
{
  double bend = (y1 - y0) / 2;

  cairo_move_to (pen->cr, x0, y0);
  cairo_curve_to (pen->cr, x0, y0 + bend, x1, y1 - bend, x1, y1);
}

static void
paint_link (const Branches *self, const Tree *tree, const BranchesView *view, uint32_t index, bool shrunk, void *user)
{
  const Brush *brush = user;
  double x0, y0, x1, y1;
  TreeNode node;
  bool lit;

  if (!index)
    return;
  tree_get (tree, index, &node);
  lit = stands (&node, brush->cursor);
  if (lit != brush->lit)
    return;
  branches_point (self, view, tree_parent (tree, index), &x0, &y0);
  branches_point (self, view, index, &x1, &y1);
  cairo_new_path (brush->pen->cr);
  trace_link (brush->pen, x0, y0, x1, y1);
  color_use_alpha (brush->pen->cr, tree_glyph_color (brush->pen, glyph_of (&node, shrunk, brush->cursor)), lit ? 1 : 0.55);
  cairo_set_line_width (brush->pen->cr, lit ? 2.5 : 1.2);
  cairo_stroke (brush->pen->cr);
}

/* After the last sibling that stands there at the end of the tree. */
static void
paint_untried (const Branches *self, const BranchesView *view, uint32_t index, const TreeNode *node, const Brush *brush)
{
  const BranchPlace *own = &self->places[index];
  double y = place_y (view, own->depth), radius = radius_of (view) * 0.85;
  int n = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (digits_has (node->untried, digit))
      tree_glyph_paint (brush->pen, TREE_GLYPH_UNTRIED, place_x (view, own->right + 0.5 + n++), y, radius, digit);
}

static void
paint_node (const Branches *self, const Tree *tree, const BranchesView *view, uint32_t index, bool shrunk, void *user)
{
  const Brush *brush = user;
  double x, y, radius = radius_of (view);
  TreeGlyph glyph;
  TreeNode node;

  branches_point (self, view, index, &x, &y);
  tree_get (tree, index, &node);
  if (!index)
    {
      tree_glyph_paint (brush->pen, TREE_GLYPH_GUESS, x, y, MAX (radius * 0.45, 1.5), 0);
      return;
    }
  paint_untried (self, view, index, &node, brush);
  if (x < -2 * radius || x > view->width + 2 * radius || y < -2 * radius || y > view->height + 2 * radius)
    return;

  glyph = glyph_of (&node, shrunk, brush->cursor);
  /* What is shown below it need not be in its shape as well. */
  if (glyph == TREE_GLYPH_FAILED_MANY && !shrunk)
    glyph = TREE_GLYPH_FAILED;
  tree_glyph_paint (brush->pen, glyph, x, y, radius, node.digit);
  if (shrunk && radius >= NUMBER_LEAST)
    {
      g_autofree char *number = g_strdup_printf ("%u", node.guesses);

      tree_glyph_text (brush->pen, number, x, y + radius * 1.9, 0.5, radius, PANGO_WEIGHT_NORMAL, brush->pen->palette->dim);
    }
  if (index == brush->focus)
    {
      cairo_new_path (brush->pen->cr);
      cairo_arc (brush->pen->cr, x, y, radius * 1.35 + 2, 0, 2 * G_PI);
      color_use (brush->pen->cr, brush->pen->palette->accent_text);
      cairo_set_line_width (brush->pen->cr, 2);
      cairo_stroke (brush->pen->cr);
    }
}

void
branches_paint (const Branches *self, const Tree *tree, const TreePen *pen, const BranchesView *view, uint64_t cursor,
                uint32_t focus)
{
  Brush brush = { pen, cursor, focus, false };

  visit (self, tree, view, paint_link, &brush);
  brush.lit = true;
  visit (self, tree, view, paint_link, &brush);
  visit (self, tree, view, paint_node, &brush);
}

/* Picking. */

typedef struct { double x, y, best; uint32_t found; } Pick;

static void
look_at (const Branches *self, const Tree *tree, const BranchesView *view, uint32_t index, bool shrunk, void *user)
{
  Pick *pick = user;
  double x, y, distance;

  branches_point (self, view, index, &x, &y);
  distance = hypot (x - pick->x, y - pick->y);
  if (index && distance < pick->best)
    {
      pick->best = distance;
      pick->found = index;
    }
}

uint32_t
branches_pick (const Branches *self, const Tree *tree, const BranchesView *view, double x, double y)
{
  Pick pick = { x, y, MAX (radius_of (view) * 1.4, 8), TREE_NONE };

  visit (self, tree, view, look_at, &pick);
  return pick.found;
}
