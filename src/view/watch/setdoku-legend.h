/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-legend.h — what ink, tints and signs mean in Watch: a button, and behind it a row each with the thing itself. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_LEGEND (setdoku_legend_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLegend, setdoku_legend, SETDOKU, LEGEND, GtkWidget)
