/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* statistics-file.h — the solved puzzles on the disk: one text file, a line each. Part of the statistics.
 *
 * A line ends with a checksum of itself. A line that does not bear it out goes to a file beside, "statistics.damaged", so that
 * nothing is lost and nothing is believed. A solve is added by one write at the end, which a crash can only cut short; the
 * next one starts a line of its own. Everything else replaces the file in one go. Several programs at once keep out of each
 * other's way by a lock. All of it blocks, and may be called from any thread. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "model/game/solve.h"

/* folder: where the files are or shall be. The GErrors are translated sentences. */

/* GArray of Solve, as they were added; empty where there is no file yet. n_damaged gets the lines that were set aside now. */
GArray   *statistics_file_read        (const char *folder, unsigned *n_damaged, GError **error);

/* added, may be NULL: false when the same game is there already. */
bool      statistics_file_add         (const char *folder, const Solve *solve, bool *added, GError **error);

/* Of Solve, when the program ends: they wait for another program for a moment only, and for the disk for a few. False: it did not
 * answer. */
bool      statistics_file_add_at_end  (const char *folder, const GArray *solves);

/* The file goes to "statistics.before", in place of what is there. Taking that back keeps what was added since. */
bool      statistics_file_reset       (const char *folder, GError **error);
bool      statistics_file_unreset     (const char *folder, GError **error);
