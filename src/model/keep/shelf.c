/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "shelf.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "journal-store.h"

#define SUFFIX ".setdoku"

static char *
path_of (const char *folder, const char *name)
{
  return g_build_filename (folder, "earlier", name, NULL);
}

static void
entry_free (void *memory)
{
  ShelfEntry *entry = memory;

  g_free (entry->name);
  g_free (entry->title);
  g_free (entry);
}

static int
newest_first (const void *a, const void *b)
{
  const ShelfEntry *first = *(ShelfEntry *const *) a, *second = *(ShelfEntry *const *) b;

  return first->time != second->time ? (first->time < second->time ? 1 : -1) : strcmp (second->name, first->name);
}

static ShelfEntry *
read_entry (const char *folder, const char *name)
{
  g_autofree char *path = path_of (folder, name);
  g_autofree char *bytes = NULL;
  g_autoptr (Session) session = NULL;
  ShelfEntry *entry;
  gsize length;

  if (!g_str_has_suffix (name, SUFFIX) || strlen (name) != 36 + strlen (SUFFIX))
    return NULL;
  bytes = journal_read_bytes (path, SESSION_HEAD_MAX_BYTES, &length);
  if (!bytes || !session_read_head (bytes, length, &session))
    return NULL;
  entry = g_new (ShelfEntry, 1);
  *entry = (ShelfEntry) {
    .name = g_strdup (name), .title = g_steal_pointer (&session->title), .clues = session->clues,
    .filled = session->filled, .time = session->time,
  };
  return entry;
}

static GPtrArray *
list_all (const char *folder)
{
  g_autofree char *path = path_of (folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      ShelfEntry *entry = read_entry (folder, name);

      if (entry)
        g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, newest_first);
  return entries;
}

GPtrArray *
shelf_list (const char *folder)
{
  GPtrArray *entries;

  g_return_val_if_fail (folder, NULL);

  entries = list_all (folder);
  if (entries->len > SHELF_MAX)
    g_ptr_array_set_size (entries, SHELF_MAX);
  return entries;
}

void
shelf_remove (const char *folder, const char *name)
{
  g_autofree char *path = NULL;

  g_return_if_fail (folder && name && !strchr (name, G_DIR_SEPARATOR));
  path = path_of (folder, name);
  g_unlink (path);
}

bool
shelf_put (const char *folder, Session *session, const Document *document, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (folder && session && document, false);

  if (!session->started)
    return true;
  path = path_of (folder, name);
  if (!journal_write_session (path, session, document, error))
    return false;
  entries = list_all (folder);
  for (unsigned i = SHELF_MAX; i < entries->len; i++)
    shelf_remove (folder, ((ShelfEntry *) entries->pdata[i])->name);
  return true;
}

bool
shelf_read (const char *folder, const char *name, Session **session, Document **document, GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  g_return_val_if_fail (folder && name && !strchr (name, G_DIR_SEPARATOR), false);

  path = path_of (folder, name);
  bytes = journal_read_bytes (path, G_MAXSIZE, &length);
  if (bytes && session_read (bytes, length, session, document))
    return true;
  if (bytes && session_is_newer (bytes, length))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         _("That earlier game was saved by a later version of Setdoku."));
  else
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("That earlier game is damaged, or it is gone."));
  return false;
}
