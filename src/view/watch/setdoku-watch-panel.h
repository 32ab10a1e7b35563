/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-panel.h — the side panel of Watch: the strategy; then what just happened, as title, sentence, set
 * table and formula; then the guesses so far, or what comes next.
 *
 * It only shows. Its buttons are actions of the group "search", and so are clicks in the set table and on a guess; what is
 * pointed at in the set table is told to the inspection. Property "narrow": only title and formula have room. */
#pragma once

#include <gtk/gtk.h>

#include "model/explain/explain.h"
#include "model/search/player.h"
#include "setdoku-inspection.h"
#include "setdoku-watch-pages.h"

#define SETDOKU_TYPE_WATCH_PANEL (setdoku_watch_panel_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWatchPanel, setdoku_watch_panel, SETDOKU, WATCH_PANEL, GtkWidget)

SetdokuWatchPanel *setdoku_watch_panel_new   (SetdokuInspection *inspection);

/* "explain" is there from the start; others come after it. */
SetdokuWatchPages *setdoku_watch_panel_get_pages (SetdokuWatchPanel *self);            /* borrowed */

/* Below the first two cards of the page "explain" and above the program, in the order of adding; whoever adds it shows and
 * hides it. None is shown in the narrow window. */
void        setdoku_watch_panel_add_card     (SetdokuWatchPanel *self, GtkWidget *card);
/* What is taught stands beside what is explained, in the narrow window, too: the slide above it, the answers below. */
void        setdoku_watch_panel_add_teaching (SetdokuWatchPanel *self, GtkWidget *slide, GtkWidget *answers);

void        setdoku_watch_panel_set_strategy (SetdokuWatchPanel *self, const Strategy *strategy, const SearchOptions *options);
/* Opens the strategies; elsewhere is where, while the button is not shown. */
void        setdoku_watch_panel_choose       (SetdokuWatchPanel *self, GtkWidget *elsewhere);

/* The line of the strategy's program that runs; event NULL: it runs too fast. */
void        setdoku_watch_panel_show_program (SetdokuWatchPanel *self, const Strategy *strategy, const SearchOptions *options,
                                              const Event *event, gboolean digging);

/* What this puzzle is about, one dim line; NULL: nothing to say. */
void        setdoku_watch_panel_set_note     (SetdokuWatchPanel *self, const char *note);

/* inspected: it is about a cell that was asked about; step: the event to go back to. */
void        setdoku_watch_panel_explain      (SetdokuWatchPanel *self, const Explanation *explanation, gboolean inspected,
                                              uint64_t step);
/* The lines of its set table appear one after the other, all within so many ms. */
void        setdoku_watch_panel_appear       (SetdokuWatchPanel *self, int ms);

/* The second card: the guesses so far or what comes next; what came of asking which rule would have saved a guess; nothing. */
void        setdoku_watch_panel_show_path    (SetdokuWatchPanel *self, const SearchView *view, const Event *event,
                                              const Strategy *strategy);
void        setdoku_watch_panel_show_rescue  (SetdokuWatchPanel *self, const Explanation *rescue);
void        setdoku_watch_panel_hide_path    (SetdokuWatchPanel *self);

/* How many tries a fill takes, found out meanwhile; tries: of the run at hand, 0: not known yet. */
void        setdoku_watch_panel_show_tries   (SetdokuWatchPanel *self, Variant variant, uint64_t tries);
void        setdoku_watch_panel_hide_tries   (SetdokuWatchPanel *self);

/* Too fast to read: only what is true of all of it. rate: events/s. */
void        setdoku_watch_panel_show_running (SetdokuWatchPanel *self, double rate, const SearchView *view);

/* horizon: events that can be looked back at, 0: all. outcome: what became of the search; NULL: it goes on. */
void        setdoku_watch_panel_set_beyond   (SetdokuWatchPanel *self, uint64_t horizon, const char *outcome);
void        setdoku_watch_panel_set_hint     (SetdokuWatchPanel *self, gboolean visible);
const char *setdoku_watch_panel_get_title    (SetdokuWatchPanel *self);                /* borrowed */
