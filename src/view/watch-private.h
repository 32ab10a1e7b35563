/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-private.h — what the parts of the Watch view share: the object, its actions, its keys, its menu. */
#pragma once

#include <gio/gio.h>

#include "model/explain.h"
#include "model/job.h"
#include "model/look.h"
#include "setdoku-transport.h"
#include "setdoku-watch-panel.h"
#include "setdoku-watch.h"

#define WATCH_HINT "watch-step"          /* in the setting "hints-seen" */

struct _SetdokuWatch
{
  GObject              parent_instance;

  SetdokuGrid         *grid;
  SetdokuPlayer       *player;
  SetdokuWatchPanel   *panel;
  SetdokuTransport    *bar;
  GtkWidget           *heading;            /* of the narrow window: the strategy, where one is */
  GtkLabel            *heading_name, *heading_position;
  GSimpleActionGroup  *actions;
  GSettings           *settings;           /* only for the one-time hint; NULL: no schema */
  gboolean             hint_used;          /* also where nothing can be stored */
  GtkWidget           *menu;               /* popover on the grid; NULL: none is open */

  gboolean             active;
  gboolean             stale;              /* the search at hand is not the one that is wanted */
  Board                board;
  const Strategy      *strategy;
  SearchOptions        options;
  uint64_t             seed;
  uint64_t             wanted_step;        /* to go to as soon as it was explored, 0: none */

  int                  inspected;          /* the cell that is asked about, −1: the event is explained */
  int                  why;                /* the digit that is asked about, 0: none */
  int                  blocker;            /* the cell that forbids it, −1: none */
  int                  hovered_row, hovered_digit;
  Explanation          explanation;        /* what the first card says */
  Deduction           *deduction;          /* that the event found, and the board that it was found on; NULL: none */
  Position             position;

  SetdokuJob           rescue;             /* looks for the rule that would have saved a guess */

  gboolean             was_playing;
  guint                tick;               /* of the grid; 0: none */
  WatchCandidates      candidates;         /* shown */
  gboolean             unshaded;           /* guesses are not shaded by depth */
  gboolean             find_all;           /* solutions, by default */
  int64_t              touched_at[N_CELLS];/* monotonic µs; 0: not lately */
  int64_t              drawn_at;           /* monotonic µs of the last refresh */
  int64_t              rate_time;          /* when the rate was measured last, and where the cursor stood */
  uint64_t             rate_cursor;
  double               rate;               /* events/s */
};

/* setdoku-watch.c */
void     watch_update_tick     (SetdokuWatch *self);               /* frames are counted while there is something to wait for */
void     watch_inspect         (SetdokuWatch *self, int cell, int why);    /* −1: back to the event */
void     watch_restart         (SetdokuWatch *self);               /* another search is wanted */
void     watch_chosen          (SetdokuWatch *self);               /* the user chose how to search: starts it, and says so */
void     watch_continue        (SetdokuWatch *self);               /* by hand from here */
void     watch_play_puzzle     (SetdokuWatch *self);               /* the one that was dug */
gboolean watch_ready           (SetdokuWatch *self);               /* there is a search */
void     watch_hint_used       (SetdokuWatch *self);
void     watch_go_to_wanted    (SetdokuWatch *self);               /* if it was explored meanwhile */

/* watch-show.c */
gboolean watch_is_fast         (SetdokuWatch *self);               /* plays too fast to read */
int      watch_get_cell        (SetdokuWatch *self);               /* inspected or explained, −1: none */
void     watch_refresh         (SetdokuWatch *self);               /* shows everything as it is now */
void     watch_refresh_board   (SetdokuWatch *self, gboolean fast);
void     watch_refresh_heading (SetdokuWatch *self);
void     watch_refresh_tries   (SetdokuWatch *self);               /* how many tries a fill takes */
void     watch_announce        (SetdokuWatch *self);               /* says what the first card says */

/* watch-choices.c */
SearchOptions watch_defaults   (SetdokuWatch *self, const Strategy *strategy);    /* as the strategy has them, and as the viewer prefers */
void     watch_choose_looks    (SetdokuWatch *self, CellLook looks[N_CELLS]);     /* leaves out what is not to be shown */

/* watch-actions.c */
void     watch_add_actions     (SetdokuWatch *self);
void     watch_update_actions  (SetdokuWatch *self);               /* the only place that enables or disables them */

/* watch-rescue.c */
gboolean watch_can_rescue      (SetdokuWatch *self);
void     watch_rescue          (SetdokuWatch *self);               /* which rule would have saved the guess at the cursor? */
void     watch_forget_rescue   (SetdokuWatch *self);               /* the cursor stands elsewhere */

/* watch-keys.c */
gboolean watch_key             (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers);

/* watch-menu.c */
void     watch_open_menu       (SetdokuWatch *self, int cell, double x, double y);
