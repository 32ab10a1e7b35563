/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-search.h — which search Watch shows: puzzle, strategy, switches, seed and the viewer's own guesses, and the player
 * that runs it. It is run only while it is open.
 *
 * Properties, read-only: "open" (boolean), "name" (string: the strategy's, translated).
 * Signals, no arguments: "other" (another search is wanted: what belonged to the last one is void), "starting" and "started"
 * (around the player's start), "chosen" (the viewer chose how to search: worth saving). With a uint64: "way" (the same search
 * now goes another way, and that step of it is what the viewer wants to see). */
#pragma once

#include "model/game/forks.h"
#include "model/look/board-plan.h"
#include "model/search/player.h"

#define SETDOKU_TYPE_SEARCH (setdoku_search_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSearch, setdoku_search, SETDOKU, SEARCH, GObject)

SetdokuSearch    *setdoku_search_new          (void);
SetdokuPlayer    *setdoku_search_get_player   (SetdokuSearch *self);           /* borrowed */
const Trace      *setdoku_search_get_trace    (SetdokuSearch *self);           /* what is wanted; borrowed */
char             *setdoku_search_dup_switches (SetdokuSearch *self);           /* "cell=mrv inference=singles" */

/* Open: somebody looks at it. Opened, it is started if it is not the one that is wanted. */
gboolean          setdoku_search_is_open      (SetdokuSearch *self);
void              setdoku_search_set_open     (SetdokuSearch *self, gboolean open);
gboolean          setdoku_search_is_ready     (SetdokuSearch *self);           /* there is a search, wanted or not */
gboolean          setdoku_search_is_live      (SetdokuSearch *self);           /* ready and open */
gboolean          setdoku_search_is_stale     (SetdokuSearch *self);           /* the player's is not the one that is wanted */
gboolean          setdoku_search_is_starting  (SetdokuSearch *self);           /* between "starting" and "started" */
gboolean          setdoku_search_is_fast      (SetdokuSearch *self);           /* plays too fast to read */

/* What is drawn of its board; NULL: the classic one. Borrowed, until the board is another one. */
const BoardPlan  *setdoku_search_get_plan     (SetdokuSearch *self);

/* What is the same already changes nothing. switches: unknown ones are left out. givens: as many as the board has cells, 0 for
 * none; topology NULL: the classic board. Each kind of board keeps the strategy that was chosen for it last. */
void              setdoku_search_set_board    (SetdokuSearch *self, const Topology *topology, const uint8_t *givens);
void              setdoku_search_set          (SetdokuSearch *self, const Strategy *strategy, const char *switches,
                                               uint64_t seed);
void              setdoku_search_set_find_all (SetdokuSearch *self, gboolean find_all);        /* solutions, by default */

/* By the viewer. */
void              setdoku_search_choose       (SetdokuSearch *self, const Strategy *strategy);         /* with its defaults */
void              setdoku_search_choose_switch (SetdokuSearch *self, const char *pair);        /* "key=value" */
void              setdoku_search_choose_seed  (SetdokuSearch *self);                           /* other random numbers */

/* The ways that it was made to go. */
const Forks      *setdoku_search_get_forks    (SetdokuSearch *self);
gboolean          setdoku_search_set_forks    (SetdokuSearch *self, const char *text);         /* FALSE: none */
gboolean          setdoku_search_try          (SetdokuSearch *self, uint64_t step, int cell, int digit);       /* FALSE: no room */
void              setdoku_search_go_way       (SetdokuSearch *self, unsigned way);
void              setdoku_search_drop_way     (SetdokuSearch *self);           /* the current one; not the search's own */
