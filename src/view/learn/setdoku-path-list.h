/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-list.h — the steps of a path, a row each, all or those that a filter lets through.
 *
 * Signal "chosen" (int step; −1: none): another row is selected. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/any-path.h"
#include "model/teach/path.h"

#define SETDOKU_TYPE_PATH_LIST (setdoku_path_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathList, setdoku_path_list, SETDOKU, PATH_LIST, GtkWidget)

/* path: borrowed until the next call; NULL: none. The filter goes, and the first step is selected. */
void setdoku_path_list_set_path   (SetdokuPathList *self, const Path *path);
void setdoku_path_list_set_any_path (SetdokuPathList *self, const AnyPath *path);      /* the same, of a board of any shape */
int  setdoku_path_list_get_chosen (SetdokuPathList *self);                    /* −1: none */
/* Of the chosen step; NULL: of none, or it is a guess, beside which there is nothing to do. */
const Technique *setdoku_path_list_get_technique (SetdokuPathList *self);
void setdoku_path_list_choose     (SetdokuPathList *self, int step);          /* as if its row was clicked; passed over if filtered out */
int  setdoku_path_list_get_n_shown (SetdokuPathList *self);
void setdoku_path_list_search     (SetdokuPathList *self, const char *text);  /* as if typed */

/* What is to be chosen: 0 all, 1 without the easy ones, 2 only hard ones, then the techniques of the path, cheapest first. */
void setdoku_path_list_set_filter (SetdokuPathList *self, guint choice);
