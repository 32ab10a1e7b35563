/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-modes.h — what a digit key does: digits, corner marks, centre marks or colours; and in the last what is coloured,
 * cells or the marks of one digit.
 *
 * Its buttons are the actions board.mode and board.colour-of. */
#pragma once

#include "view/kit/setdoku-part.h"
#include "setdoku-play.h"

#define SETDOKU_TYPE_MODES (setdoku_modes_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuModes, setdoku_modes, SETDOKU, MODES, SetdokuPart)

/* The modes alone, by another action of that type: for a menu that has its own. */
void setdoku_modes_use_action (SetdokuModes *self, const char *action);
const char *setdoku_modes_get_id (MarkMode mode);                             /* "corner": the action's target */
bool setdoku_modes_find       (const char *id, MarkMode *mode);
void setdoku_modes_update     (SetdokuModes *self, SetdokuPlay *play);
