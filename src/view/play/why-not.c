/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "why-not.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"

static int
digit_in (const DocumentCell *cell)
{
  return cell->given ? cell->given : cell->entry;
}

/* The cells that speak against it: itself, if it is filled, or the peers that hold the digit. */
static CellSet
find_against (const DocumentCell *cells,
              int                 cell,
              int                 digit)
{
  CellSet against = CELLS_NONE;

  if (digit_in (&cells[cell]))
    return cells_of (cell);
  for (int i = 0; i < N_PEERS; i++)
    if (digit_in (&cells[cell_peers[cell][i]]) == digit)
      cells_add (&against, cell_peers[cell][i]);
  return against;
}

static char *
say (const DocumentCell *cells,
     CellSet             against,
     int                 digit)
{
  int first = cells_is_empty (against) ? -1 : cells_first (against);

  if (first < 0)
    return g_strdup_printf (_("Nothing speaks against %d here yet."), digit);
  return explain_say (cells[first].given ? _("{digit} is a clue in {cell}.") : _("You wrote {digit} in {cell}."),
                      SAY_NUMBER ("digit", digit_in (&cells[first])), SAY_CELL ("cell", first));
}

void
why_not_clear (WhyNot *why)
{
  g_clear_pointer (&why->title, g_free);
  g_clear_pointer (&why->sentence, g_free);
  why->cells = CELLS_NONE;
}

void
why_not_ask (WhyNot             *why,
             const DocumentCell  cells[N_CELLS],
             int                 cell,
             int                 digit)
{
  why_not_clear (why);
  why->cells = find_against (cells, cell, digit);
  why->title = g_strdup_printf (cells_is_empty (why->cells) ? _("%d is possible") : _("Why not %d?"), digit);
  why->sentence = say (cells, why->cells, digit);
}
