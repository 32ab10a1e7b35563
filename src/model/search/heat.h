/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* heat.h — the heat of a range of events, counted on a worker and shown as it comes.
 *
 * Signal "changed", no arguments: more is counted, or another range is. Ten times a second at most. */
#pragma once

#include "player-range.h"

#define SETDOKU_TYPE_HEAT (setdoku_heat_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHeat, setdoku_heat, SETDOKU, HEAT, GObject)

SetdokuHeat      *setdoku_heat_new          (void);

/* Drops what was counted and counts events first … last of the player's search, 1 ≤ first ≤ last ≤ length. */
void              setdoku_heat_start        (SetdokuHeat *self, SetdokuPlayer *player, uint64_t first, uint64_t last);
void              setdoku_heat_clear        (SetdokuHeat *self);               /* no range */
void              setdoku_heat_stop         (SetdokuHeat *self);               /* what was counted stays */

bool              setdoku_heat_has_range    (SetdokuHeat *self);
bool              setdoku_heat_is_counting  (SetdokuHeat *self);
uint64_t          setdoku_heat_get_first    (SetdokuHeat *self);
uint64_t          setdoku_heat_get_last     (SetdokuHeat *self);               /* as asked for */
uint64_t          setdoku_heat_get_counted  (SetdokuHeat *self);               /* events up to here are counted; first − 1: none */
const HeatCounts *setdoku_heat_get_counts   (SetdokuHeat *self);               /* valid until the next "changed" */
uint64_t          setdoku_heat_get_most     (SetdokuHeat *self);               /* of one cell */
