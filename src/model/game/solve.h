/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* solve.h — one puzzle that was solved by hand, and the line of text that keeps it.
 *
 * A line has its fields between commas and ends with a checksum of itself: one that was damaged is told from a whole one. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/core/board.h"
#include "formats/document.h"

enum { SOLVE_VERSION = 1 };        /* of the lines; a later one means something else */

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
bool solve_is_same       (const Solve *a, const Solve *b);

/* It tells how well somebody solves: it was played from the clues on, and they are a puzzle. vouched: it was made for that, or
 * came with a rating; else at least a third of the cells must have been empty, or it is what is left of somebody's game. */
bool solve_counts        (const Document *document, bool vouched);

/* Without the end of the line. False: it is none. */
void solve_append_line   (const Solve *solve, GString *text);
bool solve_parse_line    (const char *line, gsize length, Solve *solve);

/* The first line of a file. parse returns the version of what follows, 0 if it is no such line. */
void solve_append_header (GString *text);
int  solve_parse_header  (const char *line, gsize length);
