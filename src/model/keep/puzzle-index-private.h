/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-index-private.h — what the index (puzzle-index.c) and its one pass over a file (puzzle-scan.c) share. */
#pragma once

#include <sys/stat.h>

#include "formats/format.h"
#include "puzzle-index.h"

enum { INDEX_BLOCK = 256 * 1024 };       /* bytes */

typedef struct {
  GFile        *file;
  int           descriptor;
  struct stat   seen;                /* before it was read */
  const Format *format;              /* of its lines */
} IndexFile;

struct PuzzleIndex {
  GArray           *rows;            /* of PuzzleRow */
  GArray           *files;           /* of IndexFile */
  PuzzleIndexReport report;
};

/* 81 cells that end where they end, and how many are clues; 0: it takes the format's reader to know. cells may be NULL. */
int            index_plain_cells (const char *line, char cells[N_CELLS + 1]);

/* line: NUL-terminated, may be written to. number: 1-based, for the error. NULL: blank, a comment, or *error says why. */
SetdokuPuzzle *index_parse_line  (const Format *format, char *line, size_t size, unsigned number, ParseError *error);
