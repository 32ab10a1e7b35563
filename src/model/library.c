/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "job.h"

#define NAME   "library.txt"
#define BEFORE "library.before"
#define LOCK   "library.lock"

enum { MAX_BYTES = 64 << 20, MODE_FILE = 0600, MODE_FOLDER = 0700, SAVE_AFTER_MS = 500, TOUCHED_AFTER_MS = 5000 };

struct _SetdokuLibrary
{
  GObject     parent_instance;

  char       *folder;
  GListStore *list;
  GHashTable *known;               /* clues → unowned puzzle of the list */
  GString    *foreign;             /* lines of the file that are no puzzles */
  GHashTable *foreign_lines;       /* the same, each without its end; owned */
  unsigned    n_damaged;
  char       *seen;                /* checksum of the file as it was read or written last; NULL: there was none */

  GPtrArray  *removed;             /* the last removal: puzzles, and where they were */
  GArray     *places;

  bool        dirty, saving;
  unsigned    timer;
};

G_DEFINE_FINAL_TYPE (SetdokuLibrary, setdoku_library, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

/* The file */

typedef struct {
  SetdokuLibrary *self;            /* owned; only for who started it */
  char           *folder, *text, *seen;
  char           *others;          /* what another program wrote meanwhile; NULL: nothing */
  char           *others_sum;      /* its checksum */
  char           *written;         /* checksum of what is there now; NULL: failed */
  GError         *error;
} Saving;

static void
saving_free (void *data)
{
  Saving *saving = data;

  g_clear_object (&saving->self);
  g_free (saving->folder);
  g_free (saving->text);
  g_free (saving->seen);
  g_free (saving->others);
  g_free (saving->others_sum);
  g_free (saving->written);
  g_clear_error (&saving->error);
  g_free (saving);
}

static char *
checksum (const char *text, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* NULL: there is none, or *error says why it cannot be read. A NUL, as a crash may leave it behind, becomes a blank: what
 * comes after it must not get lost. *sum: of the bytes as they are there. */
static char *
read_file (const char *path, char **sum, GError **error)
{
  char *text = NULL;
  gsize length = 0;
  GStatBuf info;
  bool there = g_stat (path, &info) == 0;

  if (!there && errno == ENOENT)
    return NULL;
  if (there && (!S_ISREG (info.st_mode) || info.st_size > MAX_BYTES))
    {
      /* Translators: a file's name */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("“%s” cannot be read as a collection."), path);
      return NULL;
    }
  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  *sum = checksum (text, length);
  for (char *nul = text; (nul = memchr (nul, '\0', length - (gsize) (nul - text)));)
    *nul = ' ';
  return text;
}

/* Another program that writes the same file waits for this one. −1: nothing can be locked here. */
static int
take_lock (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, LOCK, NULL);
  int fd = g_open (path, O_CREAT | O_RDWR | O_CLOEXEC, MODE_FILE);

  if (fd >= 0)
    flock (fd, LOCK_EX);
  return fd;
}

/* What is there: as it was seen, or by somebody else? */
static bool
look_at_others (Saving *saving, const char *path)
{
  g_autofree char *sum = NULL, *there = read_file (path, &sum, &saving->error);

  if (saving->error)
    return false;
  if (there && g_strcmp0 (sum, saving->seen) != 0)
    {
      saving->others = g_steal_pointer (&there);
      saving->others_sum = g_steal_pointer (&sum);
    }
  return true;
}

static void
write_file (Saving *saving)
{
  g_autofree char *path = g_build_filename (saving->folder, NAME, NULL);
  g_autofree char *before = g_build_filename (saving->folder, BEFORE, NULL);
  int lock;

  g_mkdir_with_parents (saving->folder, MODE_FOLDER);
  lock = take_lock (saving->folder);
  if (look_at_others (saving, path) && !saving->others)
    {
      g_unlink (before);
      if (link (path, before) != 0)
        g_debug ("no copy of the library: %s", g_strerror (errno));
      if (g_file_set_contents_full (path, saving->text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                    MODE_FILE, &saving->error))
        saving->written = checksum (saving->text, strlen (saving->text));
    }
  if (lock >= 0)
    close (lock);
}

