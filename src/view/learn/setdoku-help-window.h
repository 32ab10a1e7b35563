/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-help-window.h — the guide: pages on the left, searched as one types; on the right the page, with its live board. */
#pragma once

#include <gtk/gtk.h>

#include "formats/document.h"
#include "model/teach/help.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_HELP_WINDOW (setdoku_help_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHelpWindow, setdoku_help_window, SETDOKU, HELP_WINDOW, SetdokuBaseWindow)

/* document: borrowed, for the call: the page's board, to be played on. */
typedef void (*SetdokuHelpTried) (GtkWindow *parent, const Document *document);

SetdokuHelpWindow *setdoku_help_window_new      (GtkWindow *parent, SetdokuHelpTried tried);
void               setdoku_help_window_show     (SetdokuHelpWindow *self, const char *id);        /* a page's id */
void               setdoku_help_window_search   (SetdokuHelpWindow *self, const char *text);
const HelpPage    *setdoku_help_window_get_page (SetdokuHelpWindow *self);         /* borrowed; NULL: nothing was found */
