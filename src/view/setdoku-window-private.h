/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-private.h — what the files of the window share: setdoku-window.c (parts, views,
 * layout), -actions.c (the commands), -solutions.c (those about the solutions),
 * -hint.c (those about the hint), -practice.c (practising), -puzzle.c (another puzzle),
 * -files.c (opening, pasting), -save.c (saving, asking). */
#pragma once

#include "formats/format.h"
#include "setdoku-layout.h"
#include "setdoku-play-panel.h"
#include "setdoku-practice-bar.h"
#include "setdoku-window.h"

struct _SetdokuWindow
{
  GtkApplicationWindow parent_instance;

  GSettings           *settings;             /* NULL: nothing is kept */
  SetdokuGame         *game;
  SetdokuPlay         *play;
  SetdokuWatch        *watch;
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
  GtkWidget           *panel;                /* of the layout's slot: holds panel_stack */
  GtkStack            *panel_stack;
  SetdokuPlayPanel    *play_panel;
  GtkPopover          *cell_menu;            /* NULL until it was opened once */
  gboolean             hinted;               /* the line about marks is shown */

  GtkWindow           *path_window;          /* weak; NULL: there is none */
  gboolean             watching;             /* the view: Watch, else Play */
  GCancellable        *loading;              /* the newest load wins */
  const Format        *format;               /* that the file is written in; NULL: choose one first */
  GFile               *failed_target;        /* for "Try again" */
  const Format        *failed_format;
  unsigned             told_losses;          /* HOLDS_ bits that were said to be lost in this file */
  void               (*pending) (SetdokuWindow *self);      /* what waits for Save or Discard */
  Document            *pending_document;     /* and what it would show */
  GFile               *pending_file;
  const Format        *pending_format;
  const Sample        *pending_sample;
  gboolean             may_close;
};

/* setdoku-window.c */
void setdoku_window_set_watching   (SetdokuWindow *self, gboolean watching);
void setdoku_window_focus_board    (SetdokuWindow *self);
void setdoku_window_update_title   (SetdokuWindow *self);

/* setdoku-window-puzzle.c. file, format: where it came from and how it is written there; NULL: nowhere */
void setdoku_window_take_document  (SetdokuWindow *self, const Document *document, GFile *file, const Format *format);
void setdoku_window_new_board      (SetdokuWindow *self);

/* setdoku-window-actions.c */
void setdoku_window_add_actions    (SetdokuWindow *self);
void setdoku_window_update_actions (SetdokuWindow *self);         /* the only place that enables or disables */
void setdoku_window_update_new_menu (SetdokuWindow *self);

/* setdoku-window-solutions.c; both are called by -actions.c */
void setdoku_window_add_solution_actions    (SetdokuWindow *self);
void setdoku_window_update_solution_actions (SetdokuWindow *self);

/* setdoku-window-hint.c; the same */
void setdoku_window_add_hint_actions        (SetdokuWindow *self);
void setdoku_window_update_hint_actions     (SetdokuWindow *self);

/* setdoku-window-practice.c; the same */
void setdoku_window_add_practice_actions    (SetdokuWindow *self);
void setdoku_window_update_practice_actions (SetdokuWindow *self);

/* setdoku-window-save.c. then: what to do once nothing can be lost any more; NULL: nothing */
void setdoku_window_ask_then       (SetdokuWindow *self, void (*then) (SetdokuWindow *self));   /* at once if all is saved */
void setdoku_window_save           (SetdokuWindow *self, void (*then) (SetdokuWindow *self));
void setdoku_window_save_as        (SetdokuWindow *self, void (*then) (SetdokuWindow *self));
void setdoku_window_try_again      (SetdokuWindow *self);

/* setdoku-window-files.c */
void setdoku_window_choose_open    (SetdokuWindow *self);
void setdoku_window_remember_recent (GFile *file);
void setdoku_window_paste          (SetdokuWindow *self);
void setdoku_window_copy           (SetdokuWindow *self);
void setdoku_window_accept_drops   (SetdokuWindow *self);
