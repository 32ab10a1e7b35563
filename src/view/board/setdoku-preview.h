/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preview.h — a board to look at, as small as need be. */
#pragma once

#include <gtk/gtk.h>

#include "formats/document.h"

#define SETDOKU_TYPE_PREVIEW (setdoku_preview_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPreview, setdoku_preview, SETDOKU, PREVIEW, GtkWidget)

void setdoku_preview_set_document (SetdokuPreview *self, const Document *document);    /* the clues of any board; NULL: none */
void setdoku_preview_set_board    (SetdokuPreview *self, const Board *board);  /* its digits are clues; NULL: empty */
/* Of a cell of the classic board, px, at least; 16 at first. Other boards have the same room. */
void setdoku_preview_set_side     (SetdokuPreview *self, int side);
