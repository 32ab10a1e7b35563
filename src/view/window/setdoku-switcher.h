/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-switcher.h — Play | Watch | Compare: the views by name, and the action win.view as segments. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_SWITCHER (setdoku_switcher_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSwitcher, setdoku_switcher, SETDOKU, SWITCHER, GtkWidget)

typedef enum { SETDOKU_VIEW_PLAY, SETDOKU_VIEW_WATCH, SETDOKU_VIEW_COMPARE, N_SETDOKU_VIEWS } SetdokuView;

const char *setdoku_view_get_title (SetdokuView view);       /* translated */
const char *setdoku_view_get_id  (SetdokuView view);         /* stable: settings and sessions keep it */
SetdokuView setdoku_view_find    (const char *id);           /* Play where there is no such view, or id is NULL */

GtkWidget  *setdoku_switcher_new (void);
