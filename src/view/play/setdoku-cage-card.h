/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cage-card.h — the sums that the cage around the cursor can have, a chip each; those are struck that the board rules out.
 *
 * The chips are one stop of Tab, and the arrows go from one to the next. */
#pragma once

#include "setdoku-play.h"
#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_CAGE_CARD (setdoku_cage_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCageCard, setdoku_cage_card, SETDOKU, CAGE_CARD, SetdokuPart)

/* Shows itself where there is a cage. */
void setdoku_cage_card_update (SetdokuCageCard *self, SetdokuPlay *play, SetdokuGame *game);
