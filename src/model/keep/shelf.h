/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shelf.h — the earlier games: those whose window was closed, or where another game came, until their owner deletes them.
 *
 * Each is a session text of its own in the folder earlier/ beside the journals, under a name that comes from what is in it:
 * the same game, opened from its file and left again as it was, is there once. There are as many as there are. A game of
 * nothing but clues is not put there at all: it can be made, opened or pasted again.
 *
 * What is deleted lies in earlier/removed/ until the next is, so that it can be put back; no list has it.
 *
 * Blocking; each call is whole by itself, so several processes may share the folder. */
#pragma once

#include <stdbool.h>

#include "session.h"

typedef struct {
  char    *name;                   /* of the file: what shelf_read () wants */
  char    *title;                  /* NULL: it has none */
  char    *uri;                    /* the file that the game belongs to; NULL: none */
  char    *cells;                  /* what stands in them, as Session has it; NULL: an earlier version did not say */
  char    *rules;                  /* the same; NULL: those of the classic board */
  int      n_cells;                /* that the board has; 0: unknown */
  int      clues, filled;
  int      rating;                 /* tenths of Sudoku Explainer's scale; 0: not known */
  int64_t  time;                   /* µs since 1970, when it was put there */
} ShelfEntry;

/* folder: as journal_folder () has it. */
bool       shelf_put      (const char *folder, Session *session, const Document *document, GError **error);

/* Newest first, of ShelfEntry; reads only the heads. Damaged ones are passed over and stay. */
GPtrArray *shelf_list     (const char *folder);

/* The board with what stands on it, as clues, for a picture; NULL: unknown. (transfer full) */
Document  *shelf_entry_board (const ShelfEntry *entry);

/* False: it is gone or damaged, *error is a translated sentence. It stays there until shelf_remove (). */
bool       shelf_read     (const char *folder, const char *name, Session **session, Document **document, GError **error);
void       shelf_remove   (const char *folder, const char *name);              /* for good: it is elsewhere now */

/* The owner deletes games; those deleted before go for good. How many did go. */
unsigned   shelf_delete   (const char *folder, const char *const *names);
void       shelf_put_back (const char *folder);                                /* what was deleted last */
void       shelf_forget   (const char *folder);                                /* the same: it goes for good */
