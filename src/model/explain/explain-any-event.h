/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-event.h — what a search on a board of any shape did, in words and as sets: what explain.h does for the classic board.
 * The sets are those of the state after the event. Pure functions. */
#pragma once

#include "engine/search/strategy.h"
#include "explanation.h"

/* view: the search right after the event. */
void  explain_any_event (const Topology *topology, const Event *event, const AnyView *view, Explanation *explanation);

/* The set table of a cell as it stands. */
void  explain_any_place (const Topology *topology, const AnyView *view, int cell, Explanation *explanation);

/* "5, 8 or G": values as the board shows them; "" for none. */
char *explain_any_choices (Values values);

/* For SAY_BY: a cell, a house, cells, a constraint of the board at hand. topology NULL: the classic one, which has no
 * constraints. */
typedef struct { const Topology *topology; PlaceSet cells; } CellsOn;

char *explain_cell_on       (gconstpointer topology, int cell, const char *form);
char *explain_house_on      (gconstpointer topology, int house, const char *form);
char *explain_cells_on      (gconstpointer cells_on, int unused, const char *form);
char *explain_constraint_on (gconstpointer topology, int constraint, const char *form);

#define SAY_CELL_ON(blank, topology, value)  SAY_BY (blank, explain_cell_on, topology, value)
#define SAY_HOUSE_ON(blank, topology, value) SAY_BY (blank, explain_house_on, topology, value)
#define SAY_CELLS_ON(blank, cells_on)        SAY_BY (blank, explain_cells_on, cells_on, 0)
#define SAY_CONSTRAINT_ON(blank, topology, value) SAY_BY (blank, explain_constraint_on, topology, value)
/* A value as the board shows it. */
#define SAY_VALUE(blank, value) SAY_OWN (blank, g_strdup_printf ("%c", value_character (value)))
