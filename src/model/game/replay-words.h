/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay-words.h — what is said of a replay at its position. All translated; g_free () them. */
#pragma once

#include "replay.h"

char *replay_words_title (const Replay *replay);      /* "Move 3: place 7", "Before the first move" */
char *replay_words_where (const Replay *replay);      /* "After 0:12 · row 3, column 5"; "" before the first */
char *replay_words_time  (const Replay *replay);      /* "3:25 of 7:12" */
char *replay_words_count (const Replay *replay);      /* "Move 3 of 40" */
