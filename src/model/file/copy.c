/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy.c — see copy.h. Corner marks say where a digit may go, and not what else may not: they strike nothing here. */
#include "copy.h"

#include <string.h>

#include "engine/core/words.h"
#include "formats/format.h"

static void
leave_clues (DocumentCell *cell)
{
  *cell = (DocumentCell) { .given = cell->given };
}

/* What is entered is as good as a clue. */
static void
fix_digits (DocumentCell *cell)
{
  cell->given = (uint8_t) (cell->given | cell->entry);
  cell->entry = 0;
  cell->corner = DIGITS_NONE;
}

static void
leave_corners (DocumentCell *cell)
{
  cell->corner = DIGITS_NONE;
}

const CopyKind copy_kinds[] = {
  { "clues",    N_("The clues are copied.") },
  { "position", N_("The digits are copied.") },
  { "marks",    N_("The digits and pencil marks are copied.") },
  { "library",  N_("The position is copied as a line of HoDoKu’s library.") },
  { NULL, NULL }
};

static const struct { const char *format; void (*prepare) (DocumentCell *cell); } ways[] = {
  { "line", leave_clues }, { "line", fix_digits }, { "pm", fix_digits }, { "hodoku", leave_corners },
};

char *
copy_text (const char *id, const DocumentCell cells[N_CELLS])
{
  for (int i = 0; copy_kinds[i].id; i++)
    if (strcmp (copy_kinds[i].id, id) == 0)
      {
        g_autoptr (Document) document = document_new ();
        char *text, *end;

        memcpy (document->cells, cells, sizeof document->cells);
        for (int cell = 0; cell < N_CELLS; cell++)
          ways[i].prepare (&document->cells[cell]);
        text = format_write (format_find (ways[i].format), document);
        end = strchr (text, '\n');
        if (end && !end[1])
          *end = '\0';
        return text;
      }
  return NULL;
}
