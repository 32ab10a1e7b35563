/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* one-stop.h — a list is one stop on the way that Tab takes through a window, however many rows it has. */
#pragma once

#include <gtk/gtk.h>

/* list: a GtkListBox, GtkListView or GtkColumnView whose rows hold nothing that is worked with by itself. Arrows go from row to
 * row, Tab goes on to what follows the list. What it scrolls in is no stop either. After it is in there. */
void one_stop (GtkWidget *list);

/* box: of lines that are boxes themselves, of check boxes and buttons, from the first on which is always there. Up, Down, Home and
 * End go from line to line, to what stands at the same place there, Left and Right along a line, Tab out of all of them. */
void one_stop_lines (GtkWidget *box);
