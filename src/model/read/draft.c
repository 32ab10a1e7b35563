/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "draft.h"

#include "board-counter.h"

enum { MARKED_CELLS_LEAST = 5 };

Draft
draft_of (const SightReading *reading, const SightMarks *marks)
{
  Draft draft = { .read = true, .reading = *reading, .marks = *marks };

  for (int cell = 0; cell < draft_n_cells (&draft); cell++)
    draft.digit[cell] = reading->cell[cell].digit;
  return draft;
}

void
draft_set (Draft *draft, int cell, int digit)
{
  g_return_if_fail (cell >= 0 && cell < draft_n_cells (draft) && digit >= 0 && digit <= draft_n (draft));
  draft->digit[cell] = (uint8_t) digit;
  places_add (&draft->settled, cell);
}

bool
draft_has_marks (const Draft *draft)
{
  return draft->marks.n_cells >= MARKED_CELLS_LEAST;
}

Values
draft_marks (const Draft *draft, int cell)
{
  return draft->takes_marks && !draft->digit[cell] ? draft->marks.digits[cell] : 0;
}

bool
draft_is_doubtful (const Draft *draft, int cell)
{
  return draft->reading.cell[cell].doubtful && !places_has (&draft->settled, cell);
}

int
draft_n_doubts (const Draft *draft)
{
  int n = 0;

  for (int cell = 0; cell < draft_n_cells (draft); cell++)
    n += draft_is_doubtful (draft, cell);
  return n;
}

int
draft_n_clues (const Draft *draft)
{
  int n = 0;

  for (int cell = 0; cell < draft_n_cells (draft); cell++)
    n += draft->digit[cell] > 0;
  return n;
}

int
draft_next_doubt (const Draft *draft, int cell, bool back)
{
  int all = draft_n_cells (draft), from = cell >= 0 ? cell : back ? 0 : all - 1;

  for (int i = 1; i <= all; i++)
    {
      int at = (from + (back ? all - i : i)) % all;

      if (draft_is_doubtful (draft, at))
        return at;
    }
  return -1;
}

int
draft_doubt_place (const Draft *draft, int cell)
{
  int place = 1;

  if (cell < 0 || !draft_is_doubtful (draft, cell))
    return 0;
  for (int before = 0; before < cell; before++)
    place += draft_is_doubtful (draft, before);
  return place;
}

Topology *
draft_topology (const Draft *draft)
{
  return draft->read ? board_counter_topology (draft_n (draft), draft->reading.box_rows) : NULL;
}

Document *
draft_to_document (const Draft *draft, const char *title)
{
  Document *document = document_new ();
  Topology *topology = draft_topology (draft);

  document_set_topology (document, topology);
  topology_unref (topology);
  for (int cell = 0; cell < draft_n_cells (draft); cell++)
    {
      document->cells[cell].given = draft->digit[cell];
      document->cells[cell].centre = draft_marks (draft, cell);
    }
  document->title = g_strdup (title);
  return document;
}
