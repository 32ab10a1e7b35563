/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-choice.h — what can be chosen of how it is printed: a row each, which the Print window, the tab in GTK's dialog and the
 * settings share.
 *
 * A choice is a number for each row, that of a value as the row counts them. Which rows mean something depends on what is
 * printed: a set of them, a bit each, 1 << row. */
#pragma once

#include <gtk/gtk.h>

#include "model/make/recipe.h"
#include "picture/sheets.h"

typedef enum {
  PRINT_COUNT, PRINT_LEVEL, PRINT_SYMMETRY,                        /* of new puzzles */
  PRINT_PER_PAGE, PRINT_SOLUTIONS, PRINT_BOARDS,
  PRINT_LEVELS, PRINT_NUMBERS, PRINT_LINE, PRINT_CANDIDATES, PRINT_PAGE_NUMBERS,
  PRINT_PAPER, PRINT_INK,
  N_PRINT_ROWS,
} PrintRow;

typedef enum { PRINT_KIND_LIST, PRINT_KIND_SEGMENTS, PRINT_KIND_SWITCH, PRINT_KIND_NUMBER } PrintKind;

typedef struct {
  const char *key;                     /* "per-page": stable, for the settings */
  const char *label;                   /* marked N_() */
  PrintKind   kind;
  int         usual;                   /* value of whoever has chosen nothing yet */
  const char *(*id)   (int value);     /* stable; NULL beyond the last value; of a number there is none */
  char       *(*name) (int value);     /* for people; g_free () it; NULL beyond the last */
} PrintRowKind;

extern const PrintRowKind print_rows[N_PRINT_ROWS];

typedef struct { int value[N_PRINT_ROWS]; } PrintChoice;

#define PRINT_CHOICE_KEY "print"       /* in the settings: "per-page=6 solutions=end …" */

/* settings: NULL where the schema is missing: as usual. What is not named there, or is not known, is as usual, too. */
void  print_choice_read       (GSettings *settings, PrintChoice *choice);
bool  print_choice_write      (GSettings *settings, const PrintChoice *choice);     /* false: not stored */

/* Sets what these rows say of the style; the title and the rest of it stay. */
void  print_choice_put        (const PrintChoice *choice, unsigned rows, SheetsStyle *style);
Paper print_choice_get_paper  (const PrintChoice *choice);
void  print_choice_get_recipe (const PrintChoice *choice, Recipe *recipe);          /* with a seed of its own */
