/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-rules.h — what the rules of a board say, of one cell and of all: words for whoever does not see the drawing. */
#pragma once

#include <glib.h>

#include "engine/rules/topology.h"

/* A value as the board shows it, '1'–'9' and 'A'–'P'; several one by one: "4 A G". "" for none. */
char *explain_values     (Values values);

/* Adds what the rules say of the cell, a part each: its region, diagonals and windows, and its constraints: "in a cage of 15
 * with 3 cells", "on a thermometer, cell 2 of 6". parts: of explain_list_new (). */
void  explain_rules_at   (const Topology *topology, int cell, GPtrArray *parts);

/* What constraint number index says of a cell; NULL: it is not about the cell. */
char *explain_constraint_at (const Rules *rules, int index, int cell);

/* What the signs at the cell are and ask for, a line each: "On a thermometer, cell 2 of 6. Its digits grow …". "": none is there. */
char *explain_rules_meaning (const Topology *topology, int cell);

/* What holds for the whole board and is not drawn, in sentences: "Cells a knight’s move apart differ." "" for nothing. */
char *explain_rules_everywhere (const Rules *rules);
