/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-breakpoints.h — where the search stops: breakpoints set by keys and menus, and running to the next or the previous
 * one. */
#pragma once

#include "setdoku-inspection.h"
#include "setdoku-strip.h"

#define SETDOKU_TYPE_BREAKPOINTS (setdoku_breakpoints_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuBreakpoints, setdoku_breakpoints, SETDOKU, BREAKPOINTS, GObject)

SetdokuBreakpoints *setdoku_breakpoints_new      (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip,
                                                  GtkWidget *voice, GActionMap *map);
void                setdoku_breakpoints_add_looks (SetdokuBreakpoints *self, CellLook *looks);         /* marks their cells */
GMenuModel         *setdoku_breakpoints_new_menu (SetdokuBreakpoints *self, int cell);         /* (transfer full) */