static void
work (void *data, GCancellable *cancellable)
{
  write_file (data);
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

/* What others wrote comes to what is here. */
static void
merge (SetdokuLibrary *self, const char *text)
{
  for (const char *line = text; *line;)
    {
      gsize size = strcspn (line, "\n");
      g_autoptr(SetdokuPuzzle) puzzle = size && *line != '#' ? setdoku_puzzle_parse (line, size) : NULL;

      if (puzzle && !g_hash_table_contains (self->known, setdoku_puzzle_get_facts (puzzle)->cells))
        {
          know (self, puzzle);
          g_list_store_append (self->list, puzzle);
        }
      else if (!puzzle && size && *line != '#')
        take_in_foreign (self, line, size);
      line += size + (line[size] == '\n');
    }
}

static char *
format (SetdokuLibrary *self)
{
  GString *text = g_string_new ("# Setdoku: collected puzzles. Cells, ER/EP/ED, hardest step, when added, title.\n");
  unsigned n = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      setdoku_puzzle_append_line (puzzle, text);
    }
  g_string_append (text, self->foreign->str);
  return g_string_free (text, FALSE);
}

static Saving *
begin_saving (SetdokuLibrary *self)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->folder = g_strdup (self->folder);
  saving->text = format (self);
  saving->seen = g_strdup (self->seen);
  self->dirty = false;
  return saving;
}

/* Where it was not written, it stays dirty. */
static void
end_saving (SetdokuLibrary *self, Saving *saving)
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
      g_free (self->seen);
      self->seen = g_steal_pointer (&saving->others_sum);
      merge (self, saving->others);
    }
  else if (saving->error)
    {
      /* Translators: the system's own message */
      g_autofree char *text = g_strdup_printf (_("The collection could not be saved: %s"), saving->error->message);

      g_signal_emit (self, signals[FAILED], 0, text);
    }
}

static void save_soon (SetdokuLibrary *self);

static void
on_saved (GObject *source, GAsyncResult *result, void *user)
{
  Saving *saving = setdoku_job_run_finish (result, on_saved);
  g_autoptr(SetdokuLibrary) self = g_steal_pointer (&saving->self);        /* the worker must not be the last to hold it */

  self->saving = false;
  end_saving (self, saving);
  if (self->dirty && !saving->error)
    save_soon (self);
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
}

static gboolean
on_time (void *user)
{
  SetdokuLibrary *self = user;
  Saving *saving;

  self->timer = 0;
  if (self->saving || !self->dirty)
    return G_SOURCE_REMOVE;
  self->saving = true;
  saving = begin_saving (self);
  saving->self = g_object_ref (self);
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());           /* until it is on the disk */
  setdoku_job_run_async (work, saving, saving_free, on_saved, NULL, on_saved, NULL);
  return G_SOURCE_REMOVE;
}

static void
save_soon (SetdokuLibrary *self)
{
  self->dirty = true;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (SAVE_AFTER_MS, on_time, self);
}

bool
setdoku_library_flush (SetdokuLibrary *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self), false);

  g_clear_handle_id (&self->timer, g_source_remove);
  while (self->saving)
    g_main_context_iteration (NULL, TRUE);
  for (int attempt = 0; self->dirty && attempt < 3; attempt++)
    {
      Saving *saving = begin_saving (self);

      write_file (saving);
      end_saving (self, saving);
      saving_free (saving);
    }
  g_clear_handle_id (&self->timer, g_source_remove);
  return !self->dirty;
}

/* The object */

static void
setdoku_library_dispose (GObject *object)
{
  SetdokuLibrary *self = SETDOKU_LIBRARY (object);

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
  signals[FAILED] = g_signal_new ("failed", SETDOKU_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
setdoku_library_init (SetdokuLibrary *self)
{
  self->list = g_list_store_new (SETDOKU_TYPE_PUZZLE);
  self->known = g_hash_table_new (g_str_hash, g_str_equal);
  self->foreign = g_string_new (NULL);
  self->foreign_lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

char *
setdoku_library_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "setdoku", NULL);
}

SetdokuLibrary *
setdoku_library_new (const char *folder)
{
  SetdokuLibrary *self = g_object_new (SETDOKU_TYPE_LIBRARY, NULL);
  g_autofree char *path = g_build_filename (folder, NAME, NULL), *text = NULL;

  self->folder = g_strdup (folder);
  text = read_file (path, &self->seen, NULL);
  if (text)
    merge (self, text);
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
  save_soon (self);
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
  save_soon (self);
}

void
setdoku_library_put_back (SetdokuLibrary *self)
{
  g_autoptr(GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  unsigned n, start, next, end = 0;

  g_return_if_fail (SETDOKU_IS_LIBRARY (self));
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
  save_soon (self);
}

void
setdoku_library_touch (SetdokuLibrary *self)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY (self));
  self->dirty = true;
  if (!self->timer)
    self->timer = g_timeout_add (TOUCHED_AFTER_MS, on_time, self);
}
