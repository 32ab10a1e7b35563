/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explanation.h — what is said of an event, a cell or a step: a title, a sentence, a table of sets and an equation, as one value. */
#pragma once

#include <glib.h>
#include <stdint.h>

#include "engine/core/digits.h"
#include "engine/rules/places.h"

/* What a set is on the board; its tint and its sign follow from it (UX §0.3). */
typedef enum {
  ROLE_NONE,            /* used, possible, result: no place on the board */
  ROLE_ROW, ROLE_COLUMN, ROLE_BOX,
  ROLE_TARGET,          /* the cell that is asked about: PV (j) */
  ROLE_OTHER,           /* another cell of the house: PV (q) */
} SetRole;

typedef enum {
  OPERATOR_NONE, OPERATOR_UNION, OPERATOR_MINUS, OPERATOR_EQUALS, OPERATOR_ALL_MINUS, OPERATOR_SUBSET
} SetOperator;

/* A set of digits; or, where house is one, of places in that house, which slots 1–9 stand for in reading order. */
typedef struct {
  SetOperator op;              /* drawn before the label: ∪ ∖ = U∖ ⊆; of a house's places U is R, C or B */
  SetRole     role;
  char        label[64];       /* translated: "Row 5", "PV r1c6", "Possible" */
  Values      digits;          /* members, one fixed slot each */
  Values      accent;          /* members that are the answer */
  Values      gone;            /* members that were tried, or are just ruled out: struck */
  bool        struck;          /* its members are what goes */
  bool        places;          /* of house; else of digits */
  uint8_t     house;           /* of the classic board, as all places are */
  PlaceSet    cells;           /* the filled cells a row stands for, or the cell PV belongs to */
  bool        line_above;
  bool        dead;            /* ∅: drawn as a bar "no digit is left" */
  bool        hidden;          /* what it holds is not told: empty slots with a question mark each */
} SetRow;

/* A cell, all others of its house, and the result. */
enum { SET_ROWS_MAX = VALUES_MAX + 3 };

typedef enum {
  GLYPH_NONE, GLYPH_NEXT, GLYPH_GUESS, GLYPH_DEDUCTION, GLYPH_DEAD_END, GLYPH_TAKE_BACK, GLYPH_SOLUTION, GLYPH_STRIP,
  GLYPH_RESTART, GLYPH_END, GLYPH_WHY
} ExplainGlyph;

typedef struct {
  ExplainGlyph glyph;
  char        *title;          /* "Dead end at row 5, column 6" */
  char        *sentence;       /* "All nine digits are already used around this cell." May be "" */
  uint8_t      n;              /* values of the board, a slot each; 0: the nine of the classic one */
  int          n_rows;
  SetRow       rows[SET_ROWS_MAX];
  char        *formula;        /* "PV(r5c6) = U ∖ (R5 ∪ C6 ∪ B5) = ∅"; NULL where there is none */
  char        *spoken;         /* title, sentence and table as one text for a screen reader */
  int          cell;           /* the cell it is about, −1 */
} Explanation;

void  explanation_clear  (Explanation *explanation);           /* frees and zeroes; a zeroed one is fine */

/* What stands before the label: "", "∪", "U∖", "B∖" …; static. */
const char *set_row_operator (const SetRow *row);
/* "Row 5: 1 2 7.": a row as a screen reader says it. */
char       *set_row_spoken   (const SetRow *row);
/* How many slots each row has. */
static inline int explanation_n (const Explanation *explanation) { return explanation->n ? explanation->n : 9; }

/* What a member is called in a chip: "7", "A" for 10; of places "c3" in a row or a box, "r7" in a column. slot: from 1 */
typedef struct { char text[3]; } SetMember;
SetMember   set_row_member   (const SetRow *row, int slot);
