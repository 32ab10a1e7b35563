/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "clue-typing.h"

#include <string.h>

void
clue_typing_begin (ClueTyping         *typing,
                   const DocumentCell  cells[N_CELLS])
{
  memcpy (typing->before, cells, sizeof typing->before);
  memcpy (typing->begun, cells, sizeof typing->begun);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (typing->begun[cell].entry)
      {
        typing->begun[cell].centre = digits_of (typing->begun[cell].entry);
        typing->begun[cell].entry = 0;
      }
  typing->on = true;
}

bool
clue_typing_is_unused (const ClueTyping   *typing,
                       const DocumentCell  cells[N_CELLS])
{
  return memcmp (typing->begun, cells, sizeof typing->begun) == 0;
}

bool
clue_typing_is_undone (const ClueTyping   *typing,
                       const DocumentCell  cells[N_CELLS])
{
  return typing->on && memcmp (typing->before, typing->begun, sizeof typing->before) != 0
         && memcmp (typing->before, cells, sizeof typing->before) == 0;
}
