/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-pages.h — what the panel of Watch shows one page at a time: segments, and the page of the one that is on.
 *
 * Which pages share the place depends on the panel's form: the rows of a table. A page is a box, to be filled; whoever hides it
 * takes its segment away, too: not every strategy has every page. A segment activates "search.page" with the id. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_WATCH_PAGES (setdoku_watch_pages_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWatchPages, setdoku_watch_pages, SETDOKU, WATCH_PAGES, GtkWidget)

typedef enum {
  WATCH_SHEET,                   /* below the board, over its lower half when it is drawn up */
  WATCH_COLUMN,                  /* beside the board: sets and program on the first page */
  WATCH_SPREAD,                  /* all the width that the board leaves: sets, program and tree in view */
  N_WATCH_FORMS
} WatchForm;

void        setdoku_watch_pages_set_form     (SetdokuWatchPages *self, WatchForm form);

/* A page of the form in which it is in view anyway is shown already. */
gboolean    setdoku_watch_pages_show         (SetdokuWatchPages *self, const char *id);     /* FALSE: no such page */
const char *setdoku_watch_pages_get_shown    (SetdokuWatchPages *self);                     /* of those with a segment; static */

GtkWidget  *setdoku_watch_pages_get_page     (SetdokuWatchPages *self, const char *id);     /* a vertical GtkBox, borrowed */
GtkWidget  *setdoku_watch_pages_get_segments (SetdokuWatchPages *self);                     /* to be put somewhere, borrowed */
