/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-portable-guess.h — which cell of a board to guess at.
 *
 * For this the board is turned over: its cells lie side by side in the lanes, so that eight of them are weighed at once. */
#pragma once

#include "kernel-portable-pass.h"

/* One board for the choice of a guess, turned over: a lane is a cell now. The ninth column has a vector of its own but
 * for the last cell, which is the first lane of another; the rest of that one are singles, which nobody chooses. */
enum { FOLD_NINTH = 9, FOLD_LAST = 10, N_FOLDS = 11 };

INLINE Lanes
gather (const Lanes *vector, size_t step, int lane)
{
  const uint16_t *v = (const uint16_t *) vector + lane;

  step *= N_LANES;
  return (Lanes) { v[0], v[step], v[2 * step], v[3 * step], v[4 * step], v[5 * step], v[6 * step], v[7 * step] };
}

INLINE void
lane_fold (const Boards *boards, int lane, Lanes fold[N_FOLDS])
{
  for (int row = 0; row < 9; row++)
    fold[row] = gather (&boards->cell[row * 9], 1, lane);
  fold[FOLD_NINTH] = gather (&boards->cell[8], 9, lane);
  fold[FOLD_LAST] = all_lanes (1 << 1);
  fold[FOLD_LAST][0] = lane_get (&boards->cell[N_CELLS - 1], lane);
}

static void
unfold (const Lanes fold[N_FOLDS], Digits cell[N_CELLS])
{
  for (int row = 0; row < 9; row++)
    memcpy (&cell[row * 9], &fold[row], sizeof fold[row]);
  for (int row = 0; row < 8; row++)
    cell[row * 9 + 8] = fold[FOLD_NINTH][row];
  cell[N_CELLS - 1] = fold[FOLD_LAST][0];
}

/* For a cell of each minirow: how many cells of its row and box are singles, in every lane. */
static void
count_row_and_box (const Boards *boards, Lanes solved[27])
{
  for (int band = 0; band < 3; band++)
    {
      const Lanes *n = &boards->minirow_singles[band * 9];
      Lanes        box[3] = { n[0] + n[3] + n[6], n[1] + n[4] + n[7], n[2] + n[5] + n[8] };

      for (int row = 0; row < 3; row++)
        for (int b = 0; b < 3; b++)
          solved[band * 9 + row * 3 + b] = n[row * 3 + (b + 1) % 3] + n[row * 3 + (b + 2) % 3] + box[b];
    }
}

/* A cell's claim to be guessed at, the smallest wins: 0 for two candidates, 1 for three, 2 for more · how many of its
 * peers are solved, 0–20 · which cell, so that there is one winner. */
enum { KEY_SOLVED = 1 << 7, KEY_MORE = 1 << 12, KEY_SINGLE = 1 << 14 };

INLINE Lanes
guess_key (Lanes set, Lanes solved_peers, Lanes cell)
{
  Lanes one_less = without_first (set), two_less = without_first (one_less), three_less = without_first (two_less);

  return (is_empty (one_less) & all_lanes (KEY_SINGLE)) | ((~is_empty (two_less) & all_lanes (KEY_MORE))
         + (~is_empty (three_less) & all_lanes (KEY_MORE)) + solved_peers * all_lanes (KEY_SOLVED) + cell);
}

INLINE Lanes
smaller (Lanes a, Lanes b)
{
  typedef int16_t Signed __attribute__ ((vector_size (2 * N_LANES)));
  Lanes a_is = (Lanes) ((Signed) a < (Signed) b);

  return (a & a_is) | (b & ~a_is);
}

/* Where to guess: a cell of two candidates, the one with the most unsolved peers; without such a cell, one of three, or
 * else any. */
static int
choose (const Lanes fold[N_FOLDS], const Lanes row_and_box[27], int lane)
{
  Lanes    single[N_FOLDS], column[3], best = all_lanes (KEY_SINGLE);
  uint16_t ninth[3], winner = KEY_SINGLE;

  for (int i = 0; i < N_FOLDS; i++)
    single[i] = is_empty (without_first (fold[i]));
  for (int band = 0; band < 3; band++)       /* the column in the two other bands: all ones are −1 */
    {
      int other = (band + 1) % 3 * 3, third = (band + 2) % 3 * 3;

      column[band] = -(single[other] + single[other + 1] + single[other + 2] + single[third] + single[third + 1]
                       + single[third + 2]);
    }
  {
    const Lanes n = -single[FOLD_NINTH];
    int         top = n[0] + n[1] + n[2], middle = n[3] + n[4] + n[5], bottom = n[6] + n[7] + !!single[FOLD_LAST][0];

    ninth[0] = (uint16_t) (middle + bottom);
    ninth[1] = (uint16_t) (top + bottom);
    ninth[2] = (uint16_t) (top + middle);
  }

#pragma GCC unroll 9
  for (int row = 0; row < 9; row++)
    {
      const Lanes *solved = &row_and_box[row * 3];
      uint16_t     a = lane_get (&solved[0], lane), b = lane_get (&solved[1], lane), c = lane_get (&solved[2], lane);
      Lanes        index = (Lanes) { 0, 1, 2, 3, 4, 5, 6, 7 } + all_lanes ((uint16_t) (row * 9));

      best = smaller (best, guess_key (fold[row], (Lanes) { a, a, a, b, b, b, c, c } + column[row / 3], index));
    }
  best = smaller (best, guess_key (fold[FOLD_NINTH],
                                   gather (&row_and_box[2], 3, lane)
                                   + (Lanes) { ninth[0], ninth[0], ninth[0], ninth[1], ninth[1], ninth[1], ninth[2], ninth[2] },
                                   (Lanes) { 8, 17, 26, 35, 44, 53, 62, 71 }));
  best = smaller (best, guess_key (fold[FOLD_LAST], all_lanes ((uint16_t) (lane_get (&row_and_box[26], lane) + ninth[2])),
                                   all_lanes (N_CELLS - 1)));

  for (int i = 0; i < N_LANES; i++)
    if (best[i] < winner)
      winner = best[i];
  return winner % KEY_SOLVED;
}
