/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain.h — the only place where a search gets words.
 *
 * Turns an event, with the search as it stands after it, into a title, a sentence, a set table and
 * a set equation. The window, the command line and the screen reader all show these. Pure functions:
 * same arguments, same text (in the current language). */
#pragma once

#include <glib.h>

#include "engine/search/strategy.h"
#include "formats/format.h"

/* What a set is on the board; its tint and its glyph follow from it (UX §0.3). */
typedef enum {
  ROLE_NONE,            /* used, possible, result: no place on the board */
  ROLE_ROW, ROLE_COLUMN, ROLE_BOX,
  ROLE_TARGET,          /* the cell that is asked about: PV (j) */
  ROLE_OTHER,           /* another cell of the house: PV (q) */
} SetRole;

typedef enum { OPERATOR_NONE, OPERATOR_UNION, OPERATOR_MINUS, OPERATOR_EQUALS, OPERATOR_ALL_MINUS } SetOperator;

typedef struct {
  SetOperator op;              /* drawn before the label: ∪ ∖ = U∖ */
  SetRole     role;
  char        label[64];       /* translated: "Row 5", "PV r1c6", "Possible" */
  Digits      digits;          /* members, one fixed slot each */
  Digits      accent;          /* members that are the answer */
  CellSet     cells;           /* the filled cells a row stands for, or the cell PV belongs to */
  bool        line_above;
  bool        dead;            /* ∅: drawn as a bar "no digit is left" */
} SetRow;

enum { SET_ROWS_MAX = 12 };

typedef enum {
  GLYPH_NONE, GLYPH_NEXT, GLYPH_GUESS, GLYPH_DEDUCTION, GLYPH_DEAD_END, GLYPH_TAKE_BACK, GLYPH_SOLUTION, GLYPH_STRIP,
  GLYPH_RESTART, GLYPH_END, GLYPH_WHY
} ExplainGlyph;

typedef struct {
  ExplainGlyph glyph;
  char        *title;          /* "Dead end at row 5, column 6" */
  char        *sentence;       /* "All nine digits are already used around this cell." May be "" */
  int          n_rows;
  SetRow       rows[SET_ROWS_MAX];
  char        *formula;        /* "PV(r5c6) = U ∖ (R5 ∪ C6 ∪ B5) = ∅"; NULL where there is none */
  char        *spoken;         /* title, sentence and table as one text for a screen reader */
  int          cell;           /* the cell it is about, −1 */
  Digits       struck;         /* STRIP: the digit, to be shown struck in cell */
} Explanation;

void  explanation_clear  (Explanation *explanation);           /* frees and zeroes; a zeroed one is fine */

/* view: the search right after the event. step: the event's number (0 for START). */
void  explain_event      (const Event *event, const SearchView *view, const Strategy *strategy, uint64_t step,
                          Explanation *explanation);

/* "At this moment it can be 5, 8 or 9." — the set table of any cell at any moment. */
void  explain_cell       (const SearchView *view, int cell, Explanation *explanation);

/* Full equations with their sets, as in SEEDS: "PV(r3c2) = U − (R3 ∪ C2 ∪ B1) = {1..9} − ({1,3,6,7,8} ∪ …) = {5}",
 * "Result = PV(r2c2) − ∪ PV(q) = {4,5,6,9} − ({1,4,7} ∪ {4,6} ∪ …) = {5}". Nothing is appended for events without one. */
void  explain_equation   (const Event *event, GString *text);

/* One line of trace: "N KIND rRcC=D depth DEPTH [why] [equation]"; words in English, stable for scripts; no newline. */
void  explain_trace_line (const Event *event, uint64_t step, GString *text);

/* One step of explain: "r3c2=5 basic filling (T1): PV(r3c2) = …"; without "=5" where the result is not one digit. English,
 * stable for scripts. */
void  explain_path_line  (const Event *event, GString *text);
char *explain_verdict    (const Event *last, int hardest_tier, int filled_at_start, int filled);   /* English, stable: "solved without a guess (T2)" */

/* "Line 4 has 8 cells, expected 9." name: the file's, NULL: not named. Translated; g_free () it. */
char *explain_parse_error (const ParseError *error, const char *name);
/* "NAME:LINE:COLUMN: reason" for the command line. */
char *explain_parse_error_line (const ParseError *error, const char *name);

/* How sentences call a cell: "row 5, column 6" (so at first), "r5c6" or "E6". Formulas always say r5c6. */
typedef enum { NOTATION_WORDS, NOTATION_R1C1, NOTATION_A1 } Notation;
void  explain_set_notation (Notation chosen);
bool  explain_notation_is_short (void);                        /* not in words */

/* Small parts that several views show. */
char *explain_digits     (Digits digits);                      /* "5, 8 or 9"; "" for none */
char *explain_cell_name  (int cell);                           /* "row 5, column 6", or as the notation has it */
char *explain_cell_title (int cell);                           /* the same to begin with: "Row 5, column 6" */
char *explain_house_name (int house);                          /* "row 5", "column 6", "box 2" */
char *explain_outcome    (Outcome outcome, const Counters *counters);      /* "Solved", "There is no solution. Every guess was tried." … */
char *explain_count      (uint64_t n);                         /* "12 400 000": thin-space groups of three from 1 000 */
