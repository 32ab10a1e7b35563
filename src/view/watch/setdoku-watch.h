/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch.h — the Watch view: ties a player to the board, the explanation and the transport.
 *
 * A controller, not a widget. It owns the player, the side panel and the bottom bar; the window puts
 * those two in their places and tells when Watch is in front. While it is, it sets the grid's looks
 * and marks and answers the grid's signals; otherwise it leaves the grid alone.
 * Its widgets and actions are made by the first who asks for one of them, or shows it; which search and how it is shown may be
 * told and asked at any time before, and costs nothing of that.
 *
 * Property "room" (SetdokuRoom), to be bound: narrow puts only title and formula in the panel, and the strategy into the
 * heading; the bar folds where it is low.
 *
 * Its actions (first, last, back, forward, play, play-back, play-on, previous-stop, next-stop, over, out,
 * stop-exploring, go-on, strategy::id, switch::"key=value", choose-strategy; stop-… and bookmarks, go-to,
 * heat, present, predicting, slides: see the tables of commands in this folder) form the group "search".
 *
 * Signals, no arguments: "settings-changed" (strategy, switches or speed were chosen by the user: save them);
 * "continue" (the user wants to go on by hand from here: take setdoku_watch_get_digits ()); "play-puzzle" (those digits
 * are the clues of a puzzle that was dug, and the user wants to play it); "marks-edited" (the user set or removed a
 * breakpoint or a bookmark: there is something to save); "refreshed" (all of it was shown anew). With a string: "refused"
 * (a sentence about something in the document that cannot be shown). */
#pragma once

#include "formats/document.h"
#include "model/search/player.h"
#include "view/board/setdoku-grid.h"
#include "setdoku-stage.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_WATCH (setdoku_watch_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWatch, setdoku_watch, SETDOKU, WATCH, GObject)

SetdokuWatch  *setdoku_watch_new           (SetdokuGrid *grid);
GtkWidget     *setdoku_watch_get_panel     (SetdokuWatch *self);              /* borrowed */
GtkWidget     *setdoku_watch_get_bar       (SetdokuWatch *self);              /* borrowed */
GtkWidget     *setdoku_watch_get_stage     (SetdokuWatch *self);              /* the line above the board; borrowed */
GtkWidget     *setdoku_watch_get_tree      (SetdokuWatch *self);              /* the whole tree, to stand above the bar; borrowed */
/* The search for the wall, hidden at first; visible, it wants the place of all else in the window. Borrowed. */
GtkWidget     *setdoku_watch_get_presentation (SetdokuWatch *self);
GActionGroup  *setdoku_watch_get_actions   (SetdokuWatch *self);              /* borrowed; insert as "search" */
SetdokuPlayer *setdoku_watch_get_player    (SetdokuWatch *self);              /* borrowed */
/* Events first … last are selected; FALSE: none. */
gboolean       setdoku_watch_get_range     (SetdokuWatch *self, uint64_t *first, uint64_t *last);

/* TRUE: Watch is in front. The first time with another board than before the search is started afresh (cursor at START). */
void           setdoku_watch_set_active    (SetdokuWatch *self, gboolean active);
void           setdoku_watch_set_board     (SetdokuWatch *self, const Board *clues);       /* an equal board changes nothing */
/* The same of a board of any shape; givens: as many as it has cells, 0 for none. */
void           setdoku_watch_set_any_board (SetdokuWatch *self, const Topology *topology, const uint8_t *givens);

/* The strategy, its switches ("cell=mrv …", unknown ones ignored), speed; starts the search afresh if it differs. */
void           setdoku_watch_set_search    (SetdokuWatch *self, const char *strategy, const char *switches, uint64_t seed);
const char    *setdoku_watch_get_strategy  (SetdokuWatch *self);
char          *setdoku_watch_dup_switches  (SetdokuWatch *self);
void           setdoku_watch_set_speed     (SetdokuWatch *self, double speed);
void           setdoku_watch_play          (SetdokuWatch *self);              /* as if Play was pressed */
/* What stands on the board at the cursor: as many as it has cells. */
void           setdoku_watch_get_digits    (SetdokuWatch *self, uint8_t *digits);

/* The step is gone to as soon as it was explored, unless the user moves before. Set it after the board and the search. */
void           setdoku_watch_set_step      (SetdokuWatch *self, uint64_t step);

/* The search as a file keeps it: strategy, switches, seed, the viewer's guesses, step and bookmarks, and besides the
 * breakpoints. What this version does not know is not taken but stays in the document: then a sentence says so, which is
 * the caller's, else NULL. After the board. */
char          *setdoku_watch_take_address  (SetdokuWatch *self, const Document *document);
/* Writes all that into the document if a search of its clues stands here; clears it if not. Breakpoints always. */
void           setdoku_watch_put_address   (SetdokuWatch *self, Document *document);

/* What the viewer prefers. Candidates of the empty cells; guesses shaded by depth; a search that goes on after the first
 * solution, which starts the one at hand afresh if it is of another kind. */
void           setdoku_watch_set_shown     (SetdokuWatch *self, WatchCandidates candidates, gboolean shades);
void           setdoku_watch_set_find_all  (SetdokuWatch *self, gboolean find_all);

/* What the puzzle at hand is about, one dim line in the panel; NULL: nothing to say. */
void           setdoku_watch_set_note      (SetdokuWatch *self, const char *note);

GtkWidget     *setdoku_watch_get_heading   (SetdokuWatch *self);              /* borrowed: the strategy, "Event 16 of 612" */
/* What the panel says now, of the event or of what was asked about; borrowed. */
const Explanation *setdoku_watch_get_explanation (SetdokuWatch *self);
