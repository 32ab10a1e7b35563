/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shelf.h — the games that were put aside: unnamed ones whose window was closed, or where another game came.
 *
 * Each is a session text of its own in the folder earlier/ beside the journals. The newest SHELF_MAX are kept, and a
 * game in which nothing was ever done is not put there at all: it can be made, opened or pasted again, and would push
 * out what cannot. A solved one is kept like the others.
 *
 * Blocking; each call is whole by itself, so several processes may share the folder. */
#pragma once

#include <stdbool.h>

#include "session.h"

enum { SHELF_MAX = 20 };

typedef struct {
  char    *name;                   /* of the file: what shelf_take () wants */
  char    *title;                  /* NULL: it has none */
  int      clues, filled;
  int64_t  time;                   /* µs since 1970, when it was put there */
} ShelfEntry;

/* folder: as journal_folder () has it. The oldest beyond SHELF_MAX go once the new one is on the disk. */
bool       shelf_put    (const char *folder, Session *session, const Document *document, GError **error);

/* Newest first, of ShelfEntry, at most SHELF_MAX; reads only the heads. Damaged ones are passed over and stay. */
GPtrArray *shelf_list   (const char *folder);

/* False: it is gone or damaged, *error is a translated sentence. It stays there until shelf_remove (). */
bool       shelf_read   (const char *folder, const char *name, Session **session, Document **document, GError **error);
void       shelf_remove (const char *folder, const char *name);
