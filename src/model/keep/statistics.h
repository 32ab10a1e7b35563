/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* statistics.h — what was solved, at which level, how fast.
 *
 * One object for the program, over one file (statistics-file.h). All that touches the file is done on a worker: a disk may be
 * slow, and another program may have the lock. It is read when that is asked for, so that what another running Setdoku adds is
 * seen too. A game counts once, however often it is solved
 * again after undo, also after a restart.
 *
 * Times compare what a person did alone: a solve with a hint counts as solved, but not for the best and the median time.
 *
 * Signal "changed" (no arguments): the solves are others. Main thread only. */
#pragma once

#include "statistics-file.h"

#define SETDOKU_TYPE_STATISTICS (setdoku_statistics_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStatistics, setdoku_statistics, SETDOKU, STATISTICS, GObject)

/* A level's id; "" for solves whose level is not known, NULL for all. */
typedef struct {
  unsigned n_solved;
  unsigned n_alone;            /* of these, without a hint: the times are theirs */
  int64_t  best, median;       /* ms; −1: there is none */
} StatisticsSummary;

SetdokuStatistics *setdoku_statistics_new         (const char *folder);
SetdokuStatistics *setdoku_statistics_get_default (void);              /* in the user's data folder; borrowed */

/* Reads the file. finish, which the callback must call: false: it could not be read, and what was known stays. */
void           setdoku_statistics_refresh_async  (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user);
bool           setdoku_statistics_refresh_finish (SetdokuStatistics *self, GAsyncResult *result, GError **error);
unsigned       setdoku_statistics_get_n_damaged (SetdokuStatistics *self);     /* lines that were set aside by this object */
const GArray  *setdoku_statistics_get_solves (SetdokuStatistics *self);        /* of Solve, as added; borrowed until "changed" */

/* Is there at once; the file follows. finish: false: it could not be written, and it is kept only until the program ends. */
void           setdoku_statistics_add_async (SetdokuStatistics *self, const Solve *solve, GAsyncReadyCallback callback,
                                             void *user);
bool           setdoku_statistics_add_finish (SetdokuStatistics *self, GAsyncResult *result, GError **error);
/* The program ends: what is on its way is written now, within seconds, whoever holds the lock. False: the disk is slower. */
bool           setdoku_statistics_flush     (SetdokuStatistics *self);
bool           setdoku_statistics_has       (SetdokuStatistics *self, const Solve *solve);      /* that game is counted */

void           setdoku_statistics_summarise (SetdokuStatistics *self, const char *level, StatisticsSummary *summary);
GArray        *setdoku_statistics_last      (SetdokuStatistics *self, const char *level, unsigned most);   /* of Solve, oldest first */

/* Begins anew, and takes that back. They end with setdoku_statistics_refresh_finish (). */
void           setdoku_statistics_reset_async   (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user);
void           setdoku_statistics_unreset_async (SetdokuStatistics *self, GAsyncReadyCallback callback, void *user);

/* The blocking forms, for tests. */
bool           setdoku_statistics_refresh   (SetdokuStatistics *self, GError **error);
bool           setdoku_statistics_reset     (SetdokuStatistics *self, GError **error);
bool           setdoku_statistics_unreset   (SetdokuStatistics *self, GError **error);

/* As a table for other programs: a line of names, then a line each; times in UTC, durations in seconds. g_free () it. */
char          *setdoku_statistics_to_csv    (SetdokuStatistics *self);
