/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-print-window.h — the Print window: a SetdokuPrintPage, with "Save as PDF…" and "Print…" above it. What is at work when
 * it closes is stopped.
 *
 * Not modal: the board goes on. Whenever the window comes to the front it asks for the game as it is then.
 * Its actions: print.save, print.print, print.turn (i: sheets forward). */
#pragma once

#include "setdoku-print-page.h"
#include "view/kit/setdoku-banner.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_PRINT_WINDOW (setdoku_print_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPrintWindow, setdoku_print_window, SETDOKU, PRINT_WINDOW, SetdokuBaseWindow)

typedef Document *(*SetdokuPrintOnBoard) (GtkWindow *parent);        /* the game; (transfer full) */

/* settings: as for the page. */
GtkWidget        *setdoku_print_window_new        (GtkWindow *parent, SetdokuPrintOnBoard on_board, GSettings *settings);
SetdokuPrintPage *setdoku_print_window_get_page   (SetdokuPrintWindow *self);      /* borrowed both */
SetdokuBanner    *setdoku_print_window_get_banner (SetdokuPrintWindow *self);
