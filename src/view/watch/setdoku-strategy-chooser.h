/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strategy-chooser.h — how to search: a button with the strategy's name; behind it the rows of
 * strategies[], and the switches that the chosen one has.
 *
 * Choosing activates the actions "search.strategy" (string: id) and "search.switch" (string: "key=value"). */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/trace.h"

#define SETDOKU_TYPE_STRATEGY_CHOOSER (setdoku_strategy_chooser_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStrategyChooser, setdoku_strategy_chooser, SETDOKU, STRATEGY_CHOOSER, GtkWidget)

/* The strategies are those of the trace's board; one that does not take it says why. */
void setdoku_strategy_chooser_update (SetdokuStrategyChooser *self, const Trace *trace);

/* After an update: the button has one line only, with that name. */
void setdoku_strategy_chooser_set_brief (SetdokuStrategyChooser *self, const char *name);

/* elsewhere: the widget, one that can have popovers, to open at while the button is not shown; NULL: none. */
void setdoku_strategy_chooser_open   (SetdokuStrategyChooser *self, GtkWidget *elsewhere);
