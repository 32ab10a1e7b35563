/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* generate-stats.h — the figures of a run of generate, a "key: value" a line. */
#pragma once

#include <glib.h>

#include "engine/make/generate.h"

typedef struct GenerateStats GenerateStats;

/* The clock begins to run; wish NULL: there is none, and what other runs printed is to be added up. */
GenerateStats *generate_stats_new   (const Wish *wish);
void           generate_stats_free  (GenerateStats *stats);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GenerateStats, generate_stats_free)

/* made NULL: there was none in the tries allowed. */
void           generate_stats_add   (GenerateStats *stats, const Generate *generate, const Made *made);
/* puzzles, tries, clues and how many puzzles have so many, ratings and how many were met, seconds and puzzles a second. */
void           generate_stats_print (const GenerateStats *stats);
/* Adds what generate_stats_print printed of another run: sums add up, its seconds are those of the run that took longest, as
 * shards run beside each other. False: *line is the first one, from 1, that is none of it, or the one behind the last where the
 * end is missing; some of it may have been added. */
bool           generate_stats_take  (GenerateStats *stats, const char *text, unsigned *line);
void           generate_stats_print_json (const GenerateStats *stats);           /* one object, see json-keys.c */
