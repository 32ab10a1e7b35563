/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate.c — Sudoku Explainer's ER, EP and ED, and HoDoKu's score and level. A puzzle a line on stdin. */
#include <stdio.h>

#include <setdoku/rating.h>

int
main (void)
{
  SetdokuRater *rater = setdoku_rater_new ();
  char          line[256];

  while (rater && fgets (line, sizeof line, stdin))
    {
      SetdokuRating rating;
      SetdokuScore  score;
      SetdokuStatus status = setdoku_rate (rater, line, &rating);
      if (status == SETDOKU_OK)
        status = setdoku_score (line, NULL, NULL, &score);
      if (status == SETDOKU_OK)
        printf ("%.1f/%.1f/%.1f %s %d %s\n", rating.er / 10.0, rating.ep / 10.0, rating.ed / 10.0, rating.hardest, score.score,
                score.level);
      else
        puts (setdoku_status_text (status));
    }
  setdoku_rater_free (rater);
  return 0;
}
