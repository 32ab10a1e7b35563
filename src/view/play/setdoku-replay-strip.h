/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-replay-strip.h — the time line of one's own solve: how the board filled, and when.
 *
 * A slider over the moves of a replay; its axis is time, without breaks. Click and drag seek, the wheel and the arrow keys
 * step. Signal "sought" (int position): the viewer wants to go there. It pulls from the replay when it is told to. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/replay.h"

#define SETDOKU_TYPE_REPLAY_STRIP (setdoku_replay_strip_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReplayStrip, setdoku_replay_strip, SETDOKU, REPLAY_STRIP, GtkWidget)

GtkWidget *setdoku_replay_strip_new        (void);
void       setdoku_replay_strip_set_replay (SetdokuReplayStrip *self, Replay *replay);       /* borrowed; NULL: none */
void       setdoku_replay_strip_update     (SetdokuReplayStrip *self);     /* the replay stands elsewhere or knows more */
int        setdoku_replay_strip_position_at (SetdokuReplayStrip *self, double x);
