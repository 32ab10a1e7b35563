/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-private.h — what the files of the window share. What has a state of its own is a part; here it is said what
 * the window makes of it: setdoku-window.c (parts),
 * -views.c (which is in front, layout), -actions.c (the commands), -solutions.c (those about the solutions),
 * -hint.c (those about the hint), -marks.c (about marks, colours, checking), -practice.c (practising),
 * -puzzle.c (another puzzle), -clock.c (the time), -new.c (new puzzles), -preferences.c (choices), -export.c (pictures),
 * -files.c (opening), -paste.c (the clipboard), -picture.c (pictures that become puzzles),
 * -save.c (saving), -leave.c (may the game go), -session.c (keeping itself),
 * -watch.c, -compare.c (Watch and Compare, made when they are first wanted),
 * -history.c (all that was done), -replay.c (looking at it again). */
#pragma once

#include "formats/format.h"
#include "model/keep/library.h"
#include "view/play/setdoku-clock-cover.h"
#include "view/kit/command.h"
#include "view/kit/setdoku-layout.h"
#include "view/play/setdoku-play-panel.h"
#include "view/play/setdoku-practice-bar.h"
#include "view/play/setdoku-replay.h"
#include "setdoku-earlier.h"
#include "setdoku-game-file.h"
#include "setdoku-header.h"
#include "setdoku-leave.h"
#include "setdoku-making.h"
#include "setdoku-rating-presenter.h"
#include "setdoku-switcher.h"
#include "setdoku-time.h"
#include "setdoku-window.h"

/* What to do once nothing can be lost any more, often at once. */
typedef void (*WindowThen) (SetdokuWindow *self, gpointer data);

/* The windows beside this one; one of each is enough. */
typedef enum {
  COMPANION_ANY_PATH, COMPANION_EARLIER, COMPANION_EXPORT, COMPANION_HELP, COMPANION_LIBRARY, COMPANION_PATH, COMPANION_PRINT,
  COMPANION_READ, COMPANION_SURVEY, N_COMPANIONS
} Companion;

typedef struct {
  GtkWidget *focus;                          /* weak: had the focus */
  gboolean   fullscreen;
} WindowBefore;

struct _SetdokuWindow
{
  GtkApplicationWindow parent_instance;

  GSettings           *settings;             /* NULL: nothing is kept */
  SetdokuGame         *game;
  SetdokuPlay         *play;
  SetdokuWatch        *watch;                /* its search; setdoku_window_get_watch () if any of it is to be seen */
  SetdokuCompare      *compare;              /* NULL until it is first wanted: setdoku_window_get_compare () makes it */
  GActionGroup        *board_actions;

  SetdokuHeader       *header;
  SetdokuBanner       *banner;
  SetdokuPracticeBar  *practice_bar;
  SetdokuLayout       *layout;
  SetdokuGrid         *grid;
  GtkStack            *panel;                /* of the layout's slot: a page a view */
  SetdokuPlayPanel    *play_panel;
  GtkPopover          *cell_menu;            /* NULL until it was opened once */
  gboolean             hinted;               /* the line about marks is shown */

  WindowBefore         before;               /* the presentation */
  GtkWindow           *companions[N_COMPANIONS];           /* weak; NULL: it is not open */
  SetdokuView          view;                 /* the one in front */
  SetdokuGameFile     *file;                 /* of the game */
  SetdokuLeave        *leave;                /* may it go? */
  SetdokuKeeping      *keeping;              /* in the journal */
  SetdokuEarlier      *earlier;              /* the games that were put aside */
  char                *newest_before;        /* that was the newest of them when this one's made room; NULL: none did of late */
  SetdokuMaking       *making;               /* a puzzle that is asked for */
  SetdokuRatingPresenter *rating;            /* how hard the puzzle is */
  SetdokuTime         *time;                 /* of solving */
  SetdokuClockCover   *cover;                /* in the layout's place while the game is paused */
  GtkPopover          *history_panel;        /* NULL until it was opened once */
  SetdokuReplay       *replay;               /* NULL until it was wanted once */
  const char          *copied;               /* the id of what was copied last; NULL: as it was stored */
};

