/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-private.h — what the files of the Watch view share: setdoku-watch.c (the parts, and what they tell each other),
 * watch-show.c (what is shown), watch-wishes.c (when), watch-outside.c,
 * watch-commands.c (its own commands), watch-teach.c (presentation, predicting, slides), watch-keys.c. What has a state of its
 * own is a part. */
#pragma once

#include "setdoku-address.h"
#include "setdoku-breakpoints.h"
#include "model/teach/predict.h"
#include "model/teach/slides.h"
#include "setdoku-lesson-card.h"
#include "setdoku-marks.h"
#include "setdoku-pace.h"
#include "setdoku-predict-card.h"
#include "setdoku-presentation.h"
#include "setdoku-range.h"
#include "setdoku-rescue.h"
#include "setdoku-stage.h"
#include "setdoku-steer.h"
#include "setdoku-transport.h"
#include "setdoku-tree-pane.h"
#include "setdoku-watch-panel.h"
#include "setdoku-watch.h"
#include "setdoku-why.h"
#include "view/board/digit-keys.h"

#define WATCH_HINT "watch-step"          /* in the setting "hints-seen" */

/* What is to be done once the command, or the event, is over: once, however often it was asked for. */
typedef enum {
  WATCH_COMMANDS = 1 << 0,             /* when each can be given; all others do that too */
  WATCH_BAR      = 1 << 1,             /* more is known of the search */
  WATCH_BOARD    = 1 << 2,
  WATCH_ALL      = 1 << 3,
  WATCH_MOVED    = 1 << 4,             /* the cursor stands elsewhere */
  WATCH_SAY      = 1 << 5,             /* what the first card says */
} WatchWish;

/* What is there for others than the viewer. */
typedef struct {
  SetdokuPresentation *presentation;       /* instead of all else while it is visible */
  SetdokuPredict      *predict;
  SetdokuSlides       *slides;
  GtkWidget           *lesson;             /* the card of the slides; the panel has it */
  gboolean             hint_used;          /* also where nothing can be stored */
} WatchTeaching;

/* What was told before there was anything to show it. */
typedef struct {
  WatchCandidates candidates;
  gboolean        unshaded;                /* guesses are not shaded by depth */
  char           *note;                    /* about the puzzle; NULL: nothing */
} WatchTold;

struct _SetdokuWatch
{
  GObject              parent_instance;

  SetdokuGrid         *grid;
  SetdokuWatchPanel   *panel;              /* NULL: nobody has asked for any of the parts yet, and none but those marked is there */
  SetdokuTransport    *bar;
  GtkWidget           *heading;            /* of the narrow window: the strategy, where one is */
  struct { GtkWidget *log, *matrix; } page;    /* the panel has them */
  GtkWidget           *menu;               /* weak: of a cell; NULL: none is open */
  DigitKeys            figures;            /* typed to ask about a digit */
  GSimpleActionGroup  *actions;            /* always; empty until then */

  SetdokuSearch       *search;             /* always */
  SetdokuPlayer       *player;             /* its */
  SetdokuAddress      *address;            /* always */
  SetdokuInspection   *inspection;
  SetdokuWhy          *why;
  SetdokuRange        *range;
  SetdokuStage        *stage;
  SetdokuBreakpoints  *breakpoints;
  SetdokuMarks        *marks;
  SetdokuSteer        *steer;
  SetdokuTreePane     *tree;
  SetdokuRescue       *rescue;
  SetdokuPace         *pace;
  WatchTeaching        teach;

  GSettings           *settings;           /* only for the one-time hint; NULL: no schema */
  SetdokuRoom          room;
  WatchTold            told;
  int64_t              touched_at[RULES_CELLS_MAX];       /* monotonic µs; 0: not lately */
  int64_t              drawn_at;           /* monotonic µs of the last refresh */
  guint                tick;               /* of the grid; 0: none */
  int                  holds;              /* > 0: wishes wait */
  unsigned             wishes;
};

/* setdoku-watch.c */
void     watch_furnish         (SetdokuWatch *self);               /* makes the parts; once, then nothing */
void     watch_hint_used       (SetdokuWatch *self);

/* watch-wishes.c */
void     watch_want            (SetdokuWatch *self, unsigned wishes);          /* at once, unless something is going on */
void     watch_hold            (SetdokuWatch *self);               /* something begins, */
void     watch_release         (SetdokuWatch *self);               /* and is over */
void     watch_bracket         (gpointer self, gboolean begins);   /* of a command */
void     watch_update_tick     (SetdokuWatch *self);
void     watch_say             (SetdokuWatch *self, const char *text);         /* NULL: nothing */

/* watch-show.c */
void     watch_refresh         (SetdokuWatch *self);               /* shows everything as it is now */
void     watch_refresh_board   (SetdokuWatch *self, gboolean fast);
void     watch_refresh_bar     (SetdokuWatch *self);
void     watch_announce        (SetdokuWatch *self);               /* says what the first card says */

/* watch-commands.c */
void     watch_add_commands    (SetdokuWatch *self);               /* its own */
void     watch_open_menu       (SetdokuWatch *self, int cell, double x, double y);

/* watch-teach.c */
void     watch_add_teaching    (SetdokuWatch *self);
gboolean watch_is_presenting   (SetdokuWatch *self);
void     watch_present         (SetdokuWatch *self, gboolean present);
void     watch_refresh_teaching (SetdokuWatch *self, gboolean fast);
GtkWidget *watch_get_board     (SetdokuWatch *self);               /* the one that is seen; borrowed */
const Explanation *watch_get_explanation (SetdokuWatch *self);     /* of the event or the cell; or the question about the next */

/* watch-keys.c */
gboolean watch_key             (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers);   /* on the board */
void     watch_add_keys        (SetdokuWatch *self);               /* everywhere else in Watch, and its shortcuts */
