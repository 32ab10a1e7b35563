/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-base-window.h — what every window beside the main one has in common.
 *
 * It is shown for a parent, goes with it, and belongs to the parent's application, so that the keys of the application work
 * in it. Escape and Ctrl+W close it, from a field for searching, too, once that is empty; F1 opens the help. It looks as the
 * style sheet says. Derive from it, and give the parent as "transient-for". */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_BASE_WINDOW (setdoku_base_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (SetdokuBaseWindow, setdoku_base_window, SETDOKU, BASE_WINDOW, GtkWindow)

struct _SetdokuBaseWindowClass { GtkWindowClass parent_class; };
