/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* terminal.h — a search drawn with ANSI escapes: the same looks and explanations as the window. */
#pragma once

#include "model/explain/explain.h"
#include "model/look/look.h"
#include "model/search/player.h"

/* Appends one picture of what the player stands at: the board with the set table beside it, title, sentence,
 * formula and counters. ansi: with colours and cursor control; else plain text. */
void terminal_draw (GString *text, SetdokuPlayer *player, bool ansi);
