/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-view.c — which part of the tree is shown, and from how near. */
#include <math.h>

#include "setdoku-tree-private.h"

#define ZOOM_LEGIBLE 0.62              /* nodes have digits */
#define ZOOM_MOST    2.5
#define MARGIN       24.0              /* pixels around a node that is brought into sight */

static double
width_of (SetdokuTree *self)
{
  return MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1);
}

static double
height_of (SetdokuTree *self)
{
  return MAX (gtk_widget_get_height (GTK_WIDGET (self)), 1);
}

/* Nodes and links. */

static double
fitting_zoom (SetdokuTree *self)
{
  double wide = width_of (self) / (MAX (self->branches.width, 1) * BRANCHES_UNIT_X);
  double high = height_of (self) / (MAX (self->branches.height, 1) * BRANCHES_UNIT_Y);

  return MIN (MIN (wide, high), 1);
}

static void
fit_branches (SetdokuTree *self)
{
  self->zoom = fitting_zoom (self);
  self->x = (width_of (self) - self->branches.width * BRANCHES_UNIT_X * self->zoom) / 2;
  self->y = (height_of (self) - self->branches.height * BRANCHES_UNIT_Y * self->zoom) / 2;
}

/* A side that fits is in the middle; else the point is, as far as the picture reaches. */
static double
centred (double room, double size, double point)
{
  return size <= room ? (room - size) / 2 : CLAMP (room / 2 - point, room - size, 0);
}

/* By itself it keeps where one is in the middle, near enough to be read. */
static BranchesView
following_view (SetdokuTree *self)
{
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);
  double zoom = CLAMP (fitting_zoom (self), ZOOM_LEGIBLE, 1);
  double unit_x = BRANCHES_UNIT_X * zoom, unit_y = BRANCHES_UNIT_Y * zoom;
  uint32_t node = tree ? tree_at (tree, setdoku_player_get_cursor (self->player)) : 0;
  const BranchPlace *place = node < self->branches.n ? &self->branches.places[node] : NULL;
  BranchesView view = { .zoom = zoom, .width = width_of (self), .height = height_of (self) };

  view.x = centred (view.width, self->branches.width * unit_x, place ? place->x * unit_x : 0);
  view.y = centred (view.height, self->branches.height * unit_y, place ? (place->depth + 0.5) * unit_y : 0);
  return view;
}

BranchesView
canvas_view (SetdokuTree *self)
{
  if (self->zoom <= 0)
    return following_view (self);

  return (BranchesView) { self->x, self->y, self->zoom, width_of (self), height_of (self) };
}

/* The first touch takes over from following. */
static void
hold_view (SetdokuTree *self)
{
  BranchesView view = canvas_view (self);

  self->x = view.x;
  self->y = view.y;
  self->zoom = view.zoom;
}

static void
zoom_branches (SetdokuTree *self, double factor, double x, double y)
{
  double before;

  hold_view (self);
  before = self->zoom;
  self->zoom = CLAMP (before * factor, MIN (fitting_zoom (self), ZOOM_LEGIBLE), ZOOM_MOST);
  self->x = x - (x - self->x) * self->zoom / before;
  self->y = y - (y - self->y) * self->zoom / before;
}

/* Some of the tree stays in sight. */
static void
pan_branches (SetdokuTree *self, double dx, double dy)
{
  double wide = self->branches.width * BRANCHES_UNIT_X, high = self->branches.height * BRANCHES_UNIT_Y;

  hold_view (self);
  self->x = CLAMP (self->x + dx, MARGIN - wide * self->zoom, width_of (self) - MARGIN);
  self->y = CLAMP (self->y + dy, MARGIN - high * self->zoom, height_of (self) - MARGIN);
}

/* The icicle. */

static double
length_of (SetdokuTree *self)
{
  return MAX ((double) MAX (setdoku_player_get_length (self->player), 1), self->axis);
}

void
setdoku_tree_set_axis (SetdokuTree *self, double events)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));
  self->axis = events;
}

double
canvas_first (SetdokuTree *self)
{
  return self->span > 0 ? self->from : 0;
}

double
canvas_last (SetdokuTree *self)
{
  return self->span > 0 ? self->from + self->span : length_of (self);
}

static void
show_events (SetdokuTree *self, double from, double span)
{
  double length = length_of (self);

  self->span = span < length ? span : 0;
  self->from = CLAMP (from, 0, MAX (length - span, 0));
  self->icicle_stale = TRUE;
}

static void
zoom_icicle (SetdokuTree *self, double factor, double x)
{
  double part = CLAMP (x / width_of (self), 0, 1), span = canvas_last (self) - canvas_first (self);
  double at = canvas_first (self) + part * span;
  double least = MIN (CANVAS_SPAN_LEAST, length_of (self));

  span = CLAMP (span / factor, least, length_of (self));
  show_events (self, at - part * span, span);
}

static void
pan_icicle (SetdokuTree *self, double dx)
{
  double span = canvas_last (self) - canvas_first (self);

  show_events (self, canvas_first (self) - dx * span / width_of (self), span);
}

/* Both. */

void
canvas_zoom_at (SetdokuTree *self, double factor, double x, double y)
{
  if (canvas_is_branches (self))
    zoom_branches (self, factor, x, y);
  else
    zoom_icicle (self, factor, x);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
canvas_pan (SetdokuTree *self, double dx, double dy)
{
  if (canvas_is_branches (self))
    pan_branches (self, dx, dy);
  else
    pan_icicle (self, dx);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_tree_zoom (SetdokuTree *self, double factor)
{
  g_return_if_fail (SETDOKU_IS_TREE (self) && factor > 0);
  canvas_zoom_at (self, factor, width_of (self) / 2, height_of (self) / 2);
}

void
setdoku_tree_fit (SetdokuTree *self)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));

  fit_branches (self);
  show_events (self, 0, length_of (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How far a point must move to lie within margins. */
static double
into_sight (double at, double room)
{
  double margin = MIN (MARGIN, room / 2);

  return CLAMP (at, margin, room - margin) - at;
}

void
canvas_show (SetdokuTree *self, uint64_t first)
{
  double x, y;

  if (!setdoku_tree_point (self, first, &x, &y))
    return;
  if (canvas_is_branches (self))
    pan_branches (self, into_sight (x, width_of (self)), into_sight (y, height_of (self)));
  else if (x < 0 || x > width_of (self))
    pan_icicle (self, width_of (self) / 2 - x);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
