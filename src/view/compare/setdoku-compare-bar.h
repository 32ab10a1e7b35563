/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-bar.h — the bar below the boards in Compare: where the race stands, play, what the clock counts.
 *
 * Its buttons are actions of the group "compare". It pulls from the race when it is told to.
 * Property "room" (SetdokuRoom), to be bound. */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_COMPARE_BAR (setdoku_compare_bar_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareBar, setdoku_compare_bar, SETDOKU, COMPARE_BAR, GtkWidget)

GtkWidget *setdoku_compare_bar_new        (SetdokuRace *race);
void       setdoku_compare_bar_update     (SetdokuCompareBar *self);
void       setdoku_compare_bar_choose_add (SetdokuCompareBar *self);               /* opens the strategies that can be added */
