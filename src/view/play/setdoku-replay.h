/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-replay.h — one's own solve on the board, move by move, as it went.
 *
 * A controller, not a widget: it owns the bar below the board and the page of the panel, which the window puts in their
 * places. While it is active it alone sets the grid's looks and answers its keys. The game itself is not touched.
 *
 * Its actions (first, back, play, forward, last, previous-moment, next-moment, speed::1…, close) form the group "replay".
 * Signal "closed" (no arguments): the user has seen enough. */
#pragma once

#include "formats/document.h"
#include "view/board/setdoku-grid.h"

#define SETDOKU_TYPE_REPLAY (setdoku_replay_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuReplay, setdoku_replay, SETDOKU, REPLAY, GObject)

SetdokuReplay *setdoku_replay_new         (SetdokuGrid *grid);
GtkWidget     *setdoku_replay_get_bar     (SetdokuReplay *self);              /* borrowed */
GtkWidget     *setdoku_replay_get_page    (SetdokuReplay *self);              /* borrowed */
GActionGroup  *setdoku_replay_get_actions (SetdokuReplay *self);              /* borrowed; insert as "replay" */

/* The line of play that leads to this step; it stands at the first state. solution: the only one, 81 digits, or NULL. Only
 * a solve is compared with the ladder: before its end that would tell what is wrong. */
void           setdoku_replay_begin       (SetdokuReplay *self, const Document *document, int step, const uint8_t *solution);
/* Being active: the document still has that board, and these cells. */
gboolean       setdoku_replay_is_of       (SetdokuReplay *self, const Topology *topology, const DocumentCell *cells);
void           setdoku_replay_end         (SetdokuReplay *self);              /* leaves the grid alone; fine at any time */
gboolean       setdoku_replay_is_active   (SetdokuReplay *self);
