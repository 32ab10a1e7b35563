/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* journal-store.h — the files that keep one game: two slots and a lock.
 *
 * In the folder lie ID.a.setdoku and ID.b.setdoku, each a whole session text. A save always replaces the
 * older of the two, through a temporary file that is synced and renamed, so the newer one is never touched
 * and a kill at any moment leaves a whole game. Which is newer, a number in the text says: no clock is asked.
 * ID.lock is locked (flock) for as long as a process has the game; what nobody has locked was left by a
 * process that is gone, and is taken over with its lock. Whoever has the lock also owns the temporary files
 * of the ID, so those of a killed process are swept without looking at their age.
 *
 * Only what begins as our files do is ours: other files in the folder are neither renamed nor locked, whatever their names.
 *
 * Blocking; for one thread at a time. Errors are translated sentences. */
#pragma once

#include <gio/gio.h>

#include "session.h"

typedef struct JournalStore JournalStore;

typedef enum {
  JOURNAL_NOTHING,                 /* it was never written */
  JOURNAL_WHOLE,                   /* the last save */
  JOURNAL_OLDER,                   /* the last save is damaged: this is the one before it */
  JOURNAL_LOST,                    /* what there is is damaged */
  JOURNAL_NEWER,                   /* a later version wrote it: it stays as it is, and the store begins another one beside it */
} JournalFinding;

char         *journal_folder        (void);                            /* where they are kept for this user; g_free () it */

/* A new game in the folder. Nothing is made on the disk before the first write. */
JournalStore *journal_store_new     (const char *folder);
void          journal_store_free    (JournalStore *store);             /* lets go of it: the game stays for the next start */

/* The games that no living process has, of JournalStore, the one that was saved last first; at most JOURNAL_ADOPT_MAX, the
 * others stay for another start. Stale temporary files of them are gone after it. Empty where the folder cannot be read. */
enum { JOURNAL_ADOPT_MAX = 12 };
GPtrArray    *journal_store_adopt   (const char *folder);

/* The newest whole game; both results are NULL without one. A damaged file is kept beside, renamed. */
JournalFinding journal_store_read   (JournalStore *store, Session **session, Document **document);

/* session->generation is the store's to set. */
bool          journal_store_write   (JournalStore *store, Session *session, const Document *document, GError **error);

void          journal_store_remove  (JournalStore *store);             /* the game is not wanted any more; its lock stays ours */

/* Makes the folder if need be, writes and syncs, readable by the user alone. What is written was read back before, so that
 * the next start can read it; where all of the game cannot be (it is too large) it goes without its history. */
bool          journal_write_session (const char *path, const Session *session, const Document *document, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JournalStore, journal_store_free)
