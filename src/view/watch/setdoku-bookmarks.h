/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-bookmarks.h — places in a search: a field for the number of an event, the bookmarks with their notes, and what can
 * be done with a range of events.
 *
 * Its buttons are actions of the group "search"; notes are written into the player. Signal "gone" (no arguments): the user
 * went somewhere, a popover may close. Property "player", to be bound. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"

#define SETDOKU_TYPE_BOOKMARKS (setdoku_bookmarks_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuBookmarks, setdoku_bookmarks, SETDOKU, BOOKMARKS, GtkBox)

void        setdoku_bookmarks_ask        (SetdokuBookmarks *self);            /* the field for a number has the focus, and is empty */

/* Goes to the event with that number, as if it was typed; FALSE, and says why: that is none. */
gboolean    setdoku_bookmarks_go_to      (SetdokuBookmarks *self, const char *text);
const char *setdoku_bookmarks_get_error  (SetdokuBookmarks *self);            /* borrowed; "": nothing is wrong */
