/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preferences-window.h — the rows of preferences[], each with its control. Nothing to confirm: every choice is in
 * force at once. Escape closes. */
#pragma once

#include <gtk/gtk.h>

#include "setdoku-preferences.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_PREFERENCES_WINDOW (setdoku_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPreferencesWindow, setdoku_preferences_window, SETDOKU, PREFERENCES_WINDOW, SetdokuBaseWindow)

/* settings: NULL: the window says that nothing is kept, and offers only what needs no keeping. */
GtkWidget *setdoku_preferences_window_new (GSettings *settings);

/* The window that is open already, or a new one, in front of owner (may be NULL). */
void       setdoku_preferences_window_show (GtkWindow *owner, GSettings *settings);

/* For tests: the switch or drop-down of a key; NULL: there is no such row. Borrowed. */
GtkWidget *setdoku_preferences_window_get_control (SetdokuPreferencesWindow *self, const char *key);
