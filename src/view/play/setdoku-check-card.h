/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-check-card.h — what is wrong on the board, what a check found, why a digit cannot be; else it is not there.
 *
 * Its buttons are the actions board.check and win.undo-to-mistake. */
#pragma once

#include "view/kit/setdoku-part.h"
#include "setdoku-play.h"

#define SETDOKU_TYPE_CHECK_CARD (setdoku_check_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCheckCard, setdoku_check_card, SETDOKU, CHECK_CARD, SetdokuPart)

void setdoku_check_card_update (SetdokuCheckCard *self, SetdokuPlay *play, SetdokuGame *game);
