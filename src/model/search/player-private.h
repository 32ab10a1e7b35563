/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-private.h — what the files of the player share. */
#pragma once

#include "playback.h"
#include "player.h"
#include "scout.h"

/* The bookmarks of one search, and which it is. */
typedef struct {
  Trace           trace;           /* its topology is held */
  GArray         *bookmarks;       /* of Bookmark */
} MarkedSearch;

struct _SetdokuPlayer {
  GObject         parent_instance;

  Trace           trace;           /* without a strategy: no search, then nothing up to valid means anything; its topology is
                                      held */
  unsigned        generation;      /* another one for each search */
  Timeline       *timeline;
  SearchView      view;            /* at the cursor */
  AnyView         any;             /* the same */
  unsigned        valid;           /* which of the two: VIEW_VALID, ANY_VALID */

  Scout           scout;
  Playback        playback;
  bool            playing;

  Breakpoint      breakpoints[BREAKPOINTS_MAX];
  unsigned        n_breakpoints;
  Topology       *stops_on;        /* the board that they are about; held; NULL: the classic one */
  uint8_t         stop_of[BREAKPOINTS_MAX];      /* which breakpoint each enabled one is */
  int             fired;           /* −1: none */

  Finder         *run;             /* to a condition; NULL: none */
  int             run_direction;
  bool            run_breakpoints; /* to a breakpoint */
  uint64_t        not_found;

  GPtrArray      *marked;          /* of MarkedSearch: those put aside, and last the one at hand */
  GArray         *no_bookmarks;    /* those of no search */
};

enum { VIEW_VALID = 1, ANY_VALID = 2 };

enum { EXPLORED, MOVED, CHANGED, MARKS_CHANGED, N_SIGNALS };          /* told in this order */

/* Each that is wanted, as long as no handler starts another search: what comes next would not be about that. */
void player_emit (SetdokuPlayer *player, const bool wanted[N_SIGNALS]);

/* Only the one. */
#define player_emit_one(player, signal) player_emit (player, (bool[N_SIGNALS]) { [signal] = true })

void player_stop_playing (SetdokuPlayer *player);

/* A run to a condition. */
typedef enum { RUN_ON, RUN_FOUND, RUN_NOT_FOUND } PlayerRun;

PlayerRun player_run_on      (SetdokuPlayer *player, bool grows);     /* a slice; there is one. The cursor may have moved then */
bool      player_drop_run    (SetdokuPlayer *player);                 /* false: there was none */
void      player_forget_stop (SetdokuPlayer *player);                 /* what playing or a run stopped at */

/* Those of the search that starts. True: they may be others than before. */
bool      player_choose_bookmarks (SetdokuPlayer *player);
void      player_init_bookmarks   (SetdokuPlayer *player);
void      player_clear_bookmarks  (SetdokuPlayer *player);
