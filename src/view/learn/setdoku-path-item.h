/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-item.h — a number as an object, for lists of GTK: which step, or which group of steps with a list below. */
#pragma once

#include <gio/gio.h>

#define SETDOKU_TYPE_PATH_ITEM (setdoku_path_item_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathItem, setdoku_path_item, SETDOKU, PATH_ITEM, GObject)

SetdokuPathItem *setdoku_path_item_new          (int index, GListModel *children);    /* children: NULL of a step; takes a reference */
int              setdoku_path_item_get_index    (SetdokuPathItem *self);
GListModel      *setdoku_path_item_get_children (SetdokuPathItem *self);              /* borrowed */
