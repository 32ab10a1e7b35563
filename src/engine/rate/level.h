/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* level.h — words for how hard a puzzle is: five, each a span of Sudoku Explainer's scale (rate.h).
 *
 * Not HoDoKu's levels, which go by a score (TechniqueLevel). Wherever a word is shown its scale is named. */
#pragma once

typedef struct {
  const char *id;                    /* "easy": stable, for settings and the command line */
  const char *name;                  /* marked N_() */
  int         min, max;              /* tenths of Sudoku Explainer's ER, both inside */
} RatingLevel;

/* Easiest first, without a gap; ends with id NULL. */
extern const RatingLevel rating_levels[];

/* The ratings that a puzzle may have, in tenths: the scale has no other values up to 6.2, and from 6.5 upwards every tenth. None is
 * known above the hardest that was ever found. */
enum { RATING_HIGHEST = 119 };

int rating_at_least (int tenths);                                 /* the lowest of them from there on; 0: none */
int rating_at_most  (int tenths);                                 /* the highest of them up to there; 0: none */

const RatingLevel *rating_level_of   (int tenths);                /* NULL: below 1.0 */
const RatingLevel *rating_level_find (const char *id);            /* NULL if there is none */
