/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "consequences.h"

#include <stdlib.h>

#include "engine/logic/memory.h"

bool
consequences_by_chains (const Position *position, Consequences *all)
{
  Tables *tables = logic_malloc (sizeof *tables);
  Reach  *reach = logic_malloc (sizeof *reach);
  bool    room = tables && reach;

  if (room)
    tables_fill (tables, position, true);
  for_each_cell (cell, position->empty)
    for_each_digit (digit, position->marks[cell])
      for (int on = 0; on < 2 && room; on++)
        {
          Consequences *told = &all[key_of (candidate_of (cell, digit), on)];

          tables_follow (tables, key_of (candidate_of (cell, digit), on), reach);
          for (int i = 0; i < reach->n; i++)
            {
              int node = key_node (reach->key[i]), is_on = key_is_on (reach->key[i]);

              if (node < N_CANDIDATES)
                cells_add (&told->at[is_on][candidate_digit (node)], candidate_cell (node));
            }
          for (int i = 0; i < 2; i++)
            for (int d = 1; d <= 9; d++)
              told->counts[i][d] = told->at[i][d];
        }

  free (tables);
  free (reach);
  return room;
}
