/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-tree.h"

#include <glib/gi18n.h>

#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "setdoku-tree-private.h"
#include "tree-words.h"

enum { LEAST_WIDTH = 120, HEIGHT = 190 };

G_DEFINE_FINAL_TYPE (SetdokuTree, setdoku_tree, GTK_TYPE_WIDGET)

enum { SEEK, HOVERED, MENU, FRAMED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
canvas_is_branches (SetdokuTree *self)
{
  return self->branches.n > 0 && !self->wants_icicle;
}

const Tree *
canvas_locate (SetdokuTree *self, uint64_t first, uint32_t *node)
{
  uint64_t begin;
  const Tree *trees[] = {
    setdoku_tree_builder_get_tree (self->builder), setdoku_tree_builder_get_detail (self->builder, &begin)
  };

  for (int i = 0; i < 2 && first; i++)
    if (trees[i] && (i == 0 || first > begin) && (*node = tree_find (trees[i], first)) != TREE_NONE)
      return trees[i];
  return NULL;
}

static void
update_name (SetdokuTree *self)
{
  g_autofree char *text = setdoku_tree_describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text ? text : _("Tree of the search"), -1);
}

void
canvas_set_focus (SetdokuTree *self, uint64_t first)
{
  const Tree *tree;
  uint32_t index;
  TreeNode node;

  self->focus = first;
  update_name (self);
  if ((tree = canvas_locate (self, first, &index)))
    {
      tree_get (tree, index, &node);
      canvas_hover (self, node.digit ? node.cell : -1);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
canvas_choose (SetdokuTree *self, uint64_t step)
{
  if (setdoku_player_get_strategy (self->player))
    g_signal_emit (self, signals[SEEK], 0, step);
}

void
canvas_ask_menu (SetdokuTree *self, uint64_t first, double x, double y)
{
  g_signal_emit (self, signals[MENU], 0, first, x, y);
}

void
canvas_hover (SetdokuTree *self, int cell)
{
  if (cell == self->hovered)
    return;
  self->hovered = cell;
  g_signal_emit (self, signals[HOVERED], 0, cell);
}

void
canvas_move_frame (SetdokuTree *self, int levels)
{
  g_signal_emit (self, signals[FRAMED], 0, levels);
}

void
setdoku_tree_set_frame (SetdokuTree *self, uint64_t event, int from, int to)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));

  if (event == self->frame_event && from == self->frame_from && to == self->frame_to)
    return;
  self->frame_event = event;
  self->frame_from = from;
  self->frame_to = to;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The guess that the level shows at the event; the detail knows what the tree has folded. */
static bool
pick_bar (SetdokuTree *self, const Tree *tree, uint64_t event, int depth, TreeNode *got)
{
  uint64_t begin;
  const Tree *detail = setdoku_tree_builder_get_detail (self->builder, &begin);
  bool near = detail && begin < event && event <= tree_events (detail);
  const Tree *trees[] = { tree, near ? detail : NULL };

  for (int i = 0; i < 2 && trees[i]; i++)
    {
      uint32_t node = tree_at (trees[i], event);

      tree_get (trees[i], node, got);
      for (; got->depth > depth; tree_get (trees[i], node, got))
        node = tree_parent (trees[i], node);
      if (got->depth == depth)
        return node != 0;
    }
  return false;
}

bool
canvas_pick (SetdokuTree *self, double x, double y, TreeNode *got)
{
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  BranchesView view;
  uint32_t node;

  if (!tree || width < 1 || height < 1)
    return false;
  canvas_prepare (self, tree);
  if (!canvas_is_branches (self))
    {
      double event = canvas_first (self) + x / width * (canvas_last (self) - canvas_first (self));

      return self->icicle.rows > 0 && event >= 0
             && pick_bar (self, tree, (uint64_t) event, self->icicle.rows - (int) (y * self->icicle.rows / height), got);
    }
  view = canvas_view (self);
  node = branches_pick (&self->branches, tree, &view, x, y);
  if (node == TREE_NONE)
    return false;
  tree_get (tree, node, got);
  return true;
}

gboolean
setdoku_tree_point (SetdokuTree *self, uint64_t first, double *x, double *y)
{
  const Tree *tree, *whole;
  uint32_t index;
  TreeNode node;

  g_return_val_if_fail (SETDOKU_IS_TREE (self), FALSE);

  whole = setdoku_tree_builder_get_tree (self->builder);
  tree = canvas_locate (self, first, &index);
  if (!whole || !tree)
    return FALSE;
  canvas_prepare (self, whole);
  tree_get (tree, index, &node);
  if (canvas_is_branches (self))
    {
      BranchesView view = canvas_view (self);

      branches_point (&self->branches, &view, index, x, y);
      return TRUE;
    }
  if (!self->icicle.kinds)
    return FALSE;
  *x = icicle_x (&self->icicle, (double) node.first + 0.5) / gtk_widget_get_scale_factor (GTK_WIDGET (self));
  *y = icicle_y (&self->icicle, gtk_widget_get_height (GTK_WIDGET (self)), node.depth) + 1;
  return TRUE;
}

