/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-earlier-item.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "engine/rate/level.h"
#include "model/explain/explain-moment.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"

struct _SetdokuEarlierItem
{
  GObject           parent_instance;

  GPtrArray        *entries;
  const ShelfEntry *entry;                 /* of these */
};

G_DEFINE_FINAL_TYPE (SetdokuEarlierItem, setdoku_earlier_item, G_TYPE_OBJECT)

static void
setdoku_earlier_item_finalize (GObject *object)
{
  g_ptr_array_unref (SETDOKU_EARLIER_ITEM (object)->entries);
  G_OBJECT_CLASS (setdoku_earlier_item_parent_class)->finalize (object);
}

static void
setdoku_earlier_item_class_init (SetdokuEarlierItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_earlier_item_finalize;
}

static void
setdoku_earlier_item_init (SetdokuEarlierItem *self)
{
}

SetdokuEarlierItem *
setdoku_earlier_item_new (const ShelfEntry *entry,
                          GPtrArray        *entries)
{
  SetdokuEarlierItem *self = g_object_new (SETDOKU_TYPE_EARLIER_ITEM, NULL);

  self->entries = g_ptr_array_ref (entries);
  self->entry = entry;
  return self;
}

const ShelfEntry *
setdoku_earlier_item_get (SetdokuEarlierItem *self)
{
  g_return_val_if_fail (SETDOKU_IS_EARLIER_ITEM (self), NULL);
  return self->entry;
}

static char *
dup_file (SetdokuEarlierItem *self)
{
  g_autoptr(GFile) file = self->entry->uri ? g_file_new_for_uri (self->entry->uri) : NULL;
  g_autofree char *name = file ? g_file_get_basename (file) : NULL;

  return name ? g_filename_display_name (name) : NULL;
}

char *
earlier_dup_title (const ShelfEntry *entry)
{
  const RatingLevel *level = entry->rating ? rating_level_of (entry->rating) : NULL;
  g_autofree char *rating = explain_tenths (entry->rating);

  if (entry->title || !level)
    return g_strdup (entry->title ? entry->title : _("Untitled"));
  return g_strdup_printf ("%s %s", _(level->name), rating);
}

char *
setdoku_earlier_item_dup_about (SetdokuEarlierItem *self)
{
  g_autofree char *when = NULL, *filled = NULL, *file = NULL;

  g_return_val_if_fail (SETDOKU_IS_EARLIER_ITEM (self), NULL);
  when = explain_moment (self->entry->time);
  filled = g_strdup_printf (_("%d of %d filled"), self->entry->filled, self->entry->n_cells ? self->entry->n_cells : N_CELLS);
  file = dup_file (self);
  return explain_join_some (LIST_FACTS, filled, when, file ? file : "", NULL);
}

bool
setdoku_earlier_item_matches (SetdokuEarlierItem *self,
                              const char         *text)
{
  g_autofree char *title = NULL, *about = NULL, *all = NULL, *folded = NULL;
  g_auto(GStrv) words = NULL;

  g_return_val_if_fail (SETDOKU_IS_EARLIER_ITEM (self) && text, false);
  title = earlier_dup_title (self->entry);
  about = setdoku_earlier_item_dup_about (self);
  all = g_strjoin ("\n", title, about, self->entry->cells, NULL);
  folded = g_utf8_casefold (all, -1);
  words = g_strsplit_set (text, " \t", -1);
  for (char **word = words; *word; word++)
    if (!strstr (folded, *word))
      return false;
  return true;
}
