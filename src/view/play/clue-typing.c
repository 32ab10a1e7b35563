/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "clue-typing.h"

void
clue_typing_begin (ClueTyping  *typing,
                   SetdokuGame *game)
{
  setdoku_game_keep_cells (game, &typing->before);
  typing->begun = typing->before;
  for (int i = 0; i < typing->begun.n; i++)
    {
      DocumentCell *cell = &typing->begun.cell[i];

      if (cell->entry)
        cell->centre = values_of (cell->entry);
      cell->entry = 0;
    }
  topology_unref (typing->rules);
  typing->rules = topology_ref (setdoku_game_get_topology (game));
  typing->on = true;
}

void
clue_typing_clear (ClueTyping *typing)
{
  typing->on = false;
  g_clear_pointer (&typing->rules, topology_unref);
}

static bool
has_rules (const ClueTyping *typing,
           SetdokuGame      *game)
{
  return topology_equal (typing->rules, setdoku_game_get_topology (game));
}

bool
clue_typing_is_unused (const ClueTyping *typing,
                       SetdokuGame      *game)
{
  return setdoku_game_has_cells (game, &typing->begun) && has_rules (typing, game);
}

bool
clue_typing_is_undone (const ClueTyping *typing,
                       SetdokuGame      *game)
{
  return typing->on && !document_cells_equal (&typing->before, typing->begun.cell, typing->begun.n)
         && setdoku_game_has_cells (game, &typing->before) && has_rules (typing, game);
}
