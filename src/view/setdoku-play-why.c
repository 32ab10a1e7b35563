/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-why.c — why not this digit here? What anyone can see on the board, and nothing of the solution. */
#include "setdoku-play-private.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "model/explain.h"

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
  g_autofree char *where = first < 0 ? NULL : explain_cell_name (first);

  if (first < 0)
    return g_strdup_printf (_("Nothing speaks against %d here yet."), digit);
  if (cells[first].given)
    /* Translators: digit, cell ("row 5, column 6") */
    return g_strdup_printf (_("%d is a clue in %s."), digit_in (&cells[first]), where);
  /* Translators: digit, cell ("row 5, column 6") */
  return g_strdup_printf (_("You wrote %d in %s."), digit_in (&cells[first]), where);
}

void
setdoku_play_forget_why (SetdokuPlay *self)
{
  g_clear_pointer (&self->why_title, g_free);
  g_clear_pointer (&self->why_sentence, g_free);
  self->why_cells = CELLS_NONE;
}

void
setdoku_play_why_not (SetdokuPlay *self,
                      int          digit)
{
  const DocumentCell *cells;
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (digit < 1 || digit > 9 || setdoku_play_get_phase (self) != SETDOKU_PHASE_PLAY)
    return;
  cells = setdoku_game_get_cells (self->game);
  setdoku_play_forget_why (self);
  self->why_cells = find_against (cells, self->selection.cursor, digit);
  self->why_title = g_strdup_printf (cells_is_empty (self->why_cells) ? _("%d is possible") : _("Why not %d?"), digit);
  self->why_sentence = say (cells, self->why_cells, digit);
  setdoku_play_refresh (self);
  text = g_strdup_printf ("%s. %s", self->why_title, self->why_sentence);
  compat_announce (GTK_WIDGET (self->grid), text);
}

bool
setdoku_play_describe_why (SetdokuPlay  *self,
                           const char  **title,
                           const char  **sentence)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), false);
  *title = self->why_title;
  *sentence = self->why_sentence;
  return self->why_title != NULL;
}
