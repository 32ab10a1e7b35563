/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library.h"

#include <glib/gi18n.h>
#include <string.h>

#include "library-file.h"
#include "library-private.h"

enum { SAVE_AFTER_MS = 500, TOUCHED_AFTER_MS = 5000 };

/* How long another program that has the file is waited for, ms: on a worker, and by who ends the program; then how long the
 * disk may take for it. */
enum { PATIENCE = 2000, PATIENCE_AT_END = 500, DISK_AT_END = 3000 };

G_DEFINE_FINAL_TYPE (SetdokuLibrary, setdoku_library, G_TYPE_OBJECT)

enum { LOADED, FAILED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

/* A saving on its way, and who started it. */
typedef struct {
  SetdokuLibrary *self;
  LibrarySaving  *saving;
} Errand;

static void
errand_free (void *data)
{
  Errand *errand = data;

  g_clear_object (&errand->self);
  library_saving_free (errand->saving);
  g_free (errand);
}

static void
work (void *data, GCancellable *cancellable)
{
  library_file_write (((Errand *) data)->saving);
}

/* The list */

static void
know (SetdokuLibrary *self, SetdokuPuzzle *puzzle)
{
  g_hash_table_insert (self->known, (char *) setdoku_puzzle_get_facts (puzzle)->cells, puzzle);
}

static void
take_in_foreign (SetdokuLibrary *self, const char *line, gsize size)
{
  char *own = g_strndup (line, size);

  if (g_hash_table_add (self->foreign_lines, own))           /* one that was there already is freed */
    {
      g_string_append_printf (self->foreign, "%s\n", own);
      self->n_damaged++;
    }
}

/* What others wrote comes to what is here. The list is told once. */
static void
merge (SetdokuLibrary *self, const LibraryLoad *load)
{
  g_autoptr(GPtrArray) new = g_ptr_array_new ();

  for (unsigned i = 0; i < load->sets->len; i++)
    library_know_set (self, load->sets->pdata[i]);
  for (unsigned i = 0; i < load->puzzles->len; i++)
    {
      SetdokuPuzzle *puzzle = g_ptr_array_index (load->puzzles, i);
      SetdokuPuzzle *ours = g_hash_table_lookup (self->known, setdoku_puzzle_get_facts (puzzle)->cells);

      if (ours && !setdoku_puzzle_has_owner (ours) && setdoku_puzzle_has_owner (puzzle))
        setdoku_puzzle_take_owner (ours, puzzle);
      else if (!ours)
        {
          know (self, puzzle);
          g_ptr_array_add (new, puzzle);
        }
      if (setdoku_puzzle_get_facts (puzzle)->set)
        library_know_set (self, setdoku_puzzle_get_facts (puzzle)->set);
    }
  for (unsigned i = 0; i < load->foreign->len; i++)
    {
      const LibraryLine *foreign = &g_array_index (load->foreign, LibraryLine, i);

      take_in_foreign (self, foreign->text, foreign->size);
    }
  g_list_store_splice (self->list, g_list_model_get_n_items (G_LIST_MODEL (self->list)), 0, new->pdata, new->len);
}

static char *
format (SetdokuLibrary *self)
{
  GString *text = g_string_new (library_file_header);
  unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  for (unsigned i = 0; i < self->sets->len; i++)
    g_string_append_printf (text, LIBRARY_SET "%s\n", (const char *) self->sets->pdata[i]);
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      setdoku_puzzle_append_line (puzzle, text);
    }
  g_string_append (text, self->foreign->str);
  return g_string_free (text, FALSE);
}

static LibrarySaving *
begin_saving (SetdokuLibrary *self, int patience)
{
  LibrarySaving *saving = g_new0 (LibrarySaving, 1);

  saving->folder = g_strdup (self->folder);
  saving->text = format (self);
  saving->seen = g_strdup (self->seen);
  saving->patience = patience;
  self->dirty = false;
  return saving;
}

/* Where it was not written, it stays dirty. */
static void
end_saving (SetdokuLibrary *self, LibrarySaving *saving)
{
  if (saving->written)
    {
      g_free (self->seen);
      self->seen = g_steal_pointer (&saving->written);
      return;
    }
  self->dirty = true;
  if (saving->others)
    {
      LibraryLoad *load = library_load_new (g_steal_pointer (&saving->others), NULL);

      g_free (self->seen);
      self->seen = g_steal_pointer (&saving->others_sum);
      merge (self, load);
      library_load_free (load);
    }
  else if (saving->error && !g_error_matches (saving->error, G_IO_ERROR, G_IO_ERROR_BUSY))
    {
      /* Translators: the system's own message */
      g_autofree char *text = g_strdup_printf (_("The collection could not be saved: %s"), saving->error->message);

      g_signal_emit (self, signals[FAILED], 0, text);
    }
}

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  Errand *errand = setdoku_job_run_finish (result, on_saved);
  g_autoptr(SetdokuLibrary) self = g_steal_pointer (&errand->self);        /* the worker must not be the last to hold it */

  self->saving = false;
  end_saving (self, errand->saving);
  if (self->dirty && !errand->saving->error)
    library_save_soon (self);
  else if (g_error_matches (errand->saving->error, G_IO_ERROR, G_IO_ERROR_BUSY))
    setdoku_library_touch (self);                              /* tried again, and at the end written in any case */
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
}

