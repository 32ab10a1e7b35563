/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "journal-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "journal-file.h"

enum { N_SLOTS = 2, ID_LENGTH = 36, TEMP_LENGTH = 7 };

static const char *const slot_names[N_SLOTS] = { ".a.setdoku", ".b.setdoku" };

#define LOCK_NAME ".lock"

struct JournalStore {
  char     *folder, *id;
  int       lock;                  /* the descriptor that holds the lock, −1: not ours yet */
  int       newest;                /* the slot that was written last, −1: none was */
  uint64_t  generation;            /* of that */
};

char *
journal_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "setdoku", NULL);
}

/* Files. */

/* Puts the system's error into words; errno may be asked of a GFileError only in this way. */
static void
word_error (GError **error, GError *plain)
{
  if (g_error_matches (plain, G_FILE_ERROR, G_FILE_ERROR_NOSPC))
    g_set_error_literal (error, plain->domain, plain->code, _("The disk is full."));
  else if (g_error_matches (plain, G_FILE_ERROR, G_FILE_ERROR_ACCES) || g_error_matches (plain, G_FILE_ERROR, G_FILE_ERROR_PERM)
           || g_error_matches (plain, G_FILE_ERROR, G_FILE_ERROR_ROFS)
           || g_error_matches (plain, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    g_set_error_literal (error, plain->domain, plain->code, _("The folder for it may not be written."));
  else
    g_set_error_literal (error, plain->domain, plain->code, plain->message);
  g_error_free (plain);
}

static bool
make_folder (const char *folder, GError **error)
{
  int number;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return true;
  number = errno;
  word_error (error, g_error_new_literal (G_FILE_ERROR, g_file_error_from_errno (number), g_strerror (number)));
  return false;
}

/* The text, read back as the next start will read it: what could not be read must not take the place of what can. NULL: it
 * could not. */
static char *
write_readable (const Session *session, const Document *document)
{
  g_autofree char *text = session_write (session, document);
  gsize length = strlen (text);

  return length <= SESSION_MAX_BYTES && session_read (text, length, NULL, NULL) ? g_steal_pointer (&text) : NULL;
}

/* Only what the board shows, and how long it took. */
static char *
write_bare (const Session *session, const Document *document)
{
  g_autoptr (Document) bare = document_new ();

  document_set_topology (bare, document->topology);
  memcpy (bare->cells, document->cells, (size_t) document->n_cells * sizeof *bare->cells);
  bare->elapsed = document->elapsed;
  return write_readable (session, bare);
}

bool
journal_write_session (const char *path, const Session *session, const Document *document, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  GError *plain = NULL;

  if (!make_folder (folder, error))
    return false;
  text = write_readable (session, document);
  if (!text)                     /* the history is lost then, the game is not */
    text = write_bare (session, document);
  if (!text)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("It is too large."));
      return false;
    }
  if (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0600, &plain))
    return true;
  word_error (error, plain);
  return false;
}

/* The store. */

static char *
path_of (const JournalStore *store, const char *end)
{
  g_autofree char *name = g_strconcat (store->id, end, NULL);

  return g_build_filename (store->folder, name, NULL);
}

static JournalStore *
store_of (const char *folder, const char *id)
{
  JournalStore *store = g_new (JournalStore, 1);

  *store = (JournalStore) { .folder = g_strdup (folder), .id = g_strdup (id), .lock = -1, .newest = -1 };
  return store;
}

JournalStore *
journal_store_new (const char *folder)
{
  g_autofree char *id = g_uuid_string_random ();

  g_return_val_if_fail (folder, NULL);
  return store_of (folder, id);
}

void
journal_store_free (JournalStore *store)
{
  if (!store)
    return;
  if (store->lock >= 0)
    close (store->lock);
  g_free (store->folder);
  g_free (store->id);
  g_free (store);
}

/* On a file system that knows no locks it is as if nobody else were here. */
static bool
flock_or_none (int file)
{
  int result;

  do
    result = flock (file, LOCK_EX | LOCK_NB);
  while (result < 0 && errno == EINTR);
  return result == 0 || errno == ENOLCK || errno == ENOSYS || errno == EOPNOTSUPP;
}

