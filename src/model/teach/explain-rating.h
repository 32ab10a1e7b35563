/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-rating.h — says how hard a puzzle is, and never without naming the scale. */
#pragma once

#include "rating.h"

/* "X-wing", translated; "" for RATE_NOTHING. */
const char *explain_rate_technique   (int technique);

/* The word for it: "Expert", translated; "" where nothing is known. Each scale has words of its own. */
const char *explain_se_level         (const SeRating *se);
const char *explain_hodoku_level     (const HodokuRating *hodoku);

/* "7.2 on Sudoku Explainer’s scale", "At least 9.6 on …"; "Score 1 234 by HoDoKu". Known, and of a board with empty
 * cells. */
char       *explain_se_rating        (const SeRating *se);
char       *explain_hodoku_rating    (const HodokuRating *hodoku);

/* "ER/EP/ED 7.1/1.2/1.2: the hardest step, up to the first digit, the first step": as players write them. Rated. */
char       *explain_se_figures       (const SeRating *se);
/* "Easy 1.5", on Sudoku Explainer's scale: what a puzzle without a title is called; NULL: it is not rated. */
char       *explain_rating_name      (const RatingReport *report);

/* "8.3 on Sukaku Explainer’s scale"; NULL without a rating. */
char       *explain_document_rating  (const DocumentRating *rating);

/* What came with the puzzle, where it is not what was found: "Its source says: Diabolical, 8.3 on …"; NULL: nothing else.
 * level: a word of somebody's, may be NULL. */
char       *explain_brought_rating   (const DocumentRating *rating, const char *level, const RatingReport *report);

/* "Step 14 of 52: X-wing, 3.2; 4 ways open". step: from 0 */
char       *explain_rating_step      (const SeRating *se, int step);

/* "52 steps; the hardest is step 14: X-wing, 3.2" */
char       *explain_rating_profile   (const SeRating *se);
