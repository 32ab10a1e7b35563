/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-statistics-window.h — how many were solved at each level, how fast, and how it went lately.
 *
 * Its actions: statistics.export (a table for other programs), statistics.reset, statistics.undo-reset. Escape closes. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/statistics.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_STATISTICS_WINDOW (setdoku_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStatisticsWindow, setdoku_statistics_window, SETDOKU, STATISTICS_WINDOW, SetdokuBaseWindow)

GtkWidget *setdoku_statistics_window_new      (SetdokuStatistics *statistics);

/* The window that is open already, or a new one, in front of owner (may be NULL). */
void       setdoku_statistics_window_show     (GtkWindow *owner);

/* What "statistics.export" does with the file that was chosen. */
void       setdoku_statistics_window_write_to (SetdokuStatisticsWindow *self, GFile *file);
