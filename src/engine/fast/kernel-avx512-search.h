/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-search.h — one puzzle alone: a pass, a guess, or back to the branch that was left last. */
#pragma once

#include "kernel-avx512-guess.h"

/* Branches that wait, the next one on top. Each is the other side of a cell that is decided in the grid that is worked on, so
 * there is never more than one for each cell, and the puzzle itself. In Count.kernel. */
typedef struct __attribute__ ((may_alias)) {
  Branch waiting[N_CELLS + 1];
  int    n_waiting;
} Search;

_Static_assert (sizeof (Search) <= COUNT_STATE_SIZE, "the state of a search outgrew its room");

INLINE void
grid_take_up (Grid *grid, const Branch *branch)
{
  for_each_register (m)
    grid->cell[m] = branch->cell[m];
  grid_refresh (grid);
}

INLINE void
grid_leave (const Grid *grid, Branch *branch)
{
  for_each_register (m)
    branch->cell[m] = grid->cell[m];
}

/* Leaves one digit of one cell in the grid, which must have an open cell, and the cell's others in the other branch. */
INLINE void
grid_split (Grid *grid, Branch *other)
{
  unsigned place;
  Sets digit;

  grid_leave (grid, other);
  place = branch_choose (other);
  digit = _mm512_set1_epi16 ((short) branch_take_first (other, place));
  for_each_register (m)
    {
      __mmask32 here = place / N_REGISTER_LANES == m ? (__mmask32) 1 << place % N_REGISTER_LANES : 0;
      Sets lost = _mm512_maskz_mov_epi16 (peers_of_place[place][m], digit);

      grid->cell[m] = _mm512_mask_mov_epi16 (_mm512_andnot_si512 (lost, grid->cell[m]), here, digit);
    }
  grid_refresh (grid);
}

static void
search_start (Count *count, const CountPuzzle *puzzle)
{
  Search *search = (Search *) count->kernel;
  Grid grid;

  grid_read_sets (&grid, (const unsigned char *) puzzle->cell);
  grid_leave (&grid, &search->waiting[0]);
  search->n_waiting = 1;
}

/* Works on the branch on top until it is a contradiction or full, or the guesses are used up. */
static void
search_run_down (Count *count, Search *search, uint64_t guesses_end)
{
  Grid grid;

  grid_take_up (&grid, &search->waiting[--search->n_waiting]);
  for (;;)
    {
      if (!grid_pass (&grid))
        continue;
      if (grid_is_contradictory (&grid))
        return;
      if (grid_is_full (&grid))
        break;

      grid_split (&grid, &search->waiting[search->n_waiting++]);
      count->n_guesses++;
      if (count->n_guesses == guesses_end)
        {
          grid_leave (&grid, &search->waiting[search->n_waiting++]);
          return;
        }
    }

  if (is_solution (grid.cell))
    {
      if (count->n_solutions < COUNT_KEPT)
        grid_write (grid.cell, 0, count->solution[count->n_solutions]);
      count->n_solutions++;
    }
}

static bool
search_run (Count *count, uint64_t limit, uint64_t guesses)
{
  Search *search = (Search *) count->kernel;
  uint64_t guesses_end = guesses < UINT64_MAX - count->n_guesses ? count->n_guesses + guesses : UINT64_MAX;

  while (search->n_waiting > 0 && count->n_solutions < limit && count->n_guesses < guesses_end)
    search_run_down (count, search, guesses_end);
  return search->n_waiting > 0;
}
