/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clue-pattern.c — see clue-pattern.h. */
#include "clue-pattern.h"

#include "engine/make/symmetry.h"

enum { LEAST_FOLLOWING = 8 };          /* clues that follow another symmetry before it is believed */

/* The clues that have all their images, and one at least that is not themselves. */
static int
count_following (const Symmetry *symmetry, CellSet clues)
{
  int n = 0;

  for_each_cell (cell, clues)
    {
      CellSet orbit = symmetry_orbit (symmetry, cell);

      n += cells_count (orbit) > 1 && cells_is_empty (cells_difference (orbit, clues));
    }

  return n;
}

/* Half a turn, unless three quarters of the clues follow another one, and more than follow the turn. As clues come in
 * reading order, a turned pattern shows itself late, and a mirrored one early. Of two that are followed alike the one with
 * more images says more. Measured on 182 turned puzzles of known lists: one moment in 10,000 of their typing sees another
 * symmetry; with two thirds it would be 21. */
static const Symmetry *
followed_best (CellSet clues)
{
  const Symmetry *best = symmetry_find ("rotate-180");
  int most = count_following (best, clues), n_clues = cells_count (clues);

  for (const Symmetry *symmetry = symmetries + 1; symmetry->id; symmetry++)
    {
      int n = count_following (symmetry, clues);

      if (n < LEAST_FOLLOWING || 4 * n < 3 * n_clues)
        continue;
      if (n > most || (n == most && symmetry->n_images > best->n_images))
        {
          best = symmetry;
          most = n;
        }
    }

  return best;
}

CellSet
clue_pattern_ghosts (CellSet clues, int cursor)
{
  const Symmetry *symmetry = followed_best (clues);
  CellSet ghosts = CELLS_NONE;
  int n_left_empty = 0;

  for_each_cell (cell, clues)
    ghosts = cells_union (ghosts, cells_difference (symmetry_orbit (symmetry, cell), clues));
  for_each_cell (cell, ghosts)
    n_left_empty += cell < cursor;

  return 3 * n_left_empty > cells_count (clues) ? CELLS_NONE : ghosts;
}
