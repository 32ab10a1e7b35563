/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-statistics-chart.h — the last solves as bars, the newest at the end: how long each took, and their median.
 *
 * A solve with a hint is an outline, and does not count for the median. The pointer, or Left and Right, choose one.
 *
 * Signal "chosen" (no arguments): another bar, or none. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/statistics.h"

enum { STATISTICS_CHART_MAX = 50 };

#define SETDOKU_TYPE_STATISTICS_CHART (setdoku_statistics_chart_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStatisticsChart, setdoku_statistics_chart, SETDOKU, STATISTICS_CHART, GtkWidget)

/* solves: of Solve, oldest first, copied; median: ms, −1 none. */
void         setdoku_statistics_chart_set        (SetdokuStatisticsChart *self, const GArray *solves, int64_t median);
const Solve *setdoku_statistics_chart_get_chosen (SetdokuStatisticsChart *self);      /* borrowed; NULL: none */
