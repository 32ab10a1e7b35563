/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* random.c — strategy random on the call stack: the digits that fit are put in a hat. */
#include "recursion.h"

static int
fill_hat (Recursion *r, int cell, uint8_t hat[9])
{
  int n = 0;

  for (int digit = 1; digit <= 9; digit++)
    {
      r->result->counters.tests++;
      if (digits_has (board_possible (&r->board, cell), digit))
        hat[n++] = (uint8_t) digit;
    }

  return n;
}

bool
recursion_random (Recursion *r)
{
  int     cell = recursion_choose (r), n;
  uint8_t hat[9];

  if (cell == NO_CELL)
    return recursion_solved (r);

  n = fill_hat (r, cell, hat);
  if (n == 0)
    recursion_dead_end (r, cell);

  while (n > 0)
    {
      uint32_t drawn = random_below (&r->random, (uint32_t) n);
      int      digit = hat[drawn];

      memmove (hat + drawn, hat + drawn + 1, (size_t) --n - drawn);
      board_place (&r->board, cell, digit);
      if (recursion_decided (r, cell, digit) || recursion_random (r))
        return true;
      board_clear (&r->board, cell);
      recursion_taken_back (r);
    }

  r->result->exhausted[cell]++;
  return false;
}
