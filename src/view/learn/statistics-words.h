/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* statistics-words.h — what the statistics say in words. Every text is translated; g_free () it. */
#pragma once

#include "model/keep/statistics.h"

/* "Solved in 7:12. Your best at Hard is 6:50." summary: of the solve's level, the solve among it. */
char *statistics_describe_solve   (const Solve *solve, const StatisticsSummary *summary);

/* "Hard"; for "" "Not rated". Borrowed. */
const char *statistics_level_name (const char *level);

/* "7:12"; "–" for none. */
char *statistics_describe_time    (int64_t elapsed);

/* "14 November 2026: 7:12, 2 hints" */
char *statistics_describe_moment  (const Solve *solve);
