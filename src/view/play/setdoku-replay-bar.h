/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-replay-bar.h — the bar below the board while one's own solve is looked at: the strip, the time, play, how fast.
 *
 * Its buttons are actions of the group "replay". */
#pragma once

#include "view/kit/setdoku-part.h"

#include "setdoku-replay-strip.h"

#define SETDOKU_TYPE_REPLAY_BAR (setdoku_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReplayBar, setdoku_replay_bar, SETDOKU, REPLAY_BAR, SetdokuPart)

GtkWidget          *setdoku_replay_bar_new       (void);
SetdokuReplayStrip *setdoku_replay_bar_get_strip (SetdokuReplayBar *self);         /* borrowed */
void                setdoku_replay_bar_update    (SetdokuReplayBar *self, const Replay *replay, gboolean playing);
