/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preview.h — a board to look at, as small as need be. */
#pragma once

#include <gtk/gtk.h>

#include "engine/core/board.h"

#define SETDOKU_TYPE_PREVIEW (setdoku_preview_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPreview, setdoku_preview, SETDOKU, PREVIEW, GtkWidget)

void setdoku_preview_set_board (SetdokuPreview *self, const Board *board);     /* its digits are clues; NULL: empty */
void setdoku_preview_set_side  (SetdokuPreview *self, int side);               /* of a cell, px, at least; 15 at first */
