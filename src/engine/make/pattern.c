/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "pattern.h"

#include <string.h>

#include "fill.h"

enum {
  SOLUTIONS_MAX = 5000,              /* more are as good as any number */
  PATIENCE = 3000,                   /* steps without getting any better */
  GUESSES = 2000,                    /* between two looks at stop */
};

typedef struct {
  CellSet pattern;
  uint8_t cells[N_CELLS];
  int     n_cells;
  Board   board;
  Random *random;
  const CountKernel *kernel;
  bool  (*stop) (void *user);
  void   *user;
  bool    stopped;
  uint8_t solution[N_CELLS];
} Walk;

/* How many solutions, at most limit; those of a walk that is stopped are of no matter. */
static uint64_t
count (Walk *walk, uint64_t limit)
{
  CountPuzzle puzzle;
  Count       state;

  count_puzzle_from_board (&puzzle, &walk->board);
  count_start (&state, &puzzle, walk->kernel);
  while (state.n_solutions < limit && count_run (&state, limit, GUESSES, walk->kernel))
    if (walk->stop && walk->stop (walk->user))
      {
        walk->stopped = true;
        return 0;
      }
  if (state.n_solutions)
    memcpy (walk->solution, state.solution[0], N_CELLS);
  return state.n_solutions;
}

static void
begin_anywhere (Walk *walk)
{
  uint8_t grid[N_CELLS];

  fill_quick (grid, walk->random);
  memset (&walk->board, 0, sizeof walk->board);
  walk->n_cells = 0;
  for_each_cell (cell, walk->pattern)
    {
      board_place (&walk->board, cell, grid[cell]);
      walk->cells[walk->n_cells++] = (uint8_t) cell;
    }
}

static int
pick_digit (Digits digits, Random *random)
{
  for (uint32_t skip = random_below (random, (uint32_t) digits_count (digits)); skip > 0; skip--)
    digits = digits_without_first (digits);
  return digits_first (digits);
}

/* One to three clues get other digits that no peer holds. False: there is none for one of them. */
static bool
vary (Walk *walk)
{
  int n = 1 + (int) random_below (walk->random, 3), cells[3];

  for (int i = 0; i < n; i++)
    {
      cells[i] = walk->cells[random_below (walk->random, (uint32_t) walk->n_cells)];
      if (walk->board.digit[cells[i]])
        board_clear (&walk->board, cells[i]);
    }
  for (int i = 0; i < n; i++)
    {
      Digits possible = board_possible (&walk->board, cells[i]);

      if (walk->board.digit[cells[i]])                 /* the same cell twice */
        continue;
      if (!possible)
        return false;
      board_place (&walk->board, cells[i], pick_digit (possible, walk->random));
    }
  return true;
}

PatternOutcome
pattern_search (const CellSet *pattern, Random *random, const CountKernel *kernel, bool (*stop) (void *user), void *user,
                Clues *clues)
{
  Walk     walk = { .pattern = *pattern, .random = random, .kernel = kernel, .stop = stop, .user = user };
  uint64_t best;

  begin_anywhere (&walk);
  best = count (&walk, SOLUTIONS_MAX);
  for (int vain = 0; best > 1 && vain < PATIENCE && !walk.stopped; vain++)
    {
      Board    before = walk.board;
      uint64_t n = vary (&walk) ? count (&walk, best < SOLUTIONS_MAX ? best + 1 : best) : 0;

      if (n == 0 || n > best)
        walk.board = before;
      else if (n < best)
        {
          best = n;
          vain = 0;
        }
      if (stop && stop (user))
        walk.stopped = true;
    }
  if (walk.stopped)
    return PATTERN_STOPPED;
  if (best > 1)
    return PATTERN_LOST;

  count (&walk, 2);                  /* its only solution */
  clues_start (clues, walk.solution);
  for_each_cell (cell, cells_complement (*pattern))
    clues_take (clues, cell);
  return PATTERN_FOUND;
}