/* Drawing. */

static void
setdoku_tree_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuTree *self = SETDOKU_TREE (widget);
  const Tree *tree = setdoku_tree_builder_get_tree (self->builder);

  if (tree)
    {
      GtkSnapshot *own = gtk_snapshot_new ();

      canvas_prepare (self, tree);
      canvas_paint (self, tree, own);
      g_clear_pointer (&self->last, gsk_render_node_unref);
      self->last = gtk_snapshot_free_to_node (own);
    }
  if (self->last)
    gtk_snapshot_append_node (snapshot, self->last);
}

static void
setdoku_tree_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : SETDOKU_TREE (widget)->height;
}

static void
on_built (SetdokuTree *self)
{
  self->branches_stale = self->icicle_stale = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Object. */

static void
setdoku_tree_dispose (GObject *object)
{
  SetdokuTree *self = SETDOKU_TREE (object);

  g_clear_pointer (&self->last, gsk_render_node_unref);
  branches_clear (&self->branches);
  icicle_clear (&self->icicle);
  g_clear_object (&self->builder);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (setdoku_tree_parent_class)->dispose (object);
}

static void
setdoku_tree_class_init (SetdokuTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_tree_dispose;
  widget_class->snapshot = setdoku_tree_snapshot;
  widget_class->measure = setdoku_tree_measure;
  signals[SEEK] = g_signal_new ("seek", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[MENU] = g_signal_new ("menu", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                3, G_TYPE_UINT64, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[HOVERED] = g_signal_new ("hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[FRAMED] = g_signal_new ("framed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-tree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
setdoku_tree_init (SetdokuTree *self)
{
  self->hovered = -1;
  self->height = HEIGHT;
  self->branches_stale = self->icicle_stale = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* Time runs from left to right in every language, as on the strip. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  canvas_add_input (self);
  picture_source_name (GTK_WIDGET (self), N_("Tree of guesses"));
  picture_source_set_take (GTK_WIDGET (self), canvas_take);
  picture_source_set_whole (GTK_WIDGET (self), N_("Save picture of the whole tree…"), canvas_take_whole);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_tree_new (SetdokuTreeBuilder *builder, SetdokuPlayer *player)
{
  SetdokuTree *self = g_object_new (SETDOKU_TYPE_TREE, NULL);

  self->builder = g_object_ref (builder);
  self->player = g_object_ref (player);
  g_signal_connect_object (builder, "changed", G_CALLBACK (on_built), self, G_CONNECT_SWAPPED);
  update_name (self);
  return GTK_WIDGET (self);
}

void
setdoku_tree_update (SetdokuTree *self)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));
  if (self->focus)
    update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_tree_reset (SetdokuTree *self)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));

  self->zoom = self->span = self->axis = 0;
  self->focus = self->frame_event = 0;
  branches_clear (&self->branches);
  icicle_clear (&self->icicle);
  g_clear_pointer (&self->last, gsk_render_node_unref);
  canvas_hover (self, -1);
  on_built (self);
  update_name (self);
}

void
setdoku_tree_set_height (SetdokuTree *self, int height)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));

  if (height == self->height)
    return;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
setdoku_tree_can_branch (SetdokuTree *self)
{
  const Tree *tree;

  g_return_val_if_fail (SETDOKU_IS_TREE (self), FALSE);

  if ((tree = setdoku_tree_builder_get_tree (self->builder)))
    canvas_prepare (self, tree);
  return self->branches.n > 0;
}

gboolean
setdoku_tree_get_branches (SetdokuTree *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE (self), FALSE);
  return setdoku_tree_can_branch (self) && canvas_is_branches (self);
}

void
setdoku_tree_set_branches (SetdokuTree *self, gboolean wanted)
{
  g_return_if_fail (SETDOKU_IS_TREE (self));

  self->wants_icicle = !wanted;
  self->icicle_stale = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

uint64_t
setdoku_tree_get_focus (SetdokuTree *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE (self), 0);
  return self->focus;
}

char *
setdoku_tree_describe (SetdokuTree *self)
{
  const Tree *tree;
  uint32_t index;
  TreeNode node;

  g_return_val_if_fail (SETDOKU_IS_TREE (self), NULL);

  tree = canvas_locate (self, self->focus, &index);
  if (!tree)
    return NULL;
  tree_get (tree, index, &node);
  return tree_words_node (setdoku_player_get_columns (self->player), &node, setdoku_player_get_cursor (self->player));
}
