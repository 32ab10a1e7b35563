/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* reading-start.h — what is wider than its scroller shows where reading begins, from right to left the right end. GTK does so for
 * what stands in a viewport; a GtkColumnView it leaves at its left end, which is the last column then. */
#pragma once

#include <gtk/gtk.h>

/* scrolled: with a GtkColumnView in it. And as far from there as it was scrolled, whatever the sizes become. */
void reading_start_keep (GtkScrolledWindow *scrolled);
