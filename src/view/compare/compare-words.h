/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-words.h — what Compare says: where a search stands, what it cost, how fast the clock runs. All g_free () it. */
#pragma once

#include "model/race/race.h"

char *compare_time_text     (uint64_t ns);                            /* "< 1 ms", "12 ms", "1.1 s", "2 min 5 s" */
char *compare_guess_text    (uint64_t n);                             /* "no guess", "guess 400 002" */
char *compare_figure_text   (const RaceFigures *figures, uint64_t n); /* "391", "> 300 000 000", "…" while nothing is known */
char *compare_cpu_text      (const RaceFigures *figures);             /* the time; "…" while it is not known */
char *compare_bytes_text    (const RaceFigures *figures);             /* kept to take guesses back */

/* How it came to its end: "Solved", "No solution" …; NULL: not known yet. */
char *compare_outcome_text  (const RaceFigures *figures);

/* "In order, 391 guesses, 310 take-backs, 12 ms, shown", for a screen reader. */
char *compare_describe      (const Trace *entrant, const RaceFigures *figures, bool shown);

char *compare_position_text (SetdokuRace *race);                      /* "Event 16 of 612", "Guess 3 of 171", "0.4 ms of 12 ms" */
char *compare_speed_text    (RaceClock clock, double speed);          /* "4 events/s" */