/* False: another process has it, or *error. The name must still lead to the file that was locked: who had it may have
 * removed it in between. */
static bool
take_lock (JournalStore *store, GError **error)
{
  g_autofree char *path = path_of (store, LOCK_NAME);
  struct stat named, locked;
  int file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  int number = errno;

  /* A folder that has become read-only can still be taken over. */
  if (file < 0)
    file = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  if (file < 0)
    {
      word_error (error, g_error_new_literal (G_FILE_ERROR, g_file_error_from_errno (number), g_strerror (number)));
      return false;
    }
  if (!flock_or_none (file) || g_stat (path, &named) < 0 || fstat (file, &locked) < 0 || named.st_ino != locked.st_ino)
    {
      close (file);
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("Another window of Setdoku has it."));
      return false;
    }
  store->lock = file;
  return true;
}

static void
remove_slots (JournalStore *store)
{
  for (int slot = 0; slot < N_SLOTS; slot++)
    {
      g_autofree char *path = path_of (store, slot_names[slot]);

      g_unlink (path);
    }
  store->newest = -1;
}

void
journal_store_remove (JournalStore *store)
{
  g_autofree char *lock = NULL;

  g_return_if_fail (store);
  if (store->lock < 0)
    return;
  remove_slots (store);
  lock = path_of (store, LOCK_NAME);
  g_unlink (lock);
  close (store->lock);
  store->lock = -1;
}

bool
journal_store_write (JournalStore *store, Session *session, const Document *document, GError **error)
{
  int slot = store->newest == 0 ? 1 : 0;
  g_autofree char *path = path_of (store, slot_names[slot]);

  g_return_val_if_fail (session && document, false);
  if (store->lock < 0 && (!make_folder (store->folder, error) || !take_lock (store, error)))
    return false;
  session->generation = store->generation + 1;
  if (!journal_write_session (path, session, document, error))
    return false;
  store->newest = slot;
  store->generation++;
  return true;
}

/* Reading. */

typedef struct {
  bool      there, whole, newer;
  int64_t   time;                  /* of its last change, µs; of the file system's clock */
  Session  *session;
  Document *document;
} Slot;

static void
slot_read (const char *path, Slot *slot)
{
  g_autofree char *bytes = NULL;
  struct stat about;
  gsize length;

  *slot = (Slot) { .there = g_lstat (path, &about) == 0 };
  if (!slot->there)
    return;
  slot->time = (int64_t) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000;
  bytes = journal_read_bytes (path, G_MAXSIZE, &length);
  slot->whole = bytes && session_read (bytes, length, &slot->session, &slot->document);
  slot->newer = !slot->whole && journal_is_newer (path, bytes, length);
}

static void
keep_damaged (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *when = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char *beside = g_strconcat (path, ".damaged-", when, NULL);

  /* Where that is not possible the next save takes its place. */
  if (g_rename (path, beside) < 0)
    g_debug ("%s: %s", beside, g_strerror (errno));
}

static void
slot_clear (Slot *slot)
{
  session_free (slot->session);
  document_free (slot->document);
}

/* What is there is let go of as it is. */
static void
begin_beside (JournalStore *store)
{
  g_free (store->id);
  store->id = g_uuid_string_random ();
  if (store->lock >= 0)
    close (store->lock);
  store->lock = -1;
}

JournalFinding
journal_store_read (JournalStore *store, Session **session, Document **document)
{
  Slot slots[N_SLOTS];
  int best = -1;
  bool damaged = false, worse = false, newer = false;

  g_return_val_if_fail (store && session && document, JOURNAL_NOTHING);
  *session = NULL;
  *document = NULL;
  for (int i = 0; i < N_SLOTS; i++)
    {
      g_autofree char *path = path_of (store, slot_names[i]);

      slot_read (path, &slots[i]);
      newer |= slots[i].newer;
    }
  if (newer)
    {
      for (int i = 0; i < N_SLOTS; i++)
        slot_clear (&slots[i]);
      begin_beside (store);
      return JOURNAL_NEWER;
    }
  for (int i = 0; i < N_SLOTS; i++)
    {
      g_autofree char *path = path_of (store, slot_names[i]);

      if (slots[i].whole && (best < 0 || slots[i].session->generation > slots[best].session->generation))
        best = i;
      if (slots[i].there && !slots[i].whole)
        keep_damaged (path);
    }
  for (int i = 0; i < N_SLOTS; i++)
    {
      damaged |= slots[i].there && !slots[i].whole;
      /* Damage to the older of the two costs nothing. Only the files' times can tell which it was. */
      worse |= slots[i].there && !slots[i].whole && best >= 0 && slots[i].time >= slots[best].time;
      if (i != best)
        slot_clear (&slots[i]);
    }
  if (best < 0)
    return damaged ? JOURNAL_LOST : JOURNAL_NOTHING;
  *session = slots[best].session;
  *document = slots[best].document;
  store->newest = best;
  store->generation = slots[best].session->generation;
  return worse ? JOURNAL_OLDER : JOURNAL_WHOLE;
}

