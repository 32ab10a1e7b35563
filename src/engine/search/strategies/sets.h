/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sets.h — the set equation of one cell, asked for by itself, and which tier it belongs to. */
#pragma once

#include "engine/search/event.h"
#include "engine/search/options.h"

/* What basic filling (house NO_HOUSE), elimination in the cell's box, or the analysis of its row or column says about
 * an empty cell of the board. Fills the event as a SINGLE, with its operands; the event's digit is 0 when the result is
 * not exactly one digit. True when it is. */
bool sets_deduce (const Board *board, int cell, int house, Event *event);

/* The result of the event's equation: PV for basic filling, PV (cell) − ∪ PV (q) for a house. */
Digits sets_result (const Event *event);

typedef enum { SETS_NOTHING, SETS_SINGLE, SETS_DEAD_END } SetsFinding;

/* What the tiers up to this one find on a board without repeats: a contradiction, as a WIPEOUT, else the next digit, as a
 * SINGLE. SETS_NOTHING leaves the event as it was. The event's depth is 0. */
SetsFinding sets_look (const Board *board, int tier, Event *event);

/* The Tier that a SINGLE belongs to, by its reason and house. */
int sets_tier (const Event *event);
