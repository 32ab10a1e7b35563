/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* color-scheme.h — the desktop's wish for light or dark, and for more contrast.
 *
 * GTK follows both itself from 4.20. Before that it only knows "prefer dark", so we ask the settings
 * portal, which is reachable from any sandbox, and pass its answer on. No portal means light. */
#pragma once

#include <gtk/gtk.h>

typedef enum { COLOR_SCHEME_SYSTEM, COLOR_SCHEME_LIGHT, COLOR_SCHEME_DARK } ColorScheme;

typedef void (*ColorSchemeChanged) (gpointer user);

/* Once, after GTK is initialised. changed: any of the answers below may be another one. */
void     color_scheme_start         (ColorSchemeChanged changed, gpointer user);
void     color_scheme_set           (ColorScheme scheme);      /* the user's own wish; passed on to GTK */
gboolean color_scheme_is_dark       (void);
gboolean color_scheme_more_contrast (void);                    /* what the desktop wants */
/* (transfer full) The theme in use: its name, and perhaps a colon and a variant. What the environment forces comes before the
 * setting, as in GTK. NULL: GTK's own. */
char    *color_scheme_dup_theme     (void);