/* Taking over. */

/* The ID that a name begins with, if it is one of ours; NULL else. */
static char *
id_of (const char *name)
{
  g_autofree char *id = strlen (name) > ID_LENGTH ? g_strndup (name, ID_LENGTH) : NULL;

  return id && name[ID_LENGTH] == '.' && g_uuid_string_is_valid (id) ? g_steal_pointer (&id) : NULL;
}

/* "ID.a.setdoku.X7Y8Z9": what a save that was killed has left. */
static bool
is_temporary (const char *name)
{
  for (int slot = 0; slot < N_SLOTS; slot++)
    {
      size_t n = ID_LENGTH + strlen (slot_names[slot]);

      if (g_str_has_prefix (name + ID_LENGTH, slot_names[slot]) && strlen (name) == n + TEMP_LENGTH && name[n] == '.')
        return true;
    }
  return false;
}

/* Whether one of the slots begins as ours do, or there is none but for a lock; and when the newer one was saved, in µs. */
static bool
is_ours (const JournalStore *store, int64_t *time)
{
  bool any = false, ours = false;

  *time = 0;
  for (int slot = 0; slot < N_SLOTS; slot++)
    {
      g_autofree char *path = path_of (store, slot_names[slot]);
      g_autofree char *bytes = NULL;
      struct stat about;
      gsize length;

      if (g_lstat (path, &about) < 0)
        continue;
      any = true;
      *time = MAX (*time, (int64_t) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000);
      bytes = journal_read_bytes (path, JOURNAL_HEAD_BYTES, &length);
      ours |= bytes && session_is_ours (bytes, length);
    }
  return ours || !any;
}

typedef struct {
  JournalStore *store;
  int64_t       time;
} Candidate;

static int
newest_first (const void *a, const void *b)
{
  const Candidate *first = a, *second = b;

  return first->time != second->time ? (first->time < second->time ? 1 : -1) : strcmp (first->store->id, second->store->id);
}

/* Of Candidate, each ID once. */
static GArray *
list_candidates (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      char *id = id_of (name);
      Candidate candidate;

      if (!id || !g_hash_table_add (ids, id))                /* one that was there already is freed */
        continue;
      candidate.store = store_of (folder, id);
      if (is_ours (candidate.store, &candidate.time))
        g_array_append_val (candidates, candidate);
      else
        journal_store_free (candidate.store);
    }
  g_array_sort (candidates, newest_first);
  return candidates;
}

static void
sweep (const JournalStore *store)
{
  g_autoptr (GDir) dir = g_dir_open (store->folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_prefix (name, store->id) && is_temporary (name))
      {
        g_autofree char *path = g_build_filename (store->folder, name, NULL);

        g_unlink (path);
      }
}

GPtrArray *
journal_store_adopt (const char *folder)
{
  g_autoptr (GArray) candidates = NULL;
  GPtrArray *stores = g_ptr_array_new_with_free_func ((GDestroyNotify) journal_store_free);

  g_return_val_if_fail (folder, stores);

  candidates = list_candidates (folder);
  for (unsigned i = 0; i < candidates->len; i++)
    {
      JournalStore *store = g_array_index (candidates, Candidate, i).store;

      if (stores->len == JOURNAL_ADOPT_MAX || !take_lock (store, NULL))
        {
          journal_store_free (store);
          continue;
        }
      sweep (store);
      g_ptr_array_add (stores, store);
    }
  return stores;
}