/* setdoku-window.c */
void setdoku_window_update_title   (SetdokuWindow *self);
/* Of a view that comes. title: what a screen reader calls it. The page scrolls; of the bars one at most is seen, and the tree
 * above that of Watch. */
void setdoku_window_add_page       (SetdokuWindow *self, const char *name, const char *title, GtkWidget *page);
void setdoku_window_add_bar        (SetdokuWindow *self, GtkWidget *bar);                  /* above those that are there */
/* Borrowed. make: with self as its parent, called unless it is open. */
GtkWindow *setdoku_window_get_companion (SetdokuWindow *self, Companion which, GtkWidget *(*make) (SetdokuWindow *self));

/* setdoku-window-views.c */
void setdoku_window_set_view       (SetdokuWindow *self, SetdokuView view);
void setdoku_window_adapt          (SetdokuWindow *self);         /* the layout has another shape */
void setdoku_window_focus_board    (SetdokuWindow *self);
void setdoku_window_lead_home      (SetdokuWindow *self);                            /* after each command of a button in the header */
void setdoku_window_come_back_from (SetdokuWindow *self, GtkMenuButton *button);     /* Escape in its menu leads to the board */

/* What there is to be searched: the clues alone. Their topology is the game's. */
void setdoku_window_get_searched   (SetdokuWindow *self, Trace *puzzle);

/* setdoku-window-puzzle.c. file, format: where it came from and how it is written there; NULL: nowhere */
void setdoku_window_take_document  (SetdokuWindow *self, const Document *document, GFile *file, const Format *format);
void setdoku_window_refuse         (SetdokuWindow *self, const char *text);          /* something in the document is not shown */
void setdoku_window_new_board      (SetdokuWindow *self);

/* setdoku-window-dug.c */
void setdoku_window_offer_dug       (SetdokuWindow *self);         /* to play the puzzle that Watch shows */

/* setdoku-window-actions.c. Each part adds commands of its own to these. */
void setdoku_window_add_commands   (SetdokuWindow *self);
void setdoku_window_clear_commands (SetdokuWindow *self);         /* the window goes away */
void setdoku_window_update_actions (SetdokuWindow *self);         /* all of them, and what goes with them */
gboolean setdoku_window_is_solving (gpointer self);               /* a row's question: Play is in front, and the game goes on */
const char *setdoku_window_get_mode (SetdokuWindow *self);        /* what digits are entered as, by the name in the command "mode" */

/* setdoku-window-new.c */
void setdoku_window_add_new_commands (SetdokuWindow *self);
void setdoku_window_update_new_menu (SetdokuWindow *self);
void setdoku_window_make           (SetdokuWindow *self, const Wish *wish);        /* at once if one is ready */
void setdoku_window_name_another   (SetdokuWindow *self);         /* on the page of the win */

/* setdoku-window-solutions.c */
void setdoku_window_add_solution_commands   (SetdokuWindow *self);

/* setdoku-window-hint.c */
void setdoku_window_add_hint_commands       (SetdokuWindow *self);

/* setdoku-window-export.c */
void setdoku_window_add_export             (SetdokuWindow *self);      /* pictures; the board is dragged away as one */
/* What Alt drags away: the board as a picture, as text and as a file. Gives the source its icon. (transfer full) */
GdkContentProvider *setdoku_window_new_drag (SetdokuWindow *self, GtkDragSource *source);

/* setdoku-window-practice.c */
void setdoku_window_add_practice_commands   (SetdokuWindow *self);

/* setdoku-window-help.c */
void setdoku_window_add_help_commands       (SetdokuWindow *self);

/* setdoku-window-present.c */
void setdoku_window_add_teaching            (SetdokuWindow *self);      /* lessons, links */
void setdoku_window_add_presentation        (SetdokuWindow *self, GtkWidget *presentation);

/* setdoku-window-library.c */
void setdoku_window_add_library_commands    (SetdokuWindow *self);
SetdokuLibrary *setdoku_window_get_library  (SetdokuWindow *self);           /* borrowed; of all windows */
void setdoku_window_note_solve              (SetdokuWindow *self);
void setdoku_window_open_collection         (SetdokuWindow *self, GFile *file);

