/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* document-limits.h — how much of each text a document may bring along: the one place that knows.
 *
 * A file may hold a title of a million characters. Whatever is read is cut to these limits before anybody sees it, so that
 * what can be opened can also be kept, listed and shown. They are far above what people write, and so low that all texts
 * together, with every character escaped, stay far below FORMAT_MAX_BYTES. */
#pragma once

#include "document.h"

/* Bytes of UTF-8. */
enum {
  TEXT_LINE_MAX    = 1024,         /* title, author, a search's switches, the condition of a breakpoint … */
  TEXT_NAME_MAX    = 512,          /* the name of a savepoint, the note of a bookmark */
  TEXT_COMMENT_MAX = 512 * 1024,   /* the comment, which may have several lines */
  TEXT_FORKS_MAX   = 16 * 1024,    /* FORKS_MAX of them, each as long as can be */
};

enum { DOCUMENT_MARKS_MAX = 2048 };                    /* savepoints, and bookmarks, and breakpoints */

void  text_cut         (char **text, gsize most);      /* in place, between characters, with "…" at its end; NULL is fine */
void  document_cut     (Document *document);           /* all of its texts, and its lists */
