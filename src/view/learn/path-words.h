/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-words.h — what is said of a path as a whole, of its steps and of ladders. All translated; g_free () them. */
#pragma once

#include "model/teach/path.h"

char *path_words_verdict (const Path *path);                     /* "Solved; hardest step: X-wing" */
char *path_words_about   (const Path *path);                     /* more of it, some sentences; "" */
char *path_words_amount  (const PathStep *step);                 /* "HoDoKu: 140, 2 others" */
char *path_words_so_far  (const PathStep *step);                 /* "Up to here HoDoKu: hard, 1 234" */
char *path_words_spoken  (const PathStep *step, int number);     /* a whole row, for a screen reader */
char *path_words_ladder  (const PathLadder *ladder, bool in_use);/* "Solved in 58 steps, HoDoKu: 1 234; hardest step: X-wing. …" */
