/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-private.h — what the files of Play share: setdoku-play.c (what can be done, what is
 * shown), setdoku-play-input.c (keys and pointer) and setdoku-play-solutions.c (what the puzzle's solutions say). */
#pragma once

#include "census-words.h"
#include "model/look.h"
#include "setdoku-play.h"

struct _SetdokuPlay
{
  GObject       parent_instance;

  SetdokuGrid  *grid;
  SetdokuGame  *game;
  gboolean      active;

  Selection     selection;
  MarkMode      mode;
  int           digit;

  gboolean      typing;                    /* clues */
  DocumentCell  before[N_CELLS];           /* the board as typing began */
  DocumentCell  begun[N_CELLS];            /* and with its entries as marks */
  SetdokuPhase  shown;                     /* the phase of the last refresh */
  CellSet       shown_repeats;

  SetdokuCensus *census;                   /* of the clues */
  SetdokuOverlay overlay;
  CensusVerdict verdict;                   /* that was said last, while clues are typed */
};

/* setdoku-play.c */
gboolean setdoku_play_is_typing (SetdokuPlay *self);           /* the next digit becomes a clue: on the empty board too */
void setdoku_play_refresh (SetdokuPlay *self);                 /* shows what changed, and tells */

/* setdoku-play-solutions.c */
void setdoku_play_count   (SetdokuPlay *self);                 /* has the census look at the clues */
void setdoku_play_announce_solutions (SetdokuPlay *self);      /* when something else is to be said than last time */
void setdoku_play_look_at_solutions (SetdokuPlay *self, LookSolutions *look);

/* setdoku-play-input.c */
void setdoku_play_listen  (SetdokuPlay *self);                 /* to the grid */
void setdoku_play_advance (SetdokuPlay *self, int by);         /* in reading order, from the first to the last cell */
