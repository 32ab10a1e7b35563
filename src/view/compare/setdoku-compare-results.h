/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-results.h — what many puzzles cost each strategy: a row a strategy with its marker, how many it solved, the
 * middle, the most, how many without a take-back, and a histogram on an axis that all rows share. */
#pragma once

#include <gtk/gtk.h>

#include "model/race/survey.h"

#define SETDOKU_TYPE_COMPARE_RESULTS (setdoku_compare_results_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareResults, setdoku_compare_results, SETDOKU, COMPARE_RESULTS, GtkWidget)

void setdoku_compare_results_set_entrants (SetdokuCompareResults *self, const Trace *entrants, unsigned n);   /* nothing is known */
/* Of the same entrants. */
void setdoku_compare_results_update       (SetdokuCompareResults *self, SetdokuSurvey *survey, SurveyMeasure measure);
