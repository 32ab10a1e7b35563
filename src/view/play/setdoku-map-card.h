/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-map-card.h — of a board of several grids, or a large one, its map, where the cursor is, and "Zoom in". */
#pragma once

#include "setdoku-play.h"
#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_MAP_CARD (setdoku_map_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMapCard, setdoku_map_card, SETDOKU, MAP_CARD, SetdokuPart)

/* play: the same each time. */
void     setdoku_map_card_update  (SetdokuMapCard *self, SetdokuPlay *play, SetdokuGame *game);

/* Whether the board is one with a map, so there is something to show. */
gboolean setdoku_map_card_has_map (SetdokuMapCard *self);
