/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-earlier-item.h — an earlier game as a row of a list. */
#pragma once

#include <glib-object.h>
#include <stdbool.h>

#include "model/keep/shelf.h"

#define SETDOKU_TYPE_EARLIER_ITEM (setdoku_earlier_item_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuEarlierItem, setdoku_earlier_item, SETDOKU, EARLIER_ITEM, GObject)

SetdokuEarlierItem *setdoku_earlier_item_new       (const ShelfEntry *entry, GPtrArray *entries);      /* entry is of entries, which are kept */
const ShelfEntry   *setdoku_earlier_item_get       (SetdokuEarlierItem *self);                 /* borrowed */

/* For a list; g_free () them. */
char               *earlier_dup_title              (const ShelfEntry *entry);                  /* its title, "Easy 1.5", "Untitled" */
char               *setdoku_earlier_item_dup_about (SetdokuEarlierItem *self);                 /* "45 of 81 filled · 14:32 · a.txt" */

/* Every word of text, casefolded, is in the title, the file's name, what is told about it or its cells. */
bool                setdoku_earlier_item_matches   (SetdokuEarlierItem *self, const char *text);
