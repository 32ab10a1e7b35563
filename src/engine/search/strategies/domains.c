/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "domains.h"

#include <string.h>

static void
find_hidden_and_dead (Domains *domains, DeadEnd *dead)
{
  for (int rank = 0; rank < N_HOUSES && !dead->reason; rank++)
    for (int digit = 1; digit <= 9; digit++)
      if (!domains_check_house (domains, digit, domains_rank_house (rank), dead))
        break;
}

void
domains_start (Domains *domains, const Board *board, bool candidates, bool singles, DeadEnd *dead)
{
  memset (domains, 0, sizeof *domains);
  domains->board = *board;
  *dead = (DeadEnd) { .reason = REASON_NONE };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Digits possible = board_possible (board, cell);

      if (board->digit[cell])
        continue;
      cells_add (&domains->empty, cell);
      if (!candidates)
        continue;
      domains->of[cell] = possible;
      domains->size[cell] = (uint8_t) digits_count (possible);
      cells_add (&domains->by_size[domains->size[cell]], cell);
      for_each_digit (digit, possible)
        cells_add (&domains->places[digit], cell);
      if (!possible && !dead->reason)
        *dead = DEAD_CELL (cell);
    }

  if (singles && !dead->reason)
    find_hidden_and_dead (domains, dead);
}

void
domains_forget (Domains *domains)
{
  memset (domains->hidden, 0, sizeof domains->hidden);
  domains->hidden_houses = 0;
}

bool
domains_next_single (Domains *domains, int *cell, int *digit, int *house)
{
  if (!cells_is_empty (domains->by_size[1]))
    {
      *cell = cells_first (domains->by_size[1]);
      *digit = digits_first (domains->of[*cell]);
      *house = NO_HOUSE;
      return true;
    }

  while (domains->hidden_houses)
    {
      int    rank = __builtin_ctz (domains->hidden_houses);
      int    h = domains_rank_house (rank);
      Digits open = digits_difference (domains->hidden[h], domains_used (domains, h));

      domains->hidden[h] = open;
      if (open)
        {
          *digit = digits_first (open);
          *cell = cells_first (cells_intersection (domains->places[*digit], house_sets[h]));
          *house = h;
          return true;
        }
      domains->hidden_houses &= domains->hidden_houses - 1;
    }

  return false;
}

CellSet
domains_fewest (const Domains *domains, bool candidates)
{
  CellSet fewest = CELLS_NONE;
  int     least = 10;

  if (candidates)
    {
      int size = 1;

      while (cells_is_empty (domains->by_size[size]))
        size++;
      return domains->by_size[size];
    }

  for_each_cell (cell, domains->empty)
    {
      int size = digits_count (board_possible (&domains->board, cell));

      if (size > least)
        continue;
      if (size < least)
        fewest = CELLS_NONE;
      least = size;
      cells_add (&fewest, cell);
    }

  return fewest;
}

int
domains_most_connected (const Domains *domains, CellSet among)
{
  int best = NO_CELL, most = -1;

  for_each_cell (cell, among)
    {
      int degree = cells_count (cells_intersection (cell_peer_sets[cell], domains->empty));

      if (degree > most)
        {
          most = degree;
          best = cell;
        }
    }

  return best;
}

void
domains_save (const Domains *domains, DomainsCopy *copy)
{
  copy->touched = CELLS_NONE;
  memcpy (copy->of, domains->of, sizeof copy->of);
  memcpy (copy->digit, domains->board.digit, sizeof copy->digit);
}

void
domains_restore (Domains *domains, const DomainsCopy *copy)
{
  for_each_cell (cell, copy->touched)
    {
      Digits lost = digits_difference (copy->of[cell], domains->of[cell]);

      if (domains->board.digit[cell] != copy->digit[cell])
        {
          domains->of[cell] = copy->of[cell];
          domains->size[cell] = (uint8_t) (domains->size[cell] + digits_count (lost));
          domains_unplace (domains, cell);
        }
      else
        for_each_digit (digit, lost)
          domains_unstrip (domains, cell, digit);
    }
}
