/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-any-path-window.h — the solution path of a board of any shape: its steps, each to be seen on the board.
 *
 * A window beside the game, as setdoku-path-window.h is for the classic board. It follows the clues: what is asked for is found
 * on the worker, the newest question wins, and closing cancels. */
#pragma once

#include "model/game/game.h"
#include "model/teach/any-path.h"
#include "setdoku-path-list.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_ANY_PATH_WINDOW (setdoku_any_path_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuAnyPathWindow, setdoku_any_path_window, SETDOKU, ANY_PATH_WINDOW, SetdokuBaseWindow)

SetdokuAnyPathWindow *setdoku_any_path_window_new      (GtkWindow *parent, SetdokuGame *game);
const AnyPath        *setdoku_any_path_window_get_path (SetdokuAnyPathWindow *self);         /* borrowed; NULL: not found yet */
int                   setdoku_any_path_window_get_chosen (SetdokuAnyPathWindow *self);       /* a step; −1: none */
void                  setdoku_any_path_window_choose   (SetdokuAnyPathWindow *self, int step);
SetdokuPathList      *setdoku_any_path_window_get_list (SetdokuAnyPathWindow *self);         /* borrowed */
