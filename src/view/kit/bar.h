/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bar.h — what the bars above and below have in common. */
#pragma once

#include "setdoku-layout.h"

/* Style classes "narrow", "low" and "flat", by the room there is. */
void bar_set_room         (GtkWidget *bar, SetdokuRoom room);

/* A button with words that may end in "…" where other languages need the room. */
void bar_may_shrink       (GtkButton *button);

/* Time runs from left to right in every language; each icon looks at its own direction. */
void bar_run_to_the_right (GtkWidget *widget);
