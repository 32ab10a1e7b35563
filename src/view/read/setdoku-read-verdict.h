/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-verdict.h — one line that says how many solutions the clues have, and how hard the puzzle is. */
#pragma once

#include <gtk/gtk.h>

#include "engine/rules/topology.h"

#define SETDOKU_TYPE_READ_VERDICT (setdoku_read_verdict_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReadVerdict, setdoku_read_verdict, SETDOKU, READ_VERDICT, GtkBox)

/* topology: which board, NULL for the classic one; held. clue: a digit for each of its cells, 0 for none; NULL: nothing is said. */
void setdoku_read_verdict_set_clues (SetdokuReadVerdict *self, const Topology *topology, const uint8_t *clue);
