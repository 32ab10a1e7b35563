/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* switch-row.h — a row that says what its switch is for, and is pressed as the switch is: a target as wide as the words. */
#pragma once

#include <gtk/gtk.h>

/* The row holds the switch; another control is left as it is. With a switch the row has the style class "switch-row". */
void switch_row_add (GtkWidget *row, GtkWidget *control);
