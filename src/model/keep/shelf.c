/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "shelf.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "formats/blocks.h"
#include "journal-file.h"
#include "journal-store.h"

#define SUFFIX ".setdoku"

/* Nearly every head is shorter than this; the others are read once more. */
enum { HEAD_BYTES = 4096, NAME_LENGTH = 36 };

static char *
path_of (const char *folder, const char *name)
{
  return g_build_filename (folder, "earlier", name, NULL);
}

static char *
path_of_removed (const char *folder, const char *name)
{
  return g_build_filename (folder, "earlier", "removed", name, NULL);
}

static bool
is_game (const char *name)
{
  return g_str_has_suffix (name, SUFFIX) && strlen (name) == NAME_LENGTH + strlen (SUFFIX) && !strchr (name, G_DIR_SEPARATOR);
}

static void
entry_free (void *memory)
{
  ShelfEntry *entry = memory;

  g_free (entry->name);
  g_free (entry->title);
  g_free (entry->uri);
  g_free (entry->cells);
  g_free (entry->rules);
  g_free (entry);
}

static int
newest_first (const void *a, const void *b)
{
  const ShelfEntry *first = *(ShelfEntry *const *) a, *second = *(ShelfEntry *const *) b;

  return first->time != second->time ? (first->time < second->time ? 1 : -1) : strcmp (second->name, first->name);
}

static Session *
read_head (const char *path)
{
  static const gsize sizes[] = { HEAD_BYTES, SESSION_HEAD_MAX_BYTES };
  Session *session = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes) && !session; i++)
    {
      gsize length;
      g_autofree char *bytes = journal_read_bytes (path, sizes[i], &length);

      if (bytes)
        session_read_head (bytes, length, &session);
      if (!bytes || length < sizes[i])
        break;
    }
  return session;
}

static ShelfEntry *
read_entry (const char *folder, const char *name)
{
  g_autofree char *path = path_of (folder, name);
  g_autoptr (Session) session = is_game (name) ? read_head (path) : NULL;
  ShelfEntry *entry;
  int n_cells = 0;

  if (!session)
    return NULL;
  for (const char *cell = session->cells; cell && *cell; cell++)
    n_cells += *cell != '-';
  entry = g_new (ShelfEntry, 1);
  *entry = (ShelfEntry) {
    .name = g_strdup (name), .title = g_steal_pointer (&session->title), .uri = g_steal_pointer (&session->uri),
    .cells = g_steal_pointer (&session->cells), .rules = g_steal_pointer (&session->rules), .n_cells = n_cells,
    .clues = session->clues, .filled = session->filled,
    .rating = session->rating, .time = session->time,
  };
  return entry;
}

/* NULL: they make no board. */
static Topology *
topology_of (const char *rules)
{
  g_autoptr (Block) block = NULL;
  ParseError error;
  unsigned line = 1;

  return block_read (&rules, &line, &block, &error) && block ? block_topology (block, &error) : NULL;
}

Document *
shelf_entry_board (const ShelfEntry *entry)
{
  Topology *topology = entry->rules ? topology_of (entry->rules) : NULL;
  Document *document = NULL;

  if (entry->cells && (entry->rules ? topology && strlen (entry->cells) == topology->n_cells : true))
    {
      document = document_new ();
      document_set_topology (document, topology);
      for (int cell = 0; cell < document->n_cells; cell++)
        document->cells[cell].given = (uint8_t) value_from_character (entry->cells[cell]);
    }
  topology_unref (topology);
  return document;
}

GPtrArray *
shelf_list (const char *folder)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder, entries);

  path = path_of (folder, NULL);
  dir = g_dir_open (path, 0, NULL);
  while (dir && (name = g_dir_read_name (dir)))
    {
      ShelfEntry *entry = read_entry (folder, name);

      if (entry)
        g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, newest_first);
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

/* Something of the player's is in it. */
static bool
is_begun (const Session *session, const Document *document)
{
  bool begun = session->started;

  for (int cell = 0; cell < document->n_cells; cell++)
    begun |= document_cell_is_played (&document->cells[cell]);
  return begun;
}

/* The same for a game that is the same but for when it was left, how long it took, and where a search of it stands. */
static char *
name_of (const Session *session, const Document *document)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *about = g_strdup_printf ("%s\n%d %d %d\n", session->uri ? session->uri : "", session->hints,
                                            session->checks, session->helped);
  g_autofree char *text = NULL;
  Document bare = *document;
  const char *sum;

  bare.elapsed = -1;
  bare.step = 0;
  text = format_write (format_find ("setdoku"), &bare);
  g_checksum_update (checksum, (const guchar *) about, -1);
  g_checksum_update (checksum, (const guchar *) text, -1);
  sum = g_checksum_get_string (checksum);
  return g_strdup_printf ("%.8s-%.4s-%.4s-%.4s-%.12s" SUFFIX, sum, sum + 8, sum + 12, sum + 16, sum + 20);
}

bool
shelf_put (const char *folder, Session *session, const Document *document, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder && session && document, false);

  if (!is_begun (session, document))
    return true;
  name = name_of (session, document);
  path = path_of (folder, name);
  return journal_write_session (path, session, document, error);
}

/* Deleting. */

void
shelf_forget (const char *folder)
{
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder);
  path = path_of_removed (folder, NULL);
  dir = g_dir_open (path, 0, NULL);
  while (dir && (name = g_dir_read_name (dir)))
    if (is_game (name))
      {
        g_autofree char *gone = path_of_removed (folder, name);

        g_unlink (gone);
      }
}

unsigned
shelf_delete (const char *folder, const char *const *names)
{
  g_autofree char *removed = NULL;
  unsigned n = 0;

  g_return_val_if_fail (folder && names, 0);
  shelf_forget (folder);
  removed = path_of_removed (folder, NULL);
  if (g_mkdir_with_parents (removed, 0700) < 0)
    return 0;
  for (; *names; names++)
    {
      g_autofree char *from = path_of (folder, *names), *to = path_of_removed (folder, *names);

      n += is_game (*names) && g_rename (from, to) == 0;
    }
  return n;
}

/* One that has come there again meanwhile is the same game. */
void
shelf_put_back (const char *folder)
{
  g_autofree char *path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder);
  path = path_of_removed (folder, NULL);
  dir = g_dir_open (path, 0, NULL);
  while (dir && (name = g_dir_read_name (dir)))
    if (is_game (name))
      {
        g_autofree char *from = path_of_removed (folder, name), *to = path_of (folder, name);

        if (g_rename (from, to) < 0)
          g_debug ("%s: %s", to, g_strerror (errno));
      }
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
  if (journal_is_newer (path, bytes, length))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                         _("That earlier game was saved by a later version of Setdoku."));
  else
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("That earlier game is damaged, or it is gone."));
  return false;
}
