/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-predict-card.h — "What happens next?": the four answers while the search asks, and how many were right.
 *
 * Its buttons are the action "search.predict". It shows and hides itself. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/predict.h"

#define SETDOKU_TYPE_PREDICT_CARD (setdoku_predict_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPredictCard, setdoku_predict_card, SETDOKU, PREDICT_CARD, GtkBox)

GtkWidget *setdoku_predict_card_new (SetdokuPredict *predict);
