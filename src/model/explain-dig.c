/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-dig.h"

#include <glib/gi18n.h>

void
explain_remove (const Event *event, const SearchView *view, Explanation *explanation)
{
  g_autofree char *cell = explain_cell_name (event->cell);
  int left = (int) event->nodes;

  explanation->glyph = GLYPH_NEXT;
  /* Translators: digit, cell ("row 5, column 6") */
  explanation->title = g_strdup_printf (_("Take away the clue %d at %s"), event->digit, cell);
  explanation->sentence = g_strdup_printf (ngettext ("%d clue is left. Can the methods still fill the board?",
                                                     "%d clues are left. Can the methods still fill the board?", left), left);
}

void
explain_put_back (const Event *event, const SearchView *view, Explanation *explanation)
{
  g_autofree char *cell = explain_cell_name (event->cell);
  int open = (int) event->nodes;

  explanation->glyph = GLYPH_TAKE_BACK;
  /* Translators: digit, cell ("row 5, column 6") */
  explanation->title = g_strdup_printf (_("Put the clue %d back at %s"), event->digit, cell);
  explanation->sentence = g_strdup_printf (ngettext ("Without it the methods came to a halt with %d cell empty.",
                                                     "Without it the methods came to a halt with %d cells empty.", open), open);
}

void
explain_dug (const Event *event, const SearchView *view, Explanation *explanation)
{
  int clues = (int) event->nodes;

  explanation->glyph = GLYPH_SOLUTION;
  explanation->title = g_strdup_printf (ngettext ("A puzzle of %d clue", "A puzzle of %d clues", clues), clues);
  explanation->sentence = g_strdup (_("The chosen methods solve it. Without any one of its clues they come to a halt."));
}

void
explain_dig_full (const SearchView *view, Explanation *explanation)
{
  g_autofree char *found = NULL, *cell = NULL;

  if (!view->digging || view->trial == NO_CELL || board_filled (&view->board) < N_CELLS)
    return;
  found = g_steal_pointer (&explanation->sentence);
  cell = explain_cell_name (view->trial);
  /* Translators: a sentence about the last digit; then the cell of the clue that was taken away */
  explanation->sentence = g_strdup_printf (_("%s The board is full again: the clue at %s is not needed."), found, cell);
}
