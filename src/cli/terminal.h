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

/* Cuts such a picture with cursor control to so many columns and rows, so that no line goes on in the next and none scrolls. */
void terminal_clip (GString *text, int columns, int rows);
