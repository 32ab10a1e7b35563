/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-board.h — what was read, as a board to put right: above it how many cells are in doubt, below it the chosen cell with
 * its piece of the photograph and what it may be, and how many solutions the clues have.
 *
 * Signals: "digit" (int cell, int digit): somebody decides, 0 is empty; "cursor" (int cell): another cell is chosen. */
#pragma once

#include <gtk/gtk.h>

#include "model/read/draft.h"
#include "photo-paint.h"

#define SETDOKU_TYPE_READ_BOARD (setdoku_read_board_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReadBoard, setdoku_read_board, SETDOKU, READ_BOARD, GtkBox)

/* The draft is copied. look: the photograph that it was read from, or none; its surface is borrowed until the next call. */
void setdoku_read_board_set_draft  (SetdokuReadBoard *self, const Draft *draft, const PhotoLook *look);
void setdoku_read_board_set_cursor (SetdokuReadBoard *self, int cell);
int  setdoku_read_board_get_cursor (SetdokuReadBoard *self);
void setdoku_read_board_go_on      (SetdokuReadBoard *self, bool back);        /* to the next cell in doubt; nowhere if there is none */
void setdoku_read_board_focus      (SetdokuReadBoard *self);
void setdoku_read_board_set_narrow (SetdokuReadBoard *self, gboolean narrow);  /* there is little room beside each other */
