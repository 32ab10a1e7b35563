/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-private.h — what the two halves of the player share. */
#pragma once

#include "playback.h"
#include "player.h"
#include "scout.h"

struct _SetdokuPlayer {
  GObject         parent_instance;

  const Strategy *strategy;        /* NULL: no search, then nothing up to view_valid means anything */
  SearchOptions   options;
  Board           board;
  uint64_t        seed;
  unsigned        generation;      /* another one for each search */
  Timeline       *timeline;
  SearchView      view;            /* at the cursor */
  bool            view_valid;

  Scout           scout;
  Playback        playback;
  bool            playing;
};

enum { EXPLORED, MOVED, CHANGED, N_SIGNALS };                         /* told in this order */

/* Each that is wanted, as long as no handler starts another search: what comes next would not be about that. */
void player_emit (SetdokuPlayer *player, const bool wanted[N_SIGNALS]);

/* Only the one. */
#define player_emit_one(player, signal) player_emit (player, (bool[N_SIGNALS]) { [signal] = true })

void player_stop_playing (SetdokuPlayer *player);
