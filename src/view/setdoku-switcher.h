/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-switcher.h — Play | Watch: the action win.view as segments. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_SWITCHER (setdoku_switcher_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSwitcher, setdoku_switcher, SETDOKU, SWITCHER, GtkWidget)

GtkWidget *setdoku_switcher_new (void);
