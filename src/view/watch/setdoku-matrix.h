/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-matrix.h — the page "Matrix" of a search that covers: the columns in four blocks, the row that is taken, and
 * the rows that were chosen. Narrow, it is the blocks alone. Property "room" (SetdokuRoom, write-only): where it is roomy, the
 * page asks for the width that all three need.
 *
 * Signal "pointed": another column is pointed at, by the pointer or by the arrow keys; see setdoku_matrix_get_cells (). */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"

#define SETDOKU_TYPE_MATRIX (setdoku_matrix_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMatrix, setdoku_matrix, SETDOKU, MATRIX, GtkWidget)

GtkWidget *setdoku_matrix_new       (SetdokuPlayer *player);         /* takes a reference */
void       setdoku_matrix_update    (SetdokuMatrix *self);           /* the cursor stands elsewhere; costs nothing while it is not seen */
CellSet    setdoku_matrix_get_cells (SetdokuMatrix *self);           /* of the column that is pointed at; none: ∅ */
