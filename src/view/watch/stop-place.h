/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stop-place.h — where a stop is looked for, as the form has it: anywhere, one house by its kind and number, or a cell. topology:
 * of the board; NULL: the classic one. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/timeline/condition.h"

enum { PLACE_ANY, PLACE_ROW, PLACE_COLUMN, PLACE_BOX, PLACE_CELL };

/* *number: of the house, else 1. GTK_INVALID_LIST_POSITION: only the text says it. A region stands where a box does. */
unsigned stop_place_of    (const Topology *topology, const Condition *condition, int *number);
void     stop_place_clear (Condition *condition);
void     stop_place_set   (const Topology *topology, Condition *condition, unsigned place, int number);        /* a house */
