/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strategy-switches.h — the switches of a strategy, each with what its value does.
 *
 * Choosing activates the action "search.switch" (string: "key=value"). */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/strategy.h"

#define SETDOKU_TYPE_STRATEGY_SWITCHES (setdoku_strategy_switches_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStrategySwitches, setdoku_strategy_switches, SETDOKU, STRATEGY_SWITCHES, GtkBox)

GtkWidget *setdoku_strategy_switches_new    (void);
void       setdoku_strategy_switches_update (SetdokuStrategySwitches *self, const Strategy *strategy,
                                             const SearchOptions *options);
