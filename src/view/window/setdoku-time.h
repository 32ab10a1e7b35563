/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-time.h — the time of solving in a window: shown, paused, and counted when it is over.
 *
 * The clock runs while Play is in front of an active window. It pauses by the command "pause", by the key P on the board, and
 * when the player has been away for a while; it follows the choices about it by itself.
 *
 * Properties, read only: "time" (string, "7:12"; NULL: there is none to be shown), "paused" (gboolean).
 * Signal "failed" (const char *: a translated sentence): a solve could not be counted. */
#pragma once

#include "setdoku-rating-presenter.h"
#include "view/play/setdoku-clock-keeper.h"

#define SETDOKU_TYPE_TIME (setdoku_time_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTime, setdoku_time, SETDOKU, TIME, GObject)

/* window: borrowed; an action map, which gets the command. panel: has the clock's place. */
SetdokuTime        *setdoku_time_new          (GtkWindow *window, SetdokuGrid *grid, SetdokuGame *game, SetdokuPlay *play,
                                               SetdokuPlayPanel *panel, SetdokuRatingPresenter *rating);
void                setdoku_time_set_settings (SetdokuTime *self, GSettings *settings);        /* once */
void                setdoku_time_set_playing  (SetdokuTime *self, gboolean playing);   /* Play is in front, and shows the game itself */
void                setdoku_time_go_away      (SetdokuTime *self);                     /* as if the player had left */
void                setdoku_time_refresh      (SetdokuTime *self);                     /* another choice was made */

SetdokuClockKeeper *setdoku_time_get_keeper   (SetdokuTime *self);                     /* borrowed */
GtkWidget          *setdoku_time_get_face     (SetdokuTime *self);                     /* borrowed; the clock in the panel */
char               *setdoku_time_dup_time     (SetdokuTime *self);                     /* as "time" is now */
