/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-why.h — why a digit stands in the inspected cell, or cannot: asked of the search as it stands at the cursor, then of
 * each cause in turn, and back again. The questions so far are a stack; its top is answered in a card and on the board.
 *
 * Signals, no arguments: "changed" (there is another answer), "hovered" (another cause is pointed at). */
#pragma once

#include <gtk/gtk.h>

#include "setdoku-inspection.h"

#define SETDOKU_TYPE_WHY (setdoku_why_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWhy, setdoku_why, SETDOKU, WHY, GObject)

SetdokuWhy        *setdoku_why_new       (SetdokuSearch *search, SetdokuInspection *inspection, GActionMap *map);
GtkWidget         *setdoku_why_get_card  (SetdokuWhy *self);           /* borrowed */

/* Asks, if something else is asked than before. fast: nothing is, while playing too fast to read. */
void               setdoku_why_update    (SetdokuWhy *self, gboolean fast);
gboolean           setdoku_why_is_asked  (SetdokuWhy *self);
char              *setdoku_why_dup_text  (SetdokuWhy *self);           /* title and sentence; NULL: nothing is asked */
const Explanation *setdoku_why_get_brief (SetdokuWhy *self);           /* where there is no room for the card; NULL: nothing is asked */

/* On the board. */
int                setdoku_why_get_cell  (SetdokuWhy *self);           /* that the answer is about; −1: nothing is asked */
const Explanation *setdoku_why_get_sets  (SetdokuWhy *self);           /* that tint the board instead; NULL: none do */
void               setdoku_why_add_looks (SetdokuWhy *self, int n_cells, CellLook *looks);
