/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-private.h — what the files of the window share: setdoku-window.c (parts),
 * -views.c (which is in front, layout), -actions.c (the commands), -solutions.c (those about the solutions),
 * -hint.c (those about the hint), -marks.c (about marks, colours, checking), -practice.c (practising),
 * -puzzle.c (another puzzle), -clock.c (the time), -new.c (new puzzles), -preferences.c (choices),
 * -files.c (opening, pasting), -save.c (saving), -leave.c (may the game go), -session.c (keeping itself),
 * -history.c (all that was done), -replay.c (looking at it again). */
#pragma once

#include "formats/format.h"
#include "model/job/job.h"
#include "model/keep/journal.h"
#include "model/make/maker.h"
#include "model/teach/rating.h"
#include "view/play/setdoku-clock-cover.h"
#include "view/play/setdoku-clock-face.h"
#include "view/play/setdoku-clock-keeper.h"
#include "view/kit/command.h"
#include "view/kit/setdoku-layout.h"
#include "view/play/setdoku-play-panel.h"
#include "view/play/setdoku-practice-bar.h"
#include "view/play/setdoku-replay.h"
#include "setdoku-switcher.h"
#include "setdoku-window.h"

typedef struct _Leave Leave;                /* of -leave.c */
typedef void (*LeaveThen) (SetdokuWindow *self, gpointer data);

struct _SetdokuWindow
{
  GtkApplicationWindow parent_instance;

  GSettings           *settings;             /* NULL: nothing is kept */
  SetdokuGame         *game;
  SetdokuPlay         *play;
  SetdokuWatch        *watch;
  SetdokuCompare      *compare;
  GActionGroup        *board_actions;

  GtkHeaderBar        *header;
  GtkMenuButton       *new_button, *menu_button;
  GtkWidget           *new_label, *new_arrow, *undo_button, *redo_button, *hint_button, *hint_label;
  GtkStack            *title_stack;
  GtkLabel            *title_label, *subtitle_label;
  SetdokuBanner       *banner;
  SetdokuPracticeBar  *practice_bar;
  SetdokuLayout       *layout;
  SetdokuGrid         *grid;
  GtkBox              *bars;                 /* of the views, in the layout's slot */
  GtkWidget           *panel;                /* of the layout's slot: holds panel_stack */
  GtkStack            *panel_stack;
  SetdokuPlayPanel    *play_panel;
  GtkPopover          *cell_menu;            /* NULL until it was opened once */
  gboolean             hinted;               /* the line about marks is shown */

  GtkWindow           *help_window, *library_window, *survey_window;         /* weak; the same */
  GtkWindow           *path_window;          /* weak; NULL: there is none */
  SetdokuView          view;                 /* the one in front */
  GCancellable        *loading;              /* the newest load wins */
  const Format        *format;               /* that the file is written in; NULL: choose one first */
  gboolean             saving;               /* a save is on its way */
  GQueue               saves;                /* those that come after it */
  GFile               *failed_target;        /* for "Try again" */
  const Format        *failed_format;
  unsigned             told_losses;          /* HOLDS_ bits that were said to be lost in this file */
  Leave               *leave, *next_leave;   /* what waits for Save or Discard, and for that; NULL: nothing */
  gboolean             may_close;            /* nobody need be asked any more */

  SetdokuRating       *rating;
  SetdokuRatingScale   scale;                /* that is shown */
  GtkPopover          *profile;              /* owned; NULL until it was opened once */
  DocumentRating       brought;              /* what came with the puzzle, */
  char                *brought_level;        /* a word for it; NULL: none, */
  Board                brought_clues;        /* and with which clues */

  SetdokuClockKeeper  *keeper;               /* of the time of solving */
  SetdokuClockFace    *clock_face;
  SetdokuClockCover   *cover;                /* in the layout's place while the game is paused */
  guint                away;                 /* source id: another program is in front; 0: it is not */
  gboolean             solve_told;           /* the panel says how long it took */
  int64_t              time_kept;            /* ms of solving that the journal knows */

  SetdokuJournal      *journal;              /* NULL: the game is not kept */
  char                *session_others;       /* what a later version wrote into its session */
  Selection            kept_selection;       /* as the journal knows it */
  gboolean             quitting;             /* it closes with the program: the next start brings it back */
  gboolean             unwanted;             /* so that nothing of it need be kept */
  char                *seen;                 /* what the file held when it was read or written last; NULL: unknown */
  GtkPopover          *history_panel;        /* NULL until it was opened once */
  GtkWidget           *history_button;
  SetdokuReplay       *replay;
  DocumentCell         replayed[N_CELLS];    /* the game as it began */

  GMenu               *earlier_menu;         /* the games that were put aside */
  SetdokuJob           earlier_job;          /* reads their list, or one of them, */
  gboolean             earlier_chosen;       /* which is what it does now */

  SetdokuMaker        *maker;                /* of a puzzle that was not ready; NULL: all were */
  guint                slow;                 /* source id: it is asked for, and not there yet; 0: it is not */
  char                *making;               /* what was said of that; NULL: nothing yet */
  char                *last_wish;            /* recipe_format_wish () of the kind that was asked for last; NULL: not read yet */
};

