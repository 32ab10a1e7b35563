/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-earlier-window.h — all earlier games: searched, opened again, deleted.
 *
 * The list is read on a worker, as often as the window comes to the front. Opening one activates "win.open-earlier" of the
 * parent with its name. What is deleted can be taken back until something else is, or the window closes. */
#pragma once

#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_EARLIER_WINDOW (setdoku_earlier_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuEarlierWindow, setdoku_earlier_window, SETDOKU, EARLIER_WINDOW, SetdokuBaseWindow)

/* folder: as journal_folder () has it; NULL: nothing is kept. */
SetdokuEarlierWindow *setdoku_earlier_window_new (GtkWindow *parent, const char *folder);
