/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-rating-card.h — how hard the puzzle is, in one line, and the button that opens the difficulty of each step.
 *
 * It listens to the rating, and keeps its room from the moment on that there is a puzzle to rate, so that nothing moves
 * when the answer comes. What is answered within 100 ms is never announced by a spinner. */
#pragma once

#include "view/kit/setdoku-part.h"

#include "model/teach/rating.h"

#define SETDOKU_TYPE_RATING_CARD (setdoku_rating_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRatingCard, setdoku_rating_card, SETDOKU, RATING_CARD, SetdokuPart)

/* Whose scale the line is on. */
typedef enum { SETDOKU_RATING_SE, SETDOKU_RATING_HODOKU } SetdokuRatingScale;

void setdoku_rating_card_set_rating  (SetdokuRatingCard *self, SetdokuRating *rating);
void setdoku_rating_card_set_scale   (SetdokuRatingCard *self, SetdokuRatingScale scale);

/* Of a board that no scale is for: the level and what it is by, in place of all that the rating says; working: it is looked for.
 * level NULL: of the classic board, from now on. */
void setdoku_rating_card_set_level   (SetdokuRatingCard *self, const char *level, const char *about, gboolean working);

/* It heads the panel: "Easy · 1.5 · 31 clues", which stands there whatever is known of the rest. */
void setdoku_rating_card_set_heading (SetdokuRatingCard *self, const char *clues);

/* What came with the puzzle; shown beside ours where it is something else. level: a word, may be NULL. */
void setdoku_rating_card_set_brought (SetdokuRatingCard *self, const DocumentRating *brought, const char *level);
