/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stage.h — a player, frame by frame, and what it told. */
#pragma once

#include <gio/gio.h>

#include "engine/search/strategies/strategies.h"
#include "model/search/player.h"

enum { FRAME = 16667 };

typedef struct {
  SetdokuPlayer *player;
  int64_t        now;
  int            marks, changed, found, not_found;
} Stage;

static void count_marks   (SetdokuPlayer *player, Stage *stage) { stage->marks++; }
static void count_changed (SetdokuPlayer *player, Stage *stage) { stage->changed++; }

static void
count_found (SetdokuPlayer *player, gboolean found, Stage *stage)
{
  if (found)
    stage->found++;
  else
    stage->not_found++;
}

static void
start (Stage *stage, const Strategy *strategy, const char *clues, uint64_t seed)
{
  Board board = { 0 };

  if (clues)
    g_assert_true (board_parse (&board, clues));
  setdoku_player_start (stage->player,
                        &(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = seed });
}

static bool
frame (Stage *stage)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return setdoku_player_tick (stage->player, stage->now += FRAME);
}

/* Frames until there is nothing to wait for. */
static void
settle (Stage *stage)
{
  while (frame (stage))
    g_usleep (100);
}

static void
stage_init (Stage *stage, const Strategy *strategy, const char *clues)
{
  *stage = (Stage) { .player = setdoku_player_new (), .now = 1000000 };
  g_signal_connect (stage->player, "marks-changed", G_CALLBACK (count_marks), stage);
  g_signal_connect (stage->player, "changed", G_CALLBACK (count_changed), stage);
  g_signal_connect (stage->player, "found", G_CALLBACK (count_found), stage);
  if (!strategy)
    return;
  start (stage, strategy, clues, 1);
  settle (stage);
}

static void
stage_clear (Stage *stage)
{
  g_assert_finalize_object (stage->player);
}
