/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-census-card.h — how many solutions the puzzle has, and the buttons for what the board shows of them.
 *
 * It only shows; its buttons are actions of the group "board". */
#pragma once

#include "view/kit/setdoku-part.h"
#include "setdoku-play.h"

#define SETDOKU_TYPE_CENSUS_CARD (setdoku_census_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCensusCard, setdoku_census_card, SETDOKU, CENSUS_CARD, SetdokuPart)

/* repeated: a digit is, which is said elsewhere and comes first. */
void setdoku_census_card_update     (SetdokuCensusCard *self, SetdokuPlay *play, int n_clues, gboolean repeated);
