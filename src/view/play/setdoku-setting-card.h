/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-setting-card.h — what is set on the board while clues are typed: clues, or a rule of a kind, with its cells and its
 * number; the rule at the cursor, to be removed; and what holds on the whole board. It shows what Play knows, and has nothing
 * in it until clues are typed. */
#pragma once

#include "setdoku-play.h"
#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_SETTING_CARD (setdoku_setting_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSettingCard, setdoku_setting_card, SETDOKU, SETTING_CARD, SetdokuPart)

void setdoku_setting_card_update (SetdokuSettingCard *self, SetdokuPlay *play, SetdokuGame *game);
