/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-private.h — what the files of Compare share: setdoku-compare.c (the whole, what it shows), compare-entrants.c
 * (who takes part), compare-insight.c (windows that look into them), compare-commands.c (its commands and keys), compare-room.c
 * (where its parts are). */
#pragma once

#include "setdoku-compare-bar.h"
#include "setdoku-compare.h"

#define COMPARE_HINT "compare-add"           /* in the setting "hints-seen" */

struct _SetdokuCompare
{
  GtkWidget            parent_instance;

  SetdokuRace         *race;
  SetdokuCompareBoard *boards[COMPARE_BOARDS];
  GtkWidget           *scroller;             /* of the table */
  SetdokuCompareTable *table;
  SetdokuCompareBar   *bar;
  GSimpleActionGroup  *actions;
  GSettings           *settings;             /* NULL: no schema */

  Trace                puzzle;               /* holds its topology */
  BoardPlan           *plan;                 /* of what is raced; NULL: the classic board */
  char                *wished[2];            /* who is to take part: on the classic board, on any other */
  gboolean             active, shades, was_finding, was_playing;
  SetdokuRoom          room;
  int                  shown[COMPARE_BOARDS];      /* the entrants on the boards */
  int                  used;                 /* the board that was used last */
  char                *note;                 /* what the puzzle is about; NULL: nothing to say */
  char                *difference;           /* what is to be said of the first difference; NULL: nothing */
  guint                tick;
  int64_t              boards_drawn, table_drawn;  /* monotonic µs */
};

/* setdoku-compare.c */
void     compare_refresh         (SetdokuCompare *self);           /* shows everything as it is now */
void     compare_update_tick     (SetdokuCompare *self);
void     compare_announce        (SetdokuCompare *self);           /* where the boards stand */
gboolean compare_is_shown        (SetdokuCompare *self, int board);

/* compare-entrants.c */
void     compare_restore         (SetdokuCompare *self);           /* those of last time */
void     compare_show            (SetdokuCompare *self, int entrant);        /* on the board used last, unless it is on one */
void     compare_remove          (SetdokuCompare *self, int entrant);
gboolean compare_add             (SetdokuCompare *self, const Trace *entrant);
void     compare_choose          (SetdokuCompare *self, const Trace *entrant, SetdokuCompareBoard *board);      /* to search so there */
void     compare_drop_steered    (SetdokuCompare *self);           /* another puzzle comes */
void     compare_fit             (SetdokuCompare *self);           /* who can search the puzzle takes part; the race has none now */
gboolean compare_add_way         (SetdokuCompare *self);           /* what the board used last did not try where it stands */
void     compare_hint_used       (SetdokuCompare *self);

/* compare-insight.c */
void     compare_look_into       (SetdokuCompare *self, gboolean both);

/* compare-commands.c */
void     compare_add_commands    (SetdokuCompare *self);

/* compare-room.c */
gboolean compare_shows_both      (SetdokuCompare *self);           /* there is room for two boards */
void     compare_place           (SetdokuCompare *self, int width, int height);
void     compare_take_room       (SetdokuCompare *self);           /* the property was set */
