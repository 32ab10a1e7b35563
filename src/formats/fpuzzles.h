/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles.h — a puzzle as f-puzzles and SudokuPad have it in JSON. */
#pragma once

#include "json-text.h"

/* Either's; SudokuPad's may have its quotes left away and its keys cut short. False: *error is set, without a place where
 * the JSON was good. What is no plain Sudoku is refused by the name of its key. */
bool  fpuzzles_read_json  (const char *json, Document *document, ParseError *error);
char *fpuzzles_write_json (const Document *document);          /* as f-puzzles; g_free () it */

/* SudokuPad's short notation → JSON; JSON is left as it is. g_free () it. */
char *sudokupad_unzip     (const char *zipped);
