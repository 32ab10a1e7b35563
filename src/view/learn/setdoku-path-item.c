/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-item.h"

struct _SetdokuPathItem
{
  GObject     parent_instance;

  int         index;
  GListModel *children;
};

G_DEFINE_FINAL_TYPE (SetdokuPathItem, setdoku_path_item, G_TYPE_OBJECT)

static void
setdoku_path_item_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_PATH_ITEM (object)->children);
  G_OBJECT_CLASS (setdoku_path_item_parent_class)->dispose (object);
}

static void
setdoku_path_item_class_init (SetdokuPathItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_path_item_dispose;
}

static void
setdoku_path_item_init (SetdokuPathItem *self)
{
}

SetdokuPathItem *
setdoku_path_item_new (int         index,
                       GListModel *children)
{
  SetdokuPathItem *self = g_object_new (SETDOKU_TYPE_PATH_ITEM, NULL);

  self->index = index;
  g_set_object (&self->children, children);
  return self;
}

int
setdoku_path_item_get_index (SetdokuPathItem *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_ITEM (self), -1);
  return self->index;
}

GListModel *
setdoku_path_item_get_children (SetdokuPathItem *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_ITEM (self), NULL);
  return self->children;
}
