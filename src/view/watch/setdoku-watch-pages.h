/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-pages.h — what the panel of Watch can show, one page at a time: segments, and below them the page.
 *
 * The first page is there from the start ("explain"); others are added. A segment activates "search.page" with the id of
 * its page. Property "narrow": there the segments are shown only on the pages after the first, and there is a button to
 * open the others from the first one: setdoku_watch_pages_get_opener (). */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_WATCH_PAGES (setdoku_watch_pages_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWatchPages, setdoku_watch_pages, SETDOKU, WATCH_PAGES, GtkWidget)

/* id: a static string; title: translated. The pages stand in the order in which they were added. */
void        setdoku_watch_pages_add        (SetdokuWatchPages *self, const char *id, const char *title, GtkWidget *page);
/* Whether the page can be chosen; at first it can. One that is shown gives way to the first. */
void        setdoku_watch_pages_offer      (SetdokuWatchPages *self, const char *id, gboolean offered);
gboolean    setdoku_watch_pages_show       (SetdokuWatchPages *self, const char *id);       /* FALSE: no such page, or not offered */
const char *setdoku_watch_pages_get_shown  (SetdokuWatchPages *self);                       /* borrowed */

/* A menu button with the pages, borrowed; to be put beside the title of the first page. Hidden but in the narrow window. */
GtkWidget  *setdoku_watch_pages_get_opener (SetdokuWatchPages *self);
