/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window.h — one puzzle, seen as Play, Watch or Compare.
 *
 * Play and Watch share a board that stays where it is; what surrounds it changes with the view. Every command is an action
 * of the window, a row of a table (kit/command.h). */
#pragma once

#include "model/game/game.h"
#include "model/keep/journal.h"
#include "view/board/samples.h"
#include "view/kit/setdoku-banner.h"
#include "view/compare/setdoku-compare.h"
#include "view/board/setdoku-grid.h"
#include "view/play/setdoku-play.h"
#include "view/watch/setdoku-watch.h"

#define SETDOKU_TYPE_WINDOW (setdoku_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWindow, setdoku_window, SETDOKU, WINDOW, GtkApplicationWindow)

/* settings: NULL where the schema is missing. */
SetdokuWindow *setdoku_window_new           (GtkApplication *application, GSettings *settings);

void           setdoku_window_open          (SetdokuWindow *self, GFile *file);      /* asks first if the board is edited */
void           setdoku_window_take_text     (SetdokuWindow *self, const char *text, gssize length, const char *name);
                                             /* a pasted or dropped puzzle; name NULL: the clipboard */
void           setdoku_window_show_sample   (SetdokuWindow *self, const Sample *sample);
gboolean       setdoku_window_is_untouched  (SetdokuWindow *self);                   /* shows nothing of the user's: may be reused */

/* The journal keeps the window's game from now on. restore: brings back what a session was; finding says how whole it is. */
void           setdoku_window_set_journal   (SetdokuWindow *self, SetdokuJournal *journal);
void           setdoku_window_restore       (SetdokuWindow *self, const Session *session, const Document *document,
                                             JournalFinding finding);
/* False: something would be lost, so the question is put first; once it may close, the action app.quit comes again. */
gboolean       setdoku_window_ask_to_quit   (SetdokuWindow *self);
void           setdoku_window_quit          (SetdokuWindow *self);                   /* closes it; the next start brings it back */
void           setdoku_window_keep_now      (SetdokuWindow *self);                   /* the process ends: what is here is saved at once */
GMenuModel    *setdoku_window_get_earlier_menu (SetdokuWindow *self);                /* borrowed; the games put aside, kept up to date */

SetdokuGame   *setdoku_window_get_game      (SetdokuWindow *self);                   /* all borrowed */
SetdokuGrid   *setdoku_window_get_grid      (SetdokuWindow *self);
SetdokuPlay   *setdoku_window_get_play      (SetdokuWindow *self);
SetdokuWatch  *setdoku_window_get_watch     (SetdokuWindow *self);                   /* its widgets are made by the first who asks */
SetdokuCompare *setdoku_window_get_compare (SetdokuWindow *self);                    /* made by the first who asks */
SetdokuBanner *setdoku_window_get_banner    (SetdokuWindow *self);
