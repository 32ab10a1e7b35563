/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* event-log.h — the events of a player's search as lines, all of them or those that pass a filter.
 *
 * Nothing is stored: a line is made by running its stretch of the search again, apart from the player's cursor. Lines are
 * counted from 0; without a filter line i is event i + 1. With one, a worker finds where the lines are, first ones first.
 *
 * Signals, no arguments: "changed" (there are more lines, or more was looked through), "reset" (other lines). */
#pragma once

#include "log-filter.h"
#include "player.h"

#define SETDOKU_TYPE_EVENT_LOG (setdoku_event_log_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuEventLog, setdoku_event_log, SETDOKU, EVENT_LOG, GObject)

typedef struct {
  uint64_t step;               /* 0: not run again yet */
  Event    event;
} LogLine;

enum { LOG_LINES_MAX = 512 };                        /* to be read at a time */

SetdokuEventLog *setdoku_event_log_new         (SetdokuPlayer *player);                /* takes a reference */

const Topology  *setdoku_event_log_get_topology (SetdokuEventLog *self);               /* of the board; NULL: the classic one */

void             setdoku_event_log_set_filter  (SetdokuEventLog *self, const LogFilter *filter);
const LogFilter *setdoku_event_log_get_filter  (SetdokuEventLog *self);

uint64_t         setdoku_event_log_get_n_lines (SetdokuEventLog *self);                /* so far */

/* Whether there may be more lines in what was explored; upto, may be NULL: how many events were looked through. */
bool             setdoku_event_log_is_looking  (SetdokuEventLog *self, uint64_t *upto);
void             setdoku_event_log_stop        (SetdokuEventLog *self);                /* within 50 ms; the lines found stay */

/* Fills n ≤ LOG_LINES_MAX lines from line first on, working for about so many µs; those after the last are left with step 0.
 * False: some were not reached in that time. Ask again, and it goes on. */
bool             setdoku_event_log_read        (SetdokuEventLog *self, uint64_t first, unsigned n, LogLine *lines, int64_t us);

/* The last line at or before the step; −1: there is none. False: not found out in that time. */
bool             setdoku_event_log_find        (SetdokuEventLog *self, uint64_t step, int64_t us, int64_t *line);
