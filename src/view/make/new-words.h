/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* new-words.h — what is said of puzzles while they are made and once they are; g_free () it. */
#pragma once

#include "model/make/maker.h"

enum { NEW_WORDS_OPEN = 200 };         /* tenths: a range up to there or further is open above */

char *new_words_level    (const Wish *wish);                   /* "Also pairs … Sudoku Explainer 2.9–4.4." */
char *new_words_rating   (int tenths);                         /* "Hard 3.4" */
char *new_words_made     (const Made *made);                   /* "Hard 3.4 · 26 clues" */
char *new_words_progress (const MakerReport *report);          /* "Tried 118 boards, about 1 in 400 fits." */
