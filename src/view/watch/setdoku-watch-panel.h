/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-panel.h — the side panel of Watch: the strategy; then what just happened, as title, sentence, set table and
 * formula; the program; the tree, the log, and what was asked about.
 *
 * It only shows. Its buttons are actions of the group "search", and so are clicks in the set table and on a guess; what is
 * pointed at in the set table is told to the inspection. Its form (setdoku-watch-pages.h) follows from its property "room"
 * (SetdokuRoom, to be bound). In a narrow window it is a sheet that peeks with title and formula, until it is drawn up:
 * property "drawn" (boolean, read-only). Property "brief" (boolean, read-only): it peeks. */
#pragma once

#include <gtk/gtk.h>

#include "model/explain/explain.h"
#include "model/search/player.h"
#include "setdoku-inspection.h"
#include "setdoku-watch-pages.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_WATCH_PANEL (setdoku_watch_panel_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWatchPanel, setdoku_watch_panel, SETDOKU, WATCH_PANEL, GtkWidget)

SetdokuWatchPanel *setdoku_watch_panel_new   (SetdokuInspection *inspection);

SetdokuWatchPages *setdoku_watch_panel_get_pages (SetdokuWatchPanel *self);            /* borrowed */

/* Draws the sheet up to show it. */
gboolean    setdoku_watch_panel_show_page    (SetdokuWatchPanel *self, const char *id);            /* FALSE: no such page */
void        setdoku_watch_panel_draw         (SetdokuWatchPanel *self, gboolean drawn);            /* the sheet */

/* A card of its own; once. It is given a page, or a place in view. */
void        setdoku_watch_panel_set_tree     (SetdokuWatchPanel *self, GtkWidget *tree);
void        setdoku_watch_panel_set_matrix   (SetdokuWatchPanel *self, GtkWidget *matrix);

/* Between the set table and the program, or on the page "why", in the order of adding; whoever adds it shows and hides it. */
void        setdoku_watch_panel_add_card     (SetdokuWatchPanel *self, GtkWidget *card);
/* What is taught stands beside what is explained, in the narrow window, too: the slide above it, the answers below. */
void        setdoku_watch_panel_add_teaching (SetdokuWatchPanel *self, GtkWidget *slide, GtkWidget *answers);

/* With the tree, or on the page "why": what there is to do about a guess. */
void        setdoku_watch_panel_add_choice   (SetdokuWatchPanel *self, GtkWidget *card);

void        setdoku_watch_panel_set_strategy (SetdokuWatchPanel *self, const Trace *trace);
/* Opens the strategies; elsewhere is where, while the button is not shown. */
void        setdoku_watch_panel_choose       (SetdokuWatchPanel *self, GtkWidget *elsewhere);

/* The line of the strategy's program that runs; event NULL: it runs too fast. */
void        setdoku_watch_panel_show_program (SetdokuWatchPanel *self, const Trace *trace, const Event *event,
                                              const SearchView *view, const AnyView *any);

/* What this puzzle is about, one dim line; NULL: nothing to say. */
void        setdoku_watch_panel_set_note     (SetdokuWatchPanel *self, const char *note);

/* inspected: it is about a cell that was asked about; step: the event to go back to. */
void        setdoku_watch_panel_explain      (SetdokuWatchPanel *self, const Explanation *explanation, gboolean inspected,
                                              uint64_t step);
/* The lines of its set table appear one after the other, all within so many ms. */
void        setdoku_watch_panel_appear       (SetdokuWatchPanel *self, int ms);
void        setdoku_watch_panel_say_sets     (SetdokuWatchPanel *self);         /* to whoever is in the table of sets by key */

/* The guesses so far, and what came of asking which rule would have saved one; NULL: nothing was asked. */
void        setdoku_watch_panel_show_path    (SetdokuWatchPanel *self, const Topology *topology, const AnyView *view,
                                              const Event *event, const Strategy *strategy);
void        setdoku_watch_panel_show_rescue  (SetdokuWatchPanel *self, const Explanation *rescue);

/* How many tries a fill takes, found out meanwhile; tries: of the run at hand, 0: not known yet. */
void        setdoku_watch_panel_show_tries   (SetdokuWatchPanel *self, Variant variant, uint64_t tries);
void        setdoku_watch_panel_hide_tries   (SetdokuWatchPanel *self);

/* Too fast to read: only what is true of all of it. rate: events/s. */
void        setdoku_watch_panel_show_running (SetdokuWatchPanel *self, double rate, const Counters *counters);

/* horizon: events that can be looked back at, 0: all. outcome: what became of the search; NULL: it goes on. */
void        setdoku_watch_panel_set_beyond   (SetdokuWatchPanel *self, uint64_t horizon, const char *outcome);
void        setdoku_watch_panel_set_hint     (SetdokuWatchPanel *self, gboolean visible);
const char *setdoku_watch_panel_get_title    (SetdokuWatchPanel *self);                /* borrowed */
