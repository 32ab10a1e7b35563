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

typedef struct _WatchSteer WatchSteer;             /* watch-steer.c */
typedef struct _WatchHeat WatchHeat;               /* watch-heat.c */
typedef struct _WatchTree WatchTree;               /* watch-tree.c */
typedef struct _WatchWhy WatchWhy;                 /* watch-tree.c */
void     watch_add_tree        (SetdokuWatch *self);               /* its actions, its page, and the whole tree */
void     watch_remove_tree     (SetdokuWatch *self);
void     watch_update_tree_actions (SetdokuWatch *self);
void     watch_refresh_tree    (SetdokuWatch *self);
void     watch_reset_tree      (SetdokuWatch *self);               /* another search starts */
void     watch_set_tree_room   (SetdokuWatch *self, SetdokuRoom room);

/* watch-tree-menu.c */
void     watch_add_tree_menu   (SetdokuWatch *self, GtkWidget *tree);     /* of a node, for its signal "menu" */

/* watch-why.c */

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
  GtkWidget           *note;               /* popover at a bookmark's flag; NULL: none is open */

  gboolean             active;
  gboolean             stale;              /* the search at hand is not the one that is wanted */
  Board                board;
  const Strategy      *strategy;
  SearchOptions        options;
  uint64_t             seed;
  uint64_t             wanted_step;        /* to go to as soon as it was explored, 0: none */
  Document            *wanted;             /* its bookmarks are the search's when it starts; NULL: none */
  Document            *strange;            /* its breakpoints are those of the file that are not understood; NULL: none */
  gboolean             unchecked;          /* bookmarks of a file may lie beyond the end */
  int                  loading;            /* > 0: what changes in marks is not the viewer's doing */

  int                  inspected;          /* the cell that is asked about, −1: the event is explained */
  int                  why;                /* the digit that is asked about, 0: none */
  WatchWhy            *because;            /* the answer */
  int                  hovered_row, hovered_digit;
  Explanation          explanation;        /* what the first card says */
  Deduction           *deduction;          /* that the event found, and the board that it was found on; NULL: none */
  Position             position;

  WatchSteer          *steer;
  double               ramp_to, ramp_back; /* events/s: of the first search ever, and what comes after it; 0: it is not that */
  int64_t              said_at;            /* monotonic µs: while playing, where the search is; 0: not yet */
  WatchHeat           *heat;
  WatchTree           *tree;
  SetdokuJob           rescue;             /* looks for the rule that would have saved a guess */

  GtkWidget           *log, *program;      /* the page, the card; the panel has them */
  int64_t              log_drawn_at;       /* monotonic µs */

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

/* watch-log.c */
void     watch_add_log         (SetdokuWatch *self);               /* its page */
void     watch_refresh_log     (SetdokuWatch *self);

/* watch-pages.c */
void     watch_add_pages_actions    (SetdokuWatch *self);
void     watch_update_pages_actions (SetdokuWatch *self);

/* watch-address.c */
void     watch_forget_address  (SetdokuWatch *self);               /* step and bookmarks that wait for a search */
void     watch_take_marks      (SetdokuWatch *self);               /* that search has started */

/* watch-first.c */
void     watch_ramp_begin      (SetdokuWatch *self);               /* Play was pressed */
void     watch_ramp_moved      (SetdokuWatch *self);
void     watch_ramp_end        (SetdokuWatch *self, gboolean restore);     /* the chosen speed */
void     watch_say_pace        (SetdokuWatch *self);               /* while playing, now and then */

/* watch-steer.c */
void     watch_add_steer       (SetdokuWatch *self);               /* its actions and its card */
void     watch_remove_steer    (SetdokuWatch *self);
void     watch_update_steer_actions (SetdokuWatch *self);
void     watch_refresh_steer   (SetdokuWatch *self);
GMenuModel *watch_new_try_menu (SetdokuWatch *self, int cell);     /* (transfer full); NULL: no guess to choose there */
const Steering *watch_get_steering (SetdokuWatch *self);           /* of the way at hand */
void     watch_forget_forks    (SetdokuWatch *self);               /* another search is wanted: only its own way */
char    *watch_dup_forks       (SetdokuWatch *self);               /* forks_format () */
gboolean watch_set_forks       (SetdokuWatch *self, const char *text);     /* before the search starts */

/* watch-heat.c */
void     watch_add_heat        (SetdokuWatch *self);               /* its actions, its card; after the bar and the panel are there */
void     watch_remove_heat     (SetdokuWatch *self);
void     watch_update_heat_actions (SetdokuWatch *self);
gboolean watch_has_heat        (SetdokuWatch *self);
void     watch_end_heat        (SetdokuWatch *self);
void     watch_heat_looks      (SetdokuWatch *self, CellLook looks[N_CELLS]);         /* a heat map, if there is one */

/* watch-why.c */
void     watch_add_why         (SetdokuWatch *self);               /* its actions, its card */
void     watch_remove_why      (SetdokuWatch *self);
void     watch_update_why_actions (SetdokuWatch *self);
void     watch_refresh_why     (SetdokuWatch *self, gboolean fast);    /* asks, if something else is asked than before */
gboolean watch_has_why         (SetdokuWatch *self);
int      watch_pointed_candidate (SetdokuWatch *self, int cell);   /* the digit of it that was pressed; 0: only the cell */
char    *watch_dup_why         (SetdokuWatch *self);               /* title and sentence; NULL: nothing is asked */
void     watch_set_why_room    (SetdokuWatch *self, SetdokuRoom room);
const Explanation *watch_get_brief_why (SetdokuWatch *self);       /* instead of the first card's, where the card has no room; NULL */
int      watch_get_why_cell    (SetdokuWatch *self);               /* to be outlined: the one asked about, else watch_get_cell () */
const Explanation *watch_get_why_sets (SetdokuWatch *self);        /* that tint the board instead; NULL: none do */
void     watch_why_looks       (SetdokuWatch *self, CellLook looks[N_CELLS]);

/* watch-stops.c */
void     watch_add_stops       (SetdokuWatch *self);
void     watch_update_stops_actions (SetdokuWatch *self);
void     watch_stops_looks     (SetdokuWatch *self, CellLook looks[N_CELLS]);         /* marks the cells that stops are about */
GMenuModel *watch_new_stops_menu (SetdokuWatch *self, int cell);

/* watch-bookmarks.c */
void     watch_add_bookmarks   (SetdokuWatch *self);
void     watch_remove_bookmarks (SetdokuWatch *self);
void     watch_update_bookmarks_actions (SetdokuWatch *self);

/* watch-rescue.c */
gboolean watch_can_rescue      (SetdokuWatch *self);
void     watch_rescue          (SetdokuWatch *self);               /* which rule would have saved the guess at the cursor? */
void     watch_forget_rescue   (SetdokuWatch *self);               /* the cursor stands elsewhere */

/* watch-keys.c */
gboolean watch_key             (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers);

/* watch-menu.c */
void     watch_pop_up          (SetdokuWatch *self, GtkWidget *parent, GMenuModel *menu, double x, double y);
void     watch_open_menu       (SetdokuWatch *self, int cell, double x, double y);
