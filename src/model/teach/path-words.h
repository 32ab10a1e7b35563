/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-words.h — what is said of a path as a whole, of its steps and of ladders. All translated; g_free () them. */
#pragma once

#include "path.h"

char *path_words_verdict (const Path *path);                     /* "Solved; hardest step: X-wing" */
char *path_words_about   (const Path *path);                     /* more of it, some sentences; "" */
char *path_words_kind    (RouteKind kind);                        /* "Fewest techniques", a choice in a list */
char *path_words_amount  (const PathStep *step);                 /* "HoDoKu: 140, 2 others" */
char *path_words_so_far  (const PathStep *step);                 /* "Up to here HoDoKu: hard, 1 234" */
char *path_words_spoken  (const PathStep *step, int number);     /* a whole row, for a screen reader */
char *path_words_ladder  (const PathLadder *ladder, bool in_use);/* "Solved in 58 steps, HoDoKu: 1 234; hardest step: X-wing. …" */

/* On paper. */
const char *path_words_sheet_title (void);                       /* "How it is solved" */
const char *path_words_sheet_key   (void);                       /* what bold digits and small numbers mean */
char *path_words_sheet_about (const Path *path, const char *rating);       /* "Easy 1.5 · 31 clues · 50 steps, no guess"; rating: or NULL */
char *path_words_tally   (const Path *path);                     /* how often each technique: "Naked single: 38 · X-wing: 1"; "" */
char *path_words_step    (int number, const char *title);        /* "Step 8: X-wing in rows 2 and 5" */
