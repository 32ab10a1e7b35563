/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* transport-words.h — what the bar of Watch says: where one is, what it cost, what the worker does. All g_free () it. */
#pragma once

#include "model/search/player.h"

char *transport_brief_number   (double n);                                   /* "½", "125", "10 M" */
char *transport_position_text  (SetdokuPlayer *player, gboolean open_end);   /* markup, "Event 16 of 612"; open end: "Event 16" */
char *transport_counters_text  (SetdokuPlayer *player, gboolean with_tests); /* "12 guesses · 4 take-backs · depth 8" */

/* While a run to a stop looks for it, or when it found none; NULL otherwise. */
char *transport_run_text       (SetdokuPlayer *player);

/* While the search takes long or was stopped, NULL otherwise. since: when it began, monotonic µs. */
char *transport_searching_text (SetdokuPlayer *player, int64_t since);
