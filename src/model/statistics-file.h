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

#include "engine/core/board.h"

/* One puzzle that was solved by hand. */
typedef struct {
  int64_t solved;              /* s since 1970 */
  int64_t began;               /* s since 1970: the first change; 0: unknown */
  int64_t elapsed;             /* ms of work, ≥ 0 */
  int     rating;              /* tenths of Sudoku Explainer's ER; 0: unknown */
  char    level[16];           /* id of a row of rating_levels[]; "": unknown */
  int     hints, checks, undos;            /* how often a hint was asked for, mistakes were looked for, changes were taken back */
  char    puzzle[N_CELLS + 1]; /* the clues, 1–9, . for an empty cell */
} Solve;

/* The same puzzle, begun at the same moment: the same game, solved once more after undo. */
bool      solve_is_same               (const Solve *a, const Solve *b);

/* The line that is kept, without its end. */
void      solve_append_line           (const Solve *solve, GString *text);
bool      solve_parse_line            (const char *line, gsize length, Solve *solve);

/* folder: where the files are or shall be. The GErrors are translated sentences. */

/* GArray of Solve, as they were added; empty where there is no file yet. n_damaged gets the lines that were set aside now. */
GArray   *statistics_file_read        (const char *folder, unsigned *n_damaged, GError **error);

/* added, may be NULL: false when the same game is there already. */
bool      statistics_file_add         (const char *folder, const Solve *solve, bool *added, GError **error);

/* The file goes to "statistics.before", in place of what is there. Taking that back keeps what was added since. */
bool      statistics_file_reset       (const char *folder, GError **error);
bool      statistics_file_unreset     (const char *folder, GError **error);
