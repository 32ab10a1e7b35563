/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-window.h — what is seen leaves the window: as a picture, as slides, as a film. A page each, see the table of
 * pages in setdoku-export-window.c; a page is a SetdokuExportPage.
 *
 * Its actions: export.save ("Save…" of the page in front), export.copy (Ctrl+Shift+C), export.cancel (what the page has at
 * work, else the window). */
#pragma once

#include "export-subject.h"
#include "setdoku-export-page.h"
#include "view/kit/setdoku-banner.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_EXPORT_WINDOW (setdoku_export_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuExportWindow, setdoku_export_window, SETDOKU, EXPORT_WINDOW, SetdokuBaseWindow)

/* subject: taken. settings: what was chosen in the last such window is chosen in this one; NULL: nothing is kept. */
GtkWidget         *setdoku_export_window_new        (GtkWindow *parent, ExportSubject *subject, GSettings *settings);

/* Each gives another page than asked for where that one is not in the table, or has nothing to show of the subject. */
void               setdoku_export_window_show_page  (SetdokuExportWindow *self, const char *id);   /* "picture", "slides" … */
SetdokuExportPage *setdoku_export_window_get_page   (SetdokuExportWindow *self);                   /* in front; borrowed */
SetdokuBanner     *setdoku_export_window_get_banner (SetdokuExportWindow *self);                   /* borrowed */
