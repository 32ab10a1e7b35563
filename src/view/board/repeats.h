/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* repeats.h — says which digit breaks the rule, and where. Of a board with rules of its own, where they are broken. */
#pragma once

#include <stdbool.h>

#include "model/game/game.h"

/* "7 is repeated" and "Column 4, row 7 and box 8"; false, and nothing written, when no digit repeats. With several such
 * digits all are named, and the houses that hold one of them twice, the first few where they are many. g_free () both. */
bool repeats_describe (SetdokuGame *game, char **title, char **where);
