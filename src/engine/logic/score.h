/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* score.h — how hard a puzzle is by HoDoKu's measure: the work of all its steps, not the hardest one alone.
 *
 * The puzzle is worked out on the ladder that HoDoKu uses, always with the cheapest technique that finds something; the
 * score is the sum of what the steps cost, and the level that of the hardest step, raised while the score is more than
 * the level allows. A rating by Sudoku Explainer (rate.h) says where one gets stuck; a score says how long it takes.
 *
 * Each technique may give several instances, and another choice can lead to another sum: costs, levels, order and choice are
 * HoDoKu's, so that the figures are, too (hodoku/hodoku.c). On another ladder than all of its own the first instance is taken.
 *
 * A Score is a value. The caller pulls one look at a time, which asks one technique, and may leave off after any. */
#pragma once

#include "ladder.h"

typedef struct {
  const char *id;                    /* "easy": stable, for the command line and files */
  const char *name;                  /* marked N_() */
} ScoreLevel;

extern const ScoreLevel score_levels[N_LEVELS];

const ScoreLevel *score_level_find (const char *id);             /* NULL if there is none */

typedef struct {
  Ladder   ladder;                   /* n_steps, score, used[] of it are the figures so far; outcome is final unless CLIMBING */
  int      rung;                     /* the technique that is asked next: ladder.row[rung] */
} Score;

/* A puzzle of one solution: techniques that count on that are used. */
void score_start (Score *score, const Board *board);
/* The same by another ladder than HoDoKu's. */
void score_start_on (Score *score, const Board *board, const LadderProfile *profile);

/* Asks one technique. False at the end: ladder.outcome says which. found: the step taken, or NULL for who does not want
 * it; its technique is NULL if there was none yet. */
bool score_look  (Score *score, Deduction *found);

/* To the end. */
void score_run   (Score *score);

/* The level is ladder_level (&score->ladder), the hardest technique ladder_hardest (&score->ladder). */
