/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* popovers.h — a widget that places its children itself, and can have popovers.
 *
 * GTK expects of it, at every allocation, to let them take their place and size anew; layout managers do. Else a popover
 * keeps the size that it had before its style was known. */
#pragma once

#include <gtk/gtk.h>

void popovers_present       (GtkWidget *parent);         /* at the end of size_allocate */

/* The whole size_allocate of a widget that has no other children. */
void popovers_size_allocate (GtkWidget *parent, int width, int height, int baseline);
