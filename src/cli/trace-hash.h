/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace-hash.h — trace --hash: one number for the first events of a search, equal wherever the search is. */
#pragma once

#include "command.h"

enum { TRACE_HASH_EVENTS = 1000000 };

/* Prints the hash of at most so many events, and how many those were; < 0: TRACE_HASH_EVENTS. COMMAND_FAILED, and said so: memory
 * is short. */
int trace_hash_run (const Trace *trace, int64_t count);
