/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "clauses.h"

void
nine_candidates (int nine, uint16_t candidates[9])
{
  for (int i = 0; i < 9; i++)
    {
      int house = (nine - N_CELLS) / 9, digit = (nine - N_CELLS) % 9 + 1;

      candidates[i] = (uint16_t) (nine < N_CELLS ? candidate_of (nine, i + 1) : candidate_of (house_cells[house][i], digit));
    }
}

void
nines_of (int candidate, uint16_t nines[NINES_OF_ONE])
{
  int cell = candidate_cell (candidate), kind = 0;

  nines[kind++] = (uint16_t) cell;
  for (int first = HOUSE_ROWS; first <= HOUSE_BOXES; first += 9)
    nines[kind++] = (uint16_t) (N_CELLS + 9 * cell_house (cell, first) + candidate_digit (candidate) - 1);
}

int
nine_clause (int nine, int clause, Literal literals[9])
{
  uint16_t candidates[9];

  nine_candidates (nine, candidates);
  if (clause == 0)
    {
      for (int i = 0; i < 9; i++)
        literals[i] = literal_has (candidates[i]);
      return 9;
    }

  for (int i = 0, left = clause - 1;; left -= 8 - i++)
    if (left < 8 - i)
      {
        literals[0] = literal_has_not (candidates[i]);
        literals[1] = literal_has_not (candidates[i + 1 + left]);
        break;
      }
  return 2;
}
