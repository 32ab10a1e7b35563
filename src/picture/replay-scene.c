/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "replay-scene.h"

void
scene_of_replay (Scene *scene, const Replay *replay, const BoardPlan *plan)
{
  int position = replay_get_position (replay);
  const ReplayMove *move = position > 0 ? replay_get_move (replay, position) : NULL;
  LookInput input = { .plan = plan, .cells = replay_get_cells (replay), .cursor = -1 };

  if (move && move->comparison.verdict == REPLAY_WRONG)
    input.wrong = places_of (move->cell);
  scene_compute (scene, &input);
  scene->selection = move && move->cell < 0 ? move->cells : PLACES_NONE;
  scene->active = move ? move->cell : -1;
}
