/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* workers.h — a watch over all work on other threads: it stands in the place of g_task_run_in_thread (), by which every job
 * starts, and notes for each that is cancelled how long it went on.
 *
 * The figure is the worker's own CPU time from the cancel to its end; by the clock, a busy machine would be measured. */
#pragma once

#include <stdbool.h>

typedef struct {
  unsigned started, cancelled;             /* jobs; of all names, and of this one */
  double   p99, max;                       /* ms of CPU from a cancel to the end of the work */
  double   max_clock;                      /* the same by the clock */
  const char *slowest;                     /* what had the max; NULL: none was cancelled */
} WorkersReport;

/* What jobs that start from now on belong to. Static. */
extern const char *workers_name;

unsigned workers_running (void);
void     workers_report  (const char *name, WorkersReport *report);       /* NULL: of all names */

/* Threads of this process, and open descriptors. */
unsigned workers_count_threads (void);
unsigned workers_count_descriptors (void);