static gboolean
on_time (void *user)
{
  SetdokuLibrary *self = user;
  Errand *errand;

  self->timer = 0;
  if (self->saving || !self->dirty)
    return G_SOURCE_REMOVE;
  self->saving = true;
  errand = g_new (Errand, 1);
  *errand = (Errand) { g_object_ref (self), begin_saving (self, PATIENCE) };
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());           /* until it is on the disk */
  setdoku_job_run_async (work, errand, errand_free, on_saved, NULL, on_saved, NULL);
  return G_SOURCE_REMOVE;
}

void
library_save_soon (SetdokuLibrary *self)
{
  self->dirty = true;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (SAVE_AFTER_MS, on_time, self);
}

/* What is on its way: a while. */
static void
wait_for_saving (SetdokuLibrary *self)
{
  int64_t end = g_get_monotonic_time () + (PATIENCE + DISK_AT_END) * 1000;

  while (self->saving && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* Who holds the lock for so long was stopped, or will never answer. What it might write over is less than what would be lost
 * for certain. */
bool
setdoku_library_flush (SetdokuLibrary *self)
{
  bool failed = false;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self), false);

  g_clear_handle_id (&self->timer, g_source_remove);
  wait_for_saving (self);
  for (int attempt = 0; self->dirty && !self->saving && !failed && attempt < 3; attempt++)
    {
      LibrarySaving *begun = begin_saving (self, PATIENCE_AT_END);
      g_autoptr (LibrarySaving) saving = NULL;

      begun->anyway = true;
      saving = library_file_write_within (begun, PATIENCE_AT_END + DISK_AT_END);
      if (saving)
        end_saving (self, saving);
      self->dirty |= !saving;
      failed = !saving || saving->error;
    }
  g_clear_handle_id (&self->timer, g_source_remove);
  return !self->dirty && !self->saving;
}

/* The object */

static void
setdoku_library_dispose (GObject *object)
{
  SetdokuLibrary *self = SETDOKU_LIBRARY (object);

  setdoku_job_cancel (&self->loading);
  if (self->list)
    setdoku_library_flush (self);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (setdoku_library_parent_class)->dispose (object);
}

static void
setdoku_library_finalize (GObject *object)
{
  SetdokuLibrary *self = SETDOKU_LIBRARY (object);

  g_clear_pointer (&self->known, g_hash_table_unref);
  g_clear_pointer (&self->foreign_lines, g_hash_table_unref);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  g_ptr_array_unref (self->sets);
  g_async_queue_unref (self->arrivals);
  g_string_free (self->foreign, TRUE);
  g_free (self->seen);
  g_free (self->folder);
  G_OBJECT_CLASS (setdoku_library_parent_class)->finalize (object);
}

static void
setdoku_library_class_init (SetdokuLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_library_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_library_finalize;
  signals[LOADED] = g_signal_new ("loaded", SETDOKU_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", SETDOKU_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  library_add_signals (klass);
}

static void
setdoku_library_init (SetdokuLibrary *self)
{
  self->list = g_list_store_new (SETDOKU_TYPE_PUZZLE);
  self->arrivals = g_async_queue_new_full (library_load_free);
  self->known = g_hash_table_new (g_str_hash, g_str_equal);
  self->sets = g_ptr_array_new_with_free_func (g_free);
  self->foreign = g_string_new (NULL);
  self->foreign_lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

char *
setdoku_library_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "setdoku", NULL);
}

/* Reading */

typedef struct { char *folder; GAsyncQueue *arrivals; } Reading;

static void
reading_free (void *data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_async_queue_unref (reading->arrivals);
  g_free (reading);
}

static void
read_on_worker (void *data, GCancellable *cancellable)
{
  Reading *reading = data;

  g_async_queue_push (reading->arrivals, library_file_load (reading->folder));
}

static void
take_load (SetdokuLibrary *self, LibraryLoad *load)
{
  self->loaded = true;
  self->seen = g_steal_pointer (&load->sum);
  merge (self, load);
  library_load_free (load);
  g_signal_emit (self, signals[LOADED], 0);
}

