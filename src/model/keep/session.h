/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* session.h — a game with the state of its window, as one text that tells whether it is whole.
 *
 * What a document does not hold and a restart must bring back: the view, the mode, the selection, whose
 * file it is. The text is an envelope: a header with length and SHA-256, the group [Session] in GKeyFile's
 * syntax, then the document as our own format writes it, which has a checksum of its own. So a torn or
 * changed text is told from a whole one, the list of earlier games reads only the head, and who cuts off
 * the head has a Setdoku document. Keys that this version does not know are kept. What is written stays within the limits
 * that reading knows, whatever the texts of a session hold. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/core/cells.h"
#include "formats/format.h"

/* Of what stands before the document, with length and checksum. Of the whole: SESSION_MAX_BYTES. */
enum { SESSION_HEAD_MAX_BYTES = SESSION_HEAD_MAX + 1024 };

typedef struct {
  char     *view;                  /* the one in front: "play", "watch" …; NULL: the first. Owned, like the others */
  bool      typing;                /* clues are being typed */
  char     *mode;                  /* of the marks: "digit", "corner" …; NULL: the first */
  PlaceSet  selection;
  int       cursor;                /* 0–80 */
  int       hints, checks;         /* how often they were asked for in this game */
  bool      helped;                /* the search put digits in */
  char     *practice;              /* what is practised in it, and which position; NULL: nothing */

  char     *uri;                   /* the file that the game belongs to; NULL: none */
  char     *format;                /* the id of the format that it is written in; NULL: choose one first */
  char     *seen;                  /* what the file held when it was read or written last, setdoku_file_seen () */
  bool      modified;              /* the game has changes that the file has not */

  char     *title;                 /* for a list of games; NULL: none */
  int       clues, filled;         /* the same: cells with a clue, with any digit */
  char     *cells;                 /* the same: each as value_character () or . or, where the board has none, -; as read, for
                                    * session_write () asks the document; NULL: unknown */
  char     *rules;                 /* the same: a block, see blocks.h; NULL: those of the classic board, or too long for a list */
  int       rating;                /* the same: tenths of Sudoku Explainer's scale; 0: not known */
  bool      started;               /* something was done in it, so that it is worth keeping */
  int64_t   time;                  /* µs since 1970, when this was written */
  uint64_t  generation;            /* which of two texts is newer; the clock does not matter */

  char     *others;                /* the head as it was read, with what this version does not know; NULL: nothing */
} Session;

Session *session_new   (void);
void     session_free  (Session *session);                 /* NULL is fine */

char    *session_write (const Session *session, const Document *document);            /* g_free () it */

/* False: the text is damaged, or of a later version. Either result may be NULL if it is not wanted. */
bool     session_read  (const char *text, gsize length, Session **session, Document **document);

/* What session_read () does not read: begun as a session is, so that it is ours; whole, and of a later version. */
bool     session_is_ours  (const char *text, gsize length);
bool     session_is_newer (const char *text, gsize length);

/* The same for the beginning of a text, without its document: true if the whole head is there and is right. */
bool     session_read_head (const char *text, gsize length, Session **session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Session, session_free)
