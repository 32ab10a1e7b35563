/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-cover.h — what stands where the board was while the game is paused: the time, and how to go on.
 *
 * It takes the place of everything below the header, so that neither eyes nor a screen reader find a digit. Any key that is
 * no command, any click and its button say "go on".
 *
 * Signal "go-on" (no arguments). */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_CLOCK_COVER (setdoku_clock_cover_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuClockCover, setdoku_clock_cover, SETDOKU, CLOCK_COVER, GtkWidget)

void setdoku_clock_cover_set_time (SetdokuClockCover *self, const char *time);       /* NULL: it is not shown */
