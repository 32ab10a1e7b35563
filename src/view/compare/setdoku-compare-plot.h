/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-plot.h — a survey as a picture: how many puzzles each strategy solves at what cost, or what each puzzle cost
 * against how hard it is rated.
 *
 * What it points at follows the pointer and the arrow keys, and is read out. Choosing a dot tells which puzzle it is: signal
 * "puzzle" (its number, unsigned). */
#pragma once

#include <gtk/gtk.h>

#include "model/race/survey.h"

#define SETDOKU_TYPE_COMPARE_PLOT (setdoku_compare_plot_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuComparePlot, setdoku_compare_plot, SETDOKU, COMPARE_PLOT, GtkWidget)

/* Ratings go with guesses or events: of a machine's time they tell nothing. */
typedef enum { PLOT_CURVES, PLOT_RATING_GUESSES, PLOT_RATING_EVENTS } ComparePlotKind;

/* Shows it as it is now. tenths: the rating of each puzzle, 0 for those that have none, n of them; copied. */
void    setdoku_compare_plot_update   (SetdokuComparePlot *self, SetdokuSurvey *survey, SurveyMeasure measure,
                                       ComparePlotKind kind, const uint16_t *tenths, unsigned n);

/* Points at so many puzzles, or at a dot; 0, or −1: at nothing. */
void    setdoku_compare_plot_point    (SetdokuComparePlot *self, int64_t cursor);
int64_t setdoku_compare_plot_pointed  (SetdokuComparePlot *self);
char   *setdoku_compare_plot_describe (SetdokuComparePlot *self);      /* what it points at, in words. g_free () it */

/* On a light ground, whatever the window has. (transfer full) */
GBytes *setdoku_compare_plot_to_svg   (SetdokuComparePlot *self);
