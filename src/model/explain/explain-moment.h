/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-moment.h — when it was: the time of a day, and which day unless that is today. */
#pragma once

#include <stdint.h>

/* "14:32" of today, "21 November, 14:32" of this year, else with the year; local time. time: µs since 1970; "" where there is
 * no such moment. g_free () it. */
char *explain_moment (int64_t time);
