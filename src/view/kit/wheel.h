/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wheel.h — a field that leaves the mouse wheel to the page around it: whoever scrolls past does not change a number. */
#pragma once

#include <gtk/gtk.h>

void wheel_leave_to_page (GtkWidget *spin);        /* a GtkSpinButton; arrow keys and its buttons still change it */
