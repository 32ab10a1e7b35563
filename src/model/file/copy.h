/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy.h — a game as text for other programs and forums: what "Copy" puts into the clipboard. */
#pragma once

#include "formats/document.h"

typedef struct {
  const char *id;                    /* stable: "clues", "position", "marks", "library" … */
  const char *done;                  /* the word of feedback; marked N_() */
} CopyKind;

#define COPY_KIND_FIRST "clues"      /* what is copied until another one is chosen */

extern const CopyKind copy_kinds[];                                  /* ends with a NULL id */

const CopyKind *copy_kind_find (const char *id);                     /* NULL: there is no such kind */

/* clues, position: 81 digits, dots for empty cells; marks: a grid of pencil marks, of cells without centre marks whatever is
 * possible; forum: the same between a forum's marks for text of one width; library: a line of HoDoKu's library, with what was
 * entered and struck; fpuzzles: a link with all digits and marks; markdown, latex: a table of the digits. Ends with a newline
 * unless it is one line. Of another board than the classic one (topology not NULL; cells: all of its canvas) what does not hold
 * it is a block with its rules instead; tables and grids hold sizes, boxes and regions. *done: the word of feedback, marked N_();
 * may be NULL. NULL: there is no such kind. g_free () it. */
char *copy_text    (const char *id, const Topology *topology, const DocumentCell *cells, const char **done);

/* What of such a board the format of that kind does not hold, as a sentence, so that the text is a block. NULL: it holds all of it,
 * or no format was asked for, as with a table. g_free () it. */
char *copy_refusal (const char *id, const Topology *topology, const DocumentCell *cells);
