/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy.h — a game as text for other programs and forums: what "Copy" puts into the clipboard. */
#pragma once

#include "formats/document.h"

typedef struct {
  const char *id;                    /* stable: "clues", "position", "marks", "library" */
  const char *done;                  /* the word of feedback; marked N_() */
} CopyKind;

extern const CopyKind copy_kinds[];                                  /* ends with a NULL id */

/* clues, position: 81 digits, dots for empty cells; marks: a grid of pencil marks, of cells without centre marks whatever is
 * possible; library: a line of HoDoKu's library, with what was entered and struck. Ends with a newline unless it is one line.
 * NULL: there is no such kind. g_free () it. */
char *copy_text (const char *id, const DocumentCell cells[N_CELLS]);
