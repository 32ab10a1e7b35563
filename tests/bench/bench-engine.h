/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-engine.h — the topics of bench-engine.c. */
#pragma once

#include "cli/bench-data.h"

void bench_seeds (void);
void bench_find (void);
void bench_why (void);
void bench_lists (void);
void bench_compare (void);
void bench_fill (void);
void bench_dig (void);
void bench_logic (void);
void bench_history (void);
