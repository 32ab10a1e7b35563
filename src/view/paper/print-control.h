/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-control.h — the control of a row of print_rows[]: a list, segments, a switch or a number, whatever the row is. */
#pragma once

#include "print-choice.h"

/* changed: called, with user alone, when the user has chosen another value, and when print_control_set () does. (transfer floating) */
GtkWidget *print_control_new (PrintRow row, GCallback changed, gpointer user);
int        print_control_get (PrintRow row, GtkWidget *control);
void       print_control_set (PrintRow row, GtkWidget *control, int value);
