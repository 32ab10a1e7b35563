/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-log-list.h — the lines of an event log, as many as fit, out of any number.
 *
 * Not a GtkListView: its heights are whole pixels in 32 bits, and 10^9 lines are more. Only what can be seen is asked for;
 * what the log has no time for in a frame is filled in by the next.
 *
 * Signals: "chosen" (uint64 step: go there), "copy" (no arguments: the selected lines are wanted). */
#pragma once

#include <gtk/gtk.h>

#include "model/search/event-log.h"

#define SETDOKU_TYPE_LOG_LIST (setdoku_log_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLogList, setdoku_log_list, SETDOKU, LOG_LIST, GtkWidget)

GtkWidget  *setdoku_log_list_new      (SetdokuEventLog *log);                        /* takes a reference */

/* The playhead: its line, or the last one before it, is marked and scrolled to. */
void        setdoku_log_list_set_step (SetdokuLogList *self, uint64_t step);

/* There are other lines, or more. */
void        setdoku_log_list_reset    (SetdokuLogList *self);
void        setdoku_log_list_update   (SetdokuLogList *self);

/* The selected lines, by number; FALSE: none. */
gboolean    setdoku_log_list_get_selection (SetdokuLogList *self, uint64_t *first, uint64_t *last);

const char *setdoku_log_list_get_text (SetdokuLogList *self, int row);               /* of a row; "" below the last */
int         setdoku_log_list_get_current_row (SetdokuLogList *self);                 /* the one that is marked; −1: not in sight */
