/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-hint-card.h — the hint beside the board: the rungs told so far, the sets behind them, and the button that does it.
 *
 * It only shows, but for the row of the set table that the pointer is on; its buttons are actions of the group "win". */
#pragma once

#include "view/kit/setdoku-part.h"
#include "setdoku-play.h"

#define SETDOKU_TYPE_HINT_CARD (setdoku_hint_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHintCard, setdoku_hint_card, SETDOKU, HINT_CARD, SetdokuPart)

void setdoku_hint_card_update     (SetdokuHintCard *self, SetdokuPlay *play);      /* invisible while there is no hint */
