/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay-scene.h — the board of a replay at its position: what the move changed is ringed, or outlined where it was more. */
#pragma once

#include "model/game/replay.h"
#include "model/look/scene.h"

void scene_of_replay (Scene *scene, const Replay *replay, const BoardPlan *plan);
