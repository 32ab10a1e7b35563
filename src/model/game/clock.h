/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clock.h — how long a puzzle has been worked at.
 *
 * A value that never asks what time it is: whoever holds it reads a steady source of time and hands the reading in, at least
 * every few seconds while the clock runs. Only the way from one reading to the next counts, and only if it is a step that a
 * running program makes: a source that was set back, stands still, or leapt over a suspended night adds nothing. So the time
 * of solving never shrinks, never leaps, and never exceeds the time that really passed. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A longer gap between two readings is not work: the machine slept, or the source was set. µs. */
#define CLOCK_GAP_MAX INT64_C (5000000)

typedef struct {
  int64_t elapsed;             /* µs of work up to the last reading, ≥ 0 */
  int64_t seen;                /* the last reading, while it runs */
  bool    running;
} Clock;

/* Stands still. elapsed in ms, as a document keeps it; negative, which is unknown there: 0. */
void    clock_set        (Clock *clock, int64_t elapsed);

/* Each takes the reading of now, in µs of any origin. */
void    clock_read       (Clock *clock, int64_t now);                  /* adds what passed since the last reading, if it runs */
void    clock_run        (Clock *clock, bool running, int64_t now);    /* starts or stops; the same again only reads */

int64_t clock_elapsed    (const Clock *clock);                         /* ms */

/* "0:07", "7:12", "1:07:12"; a negative time counts as none. g_free () it. */
char   *clock_describe   (int64_t elapsed);
