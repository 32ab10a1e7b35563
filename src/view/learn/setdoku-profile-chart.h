/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-profile-chart.h — the difficulty of each step as a chart that can be read with the pointer and with keys.
 *
 * One step is pointed out: by hovering or a click, or, with the focus, by the arrows (one further), Page Up and Down (to
 * the next harder step) and Home and End. To a screen reader it is a slider whose value is the step's sentence.
 *
 * Signal "changed" (no arguments): another step is pointed out. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/rating.h"

#define SETDOKU_TYPE_PROFILE_CHART (setdoku_profile_chart_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuProfileChart, setdoku_profile_chart, SETDOKU, PROFILE_CHART, GtkWidget)

/* Copied; the hardest step is pointed out. NULL, or not rated: an empty chart. */
void  setdoku_profile_chart_set_rating (SetdokuProfileChart *self, const SeRating *se);

int   setdoku_profile_chart_get_step   (SetdokuProfileChart *self);            /* from 0; −1: none */
void  setdoku_profile_chart_set_step   (SetdokuProfileChart *self, int step);  /* clamped */

/* "Step 14 of 52: X-wing, 3.2; 4 ways open"; "" if there is none. g_free () it. */
char *setdoku_profile_chart_describe   (SetdokuProfileChart *self);
