/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* make.c — three symmetrical puzzles that Sudoku Explainer rates 3.0 to 4.4: make SEED. */
#include <stdio.h>
#include <stdlib.h>

#include <setdoku/making.h>

int
main (int argc, char *argv[])
{
  SetdokuWish   wish;
  SetdokuMaker *maker;
  SetdokuMade   made;

  setdoku_wish_init (&wish);
  wish.er_min = 30;
  wish.er_max = 44;
  wish.symmetry = "rotate-180";
  maker = setdoku_maker_new (&wish, NULL);
  for (unsigned i = 0; maker && i < 3; i++)
    if (setdoku_maker_make (maker, argc > 1 ? strtoull (argv[1], NULL, 10) : 1, i, UINT64_MAX, &made) == SETDOKU_OK)
      printf ("%s %.1f\n", made.puzzle, made.er / 10.0);
  setdoku_maker_free (maker);
  return 0;
}
