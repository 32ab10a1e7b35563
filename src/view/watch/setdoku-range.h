/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-range.h — a range of events, selected on the strip and counted in a card; and the heat map of the board: of the
 * range, or where there is none of the whole search.
 *
 * Signal "changed", no arguments: there is another range, or more of it is counted. */
#pragma once

#include "model/look/look.h"
#include "setdoku-search.h"
#include "setdoku-strip.h"

#define SETDOKU_TYPE_RANGE (setdoku_range_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRange, setdoku_range, SETDOKU, RANGE, GObject)

SetdokuRange *setdoku_range_new       (SetdokuSearch *search, SetdokuStrip *strip, GtkWidget *voice, GActionMap *map);
GtkWidget    *setdoku_range_get_card  (SetdokuRange *self);            /* borrowed */
gboolean      setdoku_range_is_shown  (SetdokuRange *self);            /* a range, or the heat map */
gboolean      setdoku_range_is_hot    (SetdokuRange *self);            /* the board is a heat map */
char         *setdoku_range_dup_text  (SetdokuRange *self);            /* of what: "Heat: dead ends, events 1 to 838" */
void          setdoku_range_end       (SetdokuRange *self);
void          setdoku_range_add_looks (SetdokuRange *self, const BoardPlan *plan, CellLook *looks);   /* a heat map, if there is one */
