/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bar.h — what the bars below a board have in common. */
#pragma once

#include "setdoku-layout.h"

/* Style classes "narrow", "low" and "flat", by the room there is. */
void bar_set_room         (GtkWidget *bar, SetdokuRoom room);

/* Time runs from left to right in every language; each icon looks at its own direction. */
void bar_run_to_the_right (GtkWidget *widget);
