/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-range.h — what a player tells of events away from its cursor: where the next of a kind is, and a range of them to
 * be run again elsewhere. Nothing moves; all need a search. */
#pragma once

#include "engine/search/timeline/close-up.h"
#include "engine/search/timeline/heat.h"
#include "player.h"

/* The first event after from (direction > 0) or the last one before it (< 0) for which the condition holds; 0: none. */
uint64_t setdoku_player_locate       (SetdokuPlayer *self, const Condition *condition, uint64_t from, int direction);

/* 1 ≤ first ≤ last ≤ length */
void     setdoku_player_take_heat    (SetdokuPlayer *self, uint64_t first, uint64_t last, HeatRun *run);
void     setdoku_player_take_close_up (SetdokuPlayer *self, uint64_t first, uint64_t last, int n, CloseUp *close_up);

/* Events that a column of setdoku_player_profile () rounds out to. */
uint64_t setdoku_player_get_grain    (SetdokuPlayer *self);
