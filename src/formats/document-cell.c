/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* document-cell.c — what is in a cell of a document, its coloured candidates above all. */
#include "document.h"

/* So that cells can be compared as bytes. */
G_STATIC_ASSERT (sizeof (DocumentCell) == 28);
G_STATIC_ASSERT (8 * CANDIDATE_COLOUR_WORDS > VALUES_MAX);

int
document_cell_get_candidate_colour (const DocumentCell *cell, int digit)
{
  return (int) (cell->candidate_colours[digit / 8] >> 4 * (digit % 8) & 15) - 1;
}

void
document_cell_set_candidate_colour (DocumentCell *cell, int digit, int colour)
{
  uint32_t *word = &cell->candidate_colours[digit / 8];
  int shift = 4 * (digit % 8);

  *word = (*word & ~(UINT32_C (15) << shift)) | (uint32_t) (colour + 1) << shift;
}

bool
document_cell_has_candidate_colours (const DocumentCell *cell)
{
  uint32_t any = 0;

  for (int i = 0; i < CANDIDATE_COLOUR_WORDS; i++)
    any |= cell->candidate_colours[i];
  return any;
}

bool
document_cell_is_played (const DocumentCell *cell)
{
  return cell->entry || cell->corner || cell->centre || cell->colours || document_cell_has_candidate_colours (cell);
}

void
document_cell_remove_marks (DocumentCell *cell, Values digits)
{
  cell->corner &= ~digits;
  cell->centre &= ~digits;
  if (document_cell_has_candidate_colours (cell))
    for_each_value (digit, values_all (VALUES_MAX) & ~(cell->corner | cell->centre))
      document_cell_set_candidate_colour (cell, digit, -1);
}
