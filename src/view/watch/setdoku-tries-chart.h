/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tries-chart.h — how many tries the potential array takes, as bars that grow while empty boards are filled on a
 * worker; and in words whether the “1 to 10” of its source is true. */
#pragma once

#include <gtk/gtk.h>

#include "model/make/tries-survey.h"

#define SETDOKU_TYPE_TRIES_CHART (setdoku_tries_chart_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTriesChart, setdoku_tries_chart, SETDOKU, TRIES_CHART, GtkBox)

/* Finds out about the variant; tries: what the run at hand took, 0: not known yet. */
void setdoku_tries_chart_run  (SetdokuTriesChart *self, Variant variant, uint64_t tries);
void setdoku_tries_chart_stop (SetdokuTriesChart *self);          /* what is known stays */
