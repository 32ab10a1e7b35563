/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* faults.h — calls to the system that fail when they are told to.
 *
 * The program that links this has open (), write (), fsync (), rename () and close () of its own, and its libraries
 * use those too. They count the calls that concern files of one folder, and let the k-th fail. */
#pragma once

#include <stdbool.h>

typedef enum { FAULT_OPEN, FAULT_WRITE, FAULT_FSYNC, FAULT_RENAME, FAULT_CLOSE, N_FAULT_CALLS } FaultCall;

enum { FAULT_SHORT = -1 };           /* instead of an error: write () takes only half */

extern const char *const fault_names[N_FAULT_CALLS];

void fault_arm    (const char *folder, FaultCall call, int k, int error);       /* k from 1 on */
bool fault_disarm (void);            /* true: it has happened */