/* setdoku-window.c */
void setdoku_window_update_title   (SetdokuWindow *self);

/* setdoku-window-views.c */
void setdoku_window_set_view       (SetdokuWindow *self, SetdokuView view);
void setdoku_window_adapt          (SetdokuWindow *self);         /* the layout has another shape */
void setdoku_window_focus_board    (SetdokuWindow *self);

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
void setdoku_window_stop_new       (SetdokuWindow *self);         /* the puzzle that is being made is not wanted any more */
void setdoku_window_clear_new      (SetdokuWindow *self);         /* it goes away */

/* setdoku-window-solutions.c */
void setdoku_window_add_solution_commands   (SetdokuWindow *self);

/* setdoku-window-hint.c */
void setdoku_window_add_hint_commands       (SetdokuWindow *self);

/* setdoku-window-rating.c */
void setdoku_window_add_rating_commands     (SetdokuWindow *self);
void setdoku_window_rate                    (SetdokuWindow *self);        /* the puzzle as it is now */
void setdoku_window_take_rating_scale       (SetdokuWindow *self);        /* as the settings have it */
void setdoku_window_take_rating (SetdokuWindow *self, const Document *document);      /* what the file says */
void setdoku_window_put_rating  (SetdokuWindow *self, Document *document, const Format *format);      /* into what is saved */
void setdoku_window_drop_rating (SetdokuWindow *self);                    /* at the window's end */

/* setdoku-window-practice.c */
void setdoku_window_add_practice_commands   (SetdokuWindow *self);

/* setdoku-window-help.c */
void setdoku_window_add_help_commands       (SetdokuWindow *self);

/* setdoku-window-library.c */
void setdoku_window_add_library_commands    (SetdokuWindow *self);

/* setdoku-window-clock.c */
void setdoku_window_add_clock              (SetdokuWindow *self);      /* once all other parts are there */
void setdoku_window_remove_clock           (SetdokuWindow *self);
void setdoku_window_add_clock_commands     (SetdokuWindow *self);
void setdoku_window_update_clock           (SetdokuWindow *self);      /* another view or window is in front */
void setdoku_window_refresh_time           (SetdokuWindow *self);      /* another choice was made */
void setdoku_window_go_away                (SetdokuWindow *self);      /* as if the player had left */
char *setdoku_window_dup_time              (SetdokuWindow *self);      /* "7:12"; NULL: there is none to be shown */

/* setdoku-window-history.c */
void setdoku_window_add_history_commands   (SetdokuWindow *self);
void setdoku_window_update_history_button  (SetdokuWindow *self);
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

void setdoku_window_save           (SetdokuWindow *self);
void setdoku_window_save_as        (SetdokuWindow *self);
void setdoku_window_try_again      (SetdokuWindow *self);
void setdoku_window_save_anyway    (SetdokuWindow *self);         /* over what another program has written meanwhile */

/* setdoku-window-leave.c. then: what to do once nothing can be lost any more, often at once; data: for it, freed in any case */
gboolean setdoku_window_must_ask   (SetdokuWindow *self);         /* there are changes that would be lost */
void setdoku_window_leave          (SetdokuWindow *self, LeaveThen then, gpointer data, GDestroyNotify destroy);
void setdoku_window_leave_to_close (SetdokuWindow *self, LeaveThen then);             /* no other game comes */
gboolean setdoku_window_saves_to_leave (SetdokuWindow *self);     /* Save was the answer, so what is saved now is for that */
void setdoku_window_end_leave      (SetdokuWindow *self, gboolean saved);              /* it is, or is not after all */
void setdoku_window_clear_leave    (SetdokuWindow *self);         /* the window goes away */

/* setdoku-window-files.c */
void setdoku_window_choose_open    (SetdokuWindow *self);
void setdoku_window_offer          (SetdokuWindow *self, const Document *document);    /* of no file, once the game here may go */
void setdoku_window_remember_recent (GFile *file);
void setdoku_window_paste          (SetdokuWindow *self);
void setdoku_window_copy           (SetdokuWindow *self);
void setdoku_window_accept_drops   (SetdokuWindow *self);

/* setdoku-window-session.c. */
void setdoku_window_add_session_commands   (SetdokuWindow *self);
gboolean setdoku_window_is_kept    (SetdokuWindow *self);         /* what is on the table cannot be lost, so nobody need be asked */
void setdoku_window_put_aside      (SetdokuWindow *self);         /* another game comes: this one goes to the earlier games */
void setdoku_window_touch          (SetdokuWindow *self);         /* something changed that the game does not tell by itself */
void setdoku_window_end_session    (SetdokuWindow *self);         /* it closes */
void setdoku_window_clear_session  (SetdokuWindow *self);         /* it goes away, closed or not */
void setdoku_window_refresh_earlier (SetdokuWindow *self);        /* the list of earlier games is read again */
