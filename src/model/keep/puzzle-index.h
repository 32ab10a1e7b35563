/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-index.h — where each puzzle of a long file is: the files stay on the disk, sixteen bytes a puzzle in memory.
 *
 * A file is read once, in blocks, whatever its lines are long; lines that are no puzzles are counted, and the first ones named.
 * After that a puzzle is read again when it is asked for. A file that changes under it is noticed, and what is not there
 * any more is said to be gone. Plain files of formats by line only. A value of one owner: who adds, marks or rates is alone
 * with it. */
#pragma once

#include <stdatomic.h>

#include "formats/format.h"
#include "puzzle.h"

enum {
  PUZZLE_INDEX_MAX = 20000000,       /* puzzles; those behind are left out, which is said */
  PUZZLE_INDEX_FILES = 64,           /* that can be put together */
  PUZZLE_INDEX_NAMED = 8,            /* bad lines that are told with their number and reason */
};

typedef struct {
  uint64_t at;                       /* byte of its file where the line begins */
  uint8_t  file;
  uint8_t  n_clues;
  uint8_t  state;                    /* PuzzleState */
  uint8_t  er, ep, ed;               /* tenths; 0: unknown */
  uint8_t  technique;                /* RateTechnique */
  bool     twin;                     /* one before it is the same, but for symmetry */
} PuzzleRow;

/* How far a worker is; any thread may look. */
typedef struct { _Atomic uint64_t done, total; } PuzzleProgress;

typedef struct {
  unsigned   n_bad;                  /* lines that are no puzzles */
  GPtrArray *named;                  /* of char *: sentences about the first of them */
  bool       cut;                    /* there were more than PUZZLE_INDEX_MAX */
} PuzzleIndexReport;

typedef struct PuzzleIndex PuzzleIndex;

PuzzleIndex *puzzle_index_new  (void);
void         puzzle_index_free (PuzzleIndex *index);

/* Reads a file to its end; for a worker. False: *error is a translated sentence, SETDOKU_FILE_ERROR or G_IO_ERROR, that names
 * the file, which may hold no puzzle, or it was cancelled (which takes 20 ms); what came before stays. */
bool         puzzle_index_read_file (PuzzleIndex *index, GFile *file, PuzzleProgress *progress, GCancellable *cancellable,
                                     GError **error);

/* What the other has comes behind; takes it. False: there would be too many files, and nothing is done. */
bool         puzzle_index_append    (PuzzleIndex *index, PuzzleIndex *other);

unsigned     puzzle_index_get_n       (const PuzzleIndex *index);
PuzzleRow   *puzzle_index_get_row     (const PuzzleIndex *index, unsigned i);              /* borrowed */
const PuzzleIndexReport *puzzle_index_get_report (const PuzzleIndex *index);               /* borrowed */
unsigned     puzzle_index_get_n_files (const PuzzleIndex *index);
GFile       *puzzle_index_get_file    (const PuzzleIndex *index, unsigned file);           /* borrowed */

/* Since it was read: a file that was written to, or replaced. −1: none. Looks at the disk. */
int          puzzle_index_find_changed (const PuzzleIndex *index);

/* One puzzle, with what the row knows of its rating. NULL: its line is gone. (transfer full) */
SetdokuPuzzle *puzzle_index_read      (const PuzzleIndex *index, unsigned i);

/* So many puzzles, by their numbers (NULL: the first), into another file, whole or not at all; for a worker. format: one that
 * writes, and holds any number of puzzles. False: *error is a translated sentence, or it was cancelled. */
bool         puzzle_index_write       (const PuzzleIndex *index, const uint32_t *order, unsigned n, GFile *file,
                                       const Format *format, PuzzleProgress *progress, GCancellable *cancellable, GError **error);

/* The lines one after the other, for a worker: fast where the rows ascend. Borrowed until the next call, NUL-terminated,
 * without its end; NULL: it is gone. */
typedef struct PuzzleLines PuzzleLines;

PuzzleLines *puzzle_lines_new  (const PuzzleIndex *index);
void         puzzle_lines_free (PuzzleLines *lines);
char        *puzzle_lines_get  (PuzzleLines *lines, unsigned i, size_t *size);

/* The 81 cells of a line of the index, 1–9 and . for an empty one. False: it is no puzzle any more. */
bool         puzzle_index_cells (const PuzzleIndex *index, unsigned i, char *line, size_t size, char cells[N_CELLS + 1]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PuzzleIndex, puzzle_index_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PuzzleLines, puzzle_lines_free)
