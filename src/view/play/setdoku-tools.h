/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tools.h — the buttons under the number pad: erase, fill marks, check … and a menu of what is rarer.
 *
 * Its buttons are actions of the group "board". */
#pragma once

#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_TOOLS (setdoku_tools_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTools, setdoku_tools, SETDOKU, TOOLS, SetdokuPart)

void setdoku_tools_show_check (SetdokuTools *self, gboolean shown);
void setdoku_tools_set_icons  (SetdokuTools *self, gboolean icons);        /* one row, without words */
void setdoku_tools_fold       (SetdokuTools *self, gboolean folded);       /* all of them are in the menu */
