/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-window.h — between a picture and a game: the grid over the photograph, beside it the board as it was read, to put
 * right what is in doubt. Nothing of the game is touched before "Use these clues". */
#pragma once

#include "model/read/draft.h"
#include "model/read/picture-reader.h"
#include "view/kit/setdoku-banner.h"
#include "view/kit/setdoku-base-window.h"
#include "setdoku-photo-view.h"
#include "setdoku-read-board.h"

#define SETDOKU_TYPE_READ_WINDOW (setdoku_read_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReadWindow, setdoku_read_window, SETDOKU, READ_WINDOW, SetdokuBaseWindow)

/* document: borrowed, for the call. The window closes itself. */
typedef void (*SetdokuReadUsed) (GtkWindow *parent, const Document *document);

SetdokuReadWindow    *setdoku_read_window_new          (GtkWindow *parent, SetdokuReadUsed used);
/* Another picture; the one that was there is dropped. */
void                  setdoku_read_window_load_file    (SetdokuReadWindow *self, GFile *file);
void                  setdoku_read_window_load_texture (SetdokuReadWindow *self, GdkTexture *texture);

SetdokuPictureReader *setdoku_read_window_get_reader   (SetdokuReadWindow *self);      /* all borrowed */
SetdokuPhotoView     *setdoku_read_window_get_photo    (SetdokuReadWindow *self);
SetdokuReadBoard     *setdoku_read_window_get_board    (SetdokuReadWindow *self);
SetdokuBanner        *setdoku_read_window_get_banner   (SetdokuReadWindow *self);
const Draft          *setdoku_read_window_get_draft    (SetdokuReadWindow *self);