static void
on_read (void *data, void *user)
{
  SetdokuLibrary *self = user;

  if (!self->loaded)
    take_load (self, g_async_queue_pop (self->arrivals));
}

void
setdoku_library_wait (SetdokuLibrary *self)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY (self));
  on_read (NULL, self);
}

SetdokuLibrary *
setdoku_library_new (const char *folder)
{
  SetdokuLibrary *self = g_object_new (SETDOKU_TYPE_LIBRARY, NULL);
  Reading *reading = g_new (Reading, 1);

  self->folder = g_strdup (folder);
  *reading = (Reading) { g_strdup (folder), g_async_queue_ref (self->arrivals) };
  setdoku_job_start (&self->loading, read_on_worker, on_read, reading, reading_free, self);
  return self;
}

GListStore *
setdoku_library_get_list (SetdokuLibrary *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self), NULL);
  return self->list;
}

unsigned
setdoku_library_get_n_damaged (SetdokuLibrary *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self), 0);
  return self->n_damaged;
}

unsigned
setdoku_library_add (SetdokuLibrary *self, const GPtrArray *puzzles)
{
  g_autoptr(GPtrArray) added = g_ptr_array_new ();

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && puzzles, 0);
  setdoku_library_wait (self);
  for (unsigned i = 0; i < puzzles->len; i++)
    {
      SetdokuPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (g_hash_table_contains (self->known, setdoku_puzzle_get_facts (puzzle)->cells))
        continue;
      know (self, puzzle);
      if (setdoku_puzzle_get_facts (puzzle)->added == 0)
        setdoku_puzzle_set_added (puzzle, g_get_real_time () / G_USEC_PER_SEC);
      g_ptr_array_add (added, puzzle);
    }
  if (added->len == 0)
    return 0;
  g_list_store_splice (self->list, g_list_model_get_n_items (G_LIST_MODEL (self->list)), 0, added->pdata, added->len);
  library_save_soon (self);
  return added->len;
}

/* The list is told once, for the whole stretch between the first and the last that go: a table that is told of each of
 * thousands would stand still. */
void
setdoku_library_remove (SetdokuLibrary *self, const GPtrArray *puzzles)
{
  g_autoptr(GHashTable) gone = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) kept = g_ptr_array_new_with_free_func (g_object_unref);
  unsigned n, n_kept = 0;

  g_return_if_fail (SETDOKU_IS_LIBRARY (self) && puzzles);
  setdoku_library_wait (self);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  self->removed = g_ptr_array_new_with_free_func (g_object_unref);
  self->places = g_array_new (FALSE, FALSE, sizeof (unsigned));
  for (unsigned i = 0; i < puzzles->len; i++)
    g_hash_table_add (gone, g_ptr_array_index (puzzles, i));

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      if (g_hash_table_contains (gone, puzzle))
        {
          g_hash_table_remove (self->known, setdoku_puzzle_get_facts (puzzle)->cells);
          g_ptr_array_add (self->removed, g_steal_pointer (&puzzle));
          g_array_append_val (self->places, i);
          n_kept = kept->len;                /* those behind the last that goes stay as they are */
        }
      else if (self->removed->len > 0)
        g_ptr_array_add (kept, g_steal_pointer (&puzzle));
    }
  if (self->removed->len == 0)
    return;
  g_list_store_splice (self->list, g_array_index (self->places, unsigned, 0), self->removed->len + n_kept, kept->pdata, n_kept);
  library_save_soon (self);
}

void
setdoku_library_put_back (SetdokuLibrary *self)
{
  g_autoptr(GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  unsigned n, start, next, end = 0;

  g_return_if_fail (SETDOKU_IS_LIBRARY (self));
  setdoku_library_wait (self);
  if (!self->removed || self->removed->len == 0)
    return;

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  next = start = MIN (g_array_index (self->places, unsigned, 0), n);
  while (end < self->removed->len)
    {
      SetdokuPuzzle *puzzle = g_ptr_array_index (self->removed, end);

      if (g_hash_table_contains (self->known, setdoku_puzzle_get_facts (puzzle)->cells))
        end++;                               /* it has come again meanwhile */
      else if (next < n && start + list->len < g_array_index (self->places, unsigned, end))
        g_ptr_array_add (list, g_list_model_get_item (G_LIST_MODEL (self->list), next++));
      else
        {
          know (self, puzzle);
          g_ptr_array_add (list, g_object_ref (puzzle));
          end++;
        }
    }
  g_list_store_splice (self->list, start, next - start, list->pdata, list->len);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  library_save_soon (self);
}

void
setdoku_library_touch (SetdokuLibrary *self)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY (self));
  setdoku_library_wait (self);
  self->dirty = true;
  if (!self->timer)
    self->timer = g_timeout_add (TOUCHED_AFTER_MS, on_time, self);
}
