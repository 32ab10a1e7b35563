/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-window.h — the solution path of the puzzle at hand: its steps, what is open now, and the ladders compared.
 *
 * A window beside the game. It follows the game: what is asked for is found on the worker, the newest question wins, and
 * closing cancels. Its board only shows; the game changes by "Solve up to here" alone, which is one step to undo. */
#pragma once

#include "model/teach/path-finder.h"
#include "setdoku-path-ladders.h"
#include "setdoku-path-list.h"
#include "setdoku-path-tree.h"
#include "setdoku-path-wish.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_PATH_WINDOW (setdoku_path_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathWindow, setdoku_path_window, SETDOKU, PATH_WINDOW, SetdokuBaseWindow)

/* settings: for the techniques that are off; NULL: they are not kept. */
SetdokuPathWindow  *setdoku_path_window_new         (GtkWindow *parent, SetdokuGame *game, GSettings *settings);

SetdokuPathFinder  *setdoku_path_window_get_finder  (SetdokuPathWindow *self);        /* borrowed */
void                setdoku_path_window_read_ladder (SetdokuPathWindow *self, const char *text);     /* as a file that was opened */
void                setdoku_path_window_show_page   (SetdokuPathWindow *self, const char *page);    /* "path", "now", "ladders" */
SetdokuPathList    *setdoku_path_window_get_list    (SetdokuPathWindow *self);        /* all borrowed */
SetdokuPathTree    *setdoku_path_window_get_tree    (SetdokuPathWindow *self);
SetdokuPathLadders *setdoku_path_window_get_ladders (SetdokuPathWindow *self);
SetdokuPathWish    *setdoku_path_window_get_wish    (SetdokuPathWindow *self);
