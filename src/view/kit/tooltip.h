/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tooltip.h — tooltips that are brought up to date with everything else, after each key.
 *
 * GTK asks the display server where the pointer is whenever one is set, the same or another, and waits for the answer:
 * with those of the number pad that was half of the time that a key took. */
#pragma once

#include <gtk/gtk.h>

void tooltip_set (GtkWidget *widget, const char *text);                /* NULL: none */