/* setdoku-window-watch.c */
void setdoku_window_add_watch               (SetdokuWindow *self);           /* once grid and layout are there */
void setdoku_window_show_watch              (SetdokuWindow *self);           /* as the view says; nothing before it is made */

/* setdoku-window-compare.c */
void setdoku_window_shade_compare           (SetdokuWindow *self);           /* as the settings say; nothing before it is made */

/* setdoku-window-print.c */
void setdoku_window_add_print_commands      (SetdokuWindow *self);
void setdoku_window_print_chosen            (GtkWindow *self, const GPtrArray *puzzles, const char *name);      /* of a collection */

/* setdoku-window-clock.c */
void setdoku_window_add_clock              (SetdokuWindow *self);      /* once all other parts are there */

/* setdoku-window-history.c */
void setdoku_window_add_history_commands   (SetdokuWindow *self);
void setdoku_window_remove_history         (SetdokuWindow *self);      /* before the header goes */
const uint8_t *setdoku_window_get_solution (SetdokuWindow *self);      /* the only one, 81 digits; NULL: not one, or not known */

/* setdoku-window-replay.c */
void setdoku_window_add_replay_commands    (SetdokuWindow *self);
gboolean setdoku_window_is_replaying       (SetdokuWindow *self);
void setdoku_window_end_replay             (SetdokuWindow *self);      /* fine at any time */

/* setdoku-window-preferences.c */
void setdoku_window_follow_settings        (SetdokuWindow *self);      /* self->settings, from now on; NULL is fine */

/* setdoku-window-marks.c */
void setdoku_window_add_mark_commands       (SetdokuWindow *self);

/* setdoku-window-save.c. The game with all that a file keeps beside it: where the search stands, the time. */
Document *setdoku_window_dup_document (SetdokuWindow *self);      /* (transfer full) */

void setdoku_window_add_file       (SetdokuWindow *self);
void setdoku_window_remove_file    (SetdokuWindow *self);         /* at the window's end */
void setdoku_window_save           (SetdokuWindow *self);
void setdoku_window_save_as        (SetdokuWindow *self);
void setdoku_window_save_beside    (SetdokuWindow *self, gboolean over);       /* as NAME.setdoku; over: what is there may go */
void setdoku_window_try_again      (SetdokuWindow *self);
void setdoku_window_save_anyway    (SetdokuWindow *self);         /* over what another program has written meanwhile */

/* setdoku-window-leave.c. data: for then, freed in any case by destroy, NULL: nobody need */
void setdoku_window_leave          (SetdokuWindow *self, WindowThen then, gpointer data, GDestroyNotify destroy);
void setdoku_window_add_leave      (SetdokuWindow *self);

/* setdoku-window-files.c */
void setdoku_window_add_loading    (SetdokuWindow *self);         /* once the file is there */
void setdoku_window_choose_open    (SetdokuWindow *self);
void setdoku_window_offer          (SetdokuWindow *self, const Document *document);    /* of no file, once the game here may go */
void setdoku_window_remember_recent (GFile *file);
void setdoku_window_copy_again     (SetdokuWindow *self);                            /* as was chosen last; at first the clues */
char *setdoku_window_dup_position  (SetdokuWindow *self);                            /* the digits, or the puzzle with its rules */
void setdoku_window_copy           (SetdokuWindow *self, const char *kind);          /* an id of copy_kinds[] */
void setdoku_window_accept_drops   (SetdokuWindow *self);

/* setdoku-window-paste.c */
void setdoku_window_paste          (SetdokuWindow *self);

/* setdoku-window-picture.c. A picture to be read; the game stays until its clues are used. */
void setdoku_window_read_picture   (SetdokuWindow *self, GFile *file);
void setdoku_window_read_texture   (SetdokuWindow *self, GdkTexture *texture);

/* setdoku-window-session.c. */
void setdoku_window_add_session    (SetdokuWindow *self);         /* once the clock is there */
void setdoku_window_add_session_commands   (SetdokuWindow *self);
void setdoku_window_promise_back   (SetdokuWindow *self);         /* the banner offers the game that made room, once it is kept */
void setdoku_window_end_session    (SetdokuWindow *self);         /* it closes */
void setdoku_window_clear_session  (SetdokuWindow *self);         /* it goes away, closed or not */
