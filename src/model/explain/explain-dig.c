/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-dig.h"
#include "explain-words.h"
#include "explain-say.h"

#include <glib/gi18n.h>

void
explain_remove (const Event *event, const SearchView *view, Explanation *explanation)
{
  int left = (int) event->nodes;

  explanation->glyph = GLYPH_NEXT;
  explanation->title = explain_say (_("Take away the clue {digit} at {cell}"), SAY_NUMBER ("digit", event->digit),
                                    SAY_CELL ("cell", event->cell));
  explanation->sentence = g_strdup_printf (ngettext ("%d clue is left. Can the methods still fill the board?",
                                                     "%d clues are left. Can the methods still fill the board?", left), left);
}

void
explain_put_back (const Event *event, const SearchView *view, Explanation *explanation)
{
  int open = (int) event->nodes;

  explanation->glyph = GLYPH_TAKE_BACK;
  explanation->title = explain_say (_("Put the clue {digit} back at {cell}"), SAY_NUMBER ("digit", event->digit),
                                    SAY_CELL ("cell", event->cell));
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
  g_autofree char *found = NULL, *full = NULL;

  if (!view->digging || view->trial == NO_CELL || board_filled (&view->board) < N_CELLS)
    return;
  found = g_steal_pointer (&explanation->sentence);
  /* Translators: the cell of the clue that was taken away */
  full = explain_say (_("The board is full again: the clue at {cell} is not needed."), SAY_CELL ("cell", view->trial));
  explanation->sentence = explain_join_some (LIST_SENTENCES, found, full, NULL);
}
