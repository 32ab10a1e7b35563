/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fpuzzles.h — a puzzle as f-puzzles and SudokuPad have it in JSON. */
#pragma once

#include <stddef.h>

#include "json-text.h"
#include "rules-text.h"

/* Either's; SudokuPad's may have its quotes left away and its keys cut short. False: *error is set, without a place where
 * the JSON was good. What is not known is refused by the name of its key. */
bool  fpuzzles_read_json  (const char *json, Document *document, ParseError *error);
char *fpuzzles_write_json (const Document *document);          /* as f-puzzles; g_free () it */

/* SudokuPad's short notation → JSON; JSON is left as it is. g_free () it. */
char *sudokupad_unzip     (const char *zipped);

/* How a key tells a constraint. Places are "R1C1"; beside the board their row or column is 0 or one behind the last. */
typedef enum {
  ENTRY_CAGE,                        /* cells, and a sum or none */
  ENTRY_CELLS,
  ENTRY_PAIR,                        /* two cells; a value that is not the usual one makes it the other kind */
  ENTRY_LETTER,                      /* two cells and X or V, the other kind */
  ENTRY_QUAD, ENTRY_CLONE,
  ENTRY_ARROW,                       /* the cells of the circle, and lines that begin in it */
  ENTRY_LINES, ENTRY_NUMBERED_LINES,
  ENTRY_CELL,                        /* a cell each, of one constraint */
  ENTRY_LINE, ENTRY_SIDE,            /* a cell beside the board: a row or a column, seen from there */
  ENTRY_DIAGONAL,                    /* a cell beside the board, and where its diagonal goes */
} FpuzzlesShape;

typedef struct {
  const char   *key;
  FpuzzlesShape shape;
  const char   *kind, *other;        /* of constraint_kinds[] */
  int           usual;               /* what a value is that is not there; below 1: so much less than half of the board's, rounded up */
} FpuzzlesRow;

extern const FpuzzlesRow fpuzzles_rows[];      /* the first of a kind is what is written; key NULL at the end */
extern const char *const fpuzzles_flags[N_EXTRAS];                   /* NULL: it has no word for it */

int   fpuzzles_usual      (const FpuzzlesRow *row, const Rules *rules);

/* Where f-puzzles has no place for a text it goes among SudokuPad's metadata, as it is called there or here. */
enum { N_FPUZZLES_TEXTS = 8 };
typedef struct { const char *key, *metadata; size_t offset; } FpuzzlesText;
extern const FpuzzlesText fpuzzles_texts[N_FPUZZLES_TEXTS];
const char *fpuzzles_text_keeps (unsigned i);                        /* the signs besides printed ones */

/* What the keys of the root tell besides the grid; those in read are passed over. */
bool  fpuzzles_read_rules  (JsonNode *root, const char *const *read, Rules *rules, ParseError *error);
bool  fpuzzles_read_row    (JsonNode *node, const FpuzzlesRow *row, Rules *rules, ParseError *error);      /* what stands there */
bool  fpuzzles_hold        (const Rules *rules);                     /* it can be written, and comes back */

/* SudokuPad's regions and cages. */
bool  sudokupad_read_rules (JsonNode *root, Rules *rules, ParseError *error);

/* "%s" of the detail; false always. */
bool  fpuzzles_fail        (ParseError *error, ParseReason reason, const char *detail);
bool  fpuzzles_check_keys  (JsonNode *object, const char *const *known, const char *const *also, ParseError *error);
bool  fpuzzles_is_true     (JsonNode *node);
