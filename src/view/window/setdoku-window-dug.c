/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-dug.c — a puzzle that was dug while one watched is played. */
#include "setdoku-window-private.h"

static void
play_dug (SetdokuWindow *self,
          gpointer       document)
{
  self->view = SETDOKU_VIEW_PLAY;
  setdoku_banner_dismiss (self->banner);
  setdoku_window_take_document (self, document, NULL, NULL);
  setdoku_window_focus_board (self);
}

void
setdoku_window_offer_dug (SetdokuWindow *self)
{
  Document *document = document_new ();
  uint8_t digits[RULES_CELLS_MAX];
  Board board;

  setdoku_watch_get_digits (self->watch, digits);
  board_from_digits (&board, digits);
  document_set_board (document, &board);
  setdoku_window_leave (self, play_dug, document, (GDestroyNotify) document_free);
}
