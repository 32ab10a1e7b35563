/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-replay-card.h — what there is to say about one's own solve: the move at hand, and the whole.
 *
 * A page of the side panel. Its buttons are actions of the group "replay". */
#pragma once

#include "view/kit/setdoku-part.h"

#include "model/game/replay.h"

#define SETDOKU_TYPE_REPLAY_CARD (setdoku_replay_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReplayCard, setdoku_replay_card, SETDOKU, REPLAY_CARD, SetdokuPart)

/* How far the comparison with the ladder is. LATER: it would tell what is wrong before the puzzle is solved; NEVER: there
 * is more than one solution. */
typedef enum { REPLAY_COMPARING, REPLAY_COMPARED, REPLAY_LATER, REPLAY_NEVER } ReplayProgress;

GtkWidget *setdoku_replay_card_new    (void);
void       setdoku_replay_card_update (SetdokuReplayCard *self, const Replay *replay, ReplayProgress progress);
char      *setdoku_replay_card_dup_text (SetdokuReplayCard *self);            /* what it says about the move, to be read aloud */
