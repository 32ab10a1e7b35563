/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rows.h — rows of choices in a popover: the arrow keys go up and down them, as in a menu.
 *
 * GTK moves with the arrows only among check buttons that it knows as one group; ours are tied to actions. */
#pragma once

#include <gtk/gtk.h>

/* Up, Down, Home and End move the focus among the focusable children of the box; at either end it stays.
 * The row that it reached, borrowed; NULL: another key, or the focus is not in the box. */
GtkWidget *rows_move (GtkWidget *box, guint keyval);
