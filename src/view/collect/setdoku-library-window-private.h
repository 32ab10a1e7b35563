/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-window-private.h — what the files of the collections' window share: setdoku-library-window.c (what is shown,
 * playing, rating) and setdoku-library-changes.c (adding, removing, files). */
#pragma once

#include "model/keep/collection-rater.h"
#include "view/kit/setdoku-banner.h"
#include "setdoku-library-table.h"
#include "setdoku-library-window.h"

struct _SetdokuLibraryWindow
{
  SetdokuBaseWindow               parent_instance;

  GtkDropDown            *collections, *levels, *states;
  GtkSearchEntry         *search;
  GtkStack               *stack;
  GtkLabel               *summary;
  GtkWidget              *stop;
  SetdokuBanner          *banner;
  SetdokuLibraryTable    *table;

  SetdokuLibrary         *library;
  GListStore             *bank;
  SetdokuCollectionRater *rater;
  GCancellable           *loading;
  SetdokuLibraryChosen    chosen;
  SetdokuLibraryOnBoard   on_board;
};

/* setdoku-library-window.c */
LibraryCollection setdoku_library_window_current     (SetdokuLibraryWindow *self);
void              setdoku_library_window_update      (SetdokuLibraryWindow *self);         /* all but the rows */
void              setdoku_library_window_mark_solved (SetdokuLibraryWindow *self);         /* by the statistics */
void              setdoku_library_window_rate        (SetdokuLibraryWindow *self);         /* what is not rated of the user's own */

/* setdoku-library-changes.c */
void              setdoku_library_window_accept_drops    (SetdokuLibraryWindow *self);
void              setdoku_library_window_install_changes (GtkWidgetClass *widget_class);
