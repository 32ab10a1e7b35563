/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* desktop-font.h — the font that the desktop writes in, for what is drawn rather than written by widgets. */
#pragma once

#include <gtk/gtk.h>

char *desktop_font_dup_family (void);            /* "Cantarell"; g_free () it; NULL: it names none */
double desktop_font_get_letters (GtkWidget *widget);         /* pixels: how large the widget writes */
